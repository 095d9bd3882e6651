/// A kind of codes.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  /// The name of it.
  public let rawValue: String
  /// Creates one of its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "VNBarcodeSymbology" + name }
  /// One of them.
  public static let aztec = Self("Aztec"), codabar = Self("Codabar"), code39 = Self("Code39"),
    code93 = Self("Code93"), code128 = Self("Code128"), dataMatrix = Self("DataMatrix"),
    ean8 = Self("EAN8"), ean13 = Self("EAN13"), i2of5 = Self("I2of5"), itf14 = Self("ITF14"),
    pdf417 = Self("PDF417"), qr = Self("QR"), upce = Self("UPCE")
  /// One of them, as they were called before.
  public static let QR = qr, EAN13 = ean13, EAN8 = ean8, UPCE = upce, Code128 = code128
}
