public import Dispatch
public import Foundation

/// Lets others speak with the app, which nobody does here.
public final class NWListener: @unchecked Sendable {
  /// How far it has come.
  public enum State: Hashable, Sendable {
    /// It has not begun.
    case setup
    /// It cannot begin yet.
    case waiting(NWError)
    /// Others can come.
    case ready
    /// It has ended.
    case failed(NWError)
    /// The app has ended it.
    case cancelled
  }
  /// What is offered.
  public struct Service: Hashable, Sendable {
    /// Its name.
    public let name: String?
    /// Its kind.
    public let type: String
    /// Where it is known.
    public let domain: String?
    /// What is said of it.
    public let txtRecord: Data?
    /// Creates one.
    public init(
      name: String? = nil, type: String, domain: String? = nil, txtRecord: Data? = nil
    ) {
      self.name = name
      self.type = type
      self.domain = domain
      self.txtRecord = txtRecord
    }
  }
  /// Whether others know of it.
  public enum ServiceRegistrationChange {
    /// They do.
    case add(NWEndpoint)
    /// They do not.
    case remove(NWEndpoint)
  }
  /// How one speaks with others.
  public let parameters: NWParameters
  /// At which door.
  public let port: NWEndpoint.Port?
  /// What is offered.
  public var service: Service?
  /// How many others may come.
  public var newConnectionLimit = NWListener.InfiniteConnectionLimit
  /// As many as want to.
  public static let InfiniteConnectionLimit = Int.max
  /// Where it tells.
  public private(set) var queue: DispatchQueue?
  /// How far it has come.
  public private(set) var state = State.setup
  /// Is told how far it has come.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Is told who comes.
  public var newConnectionHandler: (@Sendable (NWConnection) -> Void)?
  /// Is told whether others know of it.
  public var serviceRegistrationUpdateHandler: (@Sendable (ServiceRegistrationChange) -> Void)?

  /// Creates one.
  public init(using parameters: NWParameters, on port: NWEndpoint.Port = .any) throws {
    self.parameters = parameters
    self.port = port
  }
  /// Creates one of what is offered.
  public convenience init(service: Service, using parameters: NWParameters) throws {
    try self.init(using: parameters)
    self.service = service
  }

  private func change(to new: State) {
    queue?.async { [self] in
      guard state != .cancelled else { return }
      state = new
      stateUpdateHandler?(new)
    }
  }
  /// Begins: nobody comes.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    change(to: .ready)
  }
  /// Ends.
  public func cancel() { change(to: .cancelled) }
}

/// Looks for what others offer, which is nothing here.
public final class NWBrowser: @unchecked Sendable {
  /// How far it has come.
  public typealias State = NWListener.State
  /// What is looked for.
  public enum Descriptor: Hashable, Sendable {
    /// By its kind.
    case bonjour(type: String, domain: String?)
    /// By its kind, with what is said of it.
    case bonjourWithTXTRecord(type: String, domain: String?)
    /// By its name.
    case applicationService(name: String)
  }
  /// What is found.
  public struct Result: Hashable, Sendable {
    /// What is said of it.
    public enum Metadata: Hashable, Sendable {
      /// Nothing.
      case none
    }
    /// Who offers it.
    public let endpoint: NWEndpoint
    /// By what he is reached.
    public let interfaces: [NWInterface]
    /// What is said of it.
    public let metadata: Metadata

    /// What is found, or no more.
    public enum Change: Hashable, Sendable {
      /// Nothing.
      case identical
      /// It is.
      case added(Result)
      /// It is no more.
      case removed(Result)
    }
  }
  /// What is looked for.
  public let descriptor: Descriptor
  /// How one speaks with others.
  public let parameters: NWParameters
  /// Where it tells.
  public private(set) var queue: DispatchQueue?
  /// How far it has come.
  public private(set) var state = State.setup
  /// What is found: nothing.
  public var browseResults: Set<Result> { [] }
  /// Is told how far it has come.
  public var stateUpdateHandler: (@Sendable (State) -> Void)?
  /// Is told what is found.
  public var browseResultsChangedHandler: (@Sendable (Set<Result>, Set<Result.Change>) -> Void)?

  /// Creates one.
  public init(for descriptor: Descriptor, using parameters: NWParameters) {
    self.descriptor = descriptor
    self.parameters = parameters
  }

  private func change(to new: State) {
    queue?.async { [self] in
      guard state != .cancelled else { return }
      state = new
      stateUpdateHandler?(new)
    }
  }
  /// Begins: nothing is found.
  public func start(queue: DispatchQueue) {
    self.queue = queue
    change(to: .ready)
  }
  /// Ends.
  public func cancel() { change(to: .cancelled) }
}
