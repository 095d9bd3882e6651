public import Foundation

/// A connection that stays open: nobody is at its other end here, so that it fails as on a phone that
/// has no network.
open class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// What is sent.
  public enum Message: Sendable {
    /// Some bytes.
    case data(Data)
    /// Some words.
    case string(String)
  }

  /// Why it was closed.
  public enum CloseCode: Int, Sendable {
    /// One of them.
    case invalid = 0, normalClosure = 1000, goingAway, protocolError, unsupportedData
    /// One of them.
    case noStatusReceived = 1005, abnormalClosure, invalidFramePayloadData, policyViolation
    /// One of them.
    case messageTooBig = 1009, mandatoryExtensionMissing, internalServerError
    /// One of them.
    case tlsHandshakeFailure = 1015
  }

  /// How long what comes may be, in bytes.
  open var maximumMessageSize = 1_048_576
  /// Why it was closed.
  open private(set) var closeCode = CloseCode.invalid
  /// What was said as it was closed.
  open private(set) var closeReason: Data?

  private static func wait() async throws {
    try await Task.sleep(nanoseconds: UInt64(Web.delay.nanoseconds))
    throw URLError(.notConnectedToInternet)
  }

  private static func fail(_ body: @escaping (URLError) -> Void) {
    DispatchQueue.main.perform(after: Web.delay) { body(URLError(.notConnectedToInternet)) }
  }

  /// Sends something, which fails.
  open func send(_ message: Message) async throws { try await Self.wait() }
  /// Sends something, which fails.
  open func send(
    _ message: Message, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { Self.fail { completionHandler($0) } }
  /// Waits for something, which fails.
  open func receive() async throws -> Message {
    try await Self.wait()
    throw URLError(.notConnectedToInternet)
  }
  /// Waits for something, which fails.
  open func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) { Self.fail { completionHandler(.failure($0)) } }
  /// Asks whether somebody is there, which fails.
  open func sendPing(pongReceiveHandler handler: @escaping @Sendable ((any Error)?) -> Void) {
    Self.fail { handler($0) }
  }
  /// Closes it.
  open func cancel(with closeCode: CloseCode, reason: Data?) {
    (self.closeCode, closeReason) = (closeCode, reason)
    cancel()
  }
}

extension URLSession {
  /// A connection that stays open.
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  /// A connection that stays open, in one of several languages.
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }
  /// A connection that stays open.
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    made { URLSessionWebSocketTask(request, of: self, $0) }
  }
}
