public import Foundation

// How things move in rarer forms, which nothing depends on here.

extension Animation {
  /// As a spring.
  public static let interpolatingSpring = Self()
  /// As a spring.
  public static func interactiveSpring(
    duration: Double, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Self { Self() }
  /// As a spring.
  public static func interpolatingSpring(
    duration: Double, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Self { Self() }
  /// As a spring.
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Self {
    Self()
  }
  /// Along a curve.
  public static func timingCurve(_ curve: UnitCurve, duration: Double) -> Self { Self() }
  /// The same, which counts as complete after a time.
  public func logicallyComplete(after duration: Double) -> Self { self }
  /// As an app says itself.
  public init(_ base: some CustomAnimation) { self.init() }
}

/// A movement of an app's own, which is never computed here.
public protocol CustomAnimation: Hashable, Sendable {
  /// How far something has moved; nil when it is there.
  func animate<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: inout AnimationContext<Value>
  ) -> Value?
  /// How fast something moves.
  func velocity<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: AnimationContext<Value>
  ) -> Value?
  /// Whether it goes on from an earlier one.
  func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: TimeInterval,
    context: inout AnimationContext<Value>
  ) -> Bool
}

extension CustomAnimation {
  /// None.
  public func velocity<Value: VectorArithmetic>(
    value: Value, time: TimeInterval, context: AnimationContext<Value>
  ) -> Value? { nil }
  /// False.
  public func shouldMerge<Value: VectorArithmetic>(
    previous: Animation, value: Value, time: TimeInterval,
    context: inout AnimationContext<Value>
  ) -> Bool { false }
}

/// What is kept of a movement.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What an app keeps.
  public var state = AnimationState<Value>()
  /// True when it counts as complete.
  public var isLogicallyComplete = false
  /// What is around the view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// What an app keeps of a movement.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]
  /// Keeps nothing.
  public init() {}
  /// What is kept by a key.
  public subscript<Key: AnimationStateKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key to what an app keeps of a movement.
public protocol AnimationStateKey {
  /// What is kept.
  associatedtype Value
  /// What it begins with.
  static var defaultValue: Value { get }
}

extension Transaction {
  /// Where a view is scrolled to by the change.
  public var scrollTargetAnchor: UnitPoint? {
    get { nil }
    set {}
  }
  /// True where a position is scrolled to that the app has asked for.
  public var scrollPositionUpdatePreservesVelocity: Bool {
    get { false }
    set {}
  }
  /// Does something when an animation of the usual length has ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping @MainActor () -> Void
  ) { withAnimation(animation, {}, completion: completion) }
}

extension Spring {
  /// One by how long it takes.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: extraBounce)
  }
  /// One by how long it takes.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.15 + extraBounce)
  }
  /// One by how long it takes.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
    Self(duration: duration, bounce: 0.3 + extraBounce)
  }
  /// How long it takes, in seconds.
  public var duration: Double { 0.5 }
  /// How much it swings.
  public var bounce: Double { 0 }
  /// How long it takes to stand still, in seconds.
  public var settlingDuration: TimeInterval { duration }
  /// Where something is after a time: at its target.
  public func value<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { target }
  /// How fast something is after a time: it stands still.
  public func velocity<Value: VectorArithmetic>(
    target: Value, initialVelocity: Value = .zero, time: TimeInterval
  ) -> Value { .zero }
}

extension UnitCurve {
  /// How fast something goes after a part of the time: evenly.
  public func velocity(at progress: Double) -> Double { 1 }
}

/// How a view is blurred while it comes and goes.
public struct BlurReplaceTransition: Hashable, Sendable {
  /// Which way.
  public enum Configuration: Hashable, Sendable {
    /// One of them.
    case downUp, upUp
  }
  /// Which way.
  public var configuration: Configuration
  /// Creates a way.
  public init(configuration: Configuration) { self.configuration = configuration }
}

