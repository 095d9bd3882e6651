public import Foundation

/// How large something is that is drawn by hand, and how it is kept.
open class UIGraphicsRendererFormat: NSObject, @unchecked Sendable {
  /// Where it is, in points.
  open var bounds: CGRect { .zero }
  /// Creates that of the screen.
  public required override init() { super.init() }
  /// That of the screen.
  open class func `default`() -> Self { self.init() }
  /// That of the screen.
  open class func preferred() -> Self { self.init() }
}

/// How a picture that is drawn by hand is kept, which nothing depends on here.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat, @unchecked Sendable {
  /// How many colours it has.
  public enum Range: Int, Sendable {
    /// One of them.
    case unspecified = -1, automatic, extended, standard
  }

  /// How many points of the screen one of it is.
  open var scale: CGFloat = 3
  /// Whether nothing behind it is seen.
  open var opaque = false
  /// How many colours it has.
  open var preferredRange = Range.automatic
  /// Whether it has more colours than usual.
  open var prefersExtendedRange = false
  /// False.
  open var supportsHighDynamicRange: Bool { false }

  /// Creates that of the screen.
  public required init() { super.init() }
  /// Creates one for how things look.
  public convenience init(for traits: UITraitCollection) { self.init() }
}

/// Where something is drawn by hand, which nobody sees.
open class UIGraphicsRendererContext: NSObject {
  /// Where it is drawn.
  public let cgContext = CGContext()
  /// How it is kept.
  public let format: UIGraphicsRendererFormat

  init(_ format: UIGraphicsRendererFormat) { self.format = format }

  /// Fills a part.
  open func fill(_ rect: CGRect) {}
  /// Fills a part.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws an outline.
  open func stroke(_ rect: CGRect) {}
  /// Draws an outline.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {}
  /// Draws in a part alone.
  open func clip(to rect: CGRect) {}
}

/// Where a picture is drawn by hand.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The picture so far.
  open var currentImage: UIImage { .drawn() }
}

/// Draws something by hand.
open class UIGraphicsRenderer: NSObject {
  /// How it is kept.
  public let format: UIGraphicsRendererFormat
  /// Creates one.
  public init(bounds: CGRect, format: UIGraphicsRendererFormat) { self.format = format }
}

/// Draws pictures, which show nothing.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// What draws.
  public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

  /// Creates one.
  public convenience init(size: CGSize) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: UIGraphicsImageRendererFormat())
  }
  /// Creates one.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  /// Creates one.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates one.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Draws a picture.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext(format))
    return .drawn()
  }
  /// The beginning of a picture's file.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    actions(UIGraphicsImageRendererContext(format))
    return .png
  }
  /// The beginning of a picture's file.
  open func jpegData(
    withCompressionQuality quality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    actions(UIGraphicsImageRendererContext(format))
    return .jpeg
  }
}
