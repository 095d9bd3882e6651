public import Foundation

extension UIView {
  /// How something moves, which is the host's matter here.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16), curveEaseInOut = Self([]),
      curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16),
      curveLinear = Self(rawValue: 3 << 16), showHideTransitionViews = Self(rawValue: 256),
      transitionFlipFromLeft = Self(rawValue: 1 << 20),
      transitionFlipFromRight = Self(rawValue: 2 << 20),
      transitionCurlUp = Self(rawValue: 3 << 20), transitionCurlDown = Self(rawValue: 4 << 20),
      transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Does something at once, and something else when it has moved.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    ends(after: delay + duration, options, completion)
  }

  /// Does something at once, and something else when it has moved.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping damping: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    ends(after: delay + duration, options, completion)
  }

  /// Does something at once, and something else when it has moved.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations?()
    ends(after: duration, options, completion)
  }

  /// Has another view in the place of one.
  public static func transition(
    from view: UIView, to other: UIView, duration: TimeInterval, options: AnimationOptions = [],
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    view.superview?.addSubview(other)
    view.removeFromSuperview()
    ends(after: duration, options, completion)
  }

  /// Tells when something has moved that begins now; what comes again and again never has.
  static func ends(
    after seconds: TimeInterval, _ options: AnimationOptions = [],
    _ completion: (@MainActor (Bool) -> Void)?
  ) {
    guard let completion, !options.contains(.repeat) else { return }
    AnimationEnds.call(after: seconds) { completion(true) }
  }
}

/// Does something when an animation of the usual length has ended.
///
/// - Parameter isAnimated: false where nothing moves; it is done later all the same.
@MainActor func afterAnimation(
  _ isAnimated: Bool = true, _ body: @escaping @MainActor () -> Void
) {
  Task { @MainActor in
    if isAnimated { try? await Task.sleep(for: .milliseconds(350)) }
    body()
  }
}
