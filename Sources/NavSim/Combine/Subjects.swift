/// A publisher that is told what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Publishes a value.
  func send(_ value: Output)
  /// Publishes the end.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Publishes that something has happened.
  public func send() { send(()) }
}

/// The receivers of a publisher, in the order in which they came.
final class Receivers<Output, Failure: Error> {
  private var all: [(number: Int, receiver: Receiver<Output, Failure>)] = []
  private var last = 0

  func add(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    last += 1
    let number = last
    all.append((number, receiver))
    return AnyCancellable { [weak self] in self?.all.removeAll { $0.number == number } }
  }

  func send(_ value: Output) { for entry in all { entry.receiver.value(value) } }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = all
    all = []
    for entry in ended { entry.receiver.completion(completion) }
  }
}

/// Publishes what it is sent, to those who have subscribed by then.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// Creates a subject.
  public init() {}

  /// Publishes a value.
  public func send(_ value: Output) { receivers.send(value) }

  /// Publishes the end.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receivers.add(receiver)
  }
}

/// Publishes what it is sent, and to new subscribers the last value first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let receivers = Receivers<Output, Failure>()

  /// The last value; setting it publishes it.
  public var value: Output { didSet { receivers.send(value) } }

  /// Creates a subject with a first value.
  public init(_ value: Output) { self.value = value }

  /// Publishes a value.
  public func send(_ value: Output) { self.value = value }

  /// Publishes the end.
  public func send(completion: Subscribers.Completion<Failure>) { receivers.end(completion) }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.value(value)
    return receivers.add(receiver)
  }
}
