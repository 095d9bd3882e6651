/// What goes through phases: its first one.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let content: (Phase) -> Content

  /// Creates a view that never rests.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.content = content
  }

  /// Creates a view that goes through its phases when a value changes.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.init(phases, content: content)
  }

  /// What it shows.
  public var body: some View { if let first = phases.first { content(first) } }
}

/// What moves along keyframes: where it begins.
public struct KeyframeAnimator<Value, Content: View>: View {
  private let value: Value
  private let content: (Value) -> Content

  /// Creates a view that moves again and again.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) {
    value = initialValue
    self.content = content
  }

  /// Creates a view that moves when a value changes.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) {
    value = initialValue
    self.content = content
  }

  /// What it shows.
  public var body: some View { content(value) }
}

extension View {
  /// The view where it begins.
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View { content(self, initialValue) }

  /// The view where it begins.
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Self, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes
  ) -> some View { content(self, initialValue) }
}

/// Along what a value moves; nothing is kept of it.
public protocol Keyframes {}

/// A place that a value moves to.
public struct Keyframe<Value>: Keyframes {}

/// Places that a part of a value moves to.
public struct KeyframeTrack<Root, Value>: Keyframes {
  /// Moves a part.
  public init(
    _ path: WritableKeyPath<Root, Value>,
    @KeyframesBuilder<Value> content: () -> some Keyframes
  ) {}

  /// Moves the whole.
  public init(@KeyframesBuilder<Value> content: () -> some Keyframes) where Root == Value {}
}

/// Moves evenly.
public func LinearKeyframe<Value>(_ to: Value, duration: Double) -> Keyframe<Value> { Keyframe() }
/// Moves along a curve.
public func CubicKeyframe<Value>(_ to: Value, duration: Double) -> Keyframe<Value> { Keyframe() }
/// Moves as a spring does.
public func SpringKeyframe<Value>(
  _ to: Value, duration: Double? = nil, spring: Spring = Spring()
) -> Keyframe<Value> { Keyframe() }
/// Is there at once.
public func MoveKeyframe<Value>(_ to: Value) -> Keyframe<Value> { Keyframe() }

/// Puts keyframes together.
@resultBuilder public enum KeyframesBuilder<Value> {
  /// Several of them.
  public struct Several: Keyframes {}
  /// One of them.
  public static func buildExpression(_ keyframe: Keyframe<Value>) -> Keyframe<Value> { keyframe }
  /// One of them.
  public static func buildExpression<Part>(
    _ track: KeyframeTrack<Value, Part>
  ) -> KeyframeTrack<Value, Part> { track }
  /// All of them.
  public static func buildBlock<each Part: Keyframes>(_ parts: repeat each Part) -> Several {
    Several()
  }
}
