public import Foundation

// What Foundation keeps in another module here. There is no network in a simulation: whatever is
// asked for fails after a while, with the error of a phone that has none.

/// A request to the web.
public struct URLRequest: Hashable, Sendable {
  /// How old an answer may be, which nothing depends on here.
  public enum CachePolicy: Hashable, Sendable {
    /// One of them.
    case useProtocolCachePolicy, reloadIgnoringLocalCacheData, returnCacheDataElseLoad
  }

  /// What is asked.
  public var url: URL?
  /// How it is asked.
  public var httpMethod: String? = "GET"
  /// What is sent along.
  public var httpBody: Data?
  /// What is said of it.
  public var allHTTPHeaderFields: [String: String]?
  /// How long it may take, in seconds.
  public var timeoutInterval: TimeInterval
  /// How old an answer may be.
  public var cachePolicy: CachePolicy

  /// Creates a request.
  public init(
    url: URL, cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
  }

  /// Says something of it.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    allHTTPHeaderFields = allHTTPHeaderFields ?? [:]
    allHTTPHeaderFields?[field] = value
  }

  /// Says something of it.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    setValue(value, forHTTPHeaderField: field)
  }

  /// What is said of it.
  public func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
}

/// An answer of the web, which never comes.
open class URLResponse: @unchecked Sendable {
  /// What was asked.
  public let url: URL?

  init(_ url: URL?) { self.url = url }
}

/// An answer of the web, which never comes.
public final class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// How it was answered.
  public let statusCode: Int
  /// What is said of it.
  public let allHeaderFields: [AnyHashable: Any]

  /// Creates an answer.
  public init?(
    url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    allHeaderFields = headerFields ?? [:]
    super.init(url)
  }
}

/// How the web is asked, which nothing depends on here.
public final class URLSessionConfiguration: @unchecked Sendable {
  /// How it is asked.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// How it is asked.
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// How long a request may take, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// How long an answer may take, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 60
  /// Whether it waits for a network.
  public var waitsForConnectivity = false
  /// How old an answer may be.
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
}

/// Asks the web, which does not answer.
public final class URLSession: Sendable {
  /// The usual one.
  public static let shared = URLSession()

  /// How long it takes to find out that there is no network.
  static let delay = SchedulerInterval.milliseconds(200)

  static var error: URLError { URLError(.notConnectedToInternet) }

  /// Creates a session.
  public init(configuration: URLSessionConfiguration = .default) {}

  private func fail() async throws -> (Data, URLResponse) {
    try await Task.sleep(nanoseconds: UInt64(Self.delay.nanoseconds))
    throw Self.error
  }

  /// Fails after a while.
  public func data(from url: URL) async throws -> (Data, URLResponse) { try await fail() }

  /// Fails after a while.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await fail()
  }

  /// Fails after a while.
  public func upload(
    for request: URLRequest, from body: Data
  ) async throws -> (Data, URLResponse) { try await fail() }

  /// A task that fails a while after it was begun.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask { completionHandler(nil, nil, Self.error) } }

  /// A task that fails a while after it was begun.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { URLSessionDataTask { completionHandler(nil, nil, Self.error) } }

  /// Fails a while after somebody has subscribed.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { DataTaskPublisher() }

  /// Fails a while after somebody has subscribed.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher()
  }

  /// An answer of the web, which never comes.
  public struct DataTaskPublisher: Publisher {
    /// What is published.
    public typealias Output = (data: Data, response: URLResponse)
    /// How it fails.
    public typealias Failure = URLError

    /// Fails after a while.
    public func subscribe(_ receiver: Receiver<Output, URLError>) -> AnyCancellable {
      let task = URLSessionDataTask { receiver.completion(.failure(URLSession.error)) }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}

/// A request that was made.
public final class URLSessionDataTask: @unchecked Sendable {
  private var fail: (() -> Void)?

  init(_ fail: @escaping () -> Void) { self.fail = fail }

  /// Begins.
  public func resume() {
    DispatchQueue.main.perform(after: URLSession.delay) {
      let fail = self.fail
      self.fail = nil
      fail?()
    }
  }

  /// Gives up, and tells nobody.
  public func cancel() { fail = nil }
}
