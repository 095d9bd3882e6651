public import Dispatch
public import Foundation

/// Speaks with somebody, of whom there is none here: it waits for him until it is cancelled.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// It has not begun.
    case setup
    /// Nobody answers yet.
    case waiting(NWError)
    /// It begins.
    case preparing
    /// Somebody is there.
    case ready
    /// It has ended.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
  }
  /// Who is told that something is said.
  public enum SendCompletion {
    /// This one.
    case contentProcessed(@Sendable (NWError?) -> Void)
    /// Nobody.
    case idempotent
  }
  /// What is said of something that is said.
  public final class ContentContext: @unchecked Sendable {
    /// Its name.
    public let identifier: String
    /// How long it holds, in milliseconds.
    public let expirationMilliseconds: UInt64
    /// How much it hurries, from 0 to 1.
    public let relativePriority: Double
    /// True where nothing comes behind it.
    public let isFinal: Bool
    /// Creates one.
    public init(
      identifier: String, expiration: UInt64 = 0, priority: Double = 0.5, isFinal: Bool = false
    ) {
      self.identifier = identifier
      expirationMilliseconds = expiration
      relativePriority = priority
      self.isFinal = isFinal
    }
    /// The usual one.
    public static let defaultMessage = ContentContext(identifier: "message"),
      finalMessage = ContentContext(identifier: "final", isFinal: true),
      defaultStream = ContentContext(identifier: "stream")
  }

  /// Who it is.
  public let endpoint: NWEndpoint
  /// How one speaks with him.
  public let parameters: NWParameters
  /// Where it tells.
  public private(set) var queue: DispatchQueue?
  /// How far it has come.
  public private(set) var state = State.setup
  /// Is told how far it has come.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Is told how he is reached.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
  /// Is told whether he is reached.
  public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?
  /// Is told whether he is reached better.
  public var betterPathUpdateHandler: (@Sendable (Bool) -> Void)?
  /// How he is reached.
  public var currentPath: NWPath? { nil }
  /// How much is said at once.
  public var maximumDatagramSize: Int { 0 }
  /// Who it is.
  public var debugDescription: String { endpoint.debugDescription }
  private var unanswered: [@Sendable (Data?, ContentContext?, Bool, NWError?) -> Void] = []

  /// Creates one.
  public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
    self.endpoint = endpoint
    self.parameters = parameters
  }
  /// Creates one.
  public convenience init(
    host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters
  ) { self.init(to: .hostPort(host: host, port: port), using: parameters) }

  private func change(to new: State) {
    queue?.async { [self] in
      guard state != .cancelled else { return }
      state = new
      stateUpdateHandler?(new)
    }
  }
  /// Begins: nobody answers.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    change(to: .preparing)
    change(to: .waiting(.posix(.ECONNREFUSED)))
  }
  /// Begins again.
  public func restart() { if let queue { start(queue: queue) } }
  /// Ends.
  public func cancel() {
    change(to: .cancelled)
    let asked = unanswered
    unanswered = []
    queue?.async { for answer in asked { answer(nil, nil, false, .posix(.ECANCELED)) } }
  }
  /// Ends.
  public func forceCancel() { cancel() }
  /// Looks for him elsewhere.
  public func cancelCurrentEndpoint() {}
  /// Says something, which nobody hears.
  public func send(
    content: Data?, contentContext: ContentContext = .defaultMessage, isComplete: Bool = true,
    completion: SendCompletion
  ) {
    guard case .contentProcessed(let told) = completion else { return }
    (queue ?? .main).async { told(.posix(.ENOTCONN)) }
  }
  /// Waits for what he says, which is nothing.
  public func receive(
    minimumIncompleteLength: Int, maximumLength: Int,
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { unanswered.append(completion) }
  /// Waits for what he says, which is nothing.
  public func receiveMessage(
    completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
  ) { unanswered.append(completion) }
  /// Does several things at once.
  public func batch(_ block: () -> Void) { block() }
}
