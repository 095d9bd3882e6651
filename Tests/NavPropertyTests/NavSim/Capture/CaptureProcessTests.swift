import Foundation
import NavSim
import Testing

/// What capturing leaves alone, and what it must give again: other tests, other threads, other
/// processes.
@Suite("Captured processes", .tags(.slow))
struct CaptureProcessTests {
  @MainActor
  private static func scenario() async throws -> [String] {
    let router = AppRouter()
    let list = EventList()
    await withTaskGroup(of: Void.self) { group in
      for caller in 0..<3 {
        group.addTask {
          try? await Task.sleep(for: .milliseconds(caller % 2))
          await router.push("\(caller)")
          list.add("\(caller)")
        }
      }
      group.addTask { await Task.detached { await Task.yield() }.value }
    }
    DispatchQueue.main.async { list.add("main") }
    DispatchQueue.global().async { list.add("global") }
    router.dismissToRoot()
    try await Task.sleep(for: .seconds(5))
    return router.path + list.events
  }

  /// The digests of seeds, each with what it led to, as a text.
  private static func digests(_ seeds: Range<UInt64>) throws -> String {
    var lines: [String] = []
    for seed in seeds {
      let run = try simulate(seed: seed, capture: .required) { _ in try await scenario() }
      lines.append("\(seed) \(run.digest) \(run.steps) \(run.time) \(run.result)")
    }
    return lines.joined(separator: "\n")
  }

  /// How many seeds to compare. More by hand: NAVSIM_CAPTURE_SEEDS=10000.
  private static var seeds: Range<UInt64> {
    let variable = ProcessInfo.processInfo.environment["NAVSIM_CAPTURE_SEEDS"]
    return 0..<(variable.flatMap(UInt64.init) ?? 50)
  }

  @Test("the same seeds give the same runs")
  func writesDigests() throws {
    let digests = try Self.digests(Self.seeds)
    // Another process is asked for its digests by this variable.
    if let path = ProcessInfo.processInfo.environment["NAVSIM_CAPTURE_DIGESTS"] {
      try Data(digests.utf8).write(to: URL(fileURLWithPath: path))
    } else {
      #expect(try Self.digests(0..<20) == Self.digests(0..<20))
    }
  }

  @Test("the same seeds give the same runs in another process")
  func anotherProcess() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "digests-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: file) }
    _ = try Self.run(
      "writesDigests", ["NAVSIM_CAPTURE_DIGESTS": file.path, "MALLOC_PERTURB_": "85"])
    let other = try String(contentsOf: file, encoding: .utf8)
    #expect(other.split(separator: "\n").count == Self.seeds.count)
    #expect(try Self.digests(Self.seeds) == other)
  }

  /// Runs one of these tests in a process of its own.
  ///
  /// - Returns: what it wrote to standard error.
  private static func run(_ test: String, _ variables: [String: String]) throws -> String {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["--testing-library", "swift-testing", "--filter", test]
    process.environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    let errors = Pipe()
    process.standardOutput = FileHandle.nullDevice
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: text, as: UTF8.self)
  }

  private static func readPastTheEnd(_ numbers: [Int]) -> Int { numbers[numbers.count] }

  @Test("a trap ends the process, and what is written names the seed and the line")
  func traps() throws {
    if ProcessInfo.processInfo.environment["NAVSIM_CAPTURE_TRAP"] != nil {
      _ = try simulate(seed: 17) { _ in Self.readPastTheEnd([1]) }
    }
    // The runtime reads the crashed process by calls that are captured everywhere else.
    let report = try Self.run(
      "CaptureProcessTests/traps",
      ["NAVSIM_CAPTURE_TRAP": "1", "SWIFT_BACKTRACE": "enable=yes,interactive=no,color=no"])
    #expect(report.contains("Fatal error"))
    #expect(report.contains("readPastTheEnd"))
    #expect(report.contains("crashed in the run of seed 17\n"))
  }

  @Test("simulations on several threads at once are what each of them is alone")
  func threads() async throws {
    let alone = try Self.digests(0..<20)
    let together = try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<4 {
        group.addTask {
          try await withCheckedThrowingContinuation { continuation in
            Thread { continuation.resume(with: Result { try Self.digests(0..<20) }) }.start()
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(together == [alone, alone, alone, alone])
  }

  @Test("an ordinary main-actor test with a real sleep goes on as before")
  @MainActor
  func ordinary() async throws {
    let start = ContinuousClock.now
    _ = try simulate(seed: 1, capture: .required) { @MainActor _ in
      try await Task.sleep(for: .seconds(3_600))
    }
    MainActor.assertIsolated()
    try await Task.sleep(for: .milliseconds(100))
    MainActor.assertIsolated()
    let detached = try await Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      return await MainActor.run {
        MainActor.assertIsolated(); return 1
      }
    }.value
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { MainActor.assumeIsolated { continuation.resume() } }
    }
    #expect(detached == 1)
    let elapsed = ContinuousClock.now - start
    #expect(elapsed >= .milliseconds(150))
    #expect(elapsed < .seconds(3_600))
  }

  @Test("code of a simulation may resume a task that waits outside")
  func resumesOutside() async throws {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let outside = Task.detached {
      for await number in stream { return number }
      return 0
    }
    await Task.yield()
    let run = try simulate(seed: 1, capture: .required) { _ in
      try await Task.sleep(for: .seconds(1))
      continuation.yield(7)
      try await Task.sleep(for: .seconds(1))
    }
    #expect(run.time == .seconds(2))
    #expect(await outside.value == 7)
  }
}
