public import Combine
public import Foundation

// What else draws by hand, which nobody sees here.

/// How exactly pictures of another size are drawn.
public enum CGInterpolationQuality: Int32, Sendable {
  /// One of them.
  case `default`, none, low, high, medium
}

/// How letters are drawn.
public enum CGTextDrawingMode: Int32, Sendable {
  /// One of them.
  case fill, stroke, fillStroke, invisible, fillClip, strokeClip, fillStrokeClip, clip
}

extension CGContext {
  /// Draws over the letters' line and beyond.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  /// Draws a curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  /// Draws lines.
  public func addLines(between points: [CGPoint]) {}
  /// Draws outlines.
  public func addRects(_ rects: [CGRect]) {}
  /// Draws a part of a circle.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Draws an outline of a width.
  public func stroke(_ rect: CGRect, width: CGFloat) {}
  /// Draws lines.
  public func strokeLineSegments(between points: [CGPoint]) {}
  /// Makes an outline of a line.
  public func replacePathWithStrokedPath() {}
  /// Draws in parts alone.
  public func clip(to rects: [CGRect]) {}
  /// Draws everywhere.
  public func resetClip() {}
  /// Turns, moves and stretches what is drawn.
  public func concatenate(_ transform: CGAffineTransform) {}
  /// How what is drawn is turned, moved and stretched: not at all.
  public var ctm: CGAffineTransform { .identity }
  /// How what is drawn is turned, moved and stretched: not at all.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { .identity }
  /// Where a place is on the screen: where it was.
  public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point }
  /// How large something is on the screen: as large as it was.
  public func convertToDeviceSpace(_ size: CGSize) -> CGSize { size }
  /// Where a place is on the screen: where it was.
  public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect }
  /// Where a place of the screen is: where it was.
  public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point }
  /// How large something of the screen is: as large as it was.
  public func convertToUserSpace(_ size: CGSize) -> CGSize { size }
  /// Where a place of the screen is: where it was.
  public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect }
  /// What was outlined: nothing.
  public var path: CGPath? { nil }
  /// True: nothing is outlined.
  public var isPathEmpty: Bool { true }
  /// Where an outline has ended.
  public var currentPointOfPath: CGPoint { .zero }
  /// Where what was outlined is: nowhere.
  public var boundingBoxOfPath: CGRect { .zero }
  /// Where is drawn: nowhere.
  public var boundingBoxOfClipPath: CGRect { .zero }
  /// Whether a point is in what was outlined: none is.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool { false }

  /// Draws with a colour.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws with a grey.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  /// Draws with a colour of print.
  public func setFillColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Draws lines with a colour.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  /// Draws lines with a grey.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {}
  /// Draws lines with a colour of print.
  public func setStrokeColor(
    cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
  ) {}
  /// Draws with colours of a kind.
  public func setFillColorSpace(_ space: CGColorSpace) {}
  /// Draws lines with colours of a kind.
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  /// How pointed corners may be.
  public func setMiterLimit(_ limit: CGFloat) {}
  /// How exactly curves are drawn.
  public func setFlatness(_ flatness: CGFloat) {}
  /// Whether edges are soft.
  public func setShouldAntialias(_ softens: Bool) {}
  /// Whether edges may be soft.
  public func setAllowsAntialiasing(_ allows: Bool) {}
  /// Whether letters are soft.
  public func setShouldSmoothFonts(_ softens: Bool) {}
  /// Whether letters may be soft.
  public func setAllowsFontSmoothing(_ allows: Bool) {}
  /// How letters are drawn.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) {}
  /// How far letters are apart, in points.
  public func setCharacterSpacing(_ spacing: CGFloat) {}
  /// Draws letters of a font.
  public func setFont(_ font: CGFont) {}
  /// Draws letters of a size, in points.
  public func setFontSize(_ size: CGFloat) {}
  /// How colours are met that are not there.
  public func setRenderingIntent(_ intent: CGColorRenderingIntent) {}
  /// Draws on something of its own.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {}
  /// Draws on something of its own.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {}
  /// Draws as before.
  public func endTransparencyLayer() {}
  /// Draws colours that run into each other.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {}
  /// Draws colours that run into each other.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {}
  /// Draws what was drawn before.
  public func draw(_ layer: CGLayer, in rect: CGRect) {}
  /// Draws what was drawn before.
  public func draw(_ layer: CGLayer, at point: CGPoint) {}
  /// Nothing waits.
  public func flush() {}
  /// Nothing waits.
  public func synchronize() {}
  /// Has a part of a page lead to an address.
  public func setURL(_ url: URL, for rect: CGRect) {}

  /// Draws into memory: nothing is drawn.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32,
    releaseCallback: CGBitmapContextReleaseDataCallback?, releaseInfo: UnsafeMutableRawPointer?
  ) { self.init() }
  /// Draws pages for somebody, which are empty.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ info: CFDictionary?
  ) { self.init() }
  /// How many bits a part of a point has.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a point has.
  public var bitsPerPixel: Int { 32 }
  /// How points are written.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// Where it is said how much a point is seen through.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Which colours numbers mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}

/// Is told that memory is not drawn into any more.
public typealias CGBitmapContextReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

/// What is drawn once and shown often, which nobody sees.
public final class CGLayer {
  /// How large it is, in points.
  public let size: CGSize
  /// Where it is drawn.
  public let context: CGContext?
  /// Creates one.
  public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
    (self.context, self.size) = (CGContext(), size)
  }
}
