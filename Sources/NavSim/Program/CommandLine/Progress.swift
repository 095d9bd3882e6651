import Foundation
import Synchronization

/// How far a run is, how fast it goes and how long it will take, in one line for who is watching.
/// Time is looked at here, and decides nothing.
package final class Progress: Sendable {
  private let seeds: UInt64
  private let stepsPerSeed: Int
  private let start = ContinuousClock.now
  private let isWatched = Terminal.isWatched
  private let state = Mutex(
    (steps: 0, since: ContinuousClock.now, seeds: UInt64(0), shown: ContinuousClock.now))

  package init(seeds: UInt64, steps: Int) {
    self.seeds = seeds
    stepsPerSeed = steps
  }

  /// So many steps have been played in all.
  package func played(_ steps: Int) {
    guard isWatched else { return }
    state.withLock { state in
      if state.steps != steps { state.since = .now }
      state.steps = steps
    }
    show()
  }

  /// A seed is done.
  package func finished() {
    guard isWatched else { return }
    state.withLock { $0.seeds += 1 }
    show()
  }

  /// Nothing more is to be seen.
  package func clear() { if isWatched { Terminal.progress("") } }

  private func show() {
    let now = ContinuousClock.now
    let line: String? = state.withLock { state in
      // Ten times a second is as fast as anybody reads.
      guard state.shown.duration(to: now) > .milliseconds(100) else { return nil }
      state.shown = now
      return text(
        state.steps, state.seeds, start.duration(to: now), idle: state.since.duration(to: now))
    }
    if let line { Terminal.progress(line) }
  }

  /// A time that a person has to wait, in the two largest units.
  static func spoken(seconds: Int) -> String {
    switch seconds {
    case ..<60: "\(seconds) s"
    case ..<3_600: "\(seconds / 60) min \(seconds % 60) s"
    default: "\(TextReport.grouped(seconds / 3_600)) h \(seconds / 60 % 60) min"
    }
  }

  /// The line.
  ///
  /// - Parameter idle: how long no step has been played: those that were are judged, which may mean
  ///   to find out first what the calls do alone.
  func text(_ steps: Int, _ done: UInt64, _ time: Duration, idle: Duration) -> String {
    let seconds = max(time / .seconds(1), 0.001)
    let rate = Double(steps) / seconds
    let total = Double(seeds) * Double(stepsPerSeed)
    let share = min(Double(steps) / max(total, 1), 1)
    let bar = Int(share * 20)
    let left = rate > 0 ? Int((total - Double(steps)) / rate) : 0
    let pace =
      idle < .seconds(1)
      ? "\(TextReport.grouped(Int(rate))) steps/s · \(Self.spoken(seconds: max(left, 0))) left"
      : "judging for \(Self.spoken(seconds: Int(idle / .seconds(1))))"
    return "[" + String(repeating: "#", count: bar) + String(repeating: ".", count: 20 - bar)
      + "] \(Int(share * 100)) % · \(done) of \(seeds) seeds · \(pace)"
  }
}

/// How much has been carried out, for who is watching something that lasts and whose end is not
/// known.
package final class StepWatch: Sendable {
  private let isOn = Mutex(Terminal.isWatched)
  private let words: String

  /// - Parameter words: what is counted, or what is being done.
  package init(_ words: String = "steps") {
    self.words = words
    guard Terminal.isWatched else { return }
    Thread.detachNewThread { [self] in
      while show() { usleep(200_000) }
    }
  }

  private func show() -> Bool {
    isOn.withLock { isOn in
      if isOn { Terminal.progress("\(TextReport.grouped(Heartbeat.count)) \(words)") }
      return isOn
    }
  }

  /// Prints something while nothing else is shown.
  package func pause(_ body: () -> Void) {
    isOn.withLock { isOn in
      if isOn { Terminal.progress("") }
      body()
    }
  }

  /// Shows nothing more.
  package func stop() {
    pause {}
    isOn.withLock { $0 = false }
  }
}
