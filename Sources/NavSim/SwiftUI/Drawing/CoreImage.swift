public import Foundation

// Filters of pictures, which change nothing here. They are in this module, and not in CoreImage, as
// apps import a part of that, which a module of Swift cannot have.

/// A picture before and after filters.
public final class CIImage: Sendable {
  /// Where it is, in points.
  public var extent: CGRect { .zero }
  /// Where it comes from: nowhere.
  public var url: URL? { nil }

  /// Creates a picture.
  public init() {}
  /// Creates a picture.
  public init?(image: UIImage) {}
  /// Creates a picture.
  public init(cgImage: CGImage) {}
  /// Creates a picture.
  public init?(data: Data) {}
  /// Creates a picture.
  public init?(contentsOf url: URL) {}
  /// The same, turned, moved or stretched.
  public func transformed(by transform: CGAffineTransform) -> CIImage { self }
  /// A part of it.
  public func cropped(to rect: CGRect) -> CIImage { self }
  /// The same, after a filter.
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  /// The same, less sharp.
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}

/// Draws pictures.
public final class CIContext: Sendable {
  /// Creates one.
  public init(options: [String: Any]? = nil) {}
  /// Creates one.
  public init(options: [CIContextOption: Any]) {}
  /// Writes points into memory: nothing is written.
  public func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect,
    format: CIFormat, colorSpace: CGColorSpace?
  ) {}
  /// The picture of points.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { CGImage() }
  /// The picture of points.
  public func createCGImage(
    _ image: CIImage, from rect: CGRect, format: CIFormat, colorSpace: CGColorSpace?,
    deferred: Bool = false
  ) -> CGImage? { CGImage() }
}

/// Changes a picture: what is said of it is kept, and the picture stays as it is.
@dynamicMemberLookup public final class CIFilter {
  private var values: [String: Any] = [:]
  /// Its name.
  public let name: String

  /// Creates a filter by its name.
  public init?(name: String) { self.name = name }
  /// Creates a filter by its name.
  public init?(name: String, parameters: [String: Any]?) {
    self.name = name
    values = parameters ?? [:]
  }
  /// Creates a filter by its name.
  public convenience init?(name: String, withInputParameters parameters: [String: Any]?) {
    self.init(name: name, parameters: parameters)
  }
  init(named name: String) { self.name = name }

  /// What can be said of it.
  public var inputKeys: [String] {
    [kCIInputImageKey, kCIInputIntensityKey, kCIInputRadiusKey, kCIInputScaleKey]
  }
  /// What can be asked of it.
  public var outputKeys: [String] { ["outputImage"] }
  /// The picture after it.
  public var outputImage: CIImage? { values[kCIInputImageKey] as? CIImage ?? CIImage() }
  /// Says something of it.
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What is said of it.
  public func value(forKey key: String) -> Any? { values[key] }
  /// Forgets what was said.
  public func setDefaults() { values = [:] }

