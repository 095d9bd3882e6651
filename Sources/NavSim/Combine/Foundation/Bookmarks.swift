public import Foundation

extension URL {
  /// How an address is kept, which nothing depends on here.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let minimalBookmark = Self(rawValue: 512),
      suitableForBookmarkFile = Self(rawValue: 1024),
      withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  /// How a kept address is found, which nothing depends on here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let withoutUI = Self(rawValue: 256), withoutMounting = Self(rawValue: 512),
      withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }

  /// What an address is kept as: its text.
  public func bookmarkData(
    options: BookmarkCreationOptions = [],
    includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
  ) throws -> Data { Data(absoluteString.utf8) }

  /// Creates an address of what it was kept as.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [],
    relativeTo url: URL? = nil, bookmarkDataIsStale: inout Bool
  ) throws {
    guard let known = URL(string: String(decoding: data, as: UTF8.self)) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    bookmarkDataIsStale = false
    self = known
  }
}
