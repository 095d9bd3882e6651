public import Foundation

/// What something is that is written about a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let
    commonKeyAccessibilityDescription = Self(rawValue: "commonKeyAccessibilityDescription"),
    commonKeyAlbumName = Self(rawValue: "commonKeyAlbumName"),
    commonKeyArtist = Self(rawValue: "commonKeyArtist"),
    commonKeyArtwork = Self(rawValue: "commonKeyArtwork"),
    commonKeyAuthor = Self(rawValue: "commonKeyAuthor"),
    commonKeyContributor = Self(rawValue: "commonKeyContributor"),
    commonKeyCopyrights = Self(rawValue: "commonKeyCopyrights"),
    commonKeyCreationDate = Self(rawValue: "commonKeyCreationDate"),
    commonKeyCreator = Self(rawValue: "commonKeyCreator"),
    commonKeyDescription = Self(rawValue: "commonKeyDescription"),
    commonKeyFormat = Self(rawValue: "commonKeyFormat"),
    commonKeyIdentifier = Self(rawValue: "commonKeyIdentifier"),
    commonKeyLanguage = Self(rawValue: "commonKeyLanguage"),
    commonKeyLastModifiedDate = Self(rawValue: "commonKeyLastModifiedDate"),
    commonKeyLocation = Self(rawValue: "commonKeyLocation"),
    commonKeyMake = Self(rawValue: "commonKeyMake"),
    commonKeyModel = Self(rawValue: "commonKeyModel"),
    commonKeyPublisher = Self(rawValue: "commonKeyPublisher"),
    commonKeyRelation = Self(rawValue: "commonKeyRelation"),
    commonKeySoftware = Self(rawValue: "commonKeySoftware"),
    commonKeySource = Self(rawValue: "commonKeySource"),
    commonKeySubject = Self(rawValue: "commonKeySubject"),
    commonKeyTitle = Self(rawValue: "commonKeyTitle"),
    commonKeyType = Self(rawValue: "commonKeyType"),
    iTunesMetadataKeyAlbum = Self(rawValue: "iTunesMetadataKeyAlbum"),
    iTunesMetadataKeyArtist = Self(rawValue: "iTunesMetadataKeyArtist"),
    iTunesMetadataKeyComposer = Self(rawValue: "iTunesMetadataKeyComposer"),
    iTunesMetadataKeyCoverArt = Self(rawValue: "iTunesMetadataKeyCoverArt"),
    iTunesMetadataKeyDescription = Self(rawValue: "iTunesMetadataKeyDescription"),
    iTunesMetadataKeyLyrics = Self(rawValue: "iTunesMetadataKeyLyrics"),
    iTunesMetadataKeyReleaseDate = Self(rawValue: "iTunesMetadataKeyReleaseDate"),
    iTunesMetadataKeySongName = Self(rawValue: "iTunesMetadataKeySongName"),
    iTunesMetadataKeyTrackNumber = Self(rawValue: "iTunesMetadataKeyTrackNumber"),
    iTunesMetadataKeyUserComment = Self(rawValue: "iTunesMetadataKeyUserComment")
}
/// In which way something is written about a film.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let common = Self(rawValue: "common"), id3 = Self(rawValue: "id3"),
    iTunes = Self(rawValue: "iTunes"), quickTimeMetadata = Self(rawValue: "quickTimeMetadata"),
    quickTimeUserData = Self(rawValue: "quickTimeUserData"),
    isoUserData = Self(rawValue: "isoUserData"), icy = Self(rawValue: "icy"),
    hlsDateRange = Self(rawValue: "hlsDateRange"), audioFile = Self(rawValue: "audioFile")
}
/// What something is that is written about a film, and in which way.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let
    commonIdentifierAccessibilityDescription = Self(
      rawValue: "commonIdentifierAccessibilityDescription"),
    commonIdentifierAlbumName = Self(rawValue: "commonIdentifierAlbumName"),
    commonIdentifierArtist = Self(rawValue: "commonIdentifierArtist"),
    commonIdentifierArtwork = Self(rawValue: "commonIdentifierArtwork"),
    commonIdentifierAssetIdentifier = Self(rawValue: "commonIdentifierAssetIdentifier"),
    commonIdentifierAuthor = Self(rawValue: "commonIdentifierAuthor"),
    commonIdentifierContributor = Self(rawValue: "commonIdentifierContributor"),
    commonIdentifierCopyrights = Self(rawValue: "commonIdentifierCopyrights"),
    commonIdentifierCreationDate = Self(rawValue: "commonIdentifierCreationDate"),
    commonIdentifierCreator = Self(rawValue: "commonIdentifierCreator"),
    commonIdentifierDescription = Self(rawValue: "commonIdentifierDescription"),
    commonIdentifierFormat = Self(rawValue: "commonIdentifierFormat"),
    commonIdentifierLanguage = Self(rawValue: "commonIdentifierLanguage"),
    commonIdentifierLastModifiedDate = Self(rawValue: "commonIdentifierLastModifiedDate"),
    commonIdentifierLocation = Self(rawValue: "commonIdentifierLocation"),
    commonIdentifierMake = Self(rawValue: "commonIdentifierMake"),
    commonIdentifierModel = Self(rawValue: "commonIdentifierModel"),
    commonIdentifierPublisher = Self(rawValue: "commonIdentifierPublisher"),
    commonIdentifierRelation = Self(rawValue: "commonIdentifierRelation"),
    commonIdentifierSoftware = Self(rawValue: "commonIdentifierSoftware"),
    commonIdentifierSource = Self(rawValue: "commonIdentifierSource"),
    commonIdentifierSubject = Self(rawValue: "commonIdentifierSubject"),
    commonIdentifierTitle = Self(rawValue: "commonIdentifierTitle"),
    commonIdentifierType = Self(rawValue: "commonIdentifierType"),
    iTunesMetadataAlbum = Self(rawValue: "iTunesMetadataAlbum"),
    iTunesMetadataArtist = Self(rawValue: "iTunesMetadataArtist"),
    iTunesMetadataComposer = Self(rawValue: "iTunesMetadataComposer"),
    iTunesMetadataCoverArt = Self(rawValue: "iTunesMetadataCoverArt"),
    iTunesMetadataDescription = Self(rawValue: "iTunesMetadataDescription"),
    iTunesMetadataLyrics = Self(rawValue: "iTunesMetadataLyrics"),
    iTunesMetadataReleaseDate = Self(rawValue: "iTunesMetadataReleaseDate"),
    iTunesMetadataSongName = Self(rawValue: "iTunesMetadataSongName"),
    iTunesMetadataTrackNumber = Self(rawValue: "iTunesMetadataTrackNumber"),
    iTunesMetadataUserComment = Self(rawValue: "iTunesMetadataUserComment"),
    iTunesMetadataUserGenre = Self(rawValue: "iTunesMetadataUserGenre"),
    quickTimeMetadataArtist = Self(rawValue: "quickTimeMetadataArtist"),
    quickTimeMetadataArtwork = Self(rawValue: "quickTimeMetadataArtwork"),
    quickTimeMetadataCreationDate = Self(rawValue: "quickTimeMetadataCreationDate"),
    quickTimeMetadataDescription = Self(rawValue: "quickTimeMetadataDescription"),
    quickTimeMetadataGenre = Self(rawValue: "quickTimeMetadataGenre"),
    quickTimeMetadataLocationISO6709 = Self(rawValue: "quickTimeMetadataLocationISO6709"),
    quickTimeMetadataSoftware = Self(rawValue: "quickTimeMetadataSoftware"),
    quickTimeMetadataTitle = Self(rawValue: "quickTimeMetadataTitle")
}
/// In which way something is written about a film.
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let id3Metadata = Self(rawValue: "id3Metadata"),
    iTunesMetadata = Self(rawValue: "iTunesMetadata"),
    quickTimeMetadata = Self(rawValue: "quickTimeMetadata"),
    quickTimeUserData = Self(rawValue: "quickTimeUserData"),
    isoUserData = Self(rawValue: "isoUserData"), hlsMetadata = Self(rawValue: "hlsMetadata"),
    unknown = Self(rawValue: "unknown")
}
/// What else is said of what is written about a film.
public struct AVMetadataExtraAttributeKey: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let valueURI = Self(rawValue: "valueURI"), baseURI = Self(rawValue: "baseURI"),
    info = Self(rawValue: "info")
}

