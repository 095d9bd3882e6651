/// Which colours numbers mean, which nothing depends on here.
public final class CGColorSpace: Sendable {
  /// One of them.
  public static let sRGB = "kCGColorSpaceSRGB",
    displayP3 = "kCGColorSpaceDisplayP3",
    genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  /// One of them.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB",
    linearSRGB = "kCGColorSpaceLinearSRGB",
    extendedLinearSRGB = "kCGColorSpaceExtendedLinearSRGB"
  /// One of them.
  public static let adobeRGB1998 = "kCGColorSpaceAdobeRGB1998",
    dcip3 = "kCGColorSpaceDcip3",
    extendedDisplayP3 = "kCGColorSpaceExtendedDisplayP3"
  /// One of them.
  public static let linearDisplayP3 = "kCGColorSpaceLinearDisplayP3",
    extendedLinearDisplayP3 = "kCGColorSpaceExtendedLinearDisplayP3",
    extendedGray = "kCGColorSpaceExtendedGray"
  /// One of them.
  public static let linearGray = "kCGColorSpaceLinearGray",
    extendedLinearGray = "kCGColorSpaceExtendedLinearGray",
    genericCMYK = "kCGColorSpaceGenericCMYK"
  /// One of them.
  public static let genericRGBLinear = "kCGColorSpaceGenericRGBLinear",
    genericLab = "kCGColorSpaceGenericLab",
    genericXYZ = "kCGColorSpaceGenericXYZ"
  /// One of them.
  public static let acescgLinear = "kCGColorSpaceAcescgLinear",
    rommrgb = "kCGColorSpaceRommrgb",
    itur_709 = "kCGColorSpaceItur_709"
  /// One of them.
  public static let itur_2020 = "kCGColorSpaceItur_2020",
    itur_2100_HLG = "kCGColorSpaceItur_2100_HLG",
    itur_2100_PQ = "kCGColorSpaceItur_2100_PQ"
  /// One of them.
  public static let displayP3_HLG = "kCGColorSpaceDisplayP3_HLG",
    displayP3_PQ = "kCGColorSpaceDisplayP3_PQ"

  /// Its name; nil for one of a device.
  public let name: String?
  /// What kind of colours the numbers mean.
  public let model: CGColorSpaceModel

  fileprivate init(_ model: CGColorSpaceModel) { (name, self.model) = (nil, model) }
  /// Creates one by its name.
  public init?(name: String) {
    let isGrey = name.contains("Gray")
    (self.name, model) = (name, isGrey ? .monochrome : name.contains("CMYK") ? .cmyk : .rgb)
  }

  /// How many numbers a colour has.
  public var numberOfComponents: Int { model == .monochrome ? 1 : model == .cmyk ? 4 : 3 }
  /// Whether it has more colours than usual.
  public var isWideGamutRGB: Bool { name?.contains("P3") == true || name?.contains("2020") == true }
  /// Whether a screen can show them.
  public var supportsOutput: Bool { true }
  /// What it is built on: nothing.
  public var baseColorSpace: CGColorSpace? { nil }
}

/// Red, green and blue.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(.rgb) }
/// Grey.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(.monochrome) }
/// Colours of print.
public func CGColorSpaceCreateDeviceCMYK() -> CGColorSpace { CGColorSpace(.cmyk) }
