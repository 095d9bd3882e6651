/// A stand-in for Combine's publishers: values go to whoever subscribes, in the same turn.
///
/// Of its own publishers each takes what comes; demand is known to ``Subscriber`` alone.
public protocol Publisher<Output, Failure> {
  /// What is published.
  associatedtype Output
  /// How it may fail.
  associatedtype Failure: Error

  /// Hands values to a receiver until what is returned is cancelled or released.
  func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable
  /// Hands values to a subscriber: what a publisher of an app's own says instead.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// Where published values go.
public struct Receiver<Output, Failure: Error> {
  /// Takes a value.
  public let value: (Output) -> Void
  /// Takes the end.
  public let completion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a receiver.
  public init(
    value: @escaping (Output) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
  ) {
    self.value = value
    self.completion = completion
  }
}

/// The name space of Combine's subscribers.
public enum Subscribers {
  /// How a publisher ends.
  public enum Completion<Failure: Error>: Sendable {
    /// As it should.
    case finished
    /// With an error.
    case failure(Failure)
  }
}

/// Something that can be cancelled.
public protocol Cancellable {
  /// Cancels it.
  func cancel()
}

/// What leads from a publisher to who has subscribed.
public protocol Subscription: Cancellable {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

extension Subscription {
  /// Does nothing: all values come.
  public func request(_ demand: Subscribers.Demand) {}
}

extension Cancellable {
  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}

/// A subscription, which ends with its last reference.
public final class AnyCancellable: Subscription, Hashable {
  private var end: (() -> Void)?

  /// Creates a subscription from what ends it.
  public init(_ cancel: @escaping () -> Void) { end = cancel }

  /// Creates a subscription from another one.
  public convenience init<C: Cancellable>(_ other: C) { self.init { other.cancel() } }

  deinit { cancel() }

  /// Ends the subscription.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }

  /// Keeps the subscription in a set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Keeps the subscription in a collection.
  public func store<C: RangeReplaceableCollection<AnyCancellable>>(in collection: inout C) {
    collection.append(self)
  }

  /// Whether it is the same subscription.
  public static func == (one: AnyCancellable, other: AnyCancellable) -> Bool { one === other }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A publisher of any type.
public struct AnyPublisher<Output, Failure: Error>: Publisher, SourcedPublisher {
  let begin: (Receiver<Output, Failure>) -> AnyCancellable
  package let source: AnyObject?

  init(_ begin: @escaping (Receiver<Output, Failure>) -> AnyCancellable) {
    self.begin = begin
    source = nil
  }

  /// Publishes what another one does, changed.
  init(
    of other: some Publisher, _ begin: @escaping (Receiver<Output, Failure>) -> AnyCancellable
  ) {
    self.begin = begin
    source = other.origin
  }

  /// Creates a publisher from another one.
  public init<P: Publisher<Output, Failure>>(_ other: P) {
    begin = { other.subscribe($0) }
    source = other.origin
  }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    begin(receiver)
  }
}

/// A publisher whose values come from an object.
package protocol SourcedPublisher {
  /// The object; nil where the values come from nowhere.
  var source: AnyObject? { get }
}

extension Publisher {
  /// The object that the values come from at first, whatever is done with them; nil for none.
  package var origin: AnyObject? {
    if let sourced = self as? any SourcedPublisher { return sourced.source }
    return Self.self is AnyObject.Type ? self as AnyObject : nil
  }

  /// Whether a publisher that stands where another one stood publishes the same values.
  package func isSame(as last: Self) -> Bool {
    if let just = self as? any ConstantPublisher { return just.isEqual(to: last) }
    return origin === last.origin
  }
}

/// A publisher of a value that it has from the beginning.
private protocol ConstantPublisher {
  func isEqual(to other: Any) -> Bool
}

extension Just: ConstantPublisher {
  fileprivate func isEqual(to other: Any) -> Bool {
    func areEqual<Value: Equatable>(_ value: Value) -> Bool {
      (other as? Self)?.output as? Value == value
    }
    return (output as? any Equatable).map { areEqual($0) } ?? false
  }
}

/// Publishes one value, and ends.
public struct Just<Output>: Publisher {
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Never>) -> AnyCancellable {
    receiver.value(output)
    receiver.completion(.finished)
    return AnyCancellable {}
  }
}

/// Publishes nothing.
public struct Empty<Output, Failure: Error>: Publisher {
  let ends: Bool
  /// Whether it ends.
  public var completeImmediately: Bool { ends }

  /// Creates a publisher of nothing, which ends or does not.
  public init(completeImmediately: Bool = true) { ends = completeImmediately }

  /// Creates a publisher of nothing, which ends or does not.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) { ends = completeImmediately }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    if ends { receiver.completion(.finished) }
    return AnyCancellable {}
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Just: Equatable where Output: Equatable {}
