public import Foundation

// What of a view nobody sees here, and how it moves.

/// Which way lines run on a view, whatever the language.
public enum UISemanticContentAttribute: Int, Sendable {
  /// One of them.
  case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

extension UIView {
  /// How the colour of what can be touched looks while something lies over it.
  public enum TintAdjustmentMode: Int, Sendable {
    /// One of them.
    case automatic, normal, dimmed
  }

  /// How views that are taken away leave.
  public enum SystemAnimation: UInt, Sendable {
    /// One of them.
    case delete
  }

  /// How something moves through several places.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let layoutSubviews = Self(rawValue: 1), allowUserInteraction = Self(rawValue: 2),
      beginFromCurrentState = Self(rawValue: 4), `repeat` = Self(rawValue: 8),
      autoreverse = Self(rawValue: 16), calculationModeLinear = Self([]),
      calculationModeDiscrete = Self(rawValue: 1 << 10),
      calculationModePaced = Self(rawValue: 2 << 10),
      calculationModeCubic = Self(rawValue: 3 << 10),
      calculationModeCubicPaced = Self(rawValue: 4 << 10)
  }

  /// Does something at once, and something else when it has moved.
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    ends(after: delay + duration, options.contains(.repeat) ? .repeat : [], completion)
  }

  /// Does a part of what moves.
  public static func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration: Double,
    animations: @escaping @MainActor () -> Void
  ) { animations() }

  /// Does something at once, and something else when it has moved.
  public static func animate(
    springDuration: TimeInterval = 0.5, bounce: CGFloat = 0.0, initialSpringVelocity: CGFloat = 0.0,
    delay: TimeInterval = 0.0, options: AnimationOptions = [], animations: @MainActor () -> Void,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    ends(after: delay + springDuration, options, completion)
  }

  /// Does something at once, and something else when it has moved.
  public static func animate(
    _ animation: Animation, changes: @MainActor () -> Void,
    completion: (@MainActor () -> Void)? = nil
  ) {
    changes()
    if let completion { ends(after: 0.35) { _ in completion() } }
  }

  /// Takes views away.
  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations: (@MainActor () -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    for view in views { view.removeFromSuperview() }
    animations?()
    ends(after: 0.35, options, completion)
  }

  /// Has what moves come again.
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) { animations() }
  /// How long what moves takes, in seconds.
  public static var inheritedAnimationDuration: TimeInterval { 0 }

  /// As small, or as large, as it can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero,
    layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
  /// No size of its own.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Has two views change their places.
  public func exchangeSubview(at one: Int, withSubviewAt other: Int) {
    guard one != other, subviews.indices.contains(one), subviews.indices.contains(other) else {
      return
    }
    let (low, high) = (min(one, other), max(one, other))
    let (lower, higher) = (subviews[low], subviews[high])
    insertSubview(higher, at: low)
    insertSubview(lower, at: high)
  }
  /// Whether its constraints are asked for: never here.
  public func needsUpdateConstraints() -> Bool { false }
  /// What says where it is: nothing here.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] { [] }
  /// The parts of it that others are put into place by: they are not kept.
  public var layoutGuides: [UILayoutGuide] { [] }
  /// Where a frame is for what is to be lined up.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame }
  /// Where what is to be lined up has its frame.
  public func frame(forAlignmentRect rect: CGRect) -> CGRect { rect }

  /// Which way lines run where something says so.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute == .forceRightToLeft ? .rightToLeft : .leftToRight
  }

  /// A view that looks like it: an empty one.
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { UIView(frame: frame) }
  /// A view that looks like a part of it: an empty one.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates: Bool, withCapInsets insets: UIEdgeInsets
  ) -> UIView? { UIView(frame: rect) }

  /// Whether it is chosen by keys or a remote control: none is there.
  public var isFocused: Bool { false }
  /// Has what is chosen be looked for.
  public func setNeedsFocusUpdate() {}
  /// Has what is chosen be looked for.
  public func updateFocusIfNeeded() {}
  /// The view that lies in place of this one, for constraints.
  public var forFirstBaselineLayout: UIView { self }
  /// The view that lies in place of this one, for constraints.
  public var forLastBaselineLayout: UIView { self }
}

/// What is chosen by keys or a remote control, which none is here.
@MainActor @preconcurrency open class UIFocusUpdateContext {
  /// What was chosen.
  public var previouslyFocusedView: UIView? { nil }
  /// What is chosen.
  public var nextFocusedView: UIView? { nil }
}

/// How what is chosen is seen to change.
@MainActor @preconcurrency open class UIFocusAnimationCoordinator {
  /// Does something beside.
  public func addCoordinatedAnimations(
    _ animations: (() -> Void)?, completion: (() -> Void)? = nil
  ) {
    animations?()
    completion?()
  }
}
