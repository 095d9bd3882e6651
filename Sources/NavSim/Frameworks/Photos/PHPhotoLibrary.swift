@_exported public import Foundation
@_spi(Packages) public import SwiftUI
@_spi(Packages) import Combine

/// What the user allows.
public enum PHAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorized, limited
}

/// What an app wants to do with pictures.
public enum PHAccessLevel: Int, Sendable {
  /// One of them.
  case addOnly = 1, readWrite
}

/// Whether the user was asked in this run.
private final class PhotoPermission {
  static var ofRun: PhotoPermission { ownOfRun { PhotoPermission() } }
  var isGiven = false
}

/// All pictures of the user, which an app may see once the user was asked: he says yes, a second
/// later. What an app adds is gone.
public final class PHPhotoLibrary: Sendable {
  private static let library = PHPhotoLibrary()
  /// All pictures of the user.
  public static func shared() -> PHPhotoLibrary { library }

  /// What the user allows.
  public static func authorizationStatus() -> PHAuthorizationStatus {
    PhotoPermission.ofRun.isGiven ? .authorized : .notDetermined
  }
  /// What the user allows.
  public static func authorizationStatus(for level: PHAccessLevel) -> PHAuthorizationStatus {
    authorizationStatus()
  }

  /// Asks the user.
  public static func requestAuthorization(_ handler: @escaping (PHAuthorizationStatus) -> Void) {
    SystemQuestion.ask(unless: authorizationStatus() == .authorized) {
      PhotoPermission.ofRun.isGiven = true
      handler(.authorized)
    }
  }
  /// Asks the user.
  public static func requestAuthorization(
    for level: PHAccessLevel, handler: @escaping (PHAuthorizationStatus) -> Void
  ) { requestAuthorization(handler) }
  /// Asks the user.
  public static func requestAuthorization(
    for level: PHAccessLevel
  ) async -> PHAuthorizationStatus {
    await withCheckedContinuation { asking in requestAuthorization { asking.resume(returning: $0) }
    }
  }

  /// Changes something.
  public func performChanges(
    _ changes: @escaping () -> Void,
    completionHandler: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    answer(after: .seconds(0)) {
      changes()
      completionHandler?(true, nil)
    }
  }
  /// Changes something.
  public func performChanges(_ changes: @escaping () -> Void) async throws {
    await Task.yield()
    changes()
  }
  /// Changes something at once.
  public func performChangesAndWait(_ changes: () -> Void) throws { changes() }

  /// Tells of changes, of which there are none.
  public func register(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Tells no more.
  public func unregisterChangeObserver(_ observer: any PHPhotoLibraryChangeObserver) {}
  /// Has the user choose which pictures an app sees: all.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
}

/// Is told of changes.
public protocol PHPhotoLibraryChangeObserver: AnyObject {
  /// Something has changed.
  func photoLibraryDidChange(_ change: PHChange)
}

/// What has changed, which nothing has here.
public final class PHChange: NSObject {
  /// None.
  public func changeDetails<Object>(
    for result: PHFetchResult<Object>
  ) -> PHFetchResultChangeDetails<Object>? { nil }
}

/// What has changed of something found.
public final class PHFetchResultChangeDetails<Object: AnyObject> {
  /// What was found before, and is now.
  public let fetchResultBeforeChanges: PHFetchResult<Object>,
    fetchResultAfterChanges: PHFetchResult<Object>
  /// False: all is to be looked at again.
  public var hasIncrementalChanges: Bool { false }
  /// None.
  public var insertedObjects: [Object] { [] }
  /// None.
  public var removedObjects: [Object] { [] }
  init(_ before: PHFetchResult<Object>, _ after: PHFetchResult<Object>) {
    (fetchResultBeforeChanges, fetchResultAfterChanges) = (before, after)
  }
}

/// A picture that is added or changed. It is gone with the change.
public class PHAssetChangeRequest {
  /// True for one that is not shown.
  public var isHidden = false
  /// Stands for the one that is added.
  public let placeholderForCreatedAsset: PHObjectPlaceholder? = PHObjectPlaceholder("new")
  /// When it was taken.
  public var creationDate: Date?
  /// True for one that the user likes.
  public var isFavorite = false
  /// Changes one.
  public init(for asset: PHAsset) {}
  init() {}
  /// Adds one.
  @discardableResult
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PHAssetChangeRequest()
  }
  /// Adds one.
  @discardableResult public class func creationRequestForAssetFromImage(
    atFileURL url: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  /// Adds one.
  @discardableResult public class func creationRequestForAssetFromVideo(
    atFileURL url: URL
  ) -> PHAssetChangeRequest? { PHAssetChangeRequest() }
  /// Takes some away, which stay.
  public class func deleteAssets(_ assets: Any) {}
}

/// A picture that is added.
public final class PHAssetCreationRequest: PHAssetChangeRequest {
  /// Adds one.
  @discardableResult public class func forAsset() -> PHAssetCreationRequest {
    PHAssetCreationRequest()
  }
  /// What is in it.
  public func addResource(
    with type: PHAssetResourceType, data: Data, options: PHAssetResourceCreationOptions?
  ) {}
  /// What is in it.
  public func addResource(
    with type: PHAssetResourceType, fileURL: URL, options: PHAssetResourceCreationOptions?
  ) {}
}

/// What of a picture a file is.
public enum PHAssetResourceType: Int, Sendable {
  /// One of them.
  case photo = 1, video, audio, alternatePhoto, fullSizePhoto, fullSizeVideo, adjustmentData,
    adjustmentBasePhoto, pairedVideo
}

/// How a file is added.
public final class PHAssetResourceCreationOptions {
  /// What it was called.
  public var originalFilename: String?
  /// Of what kind it is.
  public var uniformTypeIdentifier: String?
  /// True where it is taken away from where it was.
  public var shouldMoveFile = false
  /// Creates some.
  public init() {}
}
