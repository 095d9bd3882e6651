/// A shadow of what is filled, which nobody sees here.
public struct ShadowStyle: Equatable, Sendable {
  /// Below it.
  public static func drop(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
  /// Within its edges.
  public static func inner(
    color: Color? = nil, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> Self { Self() }
}

extension ShapeStyle {
  /// The same with a shadow.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { self }
  /// The same, of less weight.
  public var secondary: some ShapeStyle { self }
  /// The same, of less weight.
  public var tertiary: some ShapeStyle { self }
  /// The same, of less weight.
  public var quaternary: some ShapeStyle { self }
  /// The same, of less weight.
  public var quinary: some ShapeStyle { self }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// What is there, with a shadow.
  public static func shadow(_ style: ShadowStyle) -> Self { Self(ImagePaint(image: Image(""))) }
}

/// A picture, repeated.
public struct ImagePaint: ShapeStyle {
  /// The picture.
  public var image: Image
  /// The part of it that is shown, of 1.
  public var sourceRect: CGRect
  /// How large it is, of 1.
  public var scale: CGFloat

  /// Creates a style.
  public init(
    image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) { (self.image, self.sourceRect, self.scale) = (image, sourceRect, scale) }
}

extension ShapeStyle where Self == ImagePaint {
  /// A picture, repeated.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> Self { Self(image: image, sourceRect: sourceRect, scale: scale) }
}
