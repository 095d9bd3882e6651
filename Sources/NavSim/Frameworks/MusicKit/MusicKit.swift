@_exported public import Foundation
public import SwiftUI
@_spi(Packages) import Combine

/// What the user allows.
public enum MusicAuthorization {
  /// What the user allows.
  public enum Status: String, Sendable {
    /// One of them.
    case notDetermined, denied, restricted, authorized
  }
  /// He does.
  public static var currentStatus: Status { .authorized }
  /// Asks the user, who says yes a second later.
  public static func request() async -> Status {
    try? await SystemQuestion.ask()
    return .authorized
  }
}

/// What tells music from other music.
public struct MusicItemID: RawRepresentable, Hashable, Codable, Sendable,
  ExpressibleByStringLiteral
{
  /// It as a text.
  public let rawValue: String
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(stringLiteral value: String) { rawValue = value }
}

/// Something of music.
public protocol MusicItem: Identifiable, Hashable, Codable, Sendable where ID == MusicItemID {}
/// Something that can be heard.
public protocol PlayableMusicItem: MusicItem {}
/// Something that can be looked for.
public protocol MusicCatalogSearchable: MusicItem {}

/// A song. Nobody has any here.
public struct Song: PlayableMusicItem, MusicCatalogSearchable {
  /// What tells it from others.
  public let id: MusicItemID
  /// What it is called, and who sings.
  public var title = "", artistName = "", albumTitle: String?
  /// How long it is, in seconds.
  public var duration: TimeInterval?
  /// A picture.
  public var artwork: Artwork? { nil }
  /// Where it is told of.
  public var url: URL?
}

/// A part of an album.
public struct Track: PlayableMusicItem {
  /// What tells it from others.
  public let id: MusicItemID
  /// What it is called, and who sings.
  public var title = "", artistName = ""
  /// How long it is, in seconds.
  public var duration: TimeInterval?
  /// A picture.
  public var artwork: Artwork? { nil }
}

/// Several songs.
public struct Album: PlayableMusicItem, MusicCatalogSearchable {
  /// What tells it from others.
  public let id: MusicItemID
  /// What it is called, and who sings.
  public var title = "", artistName = ""
  /// A picture.
  public var artwork: Artwork? { nil }
  /// Its songs: none.
  public var tracks: MusicItemCollection<Track>? { [] }
}

/// Songs that somebody has put together.
public struct Playlist: PlayableMusicItem, MusicCatalogSearchable {
  /// What tells it from others.
  public let id: MusicItemID
  /// What it is called.
  public var name = ""
  /// A picture.
  public var artwork: Artwork? { nil }
}

/// Somebody who sings.
public struct Artist: MusicItem, MusicCatalogSearchable {
  /// What tells him from others.
  public let id: MusicItemID
  /// What he is called.
  public var name = ""
  /// A picture.
  public var artwork: Artwork? { nil }
}

/// A picture of music.
public struct Artwork: Hashable, Sendable {
  /// The address of one of a size: none.
  public func url(width: Int, height: Int) -> URL? { nil }
}

/// A view of a picture of music, of which nothing is drawn.
public struct ArtworkImage: View {
  /// Shows one.
  public init(_ artwork: Artwork, width: CGFloat? = nil, height: CGFloat) {}
  /// Shows one.
  public init(_ artwork: Artwork, width: CGFloat) {}
  /// Nothing.
  public var body: some View { Color.clear }
}

/// Several of music.
public struct MusicItemCollection<Item: MusicItem>: RandomAccessCollection, Hashable, Codable,
  Sendable, ExpressibleByArrayLiteral
{
  private enum CodingKeys: String, CodingKey { case items = "data" }
  private var items: [Item]
  /// Creates some.
  public init(_ items: some Sequence<Item>) { self.items = Array(items) }
  /// Creates none.
  public init() { items = [] }
  /// Creates some.
  public init(arrayLiteral items: Item...) { self.items = items }
  /// The first.
  public var startIndex: Int { 0 }
  /// How many.
  public var endIndex: Int { items.count }
  /// One of them.
  public subscript(index: Int) -> Item { items[index] }
  /// False.
  public var hasNextBatch: Bool { false }
  /// None.
  public func nextBatch(limit: Int? = nil) async throws -> Self? { nil }
}

