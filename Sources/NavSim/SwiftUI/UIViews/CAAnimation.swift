public import Foundation

/// How something moves, of which its time alone counts here.
@MainActor @preconcurrency open class CAAnimation: NSObject {
  /// How long it takes, in seconds.
  public var duration: CFTimeInterval = 0.25
  /// How often it comes, and for how long, in seconds.
  public var repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0
  /// True where it goes back, too.
  public var autoreverses = false
  /// Where it stays.
  public var fillMode = CAMediaTimingFillMode.removed
  /// False for what stays when it has ended.
  public var isRemovedOnCompletion = true
  /// When it begins, and how fast it is.
  public var beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0, speed: Float = 1
  /// Whether it is slower at its ends.
  public var timingFunction: CAMediaTimingFunction?
  /// Who is told when it begins and has ended.
  public var delegate: (any CAAnimationDelegate)?
  private var values: [String: Any] = [:]

  /// Creates one.
  public override init() { super.init() }

  /// Keeps something with it.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What is kept with it.
  public func value(forKey key: String) -> Any? { values[key] }

  /// It is played. One that comes again and again never ends.
  func play(end: @escaping @MainActor () -> Void) {
    CATransaction.begins(self)
    delegate?.animationDidStart(self)
    guard repeatCount < 1_000 else { return }
    let seconds = duration * Double(max(1, repeatCount)) * (autoreverses ? 2 : 1)
    AnimationEnds.call(after: seconds) { [self] in
      end()
      delegate?.animationDidStop(self, finished: true)
    }
  }
}

/// Is told when something moves.
@MainActor @preconcurrency public protocol CAAnimationDelegate: AnyObject {
  /// It begins.
  func animationDidStart(_ animation: CAAnimation)
  /// It has ended.
  func animationDidStop(_ animation: CAAnimation, finished: Bool)
}

extension CAAnimationDelegate {
  /// Nothing is done.
  public func animationDidStart(_ animation: CAAnimation) {}
  /// Nothing is done.
  public func animationDidStop(_ animation: CAAnimation, finished: Bool) {}
}

/// How a property of a layer changes.
@MainActor @preconcurrency open class CAPropertyAnimation: CAAnimation {
  /// Which property.
  public var keyPath: String?
  /// Whether it is added to what the property has.
  public var isAdditive = false, isCumulative = false

  /// Creates one.
  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }
}

/// How a property goes from one value to another.
@MainActor @preconcurrency open class CABasicAnimation: CAPropertyAnimation {
  /// The values.
  public var fromValue: Any?, toValue: Any?, byValue: Any?
}

/// How a property swings from one value to another.
@MainActor @preconcurrency open class CASpringAnimation: CABasicAnimation {
  /// How it swings.
  public var damping: CGFloat = 10, mass: CGFloat = 1, stiffness: CGFloat = 100,
    initialVelocity: CGFloat = 0
  /// How long until it stands still, in seconds.
  public var settlingDuration: CFTimeInterval { duration }
}

/// How a property goes through several values.
@MainActor @preconcurrency open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, and when each is there, from 0 to 1.
  public var values: [Any]?, keyTimes: [NSNumber]?
  /// A line that it follows.
  public var path: CGPath?
  /// Whether it is slower at their ends.
  public var timingFunctions: [CAMediaTimingFunction]?
}

/// Several at once.
@MainActor @preconcurrency open class CAAnimationGroup: CAAnimation {
  /// Which.
  public var animations: [CAAnimation]?
}

/// How what is in a layer is followed by something else.
@MainActor @preconcurrency open class CATransition: CAAnimation {
  /// How.
  public var type = CATransitionType.fade
  /// From where.
  public var subtype: CATransitionSubtype?
}

/// How something is followed by something else.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let fade = Self(rawValue: "fade"), moveIn = Self(rawValue: "moveIn"),
    push = Self(rawValue: "push"), reveal = Self(rawValue: "reveal")
}

/// From where something comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let fromLeft = Self(rawValue: "fromLeft"),
    fromRight = Self(rawValue: "fromRight"), fromTop = Self(rawValue: "fromTop"),
    fromBottom = Self(rawValue: "fromBottom")
}

/// Where something stays that has moved.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let forwards = Self(rawValue: "forwards"), backwards = Self(rawValue: "backwards"),
    both = Self(rawValue: "both"), removed = Self(rawValue: "removed")
}

/// Whether something is slower at its ends.
public final class CAMediaTimingFunction: Sendable {
  /// Creates one by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates one by its points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// Whether something is slower at its ends.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let linear = Self(rawValue: "linear"), easeIn = Self(rawValue: "easeIn"),
    easeOut = Self(rawValue: "easeOut"), easeInEaseOut = Self(rawValue: "easeInEaseOut"),
    `default` = Self(rawValue: "default")
}

/// By what a layer knows a transition.
public let kCATransition = "transition"
