public import Foundation

/// What something is that is written about a film.
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }
  /// One of them.
  public static let commonKeyTitle = Self("title"), commonKeyCreator = Self("creator"),
    commonKeySubject = Self("subject"), commonKeyDescription = Self("description"),
    commonKeyPublisher = Self("publisher"), commonKeyContributor = Self("contributor"),
    commonKeyCreationDate = Self("creationDate"), commonKeyType = Self("type"),
    commonKeyFormat = Self("format"), commonKeyIdentifier = Self("identifier"),
    commonKeySource = Self("source"), commonKeyLanguage = Self("language"),
    commonKeyRelation = Self("relation"), commonKeyLocation = Self("location"),
    commonKeyCopyrights = Self("copyrights"), commonKeyAlbumName = Self("albumName"),
    commonKeyAuthor = Self("author"), commonKeyArtist = Self("artist"),
    commonKeyArtwork = Self("artwork"), commonKeyMake = Self("make"),
    commonKeyModel = Self("model"), commonKeySoftware = Self("software"),
    commonKeyAccessibilityDescription = Self("accessibilityDescription")
}

/// By which names things are written about a film.
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }
  /// One of them.
  public static let common = Self("comn"), id3 = Self("org.id3"), iTunes = Self("itsk"),
    quickTimeMetadata = Self("mdta"), quickTimeUserData = Self("udta"), icy = Self("icy"),
    audioFile = Self("audf"), hlsDateRange = Self("lsdr"), isoUserData = Self("uiso")
}

/// What something is that is written about a film, and by which names.
public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = name }
  /// One of them.
  public static let commonIdentifierTitle = Self("comn/title"),
    commonIdentifierCreator = Self("comn/creator"),
    commonIdentifierSubject = Self("comn/subject"),
    commonIdentifierDescription = Self("comn/description"),
    commonIdentifierCreationDate = Self("comn/creationDate"),
    commonIdentifierLanguage = Self("comn/language"),
    commonIdentifierLocation = Self("comn/location"),
    commonIdentifierAlbumName = Self("comn/albumName"),
    commonIdentifierAuthor = Self("comn/author"), commonIdentifierArtist = Self("comn/artist"),
    commonIdentifierArtwork = Self("comn/artwork"), commonIdentifierMake = Self("comn/make"),
    commonIdentifierModel = Self("comn/model"),
    commonIdentifierSoftware = Self("comn/software"),
    commonIdentifierPublisher = Self("comn/publisher")
  /// One of them.
  public static let iTunesMetadataTrackSubTitle = Self("itsk/%A9st3"),
    iTunesMetadataGenreID = Self("itsk/geID"), iTunesMetadataUserGenre = Self("itsk/%A9gen"),
    iTunesMetadataLyrics = Self("itsk/%A9lyr"), id3MetadataUserText = Self("id3/TXXX"),
    id3MetadataTrackNumber = Self("id3/TRCK"), id3MetadataYear = Self("id3/TYER"),
    quickTimeMetadataTitle = Self("mdta/com.apple.quicktime.title"),
    quickTimeMetadataDescription = Self("mdta/com.apple.quicktime.description"),
    quickTimeMetadataGenre = Self("mdta/com.apple.quicktime.genre"),
    quickTimeMetadataLocationISO6709 = Self("mdta/com.apple.quicktime.location.ISO6709")
}

/// Something that is written about a film.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What it is, and by which names.
  public internal(set) var identifier: AVMetadataIdentifier?
  /// By which names.
  public internal(set) var keySpace: AVMetadataKeySpace?
  /// In which language.
  public internal(set) var extendedLanguageTag: String?
  /// What it says.
  public internal(set) var value: (any NSCopying & NSObjectProtocol)?
  /// What it is.
  public var commonKey: AVMetadataKey? {
    guard let name = identifier?.rawValue, name.hasPrefix("comn/") else { return nil }
    return AVMetadataKey(rawValue: String(name.dropFirst("comn/".count)))
  }
  /// The words.
  public var stringValue: String? { (value as? NSString).map { "\($0)" } }
  /// The number.
  public var numberValue: NSNumber? { value as? NSNumber }
  /// The data.
  public var dataValue: Data? { (value as? NSData).map { Data(referencing: $0) } }
  /// The time.
  public var dateValue: Date? {
    (value as? NSDate).map {
      Date(timeIntervalSinceReferenceDate: $0.timeIntervalSinceReferenceDate)
    }
  }
  /// Reads something of it.
  public func load<Value>(_ property: AVMetadataItemProperty<Value>) async throws -> Value {
    await Task.yield()
    return property.value(self)
  }
  /// Those of some that are the same.
  public class func metadataItems(
    from items: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { items.filter { $0.identifier == identifier } }
  /// Those of some that are of a name.
  public class func metadataItems(
    from items: [AVMetadataItem], withKey key: Any?, keySpace: AVMetadataKeySpace?
  ) -> [AVMetadataItem] {
    items.filter { keySpace == nil || $0.keySpace == keySpace }
  }
}

/// Something that an app writes about a film.
public final class AVMutableMetadataItem: AVMetadataItem, @unchecked Sendable {
  /// Says what it is, and by which names.
  public func setIdentifier(_ identifier: AVMetadataIdentifier?) { self.identifier = identifier }
  /// Says what it says.
  public func setValue(_ value: (any NSCopying & NSObjectProtocol)?) { self.value = value }
}

/// What is read of something that is written about a film.
public struct AVMetadataItemProperty<Value>: Sendable {
  let value: @Sendable (AVMetadataItem) -> Value
}

extension AVMetadataItemProperty where Value == (any NSCopying & NSObjectProtocol)? {
  /// What it says.
  public static var value: Self { Self { $0.value } }
}

extension AVMetadataItemProperty where Value == String? {
  /// The words.
  public static var stringValue: Self { Self { $0.stringValue } }
}

extension AVMetadataItemProperty where Value == NSNumber? {
  /// The number.
  public static var numberValue: Self { Self { $0.numberValue } }
}

extension AVMetadataItemProperty where Value == Data? {
  /// The data.
  public static var dataValue: Self { Self { $0.dataValue } }
}

extension AVMetadataItemProperty where Value == Date? {
  /// The time.
  public static var dateValue: Self { Self { $0.dateValue } }
}
