public import Foundation

/// Is told of conversations.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  /// It has begun.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?)
  /// It has ended.
  func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?)
}

extension URLSessionWebSocketDelegate {
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Nothing is done.
  public func urlSession(
    _ session: URLSession, webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode, reason: Data?
  ) {}
}

/// A conversation with a server, which begins as late as an answer comes, takes what is sent, and
/// says nothing.
public final class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// Something that is said.
  public enum Message: Sendable {
    /// Data.
    case data(Data)
    /// A text.
    case string(String)
  }

  /// Why it has ended.
  public enum CloseCode: Int, Sendable {
    /// It has not.
    case invalid = 0
    /// One of them.
    case normalClosure = 1_000, goingAway, protocolError, unsupportedData
    /// One of them.
    case noStatusReceived = 1_005, abnormalClosure, invalidFramePayloadData, policyViolation,
      messageTooBig, mandatoryExtensionMissing, internalServerError
    /// One of them.
    case tlsHandshakeFailure = 1_015
  }

  /// How much may be said at once, in bytes.
  public var maximumMessageSize = 1_048_576
  /// Why it has ended.
  public private(set) var closeCode = CloseCode.invalid
  /// What was said at the end.
  public private(set) var closeReason: Data?
  private let session: URLSession?
  private var isOpen = false
  private var sending: [@Sendable ((any Error)?) -> Void] = []
  private var listening: [@Sendable (Result<Message, any Error>) -> Void] = []

  init(_ request: URLRequest, in session: URLSession) {
    self.session = session
    super.init(request) { _ in }
  }

  private var delegate: (any URLSessionWebSocketDelegate)? {
    session?.delegate as? any URLSessionWebSocketDelegate
  }

  /// Begins.
  public override func resume() {
    guard state == .suspended, closeCode == .invalid, !isOpen else { return }
    DispatchQueue.main.perform(after: Web.delay) { [self] in
      guard closeCode == .invalid, !isOpen else { return }
      isOpen = true
      if let session {
        delegate?.urlSession(session, webSocketTask: self, didOpenWithProtocol: nil)
      }
      let sent = sending
      sending = []
      for tell in sent { tell(nil) }
    }
  }

  /// Says something.
  public func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    if closeCode != .invalid {
      DispatchQueue.main.async { completionHandler(URLError(.cancelled)) }
    } else if isOpen {
      DispatchQueue.main.async { completionHandler(nil) }
    } else {
      sending.append(completionHandler)
    }
  }
  /// Says something.
  public func send(_ message: Message) async throws {
    try await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Void, any Error>) in
      send(message) { error in
        if let error { waiting.resume(throwing: error) } else { waiting.resume() }
      }
    }
  }

  /// Waits for what is said: nothing is before it ends.
  public func receive(completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void) {
    if closeCode != .invalid {
      DispatchQueue.main.async { completionHandler(.failure(URLError(.cancelled))) }
    } else {
      listening.append(completionHandler)
    }
  }
  /// Waits for what is said: nothing is before it ends.
  public func receive() async throws -> Message {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { waiting in
        receive { waiting.resume(with: $0) }
      }
    } onCancel: {
      cancel()
    }
  }

  /// Asks whether somebody is there, who is.
  public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    send(.data(Data()), completionHandler: pongReceiveHandler)
  }

  /// Ends it.
  public override func cancel() { cancel(with: .abnormalClosure, reason: nil) }
  /// Ends it.
  public func cancel(with closeCode: CloseCode, reason: Data?) {
    guard self.closeCode == .invalid else { return }
    (self.closeCode, closeReason) = (closeCode, reason)
    let (waiting, sent) = (listening, sending)
    (listening, sending) = ([], [])
    DispatchQueue.main.async { [self] in
      for tell in sent { tell(URLError(.cancelled)) }
      for tell in waiting { tell(.failure(URLError(.cancelled))) }
      guard isOpen, let session else { return }
      delegate?.urlSession(
        session, webSocketTask: self, didCloseWith: closeCode, reason: reason)
    }
  }
}

extension URLSession {
  /// A conversation with a server.
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(URLRequest(url: url), in: self)
  }
  /// A conversation with a server.
  public func webSocketTask(
    with url: URL, protocols: [String]
  ) -> URLSessionWebSocketTask { webSocketTask(with: url) }
  /// A conversation with a server.
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request, in: self)
  }
}
