public import Foundation

/// How the web is asked, which nothing depends on here.
public final class URLSessionConfiguration: @unchecked Sendable {
  /// How it is asked.
  public static var `default`: URLSessionConfiguration { URLSessionConfiguration() }
  /// How it is asked.
  public static var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
  /// How it is asked.
  public static func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    URLSessionConfiguration()
  }
  /// How long a request may take, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// How long an answer may take, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 60
  /// Whether it waits for a network.
  public var waitsForConnectivity = false
  /// How old an answer may be.
  public var requestCachePolicy = URLRequest.CachePolicy.useProtocolCachePolicy
  /// What is said of each request.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How many requests to one place are under way.
  public var httpMaximumConnectionsPerHost = 6
  /// Whether requests tell who asks.
  public var httpShouldSetCookies = true
  /// What requests may be sent over.
  public var allowsCellularAccess = true, allowsExpensiveNetworkAccess = true,
    allowsConstrainedNetworkAccess = true
  /// Whether the system chooses the time, and starts the app then.
  public var isDiscretionary = false, sessionSendsLaunchEvents = false
  /// Where answers are kept.
  public var urlCache: URLCache? = .shared
}

/// Is told of a session, which tells nothing here.
public protocol URLSessionDelegate: AnyObject {}
/// Is told of a task that it is handed to.
public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// The answer is there, and how long it has taken.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics)
}

extension URLSessionTaskDelegate {
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}
}

/// Is told of data, of which nothing is told here.
public protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
/// Is told of files, of which nothing is told here.
public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {}

/// Asks the web, which answers what the test says, or not at all.
public final class URLSession: @unchecked Sendable {
  /// What is done with an answer.
  public typealias Handler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void

  /// The usual one.
  public static let shared = URLSession()

  /// How the web is asked.
  public let configuration: URLSessionConfiguration
  /// Who is told of its tasks.
  public let delegate: (any URLSessionDelegate)?

  /// Creates a session.
  public init(
    configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) { (self.configuration, self.delegate) = (configuration, delegate) }

  private func ask(
    _ request: URLRequest, _ delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    do {
      try await Task.sleep(nanoseconds: UInt64(Web.delay.nanoseconds))
    } catch { throw URLError(.cancelled) }
    let answer = Web.answer(request)
    let response = try? answer.get().response
    delegate?.urlSession(
      self, task: URLSessionDataTask(request) { _ in },
      didFinishCollecting: URLSessionTaskMetrics(request, response))
    return try answer.get()
  }

  /// Asks, and waits for the answer.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await ask(URLRequest(url: url))
  }

  /// Asks, and waits for the answer.
  public func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await ask(URLRequest(url: url), delegate) }

  /// Asks, and waits for the answer.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await ask(request)
  }

  /// Asks, and waits for the answer.
  public func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await ask(request, delegate) }

  /// Sends something, and waits for the answer.
  public func upload(
    for request: URLRequest, from body: Data
  ) async throws -> (Data, URLResponse) {
    try await ask(request.sending(body))
  }

  /// Asks for a file, and waits for it.
  public func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) { try await download(for: URLRequest(url: url)) }

  /// Asks for a file, and waits for it.
  public func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await ask(request, delegate)
    return (try Self.file(of: data), response)
  }

  private static func file(of data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    return file
  }

  /// A task that asks, and of whose answer nobody is told.
  public func dataTask(with url: URL) -> URLSessionDataTask {
    URLSessionDataTask(URLRequest(url: url)) { _ in }
  }

  /// A task that asks, and of whose answer nobody is told.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    URLSessionDataTask(request) { _ in }
  }

  /// A task that asks for a file, of which nobody is told.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { _ in }
  }

  /// A task that asks.
  public func dataTask(with url: URL, completionHandler: @escaping Handler) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// A task that asks.
  public func dataTask(
    with request: URLRequest, completionHandler: @escaping Handler
  ) -> URLSessionDataTask { URLSessionDataTask(request) { Self.tell($0, to: completionHandler) } }

  /// A task that sends something.
  public func uploadTask(
    with request: URLRequest, from body: Data?, completionHandler: @escaping Handler
  ) -> URLSessionUploadTask {
    URLSessionUploadTask(request.sending(body)) { Self.tell($0, to: completionHandler) }
  }

  private static func tell(_ outcome: URLSessionTask.Outcome, to handler: Handler) {
    switch outcome {
    case .success(let answer): handler(answer.data, answer.response, nil)
    case .failure(let error): handler(nil, nil, error)
    }
  }

  /// A task that asks for a file.
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(URLRequest(url: url)) { result in
      do {
        let answer = try result.get()
        completionHandler(try Self.file(of: answer.data), answer.response, nil)
      } catch { completionHandler(nil, nil, error) }
    }
  }

  /// Asks as soon as somebody has subscribed.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url))
  }

  /// Asks as soon as somebody has subscribed.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request)
  }

  /// Asks no more.
  public func invalidateAndCancel() {}
  /// Asks no more.
  public func finishTasksAndInvalidate() {}

  /// An answer of the web.
  public struct DataTaskPublisher: Publisher {
    /// What is published.
    public typealias Output = (data: Data, response: URLResponse)
    /// How it fails.
    public typealias Failure = URLError

    /// What is asked.
    public let request: URLRequest

    /// Asks with a session, which is as all are.
    public init(request: URLRequest, session: URLSession = .shared) { self.request = request }

    /// Asks.
    public func subscribe(_ receiver: Receiver<Output, URLError>) -> AnyCancellable {
      let task = URLSessionDataTask(request) {
        switch $0 {
        case .success(let answer):
          receiver.value(answer)
          receiver.completion(.finished)
        case .failure(let error): receiver.completion(.failure(error))
        }
      }
      task.resume()
      return AnyCancellable { task.cancel() }
    }
  }
}

/// A request that was made.
open class URLSessionTask: @unchecked Sendable {
  typealias Outcome = Result<(data: Data, response: URLResponse), URLError>

  /// How far a request is.
  public enum State: Int, Sendable {
    /// One of them.
    case running, suspended, canceling, completed
  }

  /// What was asked.
  public let originalRequest: URLRequest?
  /// What was asked.
  public var currentRequest: URLRequest? { originalRequest }
  /// How far it is.
  public private(set) var state = State.suspended
  /// How much it matters.
  public var priority: Float = 0.5
  private var handler: ((Outcome) -> Void)?

  init(_ request: URLRequest, _ handler: @escaping (Outcome) -> Void) {
    originalRequest = request
    self.handler = handler
  }

  /// Begins.
  public func resume() {
    guard state == .suspended, let request = originalRequest else { return }
    state = .running
    DispatchQueue.main.perform(after: Web.delay) {
      guard let handler = self.handler else { return }
      self.handler = nil
      self.state = .completed
      let answer = Web.answer(request)
      Web.isAnswering = true
      defer { Web.isAnswering = false }
      handler(answer)
    }
  }

  /// Does nothing: what is under way goes on.
  public func suspend() {}

  /// Gives up, and tells nobody.
  public func cancel() {
    handler = nil
    if state != .completed { state = .canceling }
  }
}

/// A request that was made.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// What is being sent.
public final class URLSessionUploadTask: URLSessionTask, @unchecked Sendable {}

/// A request for a file that was made.
public final class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}
