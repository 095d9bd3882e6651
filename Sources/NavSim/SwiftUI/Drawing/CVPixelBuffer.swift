// Pictures as cameras bring them and models take them.

/// A picture of points, which shows nothing.
public final class CVPixelBuffer: Hashable, Sendable {
  let width: Int, height: Int
  /// Creates one.
  public init(width: Int, height: Int) { (self.width, self.height) = (width, height) }
  /// Whether both are the same.
  public static func == (one: CVPixelBuffer, other: CVPixelBuffer) -> Bool { one === other }
  /// Hashes the object by where it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A picture of points, by another name.
public typealias CVImageBuffer = CVPixelBuffer
/// How something has ended: 0 where it was done.
public typealias CVReturn = Int32
/// It was done.
public let kCVReturnSuccess: CVReturn = 0
/// In which form points are.
public let kCVPixelBufferPixelFormatTypeKey = "PixelFormatType"
/// Whether a picture of Core Graphics can be made of it.
public let kCVPixelBufferCGImageCompatibilityKey = "CGImageCompatibility"
/// Whether it can be drawn into.
public let kCVPixelBufferCGBitmapContextCompatibilityKey = "CGBitmapContextCompatibility"
/// One of the forms.
public let kCVPixelFormatType_32BGRA: UInt32 = 1_111_970_369
/// One of the forms.
public let kCVPixelFormatType_32ARGB: UInt32 = 32

/// How points are read and written.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// The flags by their bits.
  public let rawValue: UInt64
  /// Creates a set.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// They are read alone.
  public static let readOnly = Self(rawValue: 1)
}

/// Makes a picture.
@discardableResult public func CVPixelBufferCreate(
  _ allocator: Any?, _ width: Int, _ height: Int, _ format: UInt32, _ attributes: Any?,
  _ buffer: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  buffer.pointee = CVPixelBuffer(width: width, height: height)
  return kCVReturnSuccess
}
/// How many points it has across.
public func CVPixelBufferGetWidth(_ buffer: CVPixelBuffer) -> Int { buffer.width }
/// How many points it has from top to bottom.
public func CVPixelBufferGetHeight(_ buffer: CVPixelBuffer) -> Int { buffer.height }
/// Nowhere.
public func CVPixelBufferGetBaseAddress(_ buffer: CVPixelBuffer) -> UnsafeMutableRawPointer? { nil }
/// How many bytes a row has.
public func CVPixelBufferGetBytesPerRow(_ buffer: CVPixelBuffer) -> Int { buffer.width * 4 }
/// Begins to read and write.
@discardableResult public func CVPixelBufferLockBaseAddress(
  _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
/// Ends it.
@discardableResult public func CVPixelBufferUnlockBaseAddress(
  _ buffer: CVPixelBuffer, _ flags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Where the top of a picture is.
public enum CGImagePropertyOrientation: UInt32, Sendable {
  /// One of them.
  case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
}

extension CIImage {
  /// Creates a picture.
  public convenience init(cvPixelBuffer buffer: CVPixelBuffer) { self.init() }
  /// Creates a picture.
  public convenience init(cvImageBuffer buffer: CVPixelBuffer) { self.init() }
}
