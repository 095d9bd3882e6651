/// An outline, which nobody sees.
public struct Path: Shape {
  /// Creates no outline.
  public nonisolated init() {}
  /// Creates an outline.
  public nonisolated init(_ draw: (inout Path) -> Void) {}
  /// Creates an outline.
  public nonisolated init(_ rect: CGRect) {}
  /// Creates an outline.
  public nonisolated init(_ path: CGPath) {}
  /// Creates an outline.
  public nonisolated init(ellipseIn rect: CGRect) {}
  /// Creates an outline.
  public nonisolated init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  /// Creates an outline.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {}

  /// Goes elsewhere.
  public nonisolated mutating func move(to point: CGPoint) {}
  /// Draws a line.
  public nonisolated mutating func addLine(to point: CGPoint) {}
  /// Draws lines.
  public nonisolated mutating func addLines(_ points: [CGPoint]) {}
  /// Draws a curve.
  public nonisolated mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  /// Draws a curve.
  public nonisolated mutating func addCurve(
    to point: CGPoint, control1: CGPoint, control2: CGPoint
  ) {}
  /// Draws a part of a circle.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Draws a part of a circle.
  public nonisolated mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform
  ) {}
  /// Draws a part of a circle.
  public nonisolated mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {}
  /// Draws a part of a circle.
  public nonisolated mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {}
  /// Draws a form.
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  /// Draws forms.
  public nonisolated mutating func addRects(_ rects: [CGRect]) {}
  /// Draws a form.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  /// Draws a form.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  /// Draws another outline.
  public nonisolated mutating func addPath(
    _ path: Path, transform: CGAffineTransform = .identity
  ) {}
  /// Ends a line where it has begun.
  public nonisolated mutating func closeSubpath() {}
  /// The same outline.
  public nonisolated func applying(_ transform: CGAffineTransform) -> Path { self }
  /// Where it is: nowhere.
  public nonisolated var boundingRect: CGRect { .zero }
  /// The outline of a line along it.
  public nonisolated func strokedPath(_ style: StrokeStyle) -> Path { self }
  /// A part of it.
  public nonisolated func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
  /// Whether a point is in it: none is.
  public nonisolated func contains(_ point: CGPoint, eoFill: Bool = false) -> Bool { false }
  /// True: nothing is drawn.
  public nonisolated var isEmpty: Bool { true }
  /// Where the last line has ended.
  public nonisolated var currentPoint: CGPoint? { nil }
  /// The outline for others.
  public nonisolated var cgPath: CGPath { CGPath() }

  /// A part of an outline.
  public enum Element: Hashable, Sendable {
    /// One of them.
    case move(to: CGPoint), line(to: CGPoint), quadCurve(to: CGPoint, control: CGPoint)
    /// One of them.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint), closeSubpath
  }

  /// Shows each part: there is none.
  public nonisolated func forEach(_ body: (Element) -> Void) {}
}

/// What is drawn by hand, which nobody sees.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Creates a canvas. What draws is never called.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Creates a canvas that draws views, too. What draws is never called.
  public nonisolated init(
    opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
    rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
    @ViewBuilder symbols: () -> Symbols
  ) {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// Where something is drawn by hand, which nobody sees.
public struct GraphicsContext {
  /// How something is drawn.
  public struct Shading: Sendable {
    /// In one colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// As what is around it.
    public static let foreground = Self()
    /// One within another.
    public static func palette(_ array: [Self]) -> Self { Self() }
    /// In one colour.
    public static func color(
      _ space: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double,
      opacity: Double = 1
    ) -> Self { Self() }
    /// In colours that run into each other.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = .zero
    ) -> Self { Self() }
    /// In one style.
    public static func style(_ style: some ShapeStyle) -> Self { Self() }
    /// In colours that run into each other.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint
    ) -> Self { Self() }
    /// In colours that run into each other.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> Self { Self() }
  }

  /// What changes how something looks.
  public struct Filter {
    /// Less sharp.
    public static func blur(radius: CGFloat) -> Self { Self() }
    /// With a shadow.
    public static func shadow(
      color: Color, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> Self { Self() }
    /// Where it is seen through so much, in one colour.
    public static func alphaThreshold(
      min: Double, max: Double = 1, color: Color? = nil
    ) -> Self { Self() }
    /// Turned, moved and stretched.
    public static func projectionTransform(_ matrix: ProjectionTransform) -> Self { Self() }
    /// In other colours.
    public static func colorMultiply(_ color: Color) -> Self { Self() }
    /// In other colours.
    public static func hueRotation(_ angle: Angle) -> Self { Self() }
    /// In more or less colour.
    public static func saturation(_ amount: Double) -> Self { Self() }
    /// In more or less grey.
    public static func grayscale(_ amount: Double) -> Self { Self() }
    /// Brighter, or darker.
    public static func brightness(_ amount: Double) -> Self { Self() }
    /// With more or less contrast.
    public static func contrast(_ amount: Double) -> Self { Self() }
    /// In opposite colours.
    public static func colorInvert(_ amount: Double = 1) -> Self { Self() }
  }

  /// Words that are drawn.
  public struct ResolvedText {
    /// How large they are.
    public func measure(in size: CGSize) -> CGSize { .zero }
  }

  /// A picture that is drawn.
  public struct ResolvedImage {
    /// How large it is.
    public var size: CGSize { .zero }
  }

  /// A view that is drawn.
  public struct ResolvedSymbol {
    /// How large it is.
    public var size: CGSize { .zero }
  }

  /// How much it is seen through.
  public var opacity = 1.0
  /// How colours meet.
  public var blendMode = BlendMode.normal
  /// Draws a form.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
  /// Draws words.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws words.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws words.
  public func draw(_ text: Text, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a picture.
  public func draw(_ image: Image, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, in rect: CGRect) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
  /// Draws a view.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
  /// A view to draw.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? { ResolvedSymbol() }
  /// Words to draw.
  public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
  /// A picture to draw.
  public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
  /// Draws on something of its own.
  public func drawLayer(_ content: (inout Self) throws -> Void) rethrows {
    var layer = self
    try content(&layer)
  }
  /// Changes how something looks.
  public mutating func addFilter(_ filter: Filter) {}
  /// Draws in a form alone.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle()) {}
  /// Moves what is drawn.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn larger.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Turns what is drawn.
  public mutating func rotate(by angle: Angle) {}
}
