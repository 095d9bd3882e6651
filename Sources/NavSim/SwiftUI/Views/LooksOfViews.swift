// What is only about looks, too: where a view stands, how it moves, what it is drawn with.
extension View {
  /// The view as it is.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// The view as it is.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> Self { self }
  /// The view as it is.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// The view as it is.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The view as it is.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> Self { self }
  /// The view as it is.
  public func transformEffect(_ transform: CGAffineTransform) -> Self { self }
  /// The view as it is.
  public func flipsForRightToLeftLayoutDirection(_ isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func offset(_ offset: CGSize) -> Self { self }
  /// The view as it is.
  public func position(_ position: CGPoint) -> Self { self }
  /// The view as it is.
  public func aspectRatio(_ ratio: CGSize, contentMode: ContentMode) -> Self { self }
  /// The view as it is.
  public func fixedSize(horizontal: Bool, vertical: Bool) -> Self { self }
  /// The view as it is.
  public func ignoresSafeArea(_ regions: SafeAreaRegions, edges: Edge.Set = .all) -> Self { self }
  /// The view as it is.
  public func ignoresSafeArea(edges: Edge.Set) -> Self { self }
  /// The view as it is.
  public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> Self { self }
  /// The view as it is.
  public func safeAreaPadding(_ length: CGFloat) -> Self { self }
  /// The view as it is.
  public func contentMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  /// The view as it is.
  public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> Self {
    self
  }
  /// The view as it is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, alignment: Alignment = .center,
    _ length: @escaping (CGFloat, Axis) -> CGFloat
  ) -> Self { self }
  /// The view as it is.
  public func containerRelativeFrame(
    _ axes: Axis.Set, count: Int, span: Int = 1, spacing: CGFloat, alignment: Alignment = .center
  ) -> Self { self }
  /// The view as it is.
  public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// The view as it is.
  public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> Self { self }
  /// The view as it is.
  public func gridCellAnchor(_ anchor: UnitPoint) -> Self { self }
  /// The view as it is.
  public func gridCellColumns(_ count: Int) -> Self { self }
  /// The view as it is.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> Self { self }
  /// The view as it is.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> Self { self }
  /// The view as it is.
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> Self { self }
  /// The view as it is.
  public func containerShape(_ shape: some Shape) -> Self { self }
  /// The view as it is.
  public func backgroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func background(_ style: some ShapeStyle, ignoresSafeAreaEdges edges: Edge.Set) -> Self {
    self
  }
  /// The view as it is.
  public func background(in shape: some Shape) -> Self { self }
  /// The view as it is.
  public func overlay(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func overlay(_ style: some ShapeStyle, in shape: some Shape) -> Self { self }
  /// The view as it is.
  public func foregroundStyle(_ one: some ShapeStyle, _ other: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func tint(_ style: some ShapeStyle) -> Self { self }
  /// The view as it is.
  public func clipShape(_ shape: some Shape, style: FillStyle) -> Self { self }
  /// The view as it is.
  public func contentShape(_ kinds: ContentShapeKinds, _ shape: some Shape) -> Self { self }
  /// The view as it is.
  public func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> some View) -> Self {
    self
  }
  /// The view as it is.
  public func blendMode(_ mode: BlendMode) -> Self { self }
  /// The view as it is.
  public func compositingGroup() -> Self { self }
  /// The view as it is.
  public func colorMultiply(_ color: Color) -> Self { self }
  /// The view as it is.
  public func colorInvert() -> Self { self }
  /// The view as it is.
  public func contrast(_ amount: Double) -> Self { self }
  /// The view as it is.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// The view as it is.
  public func blur(radius: CGFloat, opaque: Bool) -> Self { self }
  /// The view as it is.
  public func redacted(reason: RedactionReasons) -> Self { self }
  /// The view as it is.
  public func unredacted() -> Self { self }
  /// The view as it is.
  public func privacySensitive(_ isSensitive: Bool = true) -> Self { self }
  /// The view as it is.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }
  /// The view as it is.
  public func scrollTransition(
    _ configuration: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }
  /// The view as it is.
  public func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }
  /// The view as it is.
  public func scrollTransition(
    axis: Axis? = nil,
    _ transition:
      @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }
  /// The view as it is.
  public func animation(
    _ animation: Animation?, @ViewBuilder body: (Self) -> some View
  ) -> Self { self }
  /// The view as it is.
  public func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// The view as it is.
  public func symbolEffect(_ effect: SymbolEffect, isActive: Bool = true) -> Self { self }
  /// The view as it is.
  public func symbolEffect(_ effect: SymbolEffect, value: some Equatable) -> Self { self }
  /// The view as it is.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
  /// The view as it is.
  public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
  /// The view as it is: nobody feels anything.
  public func sensoryFeedback(_ feedback: SensoryFeedback, trigger: some Equatable) -> Self { self }
  /// The view as it is: nobody feels anything.
  public func sensoryFeedback<Value: Equatable>(
    _ feedback: SensoryFeedback, trigger: Value,
    condition: @escaping (_ old: Value, _ new: Value) -> Bool
  ) -> Self { self }
  /// The view as it is.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
  /// The view as it is: a finger is never over a view.
  public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}

/// What the system covers, which nothing depends on here.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let container = Self(rawValue: 1), keyboard = Self(rawValue: 2)
  /// A set.
  public static let all = Self(rawValue: 3)
}

