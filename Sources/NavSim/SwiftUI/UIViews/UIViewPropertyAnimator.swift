public import Foundation

extension UIView {
  /// How something moves at each part of its way, which nothing depends on here.
  public enum AnimationCurve: Int, Sendable {
    /// One of them.
    case easeInOut, easeIn, easeOut, linear
  }
}

/// Where something that moves ends.
public enum UIViewAnimatingPosition: Int, Sendable {
  /// One of them.
  case end, start, current
}

/// Whether something moves.
public enum UIViewAnimatingState: Int, Sendable {
  /// One of them.
  case inactive, active, stopped
}

/// How something moves, which nothing depends on here.
@MainActor @preconcurrency public protocol UITimingCurveProvider: AnyObject {}

/// Along a curve.
@MainActor @preconcurrency public final class UICubicTimingParameters: UITimingCurveProvider {
  /// Creates a curve.
  public init(animationCurve: UIView.AnimationCurve = .easeInOut) {}
  /// Creates a curve that goes by two points.
  public init(controlPoint1: CGPoint, controlPoint2: CGPoint) {}
}

/// As a spring.
@MainActor @preconcurrency public final class UISpringTimingParameters: UITimingCurveProvider {
  /// Creates a spring.
  public init(dampingRatio: CGFloat = 1, initialVelocity: CGVector = .zero) {}
  /// Creates a spring.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity: CGVector = .zero
  ) {}
  /// Creates a spring.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity: CGVector = .zero) {}
}

/// Moves something, and can be stopped.
@MainActor @preconcurrency public protocol UIViewAnimating: AnyObject {
  /// How far it has come, of 1.
  var fractionComplete: CGFloat { get set }
  /// True where it goes back to where it was.
  var isReversed: Bool { get set }
  /// Whether it moves.
  var state: UIViewAnimatingState { get }
  /// True while time passes.
  var isRunning: Bool { get }
  /// Moves.
  func startAnimation()
  /// Moves, after a while.
  func startAnimation(afterDelay delay: TimeInterval)
  /// Stands still, until it goes on.
  func pauseAnimation()
  /// Moves no more.
  func stopAnimation(_ withoutFinishing: Bool)
  /// Tells that it has ended, after it was stopped.
  func finishAnimation(at position: UIViewAnimatingPosition)
}

/// Moves something, to which more can be added.
@MainActor @preconcurrency public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// Has something else move, too.
  func addAnimations(_ animation: @escaping @MainActor () -> Void)
  /// Has something else move, too.
  func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat)
  /// Tells when it has ended.
  func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void)
  /// Goes on.
  func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// Has something move, and tells when it has ended. What moves is where it ends as soon as it begins.
@MainActor @preconcurrency open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  /// How long it moves, and waits before, in seconds.
  public let duration: TimeInterval
  /// How long it waits, in seconds.
  public private(set) var delay: TimeInterval = 0
  /// Whether it moves.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True while time passes.
  public private(set) var isRunning = false
  /// True where it goes back to where it was, which is not seen here.
  public var isReversed = false
  /// True where it does not end by itself.
  public var pausesOnCompletion = false
  /// Whether it can be touched, and held.
  public var isUserInteractionEnabled = true, isInterruptible = true, scrubsLinearly = true
  private var animations: [@MainActor () -> Void] = []
  private var completions: [@MainActor (UIViewAnimatingPosition) -> Void] = []
  private var fraction: CGFloat = 0
  /// Which of its runs this is: what ends belongs to the last one alone.
  private var run = 0

  /// Creates an animator that rests.
  public init(duration: TimeInterval, timingParameters: any UITimingCurveProvider) {
    self.duration = duration
    super.init()
  }

  /// Creates an animator that takes no time.
  public convenience override init() {
    self.init(duration: 0, timingParameters: UICubicTimingParameters())
  }

  /// Creates an animator that rests.
  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  /// Creates an animator that rests.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Creates an animator that rests.
  public convenience init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (@MainActor () -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// Has something move at once.
  @discardableResult public class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping @MainActor () -> Void,
    completion: (@MainActor (UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .easeInOut, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// How far it has come, of 1.
  public var fractionComplete: CGFloat {
    get { fraction }
    set {
      begin()
      fraction = newValue
    }
  }

  /// Has something else move, too.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void) {
    if state == .active { animation() } else { animations.append(animation) }
  }
  /// Has something else move, too.
  open func addAnimations(_ animation: @escaping @MainActor () -> Void, delayFactor: CGFloat) {
    addAnimations(animation)
  }
  /// Tells when it has ended.
  open func addCompletion(_ completion: @escaping @MainActor (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Moves.
  open func startAnimation() { startAnimation(afterDelay: 0) }

  /// Moves, after a while.
  open func startAnimation(afterDelay delay: TimeInterval) {
    guard !isRunning, state != .stopped else { return }
    self.delay = delay
    begin()
    isRunning = true
    let left = delay + duration * Double(1 - fraction)
    run += 1
    // One that moves is kept until it has ended, though the app does not keep it.
    AnimationEnds.call(after: left) { [self, run] in
      guard run == self.run, isRunning else { return }
      isRunning = false
      fraction = 1
      if !pausesOnCompletion { end(isReversed ? .start : .end) }
    }
  }

  /// Goes on.
  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) { startAnimation() }

  /// Stands still, until it goes on.
  open func pauseAnimation() {
    begin()
    halt()
  }

  /// Moves no more.
  ///
  /// - Parameter withoutFinishing: true where nobody is told.
  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    if withoutFinishing {
      completions = []
      state = .inactive
    } else {
      state = .stopped
    }
  }

  /// Tells that it has ended, after it was stopped.
  open func finishAnimation(at position: UIViewAnimatingPosition) {
    if state == .stopped { end(position) }
  }

  private func begin() {
    guard state == .inactive else { return }
    state = .active
    fraction = 0
    let begun = animations
    animations = []
    for animation in begun { animation() }
  }

  private func halt() {
    isRunning = false
    run += 1
  }

  private func end(_ position: UIViewAnimatingPosition) {
    state = .inactive
    let done = completions
    completions = []
    for completion in done { completion(position) }
  }
}
