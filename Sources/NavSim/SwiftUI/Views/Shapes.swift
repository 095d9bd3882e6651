/// A form without words.
public protocol Shape: PrimitiveView, Animatable {
  /// Its outline. It is never asked for here.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A form without words that can be made smaller.
public protocol InsettableShape: Shape {
  /// The form that is smaller.
  associatedtype InsetShape: InsettableShape = Self
  /// The same, smaller.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension InsettableShape where InsetShape == Self {
  /// The form as it is.
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
}

extension Shape {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
  /// Its outline, which nobody sees.
  public nonisolated func path(in rect: CGRect) -> Path { Path() }
  /// The form in one colour.
  public func fill(_ style: some ShapeStyle, style fill: FillStyle = FillStyle()) -> Self { self }
  /// The form as it is.
  public func fill(style: FillStyle = FillStyle()) -> Self { self }
  /// The outline of the form.
  public func stroke(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> Self { self }
  /// The outline of the form.
  public func stroke(_ style: some ShapeStyle, style stroke: StrokeStyle) -> Self { self }
  /// The outline of the form.
  public func stroke(lineWidth: CGFloat = 1) -> Self { self }
  /// The outline of the form.
  public func stroke(style: StrokeStyle) -> Self { self }
  /// The outline of the form.
  public func strokeBorder(
    _ style: some ShapeStyle, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self { self }
  /// The outline of the form.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> Self { self }
  /// The outline of the form.
  public func strokeBorder(
    _ style: some ShapeStyle, style stroke: StrokeStyle, antialiased: Bool = true
  ) -> Self { self }
  /// The outline of the form.
  public func strokeBorder(style: StrokeStyle) -> Self { self }
  /// The form, larger or smaller.
  public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> Self { self }
  /// The form, larger or smaller.
  public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
  /// A part of the form.
  public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  /// The form, turned.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  /// The form in another size.
  public func size(width: CGFloat, height: CGFloat) -> Self { self }
}

/// How an outline is drawn, which nothing depends on here.
public struct StrokeStyle: Hashable, Sendable {
  /// How wide it is, in points.
  public var lineWidth: CGFloat
  /// How lines end, and how they meet.
  public var lineCap: LineEnd, lineJoin: LineJoin
  /// How far a corner may reach.
  public var miterLimit: CGFloat
  /// How long its parts are, and where they begin, in points.
  public var dash: [CGFloat], dashPhase: CGFloat

  /// Creates a style.
  public init(
    lineWidth: CGFloat = 1, lineCap: LineEnd = .butt, lineJoin: LineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    (self.lineWidth, self.lineCap, self.lineJoin) = (lineWidth, lineCap, lineJoin)
    (self.miterLimit, self.dash, self.dashPhase) = (miterLimit, dash, dashPhase)
  }

  /// How a line ends.
  public enum LineEnd: Sendable {
    /// One of them.
    case butt, round, square
  }

  /// How lines meet.
  public enum LineJoin: Sendable {
    /// One of them.
    case miter, round, bevel
  }
}

/// How a line ends, as Core Graphics has it.
public typealias CGLineCap = StrokeStyle.LineEnd

/// How lines meet, as Core Graphics has it.
public typealias CGLineJoin = StrokeStyle.LineJoin

/// How a form is filled, which nothing depends on here.
public struct FillStyle: Sendable {
  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {}
}

/// A form without words.
public struct Rectangle: InsettableShape {
  /// Creates a form.
  public nonisolated init() {}
}

/// A form without words.
public struct Circle: InsettableShape {
  /// Creates a form.
  public nonisolated init() {}
}

/// A form without words.
public struct Capsule: InsettableShape {
  /// How its corners are.
  public var style: RoundedCornerStyle
  /// Creates a form.
  public nonisolated init(style: RoundedCornerStyle = .continuous) { self.style = style }
}

/// A form without words.
public struct Ellipse: InsettableShape {
  /// Creates a form.
  public nonisolated init() {}
}

/// A form without words.
public struct RoundedRectangle: InsettableShape {
  /// Creates a form.
  public nonisolated init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }
  /// Creates a form.
  public nonisolated init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }
  /// How large its corners are, in points, and how they are.
  public var cornerSize: CGSize, style: RoundedCornerStyle
}

/// A form without words.
public struct UnevenRoundedRectangle: InsettableShape {
  /// Creates a form.
  public nonisolated init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }
  /// Creates a form.
  public nonisolated init(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) { (self.cornerRadii, self.style) = (cornerRadii, style) }
  /// How large its corners are, in points, and how they are.
  public var cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle
}

/// A form without words.
public struct ContainerRelativeShape: InsettableShape {
  /// Creates a form.
  public nonisolated init() {}
}

/// A form of which one knows nothing.
public struct AnyShape: Shape {
  /// Creates a form.
  public nonisolated init(_ shape: some Shape) {}
}

extension Shape where Self == Rectangle {
  /// A form.
  public static var rect: Self { Self() }
}

/// How a button is round, which nothing depends on here.
public enum ButtonBorderShape: Shape, Hashable, Sendable {
  /// One of them.
  case automatic, capsule, circle, roundedRectangle
  /// Round to some extent.
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

extension Shape where Self == ButtonBorderShape {
  /// The form of buttons.
  public static var buttonBorder: Self { .automatic }
}

extension Shape where Self == Circle {
  /// A form.
  public static var circle: Self { Self() }
}

extension Shape where Self == Capsule {
  /// A form.
  public static var capsule: Self { Self() }
}

extension Shape where Self == Ellipse {
  /// A form.
  public static var ellipse: Self { Self() }
}

extension Shape where Self == RoundedRectangle {
  /// A form.
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadius: cornerRadius) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A form.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self { Self() }
  /// A form.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self { Self() }
}

/// How round corners are, which nothing depends on here.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// How large each is, in points.
  public var topLeading: CGFloat, bottomLeading: CGFloat, bottomTrailing: CGFloat,
    topTrailing: CGFloat
  /// Creates corners.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}

/// How a corner is round, which nothing depends on here.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// One of them.
  case circular, continuous
}