/// What a view does while it comes and goes.
public struct TransitionProperties: Sendable {
  /// Whether it moves.
  public var hasMotion: Bool
  /// Creates properties.
  public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension Transition {
  /// What the view does: it moves.
  public static var properties: TransitionProperties { TransitionProperties() }
  /// The view as it is when it is there.
  @MainActor public func apply(content: some View, phase: TransitionPhase) -> some View { content }
}

extension AnyTransition {
  /// As a picture comes.
  public static let symbolEffect = Self.opacity
  /// As a picture comes.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { .opacity }
  /// Blurred.
  public static func blurReplace(_ configuration: BlurReplaceTransition.Configuration) -> Self {
    .opacity
  }
}

extension ContentTransition {
  /// As a picture changes.
  public static func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions = .default
  ) -> Self { .symbolEffect }
}

extension SymbolEffect {
  /// One of them.
  public static let drawOn = Self.appear, drawOff = Self.disappear
  /// One of them.
  public static let downUp = Self.replace, upUp = Self.replace, offUp = Self.replace
  /// The same in one direction.
  public var downUp: Self { self }
  /// The same in one direction.
  public var upUp: Self { self }
  /// The same in one direction.
  public var offUp: Self { self }
  /// The same in one direction.
  public var clockwise: Self { self }
  /// The same in one direction.
  public var counterClockwise: Self { self }
  /// The same in one direction.
  public var left: Self { self }
  /// The same in one direction.
  public var right: Self { self }
  /// The same in one direction.
  public var forward: Self { self }
  /// The same in one direction.
  public var backward: Self { self }
  /// The same, without more.
  public var plain: Self { self }
  /// The same, one part after another.
  public var individually: Self { self }
  /// The same by an angle.
  public func custom(angle: Angle) -> Self { self }
  /// The same, with what is alike in both pictures standing still.
  public func magic(fallback: Self) -> Self { self }
}

extension SensoryFeedback {
  /// One of them.
  public static let release = Self.stop
}

extension View {
  /// The view as it is.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping (Value, Value) -> SensoryFeedback?
  ) -> Self { self }
  /// The view as it is.
  public func sensoryFeedback<Value: Equatable>(
    trigger: Value, _ feedback: @escaping () -> SensoryFeedback?
  ) -> Self { self }
  /// The view as it is.
  public func transaction(
    _ transform: @escaping (inout Transaction) -> Void, body: (Self) -> some View
  ) -> some View { body(self) }
}

extension VisualEffect {
  /// The same.
  public func contrast(_ amount: Double) -> Self { self }
  /// The same.
  public func grayscale(_ amount: Double) -> Self { self }
  /// The same.
  public func offset(_ offset: CGSize) -> Self { self }
  /// The same.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  /// The same.
  public func blur(radius: CGFloat, opaque: Bool) -> Self { self }
  /// The same.
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
}

/// Moves evenly.
public func LinearKeyframe<Value>(
  _ to: Value, duration: Double, timingCurve: UnitCurve
) -> Keyframe<Value> { Keyframe() }
/// Moves along a curve.
public func CubicKeyframe<Value>(
  _ to: Value, duration: Double, startVelocity: Value?, endVelocity: Value? = nil
) -> Keyframe<Value> { Keyframe() }
/// Moves along a curve.
public func CubicKeyframe<Value>(
  _ to: Value, duration: Double, endVelocity: Value?
) -> Keyframe<Value> { Keyframe() }
/// Moves as a spring does.
public func SpringKeyframe<Value>(
  _ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value?
) -> Keyframe<Value> { Keyframe() }

extension View {
  /// The view as it is.
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }
  /// The view as it is.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Self { self }
  /// The view as it is.
  public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Self { self }
}

/// How a symbol shows a value, which nothing depends on here.
public struct SymbolVariableValueMode: Hashable, Sendable {
  /// One of them.
  public static let color = Self(), draw = Self()
}

/// How a symbol is coloured, which nothing depends on here.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  /// One of them.
  public static let flat = Self(), gradient = Self()
}

extension VectorArithmetic {
  /// The same, larger or smaller.
  public func scaled(by factor: Double) -> Self {
    var copy = self
    copy.scale(by: factor)
    return copy
  }
}
