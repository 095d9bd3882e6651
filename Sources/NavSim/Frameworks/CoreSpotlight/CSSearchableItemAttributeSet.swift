public import Foundation
public import UniformTypeIdentifiers

/// What is known of something.
public final class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  /// The words.
  public var title: String?, displayName: String?, contentDescription: String?, identifier: String?
  /// What it is found by.
  public var keywords: [String]?
  /// What it belongs to.
  public var relatedUniqueIdentifier: String?, domainIdentifier: String?
  /// When it was.
  public var startDate: Date?, endDate: Date?, contentCreationDate: Date?, dueDate: Date?
  /// A picture in a file.
  public var thumbnailURL: URL?
  /// A picture.
  public var thumbnailData: Data?
  /// Several words of it.
  public var accountHandles: [String]?, alternateNames: [String]?, audiences: [String]?,
    authorAddresses: [String]?, authorEmailAddresses: [String]?, authorNames: [String]?,
    codecs: [String]?, contactKeywords: [String]?, contentSources: [String]?,
    contentTypeTree: [String]?,
    contributors: [String]?, coverage: [String]?
  /// Several words of it.
  public var editors: [String]?, emailAddresses: [String]?, encodingApplications: [String]?,
    fontNames: [String]?, instantMessageAddresses: [String]?, languages: [String]?,
    layerNames: [String]?, mailboxIdentifiers: [String]?, mediaTypes: [String]?,
    organizations: [String]?,
    participants: [String]?, performers: [String]?
  /// Several words of it.
  public var phoneNumbers: [String]?, projects: [String]?, providerDataTypeIdentifiers: [String]?,
    providerFileTypeIdentifiers: [String]?, providerInPlaceFileTypeIdentifiers: [String]?,
    publishers: [String]?, recipientAddresses: [String]?, recipientEmailAddresses: [String]?,
    recipientNames: [String]?
  /// Words of it.
  public var accountIdentifier: String?, acquisitionMake: String?, acquisitionModel: String?,
    album: String?, artist: String?, audioEncodingApplication: String?, cameraOwner: String?,
    city: String?, colorSpace: String?, comment: String?, composer: String?,
    containerDisplayName: String?
  /// Words of it.
  public var containerIdentifier: String?, containerTitle: String?, contentType: String?,
    copyright: String?, country: String?, creator: String?, director: String?, exifVersion: String?,
    exifgpsVersion: String?, exposureProgram: String?, exposureTimeString: String?,
    fullyFormattedAddress: String?
  /// Words of it.
  public var genre: String?, gpsAreaInformation: String?, gpsMapDatum: String?,
    gpsMeasureMode: String?, gpsProcessingMethod: String?, gpsStatus: String?, headline: String?,
    information: String?, instructions: String?, keySignature: String?, kind: String?,
    lensModel: String?
  /// Words of it.
  public var lyricist: String?, meteringMode: String?, musicalGenre: String?,
    musicalInstrumentCategory: String?, musicalInstrumentName: String?, namedLocation: String?,
    originalFormat: String?, originalSource: String?, path: String?, postalCode: String?,
    producer: String?, profileName: String?
  /// Words of it.
  public var ratingDescription: String?, rights: String?, role: String?, securityMethod: String?,
    stateOrProvince: String?, subThoroughfare: String?, subject: String?, textContent: String?,
    theme: String?, thoroughfare: String?, timeSignature: String?, version: String?
  /// Words of it.
  public var weakRelatedUniqueIdentifier: String?
  /// A time of it.
  public var addedDate: Date?, completionDate: Date?, contentModificationDate: Date?,
    downloadedDate: Date?, gpsDateStamp: Date?, lastUsedDate: Date?,
    metadataModificationDate: Date?, recordingDate: Date?, timestamp: Date?
  /// People of it.
  public var additionalRecipients: [CSPerson]?, authors: [CSPerson]?,
    hiddenAdditionalRecipients: [CSPerson]?, primaryRecipients: [CSPerson]?
  /// A number of it.
  public var allDay: NSNumber?, altitude: NSNumber?, aperture: NSNumber?, audioBitRate: NSNumber?,
    audioChannelCount: NSNumber?, audioSampleRate: NSNumber?, audioTrackNumber: NSNumber?,
    bitsPerSample: NSNumber?, containerOrder: NSNumber?, contentRating: NSNumber?,
    deliveryType: NSNumber?, duration: NSNumber?
  /// A number of it.
  public var exposureMode: NSNumber?, exposureTime: NSNumber?, fNumber: NSNumber?,
    fileSize: NSNumber?, flashOn: NSNumber?, focalLength: NSNumber?, focalLength35mm: NSNumber?,
    generalMIDISequence: NSNumber?, gpsDestBearing: NSNumber?, gpsDestDistance: NSNumber?,
    gpsDestLatitude: NSNumber?, gpsDestLongitude: NSNumber?
  /// A number of it.
  public var gpsDifferental: NSNumber?, gpsTrack: NSNumber?, gpsdop: NSNumber?,
    hasAlphaChannel: NSNumber?, imageDirection: NSNumber?, isoSpeed: NSNumber?, latitude: NSNumber?,
    local: NSNumber?, longitude: NSNumber?, maxAperture: NSNumber?, orientation: NSNumber?,
    pageCount: NSNumber?
  /// A number of it.
  public var pageHeight: NSNumber?, pageWidth: NSNumber?, pixelCount: NSNumber?,
    pixelHeight: NSNumber?, pixelWidth: NSNumber?, playCount: NSNumber?, rankingHint: NSNumber?,
    rating: NSNumber?, redEyeOn: NSNumber?, resolutionHeightDPI: NSNumber?,
    resolutionWidthDPI: NSNumber?,
    speed: NSNumber?
  /// A number of it.
  public var streamable: NSNumber?, supportsNavigation: NSNumber?, supportsPhoneCall: NSNumber?,
    tempo: NSNumber?, totalBitRate: NSNumber?, userCreated: NSNumber?, userCurated: NSNumber?,
    userOwned: NSNumber?, videoBitRate: NSNumber?, whiteBalance: NSNumber?
  /// An address of it.
  public var contentURL: URL?, darkThumbnailURL: URL?, url: URL?
  /// What is said of a letter.
  public var emailHeaders: [String: [Any]]?
  /// Data of it.
  public var htmlContentData: Data?
  /// Times of it.
  public var importantDates: [Date]?
  /// What it is.
  public var sharedItemContentType: UTType?
  /// What may be done with it.
  public var actionIdentifiers: [String] = []
  /// Whether it is nothing that anybody looks for.
  public var likelyJunk: NSNumber = 0
  private var own: [String: Any] = [:]
  /// Something that the app itself names.
  public func value(forCustomKey key: CSCustomAttributeKey) -> Any? { own[key.keyName] }
  /// Says something that the app itself names.
  public func setValue(_ value: Any?, forCustomKey key: CSCustomAttributeKey) {
    own[key.keyName] = value
  }
  /// Creates some.
  public init(contentType: UTType) {}
  /// Creates some, in an older way.
  public init(itemContentType: String) {}
}

/// The name of something that an app says of what can be found.
public final class CSCustomAttributeKey: NSObject, Sendable {
  /// The name.
  public let keyName: String
  /// Whether it is found by it.
  public let isSearchable: Bool
  /// Whether there are several.
  public let isMultiValued: Bool
  /// Creates one.
  public init?(
    keyName: String, searchable: Bool = true, searchableByDefault: Bool = false,
    unique: Bool = false, multiValued: Bool = false
  ) {
    self.keyName = keyName
    isSearchable = searchable
    isMultiValued = multiValued
  }
}

/// Somebody who has to do with what can be found.
public final class CSPerson: NSObject, Sendable {
  /// His name.
  public let displayName: String?
  /// How he is reached.
  public let handles: [String]
  /// In which way.
  public let handleIdentifier: String
  /// Creates somebody.
  public init(displayName: String?, handles: [String], handleIdentifier: String) {
    self.displayName = displayName
    self.handles = handles
    self.handleIdentifier = handleIdentifier
  }
}
