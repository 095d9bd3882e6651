@_spi(Packages) public import Combine
public import Foundation

/// What is played.
public enum INMediaItemType: Int, Sendable {
  /// One of them.
  case unknown, song, album, artist, genre, playlist, podcastShow, podcastEpisode, podcastPlaylist,
    musicStation, audioBook, movie, tvShow, tvShowEpisode, musicVideo, podcastStation,
    radioStation, station, music, algorithmicRadioStation, news
}
/// Whether something is played again.
public enum INPlaybackRepeatMode: Int, Sendable {
  /// One of them.
  case unknown, none, all, one
}
/// When something is played.
public enum INPlaybackQueueLocation: Int, Sendable {
  /// One of them.
  case unknown, now, next, later
}
/// How far playing has come.
public enum INPlayMediaIntentResponseCode: Int, Sendable {
  /// One of them.
  case unspecified, ready, continueInApp, inProgress, success, handleInApp, failure,
    failureRequiringAppLaunch, failureUnknownMediaType, failureNoUnplayedContent,
    failureRestrictedContent, failureMaxStreamLimitReached
}

/// Something to play.
public final class INMediaItem: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let identifier: String?
  /// Its name.
  public let title: String?
  /// What it is.
  public let type: INMediaItemType
  /// Its picture.
  public let artwork: INImage?
  /// Whose it is.
  public let artist: String?
  /// Creates one.
  public init(
    identifier: String?, title: String?, type: INMediaItemType, artwork: INImage?,
    artist: String? = nil
  ) {
    self.identifier = identifier
    self.title = title
    self.type = type
    self.artwork = artwork
    self.artist = artist
  }
}

/// What is looked for to play.
public final class INMediaSearch: NSObject, @unchecked Sendable {
  /// What it is.
  public let mediaType: INMediaItemType
  /// Its name.
  public let mediaName: String?
  /// Whose it is.
  public let artistName: String?
  /// On what it is.
  public let albumName: String?
  /// What tells it from others.
  public let mediaIdentifier: String?
  /// Creates one.
  public init(
    mediaType: INMediaItemType, mediaName: String?, artistName: String?, albumName: String?,
    mediaIdentifier: String?
  ) {
    self.mediaType = mediaType
    self.mediaName = mediaName
    self.artistName = artistName
    self.albumName = albumName
    self.mediaIdentifier = mediaIdentifier
  }
}

/// Asks an app to play something.
open class INPlayMediaIntent: INIntent, @unchecked Sendable {
  /// What.
  public let mediaItems: [INMediaItem]?
  /// Of what it is a part.
  public let mediaContainer: INMediaItem?
  /// True in any order.
  public let playShuffled: Bool?
  /// Whether it is played again.
  public let playbackRepeatMode: INPlaybackRepeatMode
  /// True to go on where it was.
  public let resumePlayback: Bool?
  /// When.
  public let playbackQueueLocation: INPlaybackQueueLocation
  /// How fast.
  public let playbackSpeed: Double?
  /// What is looked for.
  public let mediaSearch: INMediaSearch?

  /// Creates one.
  public init(
    mediaItems: [INMediaItem]? = nil, mediaContainer: INMediaItem? = nil,
    playShuffled: Bool? = nil, playbackRepeatMode: INPlaybackRepeatMode = .unknown,
    resumePlayback: Bool? = nil, playbackQueueLocation: INPlaybackQueueLocation = .unknown,
    playbackSpeed: Double? = nil, mediaSearch: INMediaSearch? = nil
  ) {
    self.mediaItems = mediaItems
    self.mediaContainer = mediaContainer
    self.playShuffled = playShuffled
    self.playbackRepeatMode = playbackRepeatMode
    self.resumePlayback = resumePlayback
    self.playbackQueueLocation = playbackQueueLocation
    self.playbackSpeed = playbackSpeed
    self.mediaSearch = mediaSearch
  }
}

/// What an app answers that plays something.
public final class INPlayMediaIntentResponse: INIntentResponse, @unchecked Sendable {
  /// How far it has come.
  public let code: INPlayMediaIntentResponseCode
  /// What is played.
  public var nowPlayingInfo: [String: Any]?
  /// Creates one.
  public init(code: INPlayMediaIntentResponseCode, userActivity: NSUserActivity?) {
    self.code = code
    super.init()
    self.userActivity = userActivity
  }
}

/// What an app says of what is to be played.
open class INMediaItemResolutionResult: INIntentResolutionResult, @unchecked Sendable {
  /// It is that.
  open class func success(with item: INMediaItem) -> Self { Self() }
  /// It is each of these.
  open class func successes(with items: [INMediaItem]) -> [INMediaItemResolutionResult] {
    items.map { _ in INMediaItemResolutionResult() }
  }
}

/// What an app says of what is to be played.
public final class INPlayMediaMediaItemResolutionResult: INMediaItemResolutionResult,
  @unchecked Sendable
{
  /// The same.
  public convenience init(mediaItemResolutionResult: INMediaItemResolutionResult) { self.init() }
}

/// Plays something, which nobody asks for here.
public protocol INPlayMediaIntentHandling: AnyObject {
  /// Plays it.
  func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void)
  /// Plays it.
  func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse
}

extension INPlayMediaIntentHandling {
  /// It is not played.
  public func handle(
    intent: INPlayMediaIntent, completion: @escaping (INPlayMediaIntentResponse) -> Void
  ) { completion(INPlayMediaIntentResponse(code: .failure, userActivity: nil)) }
  /// It is not played.
  public func handle(intent: INPlayMediaIntent) async -> INPlayMediaIntentResponse {
    INPlayMediaIntentResponse(code: .failure, userActivity: nil)
  }
}