/// Something that is written about a film.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  fileprivate var parts = Parts()

  fileprivate struct Parts {
    var identifier: AVMetadataIdentifier?
    var keySpace: AVMetadataKeySpace?
    var key: (any NSCopying & NSObjectProtocol)?
    var value: (any NSCopying & NSObjectProtocol)?
    var locale: Locale?
    var languageTag: String?
    var dataType: String?
    var time = CMTime.invalid
    var duration = CMTime.invalid
    var startDate: Date?
    var attributes: [AVMetadataExtraAttributeKey: Any]?
  }

  /// Creates an empty one.
  public override init() {}
  /// What it is.
  open var commonKey: AVMetadataKey? {
    guard let name = parts.identifier?.rawValue, name.hasPrefix("commonIdentifier") else {
      return nil
    }
    return AVMetadataKey(rawValue: "commonKey" + name.dropFirst("commonIdentifier".count))
  }
  /// What it is, and in which way it is written.
  open var identifier: AVMetadataIdentifier? { parts.identifier }
  /// In which way it is written.
  open var keySpace: AVMetadataKeySpace? { parts.keySpace }
  /// What it is in that way.
  open var key: (any NSCopying & NSObjectProtocol)? { parts.key }
  /// It itself.
  open var value: (any NSCopying & NSObjectProtocol)? { parts.value }
  /// In which language.
  open var locale: Locale? { parts.locale }
  /// In which language.
  open var extendedLanguageTag: String? { parts.languageTag }
  /// What it is made of.
  open var dataType: String? { parts.dataType }
  /// Where it is.
  open var time: CMTime { parts.time }
  /// How long it is there.
  open var duration: CMTime { parts.duration }
  /// When it begins.
  open var startDate: Date? { parts.startDate }
  /// What else is said of it.
  open var extraAttributes: [AVMetadataExtraAttributeKey: Any]? { parts.attributes }
  /// The words.
  public var stringValue: String? { (parts.value as? NSString).map { $0.description } }
  /// The number.
  public var numberValue: NSNumber? { parts.value as? NSNumber }
  /// The day.
  public var dateValue: Date? {
    (parts.value as? NSDate).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    }
  }
  /// The data.
  public var dataValue: Data? { (parts.value as? NSData).map { Data(referencing: $0) } }
  /// Reads something of it.
  public func load<Value>(_ property: AVMetadataProperty<Value>) async throws -> Value {
    await Task.yield()
    return property.value(self)
  }

  /// Those in some languages, of which there is one here.
  public class func metadataItems(
    from items: [AVMetadataItem], filteredAndSortedAccordingToPreferredLanguages languages: [String]
  ) -> [AVMetadataItem] { items }
  /// Those that are something.
  public class func metadataItems(
    from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { items.filter { $0.identifier == identifier } }
  /// Those that are something in a way.
  public class func metadataItems(
    from items: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    let name = (key as? AVMetadataKey)?.rawValue ?? key.map { "\($0)" }
    return items.filter { item in
      let isOfWay =
        keySpace == nil || item.keySpace == keySpace
        || keySpace == .common && item.commonKey != nil
      return isOfWay && (name == nil || item.commonKey?.rawValue == name)
    }
  }
  /// Those in a language.
  public class func metadataItems(
    from items: [AVMetadataItem], with locale: Locale
  ) -> [AVMetadataItem] { items.filter { $0.locale == locale } }
}

