public import Foundation
import Synchronization

/// Where an app keeps answers of the web: those that it puts there by itself, and no others.
public final class URLCache: Sendable {
  /// The usual place, which keeps nothing: it would outlive a run.
  nonisolated(unsafe) public static var shared = URLCache(limit: 0)

  /// How much it keeps, in bytes.
  public var memoryCapacity: Int {
    get { kept.withLock { $0.memory } }
    set { kept.withLock { $0.memory = newValue } }
  }
  /// How much it keeps, in bytes.
  public var diskCapacity: Int {
    get { kept.withLock { $0.disk } }
    set { kept.withLock { $0.disk = newValue } }
  }
  private struct Kept: @unchecked Sendable {
    var memory: Int, disk: Int
    var answers: [URLRequest: CachedURLResponse] = [:]
  }
  private let kept: Mutex<Kept>

  private init(limit: Int) { kept = Mutex(Kept(memory: limit, disk: limit)) }

  /// Creates a place.
  public init(memoryCapacity: Int = 0, diskCapacity: Int = 0, diskPath: String? = nil) {
    kept = Mutex(Kept(memory: memoryCapacity, disk: diskCapacity))
  }
  /// Creates a place.
  public init(memoryCapacity: Int, diskCapacity: Int, directory: URL?) {
    kept = Mutex(Kept(memory: memoryCapacity, disk: diskCapacity))
  }

  /// How much it keeps, in bytes.
  public var currentMemoryUsage: Int {
    kept.withLock { $0.answers.values.reduce(0) { $0 + $1.data.count } }
  }
  /// How much it keeps, in bytes.
  public var currentDiskUsage: Int { currentMemoryUsage }

  /// The answer to a request, if it is there.
  public func cachedResponse(for request: URLRequest) -> CachedURLResponse? {
    kept.withLock { $0.answers[request] }
  }
  /// Keeps an answer, if there is room for any.
  public func storeCachedResponse(_ response: CachedURLResponse, for request: URLRequest) {
    kept.withLock {
      guard max($0.memory, $0.disk) >= response.data.count, $0.memory > 0 else { return }
      $0.answers[request] = response
    }
  }
  /// Keeps an answer no more.
  public func removeCachedResponse(for request: URLRequest) {
    kept.withLock { $0.answers[request] = nil }
  }
  /// Keeps those no more that came since a time: all of them.
  public func removeCachedResponses(since date: Date) { removeAllCachedResponses() }
  /// Keeps nothing any more.
  public func removeAllCachedResponses() { kept.withLock { $0.answers = [:] } }
}

/// An answer of the web that is kept.
public final class CachedURLResponse: @unchecked Sendable {
  /// What was said of it.
  public let response: URLResponse
  /// What has come.
  public let data: Data
  /// What the app keeps with it.
  public let userInfo: [AnyHashable: Any]?

  /// Creates an answer to keep.
  public init(
    response: URLResponse, data: Data, userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy = .allowed
  ) {
    (self.response, self.data, self.userInfo) = (response, data, userInfo)
  }
}

extension URLCache {
  /// Where an answer may be kept, which nothing depends on here.
  public enum StoragePolicy: UInt, Sendable {
    /// One of them.
    case allowed, allowedInMemoryOnly, notAllowed
  }
}
