@_exported public import AVFoundation
public import Foundation
@_exported public import ImageIO
@_exported public import UniformTypeIdentifiers
@_spi(Packages) public import SwiftUI

/// What is asked for is as large as it can be.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)
/// Says that a better picture comes.
public let PHImageResultIsDegradedKey = "PHImageResultIsDegradedKey"
/// Says why no picture comes.
public let PHImageErrorKey = "PHImageErrorKey"
/// Says that nobody wants it any more.
public let PHImageCancelledKey = "PHImageCancelledKey"
/// Says that a picture is not on the phone.
public let PHImageResultIsInCloudKey = "PHImageResultIsInCloudKey"
/// The number of what was asked.
public typealias PHImageRequestID = Int32
/// The number of nothing.
public let PHInvalidImageRequestID: PHImageRequestID = 0

/// How a picture fills its place.
public enum PHImageContentMode: Int, Sendable {
  /// One of them.
  case aspectFit, aspectFill
  /// As it is.
  public static let `default` = aspectFit
}

/// How good a picture has to be.
public enum PHImageRequestOptionsDeliveryMode: Int, Sendable {
  /// One of them.
  case opportunistic, highQualityFormat, fastFormat
}

/// How exactly a picture is made smaller.
public enum PHImageRequestOptionsResizeMode: Int, Sendable {
  /// One of them.
  case none, fast, exact
}

/// Which form of a picture.
public enum PHImageRequestOptionsVersion: Int, Sendable {
  /// One of them.
  case current, unadjusted, original
}

/// How a picture is asked for.
public final class PHImageRequestOptions: @unchecked Sendable {
  /// How good.
  public var deliveryMode = PHImageRequestOptionsDeliveryMode.opportunistic
  /// How exactly.
  public var resizeMode = PHImageRequestOptionsResizeMode.fast
  /// Which form.
  public var version = PHImageRequestOptionsVersion.current
  /// True where it comes at once.
  public var isSynchronous = false
  /// True where it may come from the web.
  public var isNetworkAccessAllowed = false
  /// Creates some.
  public init() {}
}

/// How good a film has to be.
public enum PHVideoRequestOptionsDeliveryMode: Int, Sendable {
  /// One of them.
  case automatic, highQualityFormat, mediumQualityFormat, fastFormat
}

/// Which form of a film.
public enum PHVideoRequestOptionsVersion: Int, Sendable {
  /// One of them.
  case current, original
}

/// How a film is asked for.
public final class PHVideoRequestOptions: @unchecked Sendable {
  /// How good.
  public var deliveryMode = PHVideoRequestOptionsDeliveryMode.automatic
  /// Which form.
  public var version = PHVideoRequestOptionsVersion.current
  /// True where it may come from the web.
  public var isNetworkAccessAllowed = false
  /// Creates some.
  public init() {}
}

/// Has pictures come, each once, in a later turn or at once, as it is asked for.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let one = PHImageManager()
  /// The one.
  open class func `default`() -> PHImageManager { one }

  /// Asks for a picture.
  @discardableResult open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    tell(options) { resultHandler(.drawn(), [PHImageResultIsDegradedKey: false]) }
  }

  /// Asks for a picture as data.
  @discardableResult open func requestImageDataAndOrientation(
    for asset: PHAsset, options: PHImageRequestOptions?,
    resultHandler:
      @escaping (Data?, String?, CGImagePropertyOrientation, [AnyHashable: Any]?) ->
      Void
  ) -> PHImageRequestID { tell(options) { resultHandler(Data(), "public.jpeg", .up, [:]) } }

  /// Asks for a film.
  @discardableResult open func requestAVAsset(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVAsset?, AVAudioMix?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    tell(nil) { resultHandler(AVURLAsset(url: URL(filePath: "/film")), nil, [:]) }
  }

  /// Asks for a film that can be played.
  @discardableResult open func requestPlayerItem(
    forVideo asset: PHAsset, options: PHVideoRequestOptions?,
    resultHandler: @escaping (AVPlayerItem?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    tell(nil) { resultHandler(AVPlayerItem(url: URL(filePath: "/film")), [:]) }
  }

  /// Wants it no more: it comes all the same.
  open func cancelImageRequest(_ id: PHImageRequestID) {}

  private func tell(
    _ options: PHImageRequestOptions?, _ body: @escaping () -> Void
  ) -> PHImageRequestID {
    if options?.isSynchronous == true { body() } else { answer(after: .seconds(0), body) }
    return 1
  }
}

/// Has many pictures come.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {
  /// True where good ones are kept.
  public var allowsCachingHighQualityImages = true
  /// Has some ready.
  open func startCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has some ready no more.
  open func stopCachingImages(
    for assets: [PHAsset], targetSize: CGSize, contentMode: PHImageContentMode,
    options: PHImageRequestOptions?
  ) {}
  /// Has none ready.
  open func stopCachingImagesForAllAssets() {}
}