/// What a form is for, which nothing depends on here.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let interaction = Self(rawValue: 1), dragPreview = Self(rawValue: 2)
  /// A set.
  public static let contextMenuPreview = Self(rawValue: 4), hoverEffect = Self(rawValue: 8)
}

/// What is not shown yet, which nothing depends on here.
public struct RedactionReasons: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let placeholder = Self(rawValue: 1), privacy = Self(rawValue: 2)
}

/// The size of a view, which is nothing here.
public struct ViewDimensions: Sendable {
  /// How large it is.
  public var width: CGFloat { 0 }
  /// How large it is.
  public var height: CGFloat { 0 }
  /// Where something is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where something is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// How colours meet, which nothing depends on here.
public enum BlendMode: Hashable, Sendable {
  /// One of them.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight,
    hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop,
    destinationOver, destinationOut, plusDarker, plusLighter
}

/// How words are drawn in place of others, which nothing depends on here.
public struct ContentTransition: Hashable, Sendable {
  /// At once.
  public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()
  /// Digit by digit.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  /// Digit by digit.
  public static func numericText(value: Double) -> Self { Self() }
}

/// How a picture moves, which nothing depends on here.
public struct SymbolEffect: Hashable, Sendable {
  /// One of them.
  public static let bounce = Self(), pulse = Self(), variableColor = Self(), scale = Self()
  /// One of them.
  public static let appear = Self(), disappear = Self(), replace = Self(), rotate = Self()
  /// One of them.
  public static let breathe = Self(), wiggle = Self(), automatic = Self()
  /// The same in one direction.
  public var up: Self { self }
  /// The same in one direction.
  public var down: Self { self }
}

/// How a picture is coloured, which nothing depends on here.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// One of them.
  case monochrome, multicolor, hierarchical, palette
}

/// How colours are mixed, which nothing depends on here.
public enum ColorRenderingMode: Hashable, Sendable {
  /// One of them.
  case nonLinear, linear, extendedLinear
}

/// Which picture is shown, which nothing depends on here.
public struct SymbolVariants: Hashable, Sendable {
  /// One of them.
  public static let none = Self(), fill = Self(), circle = Self(), square = Self(), slash = Self()
  /// One of them.
  public static let rectangle = Self()
  /// The same, full.
  public var fill: Self { self }
  /// The same in a circle.
  public var circle: Self { self }
  /// The same in a square.
  public var square: Self { self }
  /// The same in a rectangle.
  public var rectangle: Self { self }
  /// The same with a line through it.
  public var slash: Self { self }
}

/// What one feels, which nothing depends on here.
public struct SensoryFeedback: Hashable, Sendable {
  /// One of them.
  public static let success = Self(), warning = Self(), error = Self(), selection = Self()
  /// One of them.
  public static let impact = Self(), increase = Self(), decrease = Self(), start = Self()
  /// One of them.
  public static let stop = Self(), alignment = Self(), levelChange = Self()
  /// One of them.
  public static let pathComplete = Self()

  /// How what is touched gives way.
  public struct Flexibility: Hashable, Sendable {
    /// One of them.
    public static let rigid = Self(), solid = Self(), soft = Self()
  }

  /// How heavy what is touched is.
  public struct Weight: Hashable, Sendable {
    /// One of them.
    public static let light = Self(), medium = Self(), heavy = Self()
  }

  /// A touch.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { Self() }
  /// A touch.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { Self() }
}

/// What a finger over a view does, which nothing depends on here.
public enum HoverEffect: Hashable, Sendable {
  /// One of them.
  case automatic, highlight, lift
}

/// How a view looks where it is, which nothing depends on here.
public protocol VisualEffect: Sendable {}

/// No effect.
public struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// The same.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The same.
  public func opacity(_ opacity: Double) -> Self { self }
  /// The same.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// The same.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self {
    self
  }
  /// The same.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The same.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    perspective: CGFloat = 1
  ) -> Self { self }
  /// The same.
  public func blur(radius: CGFloat) -> Self { self }
  /// The same.
  public func hueRotation(_ angle: Angle) -> Self { self }
  /// The same.
  public func saturation(_ amount: Double) -> Self { self }
  /// The same.
  public func brightness(_ amount: Double) -> Self { self }
}

/// Where a view is on a scroll view: in its middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
  /// One of them.
  case topLeading, identity, bottomTrailing

  /// True in the middle.
  public var isIdentity: Bool { self == .identity }
  /// How far it is from there.
  public var value: Double { 0 }
}

extension ContentTransition {
  /// As a symbol changes.
  public static func symbolEffect(_ effect: SymbolEffect) -> Self { Self.opacity }
}

extension SymbolEffect {
  /// The same in another way.
  public var iterative: Self { self }
  /// The same in another way.
  public var cumulative: Self { self }
  /// The same in another way.
  public var reversing: Self { self }
  /// The same in another way.
  public var nonReversing: Self { self }
  /// The same in another way.
  public var dimInactiveLayers: Self { self }
  /// The same in another way.
  public var hideInactiveLayers: Self { self }
  /// The same in another way.
  public var byLayer: Self { self }
  /// The same in another way.
  public var wholeSymbol: Self { self }
}
