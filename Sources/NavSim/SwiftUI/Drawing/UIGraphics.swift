public import Foundation

// What draws by hand in UIKit, which nobody sees here.

/// Where something is drawn.
public final class CGContext {
  /// Keeps how things are drawn.
  public func saveGState() {}
  /// Draws as before.
  public func restoreGState() {}
  /// Draws colours over others in another way.
  public func setBlendMode(_ mode: CGBlendMode) {}
  /// Draws colours that are seen through so much.
  public func setAlpha(_ alpha: CGFloat) {}
  /// Draws in a part alone.
  public func clip(to rect: CGRect) {}
  /// Draws in a part alone.
  public func clip(to rect: CGRect, mask: CGImage) {}
  /// Fills a part.
  public func fill(_ rect: CGRect) {}
  /// Fills parts.
  public func fill(_ rects: [CGRect]) {}
  /// Draws with a colour.
  public func setFillColor(_ color: CGColor) {}
  /// Draws with a colour.
  public func setStrokeColor(_ color: CGColor) {}
  /// Draws lines of a width.
  public func setLineWidth(_ width: CGFloat) {}
  /// Draws an outline.
  public func addPath(_ path: CGPath) {}
  /// Draws an outline.
  public func addRect(_ rect: CGRect) {}
  /// Draws an outline.
  public func addEllipse(in rect: CGRect) {}
  /// Fills what was outlined.
  public func fillPath(using rule: CGPathFillRule = .winding) {}
  /// Draws what was outlined.
  public func strokePath() {}
  /// Draws a picture.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  /// Moves what is drawn.
  public func translateBy(x: CGFloat, y: CGFloat) {}
  /// Makes what is drawn larger.
  public func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Draws a shadow.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Draws what was outlined.
  public func drawPath(using mode: CGPathDrawingMode) {}
  /// Begins an outline.
  public func beginPath() {}
  /// Ends an outline.
  public func closePath() {}
  /// Goes to a point.
  public func move(to point: CGPoint) {}
  /// Draws a line.
  public func addLine(to point: CGPoint) {}
  /// Draws a part of a circle.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Draws lines that end so.
  public func setLineCap(_ cap: CGLineCap) {}
  /// Draws lines that meet so.
  public func setLineJoin(_ join: CGLineJoin) {}
  /// Draws lines of pieces.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws in what was outlined alone.
  public func clip(using rule: CGPathFillRule = .winding) {}
  /// Draws an outline.
  public func stroke(_ rect: CGRect) {}
  /// Draws an outline.
  public func strokeEllipse(in rect: CGRect) {}
  /// Fills a part.
  public func fillEllipse(in rect: CGRect) {}
  /// Draws nothing there.
  public func clear(_ rect: CGRect) {}
  /// Turns what is drawn.
  public func rotate(by angle: CGFloat) {}
  /// How exactly pictures of another size are drawn.
  public var interpolationQuality = CGInterpolationQuality.default
  /// How words are turned, and where they are.
  public var textMatrix = CGAffineTransform.identity, textPosition = CGPoint.zero
}

/// What is drawn of an outline.
public enum CGPathDrawingMode: Int32, Sendable {
  /// One of them.
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How colours meet, as Core Graphics has it.
public enum CGBlendMode: Int32, Sendable {
  /// One of them.
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  /// One of them.
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  /// One of them.
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  /// One of them.
  case destinationAtop, xor, plusDarker, plusLighter
}

/// Begins to draw a picture.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Begins to draw a picture.
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ isOpaque: Bool, _ scale: CGFloat
) {}
/// The picture so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { .drawn() }
/// Where it is drawn.
public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext() }
/// Ends a picture.
public func UIGraphicsEndImageContext() {}
/// Has what follows be drawn elsewhere.
public func UIGraphicsPushContext(_ context: CGContext) {}
/// Has what follows be drawn where it was before.
public func UIGraphicsPopContext() {}
/// Fills a part.
public func UIRectFill(_ rect: CGRect) {}
/// Fills a part.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {}
/// Draws an outline.
public func UIRectFrame(_ rect: CGRect) {}
/// Draws in a part alone.
public func UIRectClip(_ rect: CGRect) {}

extension UIColor {
  /// Draws with it.
  public func set() {}
  /// Fills with it.
  public func setFill() {}
  /// Draws lines with it.
  public func setStroke() {}
}

extension UIBezierPath {
  /// Begins a line.
  public func move(to point: CGPoint) {}
  /// Goes on with a line.
  public func addLine(to point: CGPoint) {}
  /// Goes on with a curve.
  public func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Goes on with a curve.
  public func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  /// Goes on with a part of a circle.
  public func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  /// Ends a line where it has begun.
  public func close() {}
  /// Fills it.
  public func fill() {}
  /// Draws it.
  public func stroke() {}
  /// Draws in it alone.
  public func addClip() {}
}
