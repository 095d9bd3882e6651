public import Foundation
import SwiftUI

/// Something that is kept with the pictures.
public class PHObject: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let localIdentifier: String
  init(_ identifier: String) { localIdentifier = identifier }
  /// True for the same.
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? PHObject)?.localIdentifier == localIdentifier
  }
  /// Hashes what tells it from others.
  public override var hash: Int { localIdentifier.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
}

/// Stands for something that is added.
public final class PHObjectPlaceholder: PHObject, @unchecked Sendable {}

/// What is seen or heard.
public enum PHAssetMediaType: Int, Sendable {
  /// One of them.
  case unknown, image, video, audio
}

/// What kinds of pictures there are.
public struct PHAssetMediaSubtype: OptionSet, Sendable {
  /// The kinds by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let photoPanorama = Self(rawValue: 1), photoHDR = Self(rawValue: 2),
    photoScreenshot = Self(rawValue: 4), photoLive = Self(rawValue: 8)
}

/// A picture of the user: there are three, and each shows nothing.
public final class PHAsset: PHObject, @unchecked Sendable {
  /// What is seen.
  public let mediaType = PHAssetMediaType.image
  /// Of what kind.
  public let mediaSubtypes: PHAssetMediaSubtype = []
  /// When it was taken: on a day that is the same in every run.
  public let creationDate: Date?
  /// When it was changed.
  public var modificationDate: Date? { creationDate }
  /// Where it was taken: nobody knows.
  public var location: AnyObject? { nil }
  /// How long it is, in seconds.
  public let duration: TimeInterval = 0
  /// How many points it has.
  public let pixelWidth = 1_000, pixelHeight = 1_000
  /// True for one that the user likes.
  public let isFavorite = false
  /// True for one that is not shown.
  public let isHidden = false

  init(_ number: Int) {
    creationDate = Date(timeIntervalSinceReferenceDate: Double(number) * 86_400)
    super.init(["first", "second", "third"][number - 1])
  }

  static let all = (1...3).map { PHAsset($0) }

  /// All, or as many as are asked for: the first first, or in the order that is asked for.
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    var found = all
    if options?.sortDescriptors?.first?.ascending == false { found.reverse() }
    if let limit = options?.fetchLimit, limit > 0 { found = Array(found.prefix(limit)) }
    return PHFetchResult(found)
  }
  /// All of a type.
  public class func fetchAssets(
    with type: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { type == .image ? fetchAssets(with: options) : PHFetchResult([]) }
  /// Those that are called so.
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(all.filter { identifiers.contains($0.localIdentifier) })
  }
  /// Those of an album: all.
  public class func fetchAssets(
    in album: PHAssetCollection, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { fetchAssets(with: options) }
}

/// Which pictures are looked for.
public final class PHFetchOptions: @unchecked Sendable {
  /// Which.
  public var predicate: NSPredicate?
  /// In which order.
  public var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 for any number.
  public var fetchLimit = 0
  /// True where hidden ones are among them.
  public var includeHiddenAssets = false
  /// From where they may be.
  public var includeAssetSourceTypes: PHAssetSourceType = []
  /// True where all of a series are among them.
  public var includeAllBurstAssets = false
  /// Creates some.
  public init() {}
}

/// From where a picture is.
public struct PHAssetSourceType: OptionSet, Sendable {
  /// From where, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let typeUserLibrary = Self(rawValue: 1), typeCloudShared = Self(rawValue: 2),
    typeiTunesSynced = Self(rawValue: 4)
}

/// What was found.
public final class PHFetchResult<Object: AnyObject>: NSObject, @unchecked Sendable {
  private let all: [Object]
  init(_ all: [Object]) { self.all = all }
  /// Nothing.
  public override init() { all = [] }
  /// How many.
  public var count: Int { all.count }
  /// The first.
  public var firstObject: Object? { all.first }
  /// The last.
  public var lastObject: Object? { all.last }
  /// One of them.
  public func object(at index: Int) -> Object { all[index] }
  /// One of them.
  public subscript(index: Int) -> Object { all[index] }
  /// Some of them.
  public func objects(at indexes: IndexSet) -> [Object] { indexes.map { all[$0] } }
  /// True where it is among them.
  public func contains(_ object: Object) -> Bool { index(of: object) != NSNotFound }
  /// Which one it is.
  public func index(of object: Object) -> Int {
    all.firstIndex { $0 === object } ?? NSNotFound
  }
  /// Does something with each.
  public func enumerateObjects(
    _ body: (Object, Int, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    for (index, object) in all.enumerated() where !stop.boolValue { body(object, index, &stop) }
  }
}

/// An album: there is one, with all pictures.
public final class PHAssetCollection: PHObject, @unchecked Sendable {
  /// What it is called.
  public let localizedTitle: String? = "Recents"
  /// How many pictures there are in it.
  public var estimatedAssetCount: Int { PHAsset.all.count }
  private static let recents = PHAssetCollection("recents")

  /// The albums: one for the system's, none of the user's.
  public class func fetchAssetCollections(
    with type: PHAssetCollectionType, subtype: PHAssetCollectionSubtype, options: PHFetchOptions?
  ) -> PHFetchResult<PHAssetCollection> {
    PHFetchResult(type == .smartAlbum ? [recents] : [])
  }
}

/// Whose an album is.
public enum PHAssetCollectionType: Int, Sendable {
  /// One of them.
  case album = 1, smartAlbum
}

/// Of what kind an album is.
public enum PHAssetCollectionSubtype: Int, Sendable {
  /// One of them.
  case any, albumRegular, smartAlbumUserLibrary, smartAlbumFavorites, smartAlbumVideos,
    smartAlbumRecentlyAdded
}
