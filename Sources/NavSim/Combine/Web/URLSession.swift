public import Foundation

/// Asks the web, which answers what the test says, or not at all.
open class URLSession: NSObject, @unchecked Sendable {
  /// The usual one.
  public class var shared: URLSession { usual }
  private static let usual = URLSession()

  /// How the web is asked.
  public let configuration: URLSessionConfiguration
  /// Who is told of the session and its tasks, as long as it is used.
  open private(set) var delegate: (any URLSessionDelegate)?
  /// Where he is told.
  public let delegateQueue: OperationQueue
  /// What the app calls it.
  open var sessionDescription: String?
  /// True from when nothing more is asked until the last task has ended.
  private var isLast = false

  /// Creates a session.
  public init(
    configuration: URLSessionConfiguration = .default, delegate: (any URLSessionDelegate)? = nil,
    delegateQueue: OperationQueue? = nil
  ) {
    self.configuration = configuration
    self.delegate = delegate
    self.delegateQueue = delegateQueue ?? .main
  }

  // MARK: - Tasks of the session

  /// Those that have begun and not ended.
  private var underWay: [URLSessionTask] {
    WebState.ofThread.tasks.filter { $0.session === self }
  }

  /// Hands over what is under way.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    DispatchQueue.main.perform(after: .zero) { completionHandler(self.underWay) }
  }
  /// What is under way.
  open var allTasks: [URLSessionTask] { get async { underWay } }
  /// What is under way: data, what is sent, and files.
  open var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async { sortedTasks }
  }
  /// Hands over what is under way: data, what is sent, and files.
  open func getTasksWithCompletionHandler(
    _ handler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    DispatchQueue.main.perform(after: .zero) {
      let (data, uploads, downloads) = self.sortedTasks
      handler(data, uploads, downloads)
    }
  }
  private var sortedTasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask])
  {
    let uploads = underWay.compactMap { $0 as? URLSessionUploadTask }
    let data = underWay.compactMap { $0 as? URLSessionDataTask }
    return (
      data.filter { !($0 is URLSessionUploadTask) }, uploads,
      underWay.compactMap { $0 as? URLSessionDownloadTask }
    )
  }

  /// Asks no more, and gives up what is under way.
  open func invalidateAndCancel() {
    underWay.forEach { $0.cancel() }
    finishTasksAndInvalidate()
  }
  /// Asks no more; who is told of it is so until all has ended.
  open func finishTasksAndInvalidate() {
    isLast = true
    DispatchQueue.main.perform(after: .zero) { self.taskHasEnded() }
  }

  /// Nobody is told any more when the last task of a session that asks no more has ended.
  func taskHasEnded() {
    guard isLast, underWay.isEmpty else { return }
    isLast = false
    delegate?.urlSession(self, didBecomeInvalidWithError: nil)
    delegate = nil
  }

  /// Forgets cookies and answers.
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.perform(after: .zero) { completionHandler() }
  }
  /// Forgets cookies and answers.
  open func reset() async {}
  /// Writes down what is kept.
  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.perform(after: .zero) { completionHandler() }
  }
  /// Writes down what is kept.
  open func flush() async {}

  // MARK: - Waiting for an answer

  /// A request with the cookies that belong to it.
  func prepared(_ request: URLRequest) -> URLRequest {
    guard request.httpShouldHandleCookies, configuration.httpShouldSetCookies,
      let url = request.url, let known = configuration.httpCookieStorage?.cookies(for: url),
      let text = HTTPCookie.requestHeaderFields(with: known)["Cookie"]
    else { return request }
    var request = request
    request.setValue(text, forHTTPHeaderField: "Cookie")
    return request
  }

  /// Keeps the cookies of an answer.
  func keepCookies(of response: URLResponse) {
    guard configuration.httpCookieAcceptPolicy != .never,
      let response = response as? HTTPURLResponse,
      let url = response.url, let storage = configuration.httpCookieStorage
    else { return }
    let fields = response.allHeaderFields as? [String: String] ?? [:]
    for cookie in HTTPCookie.cookies(withResponseHeaderFields: fields, for: url) {
      storage.setCookie(cookie)
    }
  }

  private func ask(
    _ request: URLRequest, _ delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    let request = prepared(request)
    let outcome: URLSessionTask.Outcome
    if let kind = URLProtocol.kind(for: request, configuration) {
      outcome = await withCheckedContinuation { answered in
        ProtocolAnswer.ask(kind, request) { answered.resume(returning: $0) }
      }
    } else {
      do {
        try await Task.sleep(nanoseconds: UInt64(Web.delay.nanoseconds))
      } catch { throw URLError(.cancelled) }
      outcome = Web.answer(request).mapError { $0 }
    }
    let response = try? outcome.get().response
    if let response { keepCookies(of: response) }
    delegate?.urlSession(
      self, task: dataTask(with: request),
      didFinishCollecting: URLSessionTaskMetrics(request, response))
    return try outcome.get()
  }

  /// Asks, and waits for the answer.
  open func data(from url: URL) async throws -> (Data, URLResponse) {
    try await ask(URLRequest(url: url), nil)
  }
  /// Asks, and waits for the answer.
  open func data(
    from url: URL, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await ask(URLRequest(url: url), delegate) }
  /// Asks, and waits for the answer.
  open func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    try await ask(request, nil)
  }
  /// Asks, and waits for the answer.
  open func data(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) { try await ask(request, delegate) }

  /// Sends something, and waits for the answer.
  open func upload(
    for request: URLRequest, from body: Data, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) { try await ask(request.sending(body), delegate) }
  /// Sends a file, and waits for the answer.
  open func upload(
    for request: URLRequest, fromFile file: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await ask(request.sending(try Data(contentsOf: file)), delegate)
  }

  /// Asks for a file, and waits for it.
  open func download(
    from url: URL, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url), delegate: delegate)
  }
  /// Asks for a file, and waits for it.
  open func download(
    for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (URL, URLResponse) {
    let (data, response) = try await ask(request, delegate)
    return (try Self.file(of: data), response)
  }

  /// A file with what has come.
  static func file(of data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try data.write(to: file)
    return file
  }
}
