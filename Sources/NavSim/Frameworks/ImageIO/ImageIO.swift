@_exported public import Foundation
@_exported public import SwiftUI

/// From where pictures are read: there are none in it.
public final class CGImageSource: Sendable {}
/// Where pictures are written: what is written is gone.
public final class CGImageDestination: Sendable {}

/// How pictures are read.
public let kCGImageSourceShouldCache = "kCGImageSourceShouldCache",
  kCGImageSourceShouldCacheImmediately = "kCGImageSourceShouldCacheImmediately",
  kCGImageSourceCreateThumbnailFromImageAlways = "kCGImageSourceCreateThumbnailFromImageAlways",
  kCGImageSourceCreateThumbnailFromImageIfAbsent =
    "kCGImageSourceCreateThumbnailFromImageIfAbsent",
  kCGImageSourceCreateThumbnailWithTransform = "kCGImageSourceCreateThumbnailWithTransform",
  kCGImageSourceThumbnailMaxPixelSize = "kCGImageSourceThumbnailMaxPixelSize",
  kCGImageSourceTypeIdentifierHint = "kCGImageSourceTypeIdentifierHint"
/// How pictures are written.
public let
  kCGImageDestinationLossyCompressionQuality =
    "kCGImageDestinationLossyCompressionQuality",
  kCGImageDestinationImageMaxPixelSize = "kCGImageDestinationImageMaxPixelSize"
/// What is written about pictures.
public let kCGImagePropertyPixelWidth = "PixelWidth", kCGImagePropertyPixelHeight = "PixelHeight",
  kCGImagePropertyOrientation = "Orientation", kCGImagePropertyGIFDictionary = "{GIF}",
  kCGImagePropertyGIFDelayTime = "DelayTime",
  kCGImagePropertyGIFUnclampedDelayTime = "UnclampedDelayTime",
  kCGImagePropertyGIFLoopCount = "LoopCount", kCGImagePropertyExifDictionary = "{Exif}",
  kCGImagePropertyTIFFDictionary = "{TIFF}", kCGImagePropertyGPSDictionary = "{GPS}"

/// Reads pictures of a file.
public func CGImageSourceCreateWithURL(
  _ url: CFURL, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource() }
/// Reads pictures.
public func CGImageSourceCreateWithData(
  _ data: CFData, _ options: CFDictionary?
) -> CGImageSource? { CGImageSource() }
/// Reads pictures of which more and more is there.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource()
}
/// None.
public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 0 }
/// Nobody knows of what kind.
public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? { nil }
/// None.
public func CGImageSourceCreateImageAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }
/// None.
public func CGImageSourceCreateThumbnailAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }
/// Nothing.
public func CGImageSourceCopyProperties(
  _ source: CGImageSource, _ options: CFDictionary?
) -> CFDictionary? { nil }
/// Nothing.
public func CGImageSourceCopyPropertiesAtIndex(
  _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { nil }
/// Writes pictures into data.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Writes pictures into data, which stays as it is.
public func CGImageDestinationCreateWithData(
  _ data: CFData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Writes pictures into a file.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination() }
/// Writes one.
public func CGImageDestinationAddImage(
  _ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?
) {}
/// Says how they are written.
public func CGImageDestinationSetProperties(
  _ destination: CGImageDestination, _ properties: CFDictionary?
) {}
/// Ends it.
@discardableResult
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { true }
