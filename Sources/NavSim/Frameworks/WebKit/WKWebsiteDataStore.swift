@_spi(Packages) import SwiftUI
import UIKit

/// Something that pages keep.
public let WKWebsiteDataTypeCookies = "WKWebsiteDataTypeCookies",
  WKWebsiteDataTypeDiskCache = "WKWebsiteDataTypeDiskCache",
  WKWebsiteDataTypeMemoryCache = "WKWebsiteDataTypeMemoryCache",
  WKWebsiteDataTypeFetchCache = "WKWebsiteDataTypeFetchCache",
  WKWebsiteDataTypeFileSystem = "WKWebsiteDataTypeFileSystem",
  WKWebsiteDataTypeHashSalt = "WKWebsiteDataTypeHashSalt",
  WKWebsiteDataTypeIndexedDBDatabases = "WKWebsiteDataTypeIndexedDBDatabases",
  WKWebsiteDataTypeLocalStorage = "WKWebsiteDataTypeLocalStorage",
  WKWebsiteDataTypeMediaKeys = "WKWebsiteDataTypeMediaKeys",
  WKWebsiteDataTypeOfflineWebApplicationCache = "WKWebsiteDataTypeOfflineWebApplicationCache",
  WKWebsiteDataTypeSearchFieldRecentSearches = "WKWebsiteDataTypeSearchFieldRecentSearches",
  WKWebsiteDataTypeServiceWorkerRegistrations = "WKWebsiteDataTypeServiceWorkerRegistrations",
  WKWebsiteDataTypeSessionStorage = "WKWebsiteDataTypeSessionStorage",
  WKWebsiteDataTypeWebSQLDatabases = "WKWebsiteDataTypeWebSQLDatabases"

/// What the pages of a server keep, which is nothing here.
public final class WKWebsiteDataRecord: NSObject, @unchecked Sendable {
  /// The server.
  public var displayName: String { "" }
  /// What its pages keep.
  public var dataTypes: Set<String> { [] }
}

/// What pages keep: the cookies that the app puts there alone. An answer comes in a later turn.
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  private static let kinds: Set<String> = [
    WKWebsiteDataTypeCookies, WKWebsiteDataTypeDiskCache, WKWebsiteDataTypeMemoryCache,
    WKWebsiteDataTypeFetchCache, WKWebsiteDataTypeFileSystem, WKWebsiteDataTypeIndexedDBDatabases,
    WKWebsiteDataTypeLocalStorage, WKWebsiteDataTypeOfflineWebApplicationCache,
    WKWebsiteDataTypeServiceWorkerRegistrations, WKWebsiteDataTypeSessionStorage,
    WKWebsiteDataTypeWebSQLDatabases,
  ]
  /// What pages keep usually.
  open class func `default`() -> WKWebsiteDataStore {
    ownOfRun { WKWebsiteDataStore(isPersistent: true, identifier: nil) }
  }
  /// What pages keep as long as it is there.
  open class func nonPersistent() -> WKWebsiteDataStore {
    WKWebsiteDataStore(isPersistent: false, identifier: nil)
  }
  /// All that pages can keep.
  open class func allWebsiteDataTypes() -> Set<String> { kinds }
  /// False where it is forgotten with the app.
  public let isPersistent: Bool
  /// What it is called.
  public let identifier: UUID?
  /// The cookies of pages.
  public let httpCookieStore = WKHTTPCookieStore()

  private init(isPersistent: Bool, identifier: UUID?) {
    self.isPersistent = isPersistent
    self.identifier = identifier
  }
  /// What some pages keep.
  public convenience init(forIdentifier identifier: UUID) {
    self.init(isPersistent: true, identifier: identifier)
  }

  private func forget(_ types: Set<String>) {
    if types.contains(WKWebsiteDataTypeCookies) { httpCookieStore.forget() }
  }
  /// What pages of each server keep: nothing.
  open func fetchDataRecords(
    ofTypes dataTypes: Set<String>,
    completionHandler: @escaping ([WKWebsiteDataRecord]) -> Void
  ) { answer(after: .seconds(0)) { completionHandler([]) } }
  /// What pages of each server keep: nothing.
  open func dataRecords(ofTypes dataTypes: Set<String>) async -> [WKWebsiteDataRecord] {
    await Task.yield()
    return []
  }
  /// Has pages of some servers keep nothing any more.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord],
    completionHandler: @escaping () -> Void
  ) { answer(after: .seconds(0)) { completionHandler() } }
  /// Has pages of some servers keep nothing any more.
  open func removeData(
    ofTypes dataTypes: Set<String>, for dataRecords: [WKWebsiteDataRecord]
  ) async { await Task.yield() }
  /// Has pages keep nothing any more.
  open func removeData(
    ofTypes dataTypes: Set<String>, modifiedSince date: Date,
    completionHandler: @escaping () -> Void
  ) {
    forget(dataTypes)
    answer(after: .seconds(0)) { completionHandler() }
  }
  /// Has pages keep nothing any more.
  open func removeData(ofTypes dataTypes: Set<String>, modifiedSince date: Date) async {
    forget(dataTypes)
    await Task.yield()
  }
  /// Has some pages keep nothing any more.
  open class func remove(forIdentifier identifier: UUID) async throws { await Task.yield() }
}

