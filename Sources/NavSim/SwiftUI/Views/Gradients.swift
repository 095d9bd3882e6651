/// Colours that run into each other.
public struct Gradient: Hashable, ShapeStyle {
  /// A colour, and where it is.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is, of 1.
    public var location: CGFloat
    /// Creates a colour at a place.
    public init(color: Color, location: CGFloat) { (self.color, self.location) = (color, location) }
  }

  /// The colours, and where they are.
  public var stops: [Stop]
  /// Creates colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(1, colors.count - 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
  /// Creates colours.
  public init(stops: [Stop]) { self.stops = stops }
}

/// Colours that run into each other.
public struct AnyGradient: Hashable, ShapeStyle {
  /// Creates colours.
  public init(_ gradient: Gradient) {}
}

extension Color {
  /// The colour, which runs into a lighter one.
  public nonisolated var gradient: AnyGradient { AnyGradient(Gradient(colors: [])) }
}

/// Colours that run into each other.
public struct LinearGradient: PrimitiveView, ShapeStyle {
  /// Creates colours.
  public nonisolated init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates colours.
  public nonisolated init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  /// Creates colours.
  public nonisolated init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// Colours that run into each other.
public struct RadialGradient: PrimitiveView, ShapeStyle {
  /// Creates colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Creates colours.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}
  /// Creates colours.
  public nonisolated init(
    stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// Colours that run into each other.
public struct AngularGradient: PrimitiveView, ShapeStyle {
  /// Creates colours.
  public nonisolated init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {}
  /// Creates colours.
  public nonisolated init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {}
  /// Creates colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {}
  /// Creates colours.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

extension ShapeStyle where Self == LinearGradient {
  /// Colours that run into each other.
  public static func linearGradient(
    _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }
  /// Colours that run into each other.
  public static func linearGradient(
    colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint
  ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours that run into each other.
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0,
    endRadius: CGFloat
  ) -> Self {
    Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
  /// Colours that run into each other.
  public static func radialGradient(
    colors: [Color], center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> Self {
    Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours that run into each other.
  public static func angularGradient(
    colors: [Color], center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// Colours that run into each other.
  public static func angularGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startAngle: Angle, endAngle: Angle
  ) -> Self { Self(gradient: gradient, center: center, startAngle: startAngle, endAngle: endAngle) }
  /// Colours that run into each other.
  public static func conicGradient(
    colors: [Color], center: UnitPoint = .center, angle: Angle = .zero
  ) -> Self { Self(colors: colors, center: center, angle: angle) }
}

/// A style of which one knows nothing.
public struct AnyShapeStyle: ShapeStyle {
  /// Creates a style.
  public init(_ style: some ShapeStyle) {}
}

/// What one sees through.
public typealias Material = Color

extension Color {
  /// How much one sees.
  public static var ultraThin: Color { Color() }
  /// How much one sees.
  public static var thin: Color { Color() }
  /// How much one sees.
  public static var regular: Color { Color() }
  /// How much one sees.
  public static var thick: Color { Color() }
  /// How much one sees.
  public static var ultraThick: Color { Color() }
  /// How much one sees.
  public static var bar: Color { Color() }
}

extension ShapeStyle {
  /// The same, seen through.
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> AnyShapeStyle { AnyShapeStyle(self) }
}

/// Colours that run into each other.
public struct EllipticalGradient: PrimitiveView, ShapeStyle {
  /// Creates colours.
  public nonisolated init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}
  /// Creates colours.
  public nonisolated init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// Colours that run into each other.
public struct MeshGradient: PrimitiveView, ShapeStyle {
  /// Creates colours.
  public nonisolated init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color],
    background: Color? = nil, smoothsColors: Bool = true
  ) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}