/// Looks for music by words. Nothing is found.
public struct MusicCatalogSearchRequest: Sendable {
  /// How many at most, and after how many.
  public var limit: Int?, offset: Int?
  /// Creates one.
  public init(term: String, types: [any MusicCatalogSearchable.Type]) {}
  /// What is found.
  public func response() async throws -> MusicCatalogSearchResponse {
    await Task.yield()
    return MusicCatalogSearchResponse()
  }
}

/// What was found by words.
public struct MusicCatalogSearchResponse: Hashable, Sendable {
  /// Some of it.
  public let songs: MusicItemCollection<Song> = [], albums: MusicItemCollection<Album> = [],
    artists: MusicItemCollection<Artist> = [], playlists: MusicItemCollection<Playlist> = []
}

/// Looks for music by what tells it from others. Nothing is found.
public struct MusicCatalogResourceRequest<Item: MusicItem>: Sendable {
  /// How many at most.
  public var limit: Int?
  /// Creates one.
  public init<Value>(matching path: KeyPath<Item, Value>, equalTo value: Value) {}
  /// Creates one.
  public init<Value>(matching path: KeyPath<Item, Value>, memberOf values: [Value]) {}
  /// What is found.
  public func response() async throws -> MusicCatalogResourceResponse<Item> {
    await Task.yield()
    return MusicCatalogResourceResponse()
  }
}

/// What was found.
public struct MusicCatalogResourceResponse<Item: MusicItem>: Sendable {
  /// It.
  public let items: MusicItemCollection<Item> = []
}

/// By what the web knows an app and its user.
public struct MusicTokenRequestOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// It is asked for anew.
  public static let ignoreCache = Self(rawValue: 1)
}

/// Gives that by which the web knows an app and its user.
public final class MusicTokenProvider: Sendable {
  /// That of the app.
  public func developerToken(options: MusicTokenRequestOptions) async throws -> String { "app" }
  /// That of the user.
  public func userToken(
    for token: String, options: MusicTokenRequestOptions
  ) async throws -> String { "user" }
}

/// Asks the web for music.
public struct MusicDataRequest: Sendable {
  /// Gives that by which the web knows an app and its user.
  public static let tokenProvider = MusicTokenProvider()
  private let request: URLRequest
  /// Creates one.
  public init(urlRequest: URLRequest) { request = urlRequest }
  /// What it says.
  public func response() async throws -> MusicDataResponse {
    MusicDataResponse(data: try await URLSession.shared.data(for: request).0)
  }
}

/// What the web has said of music.
public struct MusicDataResponse: Sendable {
  /// It.
  public let data: Data
}

/// Plays music, which nobody hears.
open class MusicPlayer: ObservableObject, @unchecked Sendable {
  /// What is to be heard.
  public final class Queue: ObservableObject, ExpressibleByArrayLiteral, @unchecked Sendable {
    /// Creates one.
    public init(for items: some Sequence<some PlayableMusicItem>) {}
    /// Creates one.
    public init<Item: PlayableMusicItem>(for items: some Sequence<Item>, startingAt first: Item?) {}
    /// Creates one.
    public init(arrayLiteral items: any PlayableMusicItem...) {}
  }
  /// Whether it plays.
  public enum PlaybackStatus: Hashable, Sendable {
    /// One of them.
    case stopped, playing, paused, interrupted, seekingForward, seekingBackward
  }
  /// How it is.
  public final class State: ObservableObject, @unchecked Sendable {
    /// Whether it plays.
    @Published public fileprivate(set) var playbackStatus = PlaybackStatus.stopped
  }
  /// What is to be heard.
  public var queue: Queue = []
  /// How it is.
  public let state = State()
  /// Where it is, in seconds.
  public var playbackTime: TimeInterval = 0
  /// It plays.
  public func play() async throws {
    await Task.yield()
    state.playbackStatus = .playing
  }
  /// It waits.
  public func pause() { state.playbackStatus = .paused }
  /// It ends.
  public func stop() { state.playbackStatus = .stopped }
  /// It gets ready.
  public func prepareToPlay() async throws { await Task.yield() }
  /// It goes on to the next.
  public func skipToNextEntry() async throws { await Task.yield() }
  /// It goes back.
  public func skipToPreviousEntry() async throws { await Task.yield() }
}

/// Plays music of an app.
public final class ApplicationMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The one.
  public static let shared = ApplicationMusicPlayer()
}

/// Plays music of the system's.
public final class SystemMusicPlayer: MusicPlayer, @unchecked Sendable {
  /// The one.
  public static let shared = SystemMusicPlayer()
}
