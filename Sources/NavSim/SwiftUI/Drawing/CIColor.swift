public import Foundation

/// A colour of filters.
public final class CIColor: Hashable, Sendable {
  /// How much of each it has, and how much it is seen: 0 to 1.
  public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  /// Creates a colour.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// Creates a colour of numbers that mean something.
  public convenience init?(
    red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1, colorSpace: CGColorSpace
  ) { self.init(red: red, green: green, blue: blue, alpha: alpha) }
  /// Creates a colour.
  public convenience init(cgColor: CGColor) {
    let parts = cgColor.components ?? [0, 0, 0, 1]
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
  /// Creates a colour of one of UIKit.
  public convenience init(color: UIColor) { self.init(cgColor: color.cgColor) }
  /// Creates a colour of numbers in a text: `"0.5 0.7 0.3 1.0"`.
  public convenience init(string: String) {
    let parts = string.split(separator: " ").map { CGFloat(Double($0) ?? 0) } + [0, 0, 0]
    self.init(
      red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count > 6 ? parts[3] : 1)
  }

  /// How many numbers it has.
  public var numberOfComponents: Int { 4 }
  /// Which colours they mean.
  public var colorSpace: CGColorSpace { CGColorSpaceCreateDeviceRGB() }
  /// The numbers as a text.
  public var stringRepresentation: String { "\(red) \(green) \(blue) \(alpha)" }

  /// One of them.
  public static let black = CIColor(red: 0, green: 0, blue: 0),
    white = CIColor(red: 1, green: 1, blue: 1), gray = CIColor(red: 0.5, green: 0.5, blue: 0.5),
    red = CIColor(red: 1, green: 0, blue: 0), green = CIColor(red: 0, green: 1, blue: 0),
    blue = CIColor(red: 0, green: 0, blue: 1), cyan = CIColor(red: 0, green: 1, blue: 1),
    magenta = CIColor(red: 1, green: 0, blue: 1), yellow = CIColor(red: 1, green: 1, blue: 0),
    clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// True for one of the same numbers.
  public static func == (one: CIColor, other: CIColor) -> Bool {
    one.stringRepresentation == other.stringRepresentation
  }
  /// Hashes the numbers.
  public func hash(into hasher: inout Hasher) { hasher.combine(stringRepresentation) }
}

extension UIColor {
  /// Creates a colour of one of filters.
  public convenience init(ciColor: CIColor) {
    self.init(red: ciColor.red, green: ciColor.green, blue: ciColor.blue, alpha: ciColor.alpha)
  }
  /// The colour for filters.
  public var ciColor: CIColor { CIColor(color: self) }
}

extension CIImage {
  /// Creates a picture of one colour.
  public convenience init(color: CIColor) { self.init() }
  /// Creates a picture.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) {
    self.init(image: image)
  }
  /// Creates a picture.
  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]?) {
    self.init(cgImage: cgImage)
  }
  /// Creates a picture.
  public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data: data) }
  /// Creates a picture.
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
    self.init(contentsOf: url)
  }
  /// A picture of nothing.
  public static func empty() -> CIImage { CIImage() }
  /// A picture of one colour.
  public static var black: CIImage { CIImage() }
  /// A picture of one colour.
  public static var white: CIImage { CIImage() }
  /// A picture of one colour.
  public static var gray: CIImage { CIImage() }
  /// A picture of one colour.
  public static var red: CIImage { CIImage() }
  /// A picture of one colour.
  public static var green: CIImage { CIImage() }
  /// A picture of one colour.
  public static var blue: CIImage { CIImage() }
  /// A picture of one colour.
  public static var cyan: CIImage { CIImage() }
  /// A picture of one colour.
  public static var magenta: CIImage { CIImage() }
  /// A picture of one colour.
  public static var yellow: CIImage { CIImage() }
  /// A picture of no colour.
  public static var clear: CIImage { CIImage() }

  /// What is known of it: nothing.
  public var properties: [String: Any] { [:] }
  /// The picture of points.
  public var cgImage: CGImage? { CGImage() }
  /// Which colours numbers mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The same without end.
  public func clampedToExtent() -> CIImage { self }
  /// The same, with its edges going on.
  public func clamped(to rect: CGRect) -> CIImage { self }
  /// The same over another one.
  public func composited(over other: CIImage) -> CIImage { self }
  /// The same, turned.
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage { self }
  /// The same, turned.
  public func oriented(forExifOrientation orientation: Int32) -> CIImage { self }
  /// The same with hard points.
  public func samplingNearest() -> CIImage { self }
  /// The same with soft points.
  public func samplingLinear() -> CIImage { self }
  /// The same, turned, moved or stretched.
  public func transformed(by transform: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
    self
  }
  /// How far it is turned.
  public func orientationTransform(
    for orientation: CGImagePropertyOrientation
  ) -> CGAffineTransform { .identity }
}

/// How a picture is read.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let applyOrientationProperty = Self(rawValue: "kCIImageApplyOrientationProperty"),
    colorSpace = Self(rawValue: "kCIImageColorSpace"),
    properties = Self(rawValue: "kCIImageProperties"),
    expandToHDR = Self(rawValue: "kCIImageExpandToHDR"),
    auxiliaryDepth = Self(rawValue: "kCIImageAuxiliaryDepth")
}

extension CIContext {
  /// Creates one that draws elsewhere.
  public convenience init(cgContext: CGContext, options: [CIContextOption: Any]? = nil) {
    self.init(options: [:] as [CIContextOption: Any])
  }
  /// Draws a picture, which nobody sees.
  public func draw(_ image: CIImage, in rect: CGRect, from part: CGRect) {}
  /// Forgets pictures between.
  public func clearCaches() {}
  /// Which colours it computes with.
  public var workingColorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
}

extension CIVector {
  /// How many numbers there are.
  public var count: Int { 4 }
  /// One of the numbers.
  public func value(at index: Int) -> CGFloat {
    let parts = [x, y, z, w]
    return parts.indices.contains(index) ? parts[index] : 0
  }
  /// The numbers as a rectangle.
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  /// The numbers as a point.
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  /// Creates two numbers of a point.
  public convenience init(cgPoint: CGPoint) { self.init(x: cgPoint.x, y: cgPoint.y) }
}
