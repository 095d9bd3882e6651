public import Foundation

// What is asked of files beside what Foundation knows of them here.

extension URLResourceKey {
  /// How much there is room for.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// How much there is room for.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
  /// Whether a file is on a server, too.
  public static let ubiquitousItemDownloadingStatusKey = URLResourceKey(
    rawValue: "NSURLUbiquitousItemDownloadingStatusKey")
}

extension URLResourceValues {
  /// How much there is room for, in bytes.
  public var volumeAvailableCapacityForImportantUsage: Int64? { 10_000_000_000 }
  /// How much there is room for, in bytes.
  public var volumeAvailableCapacityForOpportunisticUsage: Int64? { 10_000_000_000 }
  /// Nil: every file is here.
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
}

/// Whether a file is here that is on a server, too.
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let current = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent"),
    downloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded"),
    notDownloaded = Self(rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
}
