public import Foundation

// What an app is told of measures, and what follows from that: those of a phone, which stay the same.

/// A number that grows with the letters: as it is.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Creates a number.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a number.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

/// How far something is scrolled: not at all.
public struct ScrollGeometry: Equatable, Sendable {
  /// How far it is scrolled.
  public var contentOffset = CGPoint.zero
  /// How large it is.
  public var contentSize = CGSize(width: 393, height: 852)
  /// How large what is seen is.
  public var containerSize = CGSize(width: 393, height: 852)
  /// What is seen.
  public var visibleRect: CGRect { CGRect(origin: .zero, size: containerSize) }
  /// Room at the sides.
  public var contentInsets = EdgeInsets()

  init() {}

  /// Creates measures.
  public init(
    contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize
  ) {
    (self.contentOffset, self.contentSize) = (contentOffset, contentSize)
    (self.contentInsets, self.containerSize) = (contentInsets, containerSize)
  }
}

/// What is done to something that is scrolled: nothing.
public enum ScrollPhase: Hashable, Sendable {
  /// One of them.
  case idle, tracking, interacting, decelerating, animating

  /// True while it moves.
  public var isScrolling: Bool { self != .idle }
}

extension View {
  /// Does something with a measure of the place, once, as it never changes.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping @MainActor (Value) -> Void
  ) -> Annotated<Self> { onAppear { action(transform(GeometryProxy())) } }

  /// The view as it is: nobody scrolls.
  public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping @MainActor (Value, Value) -> Void
  ) -> Self { self }

  /// The view as it is: nobody scrolls.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase, ScrollPhaseChangeContext) -> Void
  ) -> Self { self }

  /// The view as it is: nobody scrolls.
  public func onScrollPhaseChange(
    _ action: @escaping @MainActor (ScrollPhase, ScrollPhase) -> Void
  ) -> Self { self }

  /// The view as it is.
  public func anchorPreference<Value, Key: PreferenceKey>(
    key: Key.Type, value: Anchor<Value>.Source, transform: @escaping (Anchor<Value>) -> Key.Value
  ) -> Self { self }

  /// The view in its first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, @ViewBuilder content: (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }

  /// The view in its first phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: (Self, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> Self { self }

  /// The view as it is.
  public func glassEffect() -> Self { self }
  /// The view as it is.
  public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func draggable<Item>(_ item: @autoclosure @escaping () -> Item) -> Self { self }
  /// The view as it is: nothing is dragged from one view to another.
  public func dropDestination<Item>(
    for type: Item.Type, action: @escaping ([Item], CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, action: @escaping @MainActor () -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> Self { self }
  /// The view as it is.
  public func userActivity(
    _ type: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> Self { self }
  /// One end of what moves when something else of the same name takes the place of this view.
  public func matchedGeometryEffect(
    id: some Hashable, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> Annotated<Self> { matchedGeometryEffect(id: id, in: namespace) }
  /// The view as it is.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions, value: some Equatable
  ) -> Self { self }
  /// The view as it is.
  public func symbolEffect(
    _ effect: SymbolEffect, options: SymbolEffectOptions, isActive: Bool = true
  ) -> Self { self }
}

/// A measure of a view, which nobody asks for here.
public struct Anchor<Value>: @unchecked Sendable {
  /// Creates a measure of a framework's.
  package init() {}

  /// Which measure.
  public struct Source: @unchecked Sendable {
    init() {}
  }
}

extension Anchor.Source where Value == CGRect {
  /// Where the view is.
  public static var bounds: Self { Self() }
}

extension Anchor.Source where Value == CGRect {
  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Self { Self() }
}

extension Anchor.Source where Value == CGPoint {
  /// A point of the view.
  public static var center: Self { Self() }
  /// A point of the view.
  public static var leading: Self { Self() }
  /// A point of the view.
  public static var trailing: Self { Self() }
  /// A point of the view.
  public static var top: Self { Self() }
  /// A point of the view.
  public static var bottom: Self { Self() }
  /// A point of the view.
  public static var topLeading: Self { Self() }
  /// A point of the view.
  public static var topTrailing: Self { Self() }
  /// A point of the view.
  public static var bottomLeading: Self { Self() }
  /// A point of the view.
  public static var bottomTrailing: Self { Self() }
  /// A point of the view.
  public static func point(_ point: CGPoint) -> Self { Self() }
  /// A point of the view.
  public static func unitPoint(_ point: UnitPoint) -> Self { Self() }
}

extension GeometryProxy {
  /// Where a point is: at the top left.
  public subscript(anchor: Anchor<CGPoint>) -> CGPoint { .zero }
}

extension GeometryProxy {
  /// Where a view is: everywhere.
  public subscript(anchor: Anchor<CGRect>) -> CGRect { CGRect(origin: .zero, size: size) }
}

/// When tabs are small, which nothing depends on here.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, never, onScrollDown, onScrollUp
}

/// A key that is pressed, which nobody does here.
public struct KeyPress: Sendable {
  /// Which.
  public let key: KeyEquivalent
  /// Who has taken it.
  public enum Result: Sendable {
    /// One of them.
    case handled, ignored
  }
}

/// What moves from one view to another, which nothing depends on here.
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let position = Self(rawValue: 1), size = Self(rawValue: 2)
  /// A set.
  public static let frame = Self(rawValue: 3)
}

