public import Foundation

/// How many bytes there are where nobody knows.
public let NSURLSessionTransferSizeUnknown: Int64 = -1

/// A request that was made.
///
/// Source of the rules:
/// [cancel()](https://developer.apple.com/documentation/foundation/urlsessiontask/cancel()).
open class URLSessionTask: NSObject, @unchecked Sendable {
  typealias Answer = (data: Data, response: URLResponse)
  typealias Outcome = Result<Answer, any Error>

  /// How far a request is.
  public enum State: Int, Sendable {
    /// One of them.
    case running, suspended, canceling, completed
  }

  /// How much requests matter: as usual, less and more.
  public static let defaultPriority: Float = 0.5, lowPriority: Float = 0.25,
    highPriority: Float = 0.75

  /// What was asked.
  public let originalRequest: URLRequest?
  /// What was asked.
  open var currentRequest: URLRequest? { originalRequest }
  /// Which task of the run it is.
  public let taskIdentifier: Int
  /// How far it is.
  open private(set) var state = State.suspended
  /// What was said of the answer.
  open private(set) var response: URLResponse?
  /// What went wrong.
  open private(set) var error: (any Error)?
  /// How much it matters.
  open var priority = URLSessionTask.defaultPriority
  /// What the app calls it.
  open var taskDescription: String?
  /// Not before this it begins, which nothing depends on here.
  open var earliestBeginDate: Date?
  /// How many bytes the app expects.
  open var countOfBytesClientExpectsToSend = NSURLSessionTransferSizeUnknown,
    countOfBytesClientExpectsToReceive = NSURLSessionTransferSizeUnknown
  /// How many bytes were sent, and have come.
  open private(set) var countOfBytesSent: Int64 = 0, countOfBytesReceived: Int64 = 0
  /// How many bytes are sent.
  open var countOfBytesExpectedToSend: Int64 { Int64(originalRequest?.httpBody?.count ?? 0) }
  /// How many bytes come.
  open var countOfBytesExpectedToReceive: Int64 {
    response?.expectedContentLength ?? NSURLSessionTransferSizeUnknown
  }
  /// Whether it is told of the first bytes before the last ones have come.
  open var prefersIncrementalDelivery = true
  /// How much is done.
  public let progress = Foundation.Progress(totalUnitCount: 1)
  /// Who is told of it alone.
  open var delegate: (any URLSessionTaskDelegate)?

  let session: URLSession?
  /// Who is told what has come of it.
  private var handler: ((Outcome) -> Void)?
  /// What came while it was held up.
  private var late: Outcome?

  init(_ request: URLRequest?, of session: URLSession?, _ handler: @escaping (Outcome) -> Void) {
    originalRequest = request
    self.session = session
    self.handler = handler
    WebState.ofThread.taskCount += 1
    taskIdentifier = WebState.ofThread.taskCount
  }

  /// Begins, or goes on.
  open func resume() {
    guard state == .suspended, handler != nil else { return }
    state = .running
    if let late {
      self.late = nil
      return end(late)
    }
    if WebState.ofThread.tasks.contains(where: { $0 === self }) { return }
    WebState.ofThread.tasks.append(self)
    begin()
  }

  /// Asks.
  func begin() {
    guard let request = originalRequest else { return end(.failure(URLError(.badURL))) }
    if let kind = URLProtocol.kind(for: request, session?.configuration ?? .default) {
      return ProtocolAnswer.ask(kind, request) { [weak self] in self?.end($0) }
    }
    DispatchQueue.main.perform(after: Web.delay) {
      self.end(Web.answer(request).mapError { $0 })
    }
  }

  /// Holds the answer back until it is resumed.
  open func suspend() { if state == .running { state = .suspended } }

  /// Gives up, of which whoever waits for the answer is told.
  open func cancel() {
    guard state != .completed, state != .canceling else { return }
    let hasBegun = WebState.ofThread.tasks.contains { $0 === self }
    state = .canceling
    if !hasBegun { WebState.ofThread.tasks.append(self) }
    DispatchQueue.main.perform(after: .zero) { self.end(.failure(URLError(.cancelled))) }
  }

  private func end(_ outcome: Outcome) {
    guard let handler else { return }
    if state == .suspended {
      late = outcome
      return
    }
    self.handler = nil
    state = .completed
    WebState.ofThread.tasks.removeAll { $0 === self }
    switch outcome {
    case .success(let answer):
      response = answer.response
      countOfBytesSent = countOfBytesExpectedToSend
      countOfBytesReceived = Int64(answer.data.count)
      progress.completedUnitCount = 1
    case .failure(let failure): error = failure
    }
    Web.isAnswering = true
    defer { Web.isAnswering = false }
    handler(outcome)
    session?.taskHasEnded()
  }
}

/// A request that was made.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// What is being sent.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A request for a file that was made.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Gives up; nothing is there to go on with.
  open func cancel(byProducingResumeData handler: @escaping @Sendable (Data?) -> Void) {
    cancel()
    DispatchQueue.main.perform(after: .zero) { handler(nil) }
  }
  /// Gives up; nothing is there to go on with.
  open func cancelByProducingResumeData() async -> Data? {
    cancel()
    return nil
  }
}