/// Something of what is written about a film that is read.
public struct AVMetadataProperty<Value>: Sendable {
  let value: @Sendable (AVMetadataItem) -> Value
}

extension AVMetadataProperty where Value == String? {
  /// The words.
  public static var stringValue: Self { Self { $0.stringValue } }
}

extension AVMetadataProperty where Value == Data? {
  /// The data.
  public static var dataValue: Self { Self { $0.dataValue } }
}

extension AVMetadataProperty where Value == NSNumber? {
  /// The number.
  public static var numberValue: Self { Self { $0.numberValue } }
}

extension AVMetadataProperty where Value == Date? {
  /// The day.
  public static var dateValue: Self { Self { $0.dateValue } }
}

/// Something that an app writes about a film.
public final class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  /// What it is, and in which way it is written.
  public override var identifier: AVMetadataIdentifier? {
    get { parts.identifier }
    set { parts.identifier = newValue }
  }
  /// In which way it is written.
  public override var keySpace: AVMetadataKeySpace? {
    get { parts.keySpace }
    set { parts.keySpace = newValue }
  }
  /// What it is in that way.
  public override var key: (any NSCopying & NSObjectProtocol)? {
    get { parts.key }
    set { parts.key = newValue }
  }
  /// It itself.
  public override var value: (any NSCopying & NSObjectProtocol)? {
    get { parts.value }
    set { parts.value = newValue }
  }
  /// In which language.
  public override var locale: Locale? {
    get { parts.locale }
    set { parts.locale = newValue }
  }
  /// In which language.
  public override var extendedLanguageTag: String? {
    get { parts.languageTag }
    set { parts.languageTag = newValue }
  }
  /// What it is made of.
  public override var dataType: String? {
    get { parts.dataType }
    set { parts.dataType = newValue }
  }
  /// Where it is.
  public override var time: CMTime {
    get { parts.time }
    set { parts.time = newValue }
  }
  /// How long it is there.
  public override var duration: CMTime {
    get { parts.duration }
    set { parts.duration = newValue }
  }
  /// When it begins.
  public override var startDate: Date? {
    get { parts.startDate }
    set { parts.startDate = newValue }
  }
  /// What else is said of it.
  public override var extraAttributes: [AVMetadataExtraAttributeKey: Any]? {
    get { parts.attributes }
    set { parts.attributes = newValue }
  }
}