  /// The picture before it.
  public var inputImage: CIImage? {
    get { values[kCIInputImageKey] as? CIImage }
    set { values[kCIInputImageKey] = newValue }
  }
  /// What is written as a code.
  public var message: Data {
    get { values["inputMessage"] as? Data ?? Data() }
    set { values["inputMessage"] = newValue }
  }
  /// How well a code can be read.
  public var correctionLevel: String {
    get { values["inputCorrectionLevel"] as? String ?? "M" }
    set { values["inputCorrectionLevel"] = newValue }
  }
  /// The picture behind it.
  public var backgroundImage: CIImage? {
    get { values["inputBackgroundImage"] as? CIImage }
    set { values["inputBackgroundImage"] = newValue }
  }
  /// The picture that says where it is.
  public var maskImage: CIImage? {
    get { values["inputMaskImage"] as? CIImage }
    set { values["inputMaskImage"] = newValue }
  }
  /// The picture that it comes to.
  public var targetImage: CIImage? {
    get { values["inputTargetImage"] as? CIImage }
    set { values["inputTargetImage"] = newValue }
  }
  /// The picture that says how it bends.
  public var textureImage: CIImage? {
    get { values["inputTexture"] as? CIImage }
    set { values["inputTexture"] = newValue }
  }
  /// Its middle.
  public var center: CGPoint {
    get { values["inputCenter"] as? CGPoint ?? .zero }
    set { values["inputCenter"] = newValue }
  }
  /// Where it begins.
  public var point0: CGPoint {
    get { values["inputPoint0"] as? CGPoint ?? .zero }
    set { values["inputPoint0"] = newValue }
  }
  /// Where it ends.
  public var point1: CGPoint {
    get { values["inputPoint1"] as? CGPoint ?? .zero }
    set { values["inputPoint1"] = newValue }
  }
  /// Where it is.
  public var extent: CGRect {
    get { values["inputExtent"] as? CGRect ?? .zero }
    set { values["inputExtent"] = newValue }
  }
  /// How it is moved.
  public var transform: CGAffineTransform {
    get { values["inputTransform"] as? CGAffineTransform ?? .identity }
    set { values["inputTransform"] = newValue }
  }
  /// A number that is said of it.
  public subscript(dynamicMember name: String) -> Float {
    get { values[name] as? Float ?? 0 }
    set { values[name] = newValue }
  }
}

/// What can be said of a filter.
public let kCIInputImageKey = "inputImage"
/// What can be said of a filter.
public let kCIInputIntensityKey = "inputIntensity"
/// What can be said of a filter.
public let kCIInputRadiusKey = "inputRadius"
/// What can be said of a filter.
public let kCIInputScaleKey = "inputScale"
/// What can be said of a filter.
public let kCIInputCenterKey = "inputCenter"
/// What can be said of a filter.
public let kCIInputAmountKey = "inputAmount"
/// What can be said of a filter.
public let kCIInputContrastKey = "inputContrast"
/// What can be said of a filter.
public let kCIInputBrightnessKey = "inputBrightness"
/// What can be said of a filter.
public let kCIInputSaturationKey = "inputSaturation"

extension UIImage {
  /// Creates a picture.
  public convenience init(ciImage: CIImage) { self.init() }
  /// The picture for filters.
  public var ciImage: CIImage? { CIImage() }
}
/// What can be said of a filter.
public let kCIInputExtentKey = "inputExtent"
/// What can be said of a filter.
public let kCIInputColorKey = "inputColor"
/// What can be said of a filter.
public let kCIInputAngleKey = "inputAngle"

/// How pictures are computed.
public struct CIContextOption: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let workingColorSpace = Self(name: "workingColorSpace"),
    outputColorSpace = Self(name: "outputColorSpace"),
    useSoftwareRenderer = Self(name: "useSoftwareRenderer"),
    cacheIntermediates = Self(name: "cacheIntermediates")
}

/// How points are written.
public struct CIFormat: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let RGBA8 = Self(name: "RGBA8"), BGRA8 = Self(name: "BGRA8"),
    ARGB8 = Self(name: "ARGB8"), RGBAf = Self(name: "RGBAf")
}

/// Some numbers of a filter.
public final class CIVector: Sendable {
  /// The numbers.
  public let x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat
  /// Creates four numbers.
  public init(x: CGFloat, y: CGFloat, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  /// Creates the numbers of a rectangle.
  public convenience init(cgRect: CGRect) {
    self.init(x: cgRect.minX, y: cgRect.minY, z: cgRect.width, w: cgRect.height)
  }
}

/// Where it is said how much a point is seen through.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// One of them.
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst
  /// One of them.
  case alphaOnly
}

extension CGContext {
  /// Draws into memory: nothing is drawn.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int,
    bytesPerRow: Int, space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init() }
  /// What was drawn: nothing.
  public var data: UnsafeMutableRawPointer? { nil }
  /// How many points there are.
  public var width: Int { 0 }
  /// How many points there are.
  public var height: Int { 0 }
  /// How many bytes a row of points has.
  public var bytesPerRow: Int { 0 }
  /// The picture so far.
  public func makeImage() -> CGImage? { CGImage() }
}
