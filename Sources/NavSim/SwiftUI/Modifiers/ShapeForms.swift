public import Foundation

// Forms made of other forms, and rarer ones: nobody sees what they look like.

extension Shape {
  /// The form as it is.
  public nonisolated func union(_ other: some Shape, eoFill: Bool = false) -> some Shape { self }
  /// The form as it is.
  public nonisolated func intersection(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    self
  }
  /// The form as it is.
  public nonisolated func subtracting(_ other: some Shape, eoFill: Bool = false) -> some Shape {
    self
  }
  /// The form as it is.
  public nonisolated func symmetricDifference(
    _ other: some Shape, eoFill: Bool = false
  ) -> some Shape { self }
  /// The form as it is.
  public nonisolated func lineIntersection(
    _ other: some Shape, eoFill: Bool = false
  ) -> some Shape { self }
  /// The form as it is.
  public nonisolated func lineSubtraction(
    _ other: some Shape, eoFill: Bool = false
  ) -> some Shape { self }
  /// The form, turned, moved and stretched.
  public nonisolated func transform(_ transform: CGAffineTransform) -> Self { self }
  /// The form in another size.
  public nonisolated func size(_ size: CGSize) -> Self { self }
  /// The form in another size.
  public nonisolated func size(_ size: CGSize, anchor: UnitPoint) -> Self { self }
  /// The form in another size.
  public nonisolated func size(width: CGFloat, height: CGFloat, anchor: UnitPoint) -> Self { self }
}

extension Path {
  /// The same outline.
  public nonisolated func union(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The same outline.
  public nonisolated func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The same outline.
  public nonisolated func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The same outline.
  public nonisolated func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The same outline.
  public nonisolated func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The same outline.
  public nonisolated func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
  /// The same outline.
  public nonisolated func normalized(eoFill: Bool = true) -> Path { self }
  /// The same outline.
  public nonisolated func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  /// Draws a form.
  public nonisolated mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {}
  /// Creates an outline.
  public nonisolated init(
    roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) { self.init() }
}

/// A form whose corners fit into those around it.
public struct ConcentricRectangle: InsettableShape {
  /// Creates a form.
  public nonisolated init() {}
  /// Creates a form.
  public nonisolated init(corners: Edge.Corner.Style, isUniform: Bool = false) {}
}

extension Edge {
  /// A corner, which nothing depends on here.
  public enum Corner: Hashable, Sendable {
    /// How a corner looks.
    public struct Style: Hashable, Sendable {
      /// As those around it.
      public static let concentric = Self()
      /// As those around it, or rounder.
      public static func concentric(minimum: Self) -> Self { Self() }
      /// As round as that.
      public static func fixed(_ radius: CGFloat) -> Self { Self() }
    }
  }
}

extension Shape where Self == ConcentricRectangle {
  /// A form.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self { Self() }
}

extension Shape where Self == ContainerRelativeShape {
  /// A form.
  public static var containerRelative: Self { Self() }
}

extension Shape where Self == Capsule {
  /// A form.
  public static func capsule(style: RoundedCornerStyle) -> Self { Self(style: style) }
}

extension GraphicsContext {
  /// How what is drawn is turned, moved and stretched.
  public var transform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// What is around the canvas.
  public var environment: EnvironmentValues { EnvironmentValues() }
  /// Where something is drawn: nowhere.
  public var clipBoundingRect: CGRect { .zero }

  /// Which part of a form is drawn in.
  public struct ClipOptions: OptionSet, Sendable {
    /// Which.
    public let rawValue: UInt32

    /// Creates a set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// What is not in the form.
    public static let inverse = Self(rawValue: 1)
  }

  /// Turns, moves and stretches what is drawn.
  public mutating func concatenate(_ matrix: CGAffineTransform) {}
  /// Draws in a form alone.
  public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions) {}
  /// Draws where something else is drawn alone.
  public mutating func clipToLayer(
    opacity: Double = 1, options: ClipOptions = [],
    content: (inout GraphicsContext) throws -> Void
  ) rethrows { try drawLayer(content) }
  /// Draws words.
  public func draw(_ text: ResolvedText, in rect: CGRect) {}
  /// Draws a picture.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
}

extension GraphicsContext.Shading {
  /// As what is behind it.
  public static var backdrop: Self { .foreground }
  /// In a picture, again and again.
  public static func tiledImage(
    _ image: Image, origin: CGPoint = .zero,
    sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self { .foreground }
}

extension Color {
  /// The colour as it is.
  public func mix(
    with other: Color, by fraction: Double, in space: Gradient.ColorSpace
  ) -> Color { self }
}

extension Gradient {
  /// Between which colours others lie, which nothing depends on here.
  public struct ColorSpace: Hashable, Sendable {
    /// One of them.
    public static let device = Self(), perceptual = Self()
  }
}
