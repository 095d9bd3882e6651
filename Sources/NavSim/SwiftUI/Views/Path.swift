/// An outline, which nobody sees.
public struct Path: Shape {
  /// Creates no outline.
  public nonisolated init() {}
  /// Creates an outline.
  public nonisolated init(_ draw: (inout Path) -> Void) {}
  /// Creates an outline.
  public nonisolated init(_ rect: CGRect) {}
  /// Creates an outline.
  public nonisolated init(ellipseIn rect: CGRect) {}
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
  /// Draws a form.
  public nonisolated mutating func addRect(_ rect: CGRect) {}
  /// Draws a form.
  public nonisolated mutating func addEllipse(in rect: CGRect) {}
  /// Draws a form.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {}
  /// Draws another outline.
  public nonisolated mutating func addPath(_ path: Path) {}
  /// Ends a line where it has begun.
  public nonisolated mutating func closeSubpath() {}
  /// The same outline.
  public nonisolated func applying(_ transform: some Any) -> Path { self }
  /// Where it is: nowhere.
  public nonisolated var boundingRect: CGRect { .zero }
}

/// What is drawn by hand, which nobody sees.
public struct Canvas<Symbols: View>: PrimitiveView {
  /// Creates a canvas. What draws is never called.
  public nonisolated init(
    opaque: Bool = false, rendersAsynchronously: Bool = false,
    renderer: @escaping (inout GraphicsContext, CGSize) -> Void
  ) where Symbols == EmptyView {}

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// Where something is drawn by hand.
public struct GraphicsContext {
  /// How something is drawn.
  public struct Shading {
    /// In one colour.
    public static func color(_ color: Color) -> Self { Self() }
    /// In one style.
    public static func style(_ style: some ShapeStyle) -> Self { Self() }
  }

  /// How much it is seen through.
  public var opacity = 1.0
  /// Draws a form.
  public func fill(_ path: Path, with shading: Shading) {}
  /// Draws an outline.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
  /// Draws words.
  public func draw(_ text: Text, at point: CGPoint) {}
}