/// How often a picture moves, which nothing depends on here.
public struct SymbolEffectOptions: Sendable {
  /// One of them.
  public static let `default` = Self(), repeating = Self(), nonRepeating = Self()
  /// So fast.
  public static func speed(_ speed: Double) -> Self { Self() }
  /// So often.
  public static func `repeat`(_ count: Int) -> Self { Self() }
  /// So often.
  public static func `repeat`(_ behavior: RepeatBehavior) -> Self { Self() }
  /// The same, so fast.
  public func speed(_ speed: Double) -> Self { self }
  /// The same, so often.
  public func `repeat`(_ count: Int) -> Self { self }
  /// The same, so often.
  public func `repeat`(_ behavior: RepeatBehavior) -> Self { self }
  /// The same, for ever.
  public var repeating: Self { self }
  /// The same, once.
  public var nonRepeating: Self { self }

  /// How often an effect is seen.
  public struct RepeatBehavior: Hashable, Sendable {
    /// For ever.
    public static let continuous = Self(), periodic = Self()
    /// So often.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> Self { Self() }
  }
}

extension Animation {
  /// As a spring, under a finger.
  public static let interactiveSpring = Self()
  /// As a spring.
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
  /// As a spring.
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
  /// As a spring.
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self { Self() }
  /// As a spring.
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Self { Self() }
  /// As a spring, under a finger.
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Self { Self() }
  /// By a curve.
  public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double)
    -> Self
  { Self() }
  /// By a curve.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double
  ) -> Self { Self() }
  /// The same, again and again.
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
  /// The same, so often.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
}

extension AnyTransition {
  /// By its blur.
  public static let blurReplace = Self()
  /// From one edge.
  public static func push(from edge: Edge) -> Self { Self() }
  /// By its size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  /// From elsewhere.
  public static func offset(_ offset: CGSize) -> Self { Self() }
  /// From elsewhere.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  /// By what a modifier does to it.
  public static func modifier<Modifier: ViewModifier>(
    active: Modifier, identity: Modifier
  ) -> Self { Self() }
}

/// How a view comes and goes, of an app's own making: it is drawn as it is when it is there.
@MainActor @preconcurrency public protocol Transition {
  /// What comes and goes.
  typealias Content = ModifierContent<Self>
  /// What is drawn.
  associatedtype Body: View
  /// Draws it.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// Where a view is that comes or goes.
public enum TransitionPhase: Hashable, Sendable {
  /// One of them.
  case willAppear, identity, didDisappear

  /// True where it is there.
  public var isIdentity: Bool { self == .identity }
  /// How far it is from there.
  public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

extension Transition {
  /// The same with an animation.
  public func animation(_ animation: Animation?) -> Self { self }
  /// Both.
  public func combined(with other: some Transition) -> Self { self }
}

extension AnyTransition {
  /// One of an app's own.
  public init(_ transition: some Transition) {}
}

extension View {
  /// The view as it is.
  @_disfavoredOverload public func transition(_ transition: some Transition) -> Self { self }
}

/// How a view is scrolled that begins or ends to be.
public struct ScrollPhaseChangeContext {
  /// How much of it is seen, and where.
  public let geometry: ScrollGeometry
  /// How fast.
  public let velocity: CGVector?
}
