public import Combine
public import Foundation

// Where the points of pictures come from, and how they are written.

/// Where data come from.
public final class CGDataProvider: Sendable {
  /// The data.
  public let data: CFData?

  /// Creates one of data.
  public init?(data: CFData) { self.data = data }
  /// Creates one of a file.
  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
  }
  /// Creates one of a file.
  public convenience init?(filename: UnsafePointer<CChar>) {
    self.init(url: URL(fileURLWithPath: String(cString: filename)))
  }
  /// Creates one of memory, which is copied, and given back at once.
  public init?(
    dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
    releaseData: CGDataProviderReleaseDataCallback
  ) {
    self.data = Data(bytes: data, count: size)
    releaseData(info, data, size)
  }
}

/// Gives memory back.
public typealias CGDataProviderReleaseDataCallback =
  @convention(c) (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void

/// Where data go, which none does here.
public final class CGDataConsumer: Sendable {
  /// Creates one for a file.
  public init?(url: CFURL) {}
  /// Creates one for data.
  public init?(data: CFMutableData) {}
}

/// How points are written.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// How, as bits.
  public let rawValue: UInt32
  /// Creates a set of its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Which bits say something.
  public static let alphaInfoMask = Self(rawValue: 0x1F), floatInfoMask = Self(rawValue: 0xF00),
    byteOrderMask = Self(rawValue: 0x7000)
  /// Numbers with a point.
  public static let floatComponents = Self(rawValue: 0x100)
  /// The order of bytes.
  public static let byteOrderDefault = Self([]), byteOrder16Little = Self(rawValue: 0x1000),
    byteOrder32Little = Self(rawValue: 0x2000), byteOrder16Big = Self(rawValue: 0x3000),
    byteOrder32Big = Self(rawValue: 0x4000)
}

/// The order of the bytes of a point.
public enum CGImageByteOrderInfo: UInt32, Sendable {
  /// One of them.
  case orderMask = 0x7000, orderDefault = 0, order16Little = 0x1000, order32Little = 0x2000
  /// One of them.
  case order16Big = 0x3000, order32Big = 0x4000
}

/// How colours are met that are not there.
public enum CGColorRenderingIntent: Int32, Sendable {
  /// One of them.
  case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

/// What kind of colours numbers mean.
public enum CGColorSpaceModel: Int32, Sendable {
  /// One of them.
  case unknown = -1, monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

extension CGImage {
  /// Creates a picture of points, which is of no size.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init() }
  /// Creates a picture that says what of another one is seen.
  public convenience init?(
    maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
  ) { self.init() }
  /// Creates a picture of a file.
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init() }
  /// Creates a picture of a file.
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) { self.init() }

  /// How many bits a part of a point has.
  public var bitsPerComponent: Int { 8 }
  /// How many bits a point has.
  public var bitsPerPixel: Int { 32 }
  /// How many bytes a row of points has.
  public var bytesPerRow: Int { 0 }
  /// How points are written.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// Where it is said how much a point is seen through.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The order of bytes.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }
  /// Which colours numbers mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the points are: none are there.
  public var dataProvider: CGDataProvider? { CGDataProvider(data: Data()) }
  /// What numbers mean: themselves.
  public var decode: UnsafePointer<CGFloat>? { nil }
  /// Whether it says what of others is seen.
  public var isMask: Bool { false }
  /// Whether it is soft in another size.
  public var shouldInterpolate: Bool { true }
  /// How colours are met that are not there.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
  /// The kind of its file: none.
  public var utType: CFString? { nil }
  /// The same.
  public func copy() -> CGImage? { self }
  /// The same in other colours.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { self }
  /// The same without some colours.
  public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? { self }
  /// What of it another one lets be seen.
  public func masking(_ mask: CGImage) -> CGImage? { self }
}

extension CGColor {
  /// Creates a colour of numbers that mean something.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    if space.model == .monochrome {
      self.init(gray: components[0], alpha: components[1])
    } else {
      self.init(
        red: components[0], green: components[1], blue: components[2], alpha: components[3])
    }
  }
  /// Creates a colour of print.
  public convenience init(
    genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat,
    alpha: CGFloat
  ) {
    let light = 1 - black
    self.init(
      red: (1 - cyan) * light, green: (1 - magenta) * light, blue: (1 - yellow) * light,
      alpha: alpha)
  }
  /// Creates a grey.
  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(gray: gray, alpha: alpha)
  }
  /// Which colours the numbers mean.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The same.
  public func copy() -> CGColor? { self }
  /// The same, seen through.
  public func copy(alpha: CGFloat) -> CGColor? {
    let parts = components ?? [0, 0, 0, 1]
    return CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha)
  }
  /// The same by other numbers: by the same.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? { self }
}
