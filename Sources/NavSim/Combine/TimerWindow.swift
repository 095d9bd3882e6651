import Foundation

/// The timers of one app that go on for ever: they stand still when nothing was done for a while, so
/// that the app comes to rest, and go on with the next thing that is done.
///
/// One app at a time is played on a thread.
package final class TimerWindow {
  /// How long they go on after something was done, and how often each publishes in that time.
  static let length = (seconds: 5.0, ticks: 50)

  private static let key = "TimerWindow"
  private final class Weak {
    weak var timer: RepeatingTimer?
    init(_ timer: RepeatingTimer) { self.timer = timer }
  }

  private var timers: [Weak] = []

  /// Creates a window for what is begun on this thread from now on.
  package init() { Thread.current.threadDictionary[Self.key] = self }

  /// That of the app that is played on this thread; nil for timers that nothing stops.
  static var current: TimerWindow? {
    Thread.current.threadDictionary[key] as? TimerWindow
  }

  func add(_ timer: RepeatingTimer) {
    timers.removeAll { $0.timer == nil }
    timers.append(Weak(timer))
  }

  /// Something is done: timers go on.
  package func open() { for weak in timers { weak.timer?.open() } }
}

/// One timer that goes on for ever, on the simulated clock.
final class RepeatingTimer: Cancellable {
  private let interval: Double
  private let tick: () -> Void
  private var untilTick: Double
  /// How long it goes on yet, and how often it publishes until then; nil for always.
  private var left: (seconds: Double, ticks: Int)?
  /// True while it waits for its time.
  private var isWaiting = false
  private var isOver = false

  init(every interval: Double, _ tick: @escaping () -> Void) {
    (self.interval, untilTick, self.tick) = (interval, interval, tick)
    if let window = TimerWindow.current {
      left = TimerWindow.length
      window.add(self)
    }
    wait()
  }

  func cancel() { isOver = true }

  /// Goes on for a while.
  func open() {
    guard left != nil else { return }
    left = TimerWindow.length
    wait()
  }

  private func wait() {
    guard !isWaiting, !isOver, left.map({ $0.seconds > 0 && $0.ticks > 0 }) ?? true else { return }
    isWaiting = true
    let step = min(untilTick, left?.seconds ?? untilTick)
    DispatchQueue.main.perform(after: .seconds(step)) { [weak self] in
      guard let self, !isOver else { return }
      isWaiting = false
      left?.seconds -= step
      untilTick -= step
      if untilTick <= 0 {
        untilTick = interval
        left?.ticks -= 1
        tick()
      }
      wait()
    }
  }
}
