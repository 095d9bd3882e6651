public import Foundation

/// A file of a picture, of which nothing is in it.
public final class PHAssetResource: NSObject, Sendable {
  /// What it is.
  public let type = PHAssetResourceType.photo
  /// What it was called.
  public let originalFilename = "IMG_0001.JPG"
  /// What kind of data it is.
  public let uniformTypeIdentifier = "public.jpeg"
  /// The picture.
  public let assetLocalIdentifier: String
  init(_ identifier: String) { assetLocalIdentifier = identifier }
  /// The files of a picture.
  public class func assetResources(for asset: PHAsset) -> [PHAssetResource] {
    [PHAssetResource(asset.localIdentifier)]
  }
}

/// How a file is asked for.
public final class PHAssetResourceRequestOptions: NSObject, @unchecked Sendable {
  /// True where it may be elsewhere.
  public var isNetworkAccessAllowed = false
  /// Who is told how far it is.
  public var progressHandler: ((Double) -> Void)?
  /// Creates options.
  public override init() {}
}

/// Reads the files of pictures.
public final class PHAssetResourceManager: NSObject, Sendable {
  private static let one = PHAssetResourceManager()
  /// The one.
  public class func `default`() -> PHAssetResourceManager { one }
  /// Reads a file: it is empty.
  @discardableResult public func requestData(
    for resource: PHAssetResource, options: PHAssetResourceRequestOptions?,
    dataReceivedHandler handler: @escaping (Data) -> Void,
    completionHandler: @escaping ((any Error)?) -> Void
  ) -> Int32 {
    handler(Data())
    completionHandler(nil)
    return 1
  }
  /// Writes a file: it is empty.
  public func writeData(
    for resource: PHAssetResource, toFile fileURL: URL, options: PHAssetResourceRequestOptions?
  ) async throws { try Data().write(to: fileURL) }
  /// Reads no more.
  public func cancelDataRequest(_ requestID: Int32) {}
}
