import Foundation

/// Changes of layers that are one.
@MainActor @preconcurrency public final class CATransaction {
  private struct Open {
    var completion: (@MainActor () -> Void)?
    var seconds: TimeInterval = 0
    var duration: TimeInterval?
  }

  private static var open: [Open] = []

  /// Changes follow that are one.
  public static func begin() { open.append(Open()) }

  /// They are told. What waits for them is done when the longest animation that was added among them
  /// has ended, or soon where there is none.
  public static func commit() {
    guard let last = open.popLast(), let completion = last.completion else { return }
    AnimationEnds.call(after: last.duration ?? last.seconds, completion)
  }

  /// Does something when what changes has stopped to move.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    if open.isEmpty {
      if let block { afterAnimation(false, block) }
    } else {
      open[open.count - 1].completion = block
    }
  }

  /// How long it takes, in seconds.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {
    if !open.isEmpty { open[open.count - 1].duration = duration }
  }
  /// How long it takes, in seconds.
  public static func animationDuration() -> CFTimeInterval { open.last?.duration ?? 0.25 }
  /// Whether what changes moves, which nobody sees here.
  public static func setDisableActions(_ isDisabled: Bool) {}
  /// Whether it is slower at its ends, which nobody sees here.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Nothing waits.
  public static func flush() {}

  /// An animation begins.
  static func begins(_ animation: CAAnimation) {
    guard !open.isEmpty, animation.repeatCount < 1_000 else { return }
    let seconds =
      animation.duration * Double(max(1, animation.repeatCount)) * (animation.autoreverses ? 2 : 1)
    open[open.count - 1].seconds = max(open[open.count - 1].seconds, seconds)
  }
}
