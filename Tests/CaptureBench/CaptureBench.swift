import Foundation
import NavSim

/// What captured execution costs, and what it leads to, as a command:
///
///     swift run -c release capture-bench               jobs per second, against real time
///     swift run -c release capture-bench digests 10000 a line for every seed, to compare processes
@main
struct CaptureBench {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == "digests" else { return try measure() }
    for seed in 0..<(arguments.dropFirst().first.flatMap(UInt64.init) ?? 1_000) {
      let run = try simulate(seed: seed, capture: .required) { _ in await Scene.play() }
      print(seed, run.digest, run.steps, run.time, run.result)
    }
  }

  private static func measure() throws {
    try measure("yields of one task", rounds: 500) { await Scene.yields(1_000) }
    try measure("sleeps and yields of 20 tasks", rounds: 200) { await Scene.crowd(20, 50) }
    try measure("yields of 1,000 tasks at once", rounds: 5) { await Scene.crowd(1_000, 10) }
    try measure("a router with three callers", rounds: 5_000) { _ = await Scene.play() }
    try measure("nothing", rounds: 10_000) {}
  }

  /// Prints the best of five times of this thread, because other programs run beside it.
  private static func measure(
    _ name: String, rounds: UInt64, _ body: @escaping @Sendable () async -> Void
  ) throws {
    var best = Double.infinity
    var (jobs, virtual) = (0, Duration.zero)
    for _ in 0..<5 {
      (jobs, virtual) = (0, .zero)
      let start = processorTime
      for seed in 0..<rounds {
        let run = try simulate(seed: seed, capture: .required) { _ in await body() }
        jobs += run.steps
        virtual += run.time
      }
      best = min(best, processorTime - start)
    }
    let name = name.padding(toLength: 32, withPad: " ", startingAt: 0)
    print(
      name, "\(Int(Double(jobs) / best)) jobs/s,",
      "\(Int(virtual / .seconds(1) / best)) × real time,",
      "\(Int(best / Double(rounds) * 1e6)) µs a simulation")
  }

  /// In seconds.
  private static var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}

/// What is played: code as apps have it.
private enum Scene {
  @MainActor
  static func yields(_ count: Int) async {
    for _ in 0..<count { await Task.yield() }
  }

  /// So many tasks that sleep and yield so many times.
  static func crowd(_ tasks: Int, _ turns: Int) async {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<tasks { group.addTask { await member(turns, sleeps: tasks < 100) } }
    }
  }

  @MainActor
  private static func member(_ turns: Int, sleeps: Bool) async {
    for turn in 0..<turns {
      if sleeps { try? await Task.sleep(for: .milliseconds(turn % 7)) }
      await Task.yield()
    }
  }

  /// Three callers of one router, which overlap, and a queue beside them.
  @MainActor
  static func play() async -> [String] {
    let router = PushingRouter()
    await withTaskGroup(of: Void.self) { group in
      for caller in 0..<3 {
        group.addTask {
          for turn in 0..<4 {
            try? await Task.sleep(for: .milliseconds(200 * (caller + turn)))
            await router.push("\(caller)\(turn)")
          }
        }
      }
    }
    await withCheckedContinuation { continuation in
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { continuation.resume() }
    }
    return router.path
  }
}

/// A router that is disabled for the length of a transition.
@MainActor
private final class PushingRouter {
  private(set) var path: [String] = []
  private var isEnabled = true

  func push(_ route: String) async {
    guard isEnabled else { return }
    isEnabled = false
    try? await Task.sleep(for: .milliseconds(550))
    path.append(route)
    isEnabled = true
  }
}
