import Foundation

/// How many rows or columns.
public typealias vImagePixelCount = UInt
/// How something is done.
public typealias vImage_Flags = UInt32
/// Whether it was done: zero.
public typealias vImage_Error = Int
/// One of the ways.
public let kvImageNoFlags = 0, kvImageEdgeExtend = 8, kvImageCopyInPlace = 2,
  kvImageBackgroundColorFill = 4, kvImageHighQualityResampling = 32, kvImageDoNotTile = 16,
  kvImagePrintDiagnosticsToConsole = 128
/// What comes of it.
public let kvImageNoError = 0, kvImageInvalidParameter = -21_773,
  kvImageMemoryAllocationError = -21_771

/// The points of a picture in memory.
public struct vImage_Buffer {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Where they are.
  public var data: UnsafeMutableRawPointer!
  /// How many rows there are.
  public var height: vImagePixelCount
  /// How many columns there are.
  public var width: vImagePixelCount
  /// How many bytes a row has.
  public var rowBytes: Int

  /// Creates one.
  public init(
    data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) {
    self.data = data
    self.height = height
    self.width = width
    self.rowBytes = rowBytes
  }
  /// Creates one without points.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }
  /// Gives its memory back.
  public func free() { data?.deallocate() }
}

/// Copies the points: nothing is made softer, which nobody sees.
@discardableResult public func vImageBoxConvolve_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ x: vImagePixelCount, _ y: vImagePixelCount,
  _ height: UInt32, _ width: UInt32, _ background: UnsafePointer<UInt8>?, _ flags: vImage_Flags
) -> vImage_Error { copy(source, destination) }

/// Copies the points as far as there is room, which nobody sees.
@discardableResult public func vImageScale_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>,
  _ temporary: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { copy(source, destination) }

/// Copies the points: colours are as they were, which nobody sees.
@discardableResult public func vImageMatrixMultiply_ARGB8888(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>,
  _ matrix: UnsafePointer<Int16>, _ divisor: Int32, _ before: UnsafePointer<Int16>?,
  _ after: UnsafePointer<Int32>?, _ flags: vImage_Flags
) -> vImage_Error { copy(source, destination) }

private func copy(
  _ source: UnsafePointer<vImage_Buffer>, _ destination: UnsafePointer<vImage_Buffer>
) -> vImage_Error {
  guard let from = source.pointee.data, let to = destination.pointee.data else {
    return kvImageInvalidParameter
  }
  let room = Int(destination.pointee.height) * destination.pointee.rowBytes
  to.copyMemory(
    from: from, byteCount: min(room, Int(source.pointee.height) * source.pointee.rowBytes))
  return kvImageNoError
}