/// Is told that cookies have changed.
public protocol WKHTTPCookieStoreObserver: AnyObject {
  /// They have.
  func cookiesDidChange(in cookieStore: WKHTTPCookieStore)
}

extension WKHTTPCookieStoreObserver {
  /// Nothing is done.
  public func cookiesDidChange(in cookieStore: WKHTTPCookieStore) {}
}

/// The cookies of pages: those that the app puts there. An answer comes in a later turn.
open class WKHTTPCookieStore: NSObject, @unchecked Sendable {
  /// Whether pages have cookies.
  public enum CookiePolicy: Int, Sendable {
    /// One of them.
    case allow, disallow
  }
  private struct Listener {
    weak var observer: (any WKHTTPCookieStoreObserver)?
  }
  private var all: [HTTPCookie] = []
  private var listeners: [Listener] = []

  private func take(_ cookie: HTTPCookie) {
    all.removeAll {
      $0.name == cookie.name && $0.domain == cookie.domain && $0.path == cookie.path
    }
  }
  private func tell(_ body: @escaping () -> Void = {}) {
    answer(after: .seconds(0)) { [self] in
      body()
      for listener in listeners { listener.observer?.cookiesDidChange(in: self) }
    }
  }
  func forget() {
    if all.isEmpty { return }
    all = []
    tell()
  }
  /// Those that are there.
  open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
    answer(after: .seconds(0)) { [self] in completionHandler(all) }
  }
  /// Those that are there.
  open func allCookies() async -> [HTTPCookie] {
    await Task.yield()
    return all
  }
  /// Adds one.
  open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    take(cookie)
    all.append(cookie)
    tell { completionHandler?() }
  }
  /// Adds one.
  open func setCookie(_ cookie: HTTPCookie) async {
    take(cookie)
    all.append(cookie)
    tell()
    await Task.yield()
  }
  /// Takes one away.
  open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
    take(cookie)
    tell { completionHandler?() }
  }
  /// Takes one away.
  open func deleteCookie(_ cookie: HTTPCookie) async {
    take(cookie)
    tell()
    await Task.yield()
  }
  /// Has somebody be told.
  open func add(_ observer: any WKHTTPCookieStoreObserver) {
    listeners.append(Listener(observer: observer))
  }
  /// Has somebody be told no more.
  open func remove(_ observer: any WKHTTPCookieStoreObserver) {
    listeners.removeAll { $0.observer == nil || $0.observer === observer }
  }
  /// Says whether pages have cookies.
  open func setCookiePolicy(
    _ policy: CookiePolicy, completionHandler: (() -> Void)? = nil
  ) { answer(after: .seconds(0)) { completionHandler?() } }
}
