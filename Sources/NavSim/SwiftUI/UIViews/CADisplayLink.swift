public import Combine
public import Foundation

/// Calls a method for every picture of the screen: sixty times a second, and like all timers of an app
/// not for ever, see <doc:AppTests>.
public final class CADisplayLink {
  private let target: AnyObject
  private let selector: Selector
  private var timer: Timer?

  /// When the present picture was drawn, in seconds.
  public private(set) var timestamp: TimeInterval = 0
  /// How long it stays, in seconds.
  public let duration: TimeInterval = 1.0 / 60
  /// True while it does not call.
  public var isPaused = false
  /// How many pictures it wants in a second, which nothing depends on here.
  public var preferredFramesPerSecond = 60
  /// When the next one is drawn, in seconds.
  public var targetTimestamp: TimeInterval { timestamp + duration }

  /// Creates one, which keeps its target.
  public init(target: Any, selector: Selector) {
    (self.target, self.selector) = (target as AnyObject, selector)
  }

  /// Begins.
  public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
    guard timer == nil else { return }
    nonisolated(unsafe) let link = self
    let timer = Timer(timeInterval: duration, repeats: true) { _ in link.draw() }
    self.timer = timer
    runLoop.add(timer, forMode: mode)
  }

  private func draw() {
    guard !isPaused else { return }
    timestamp += duration
    selector.perform(on: target, with: self)
  }

  /// Ends.
  public func invalidate() {
    timer?.invalidate()
    timer = nil
  }
}
