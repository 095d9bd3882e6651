/// Who takes what is published, and says how much.
public protocol Subscriber<Input, Failure> {
  /// What is taken.
  associatedtype Input
  /// How it may fail.
  associatedtype Failure: Error

  /// Takes what leads to the publisher, and asks it for values.
  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: how many more are wanted.
  func receive(_ input: Input) -> Subscribers.Demand
  /// Takes the end.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscribers {
  /// How many values are wanted.
  public struct Demand: Hashable, Comparable, Sendable {
    /// How many; nil for as many as come.
    public let max: Int?

    /// As many as come.
    public static let unlimited = Self(max: nil)
    /// None.
    public static let none = Self(max: 0)
    /// So many.
    public static func max(_ count: Int) -> Self { Self(max: count) }

    /// Both.
    public static func + (one: Self, other: Self) -> Self {
      guard let first = one.max, let second = other.max else { return .unlimited }
      let (sum, isTooMuch) = first.addingReportingOverflow(second)
      return isTooMuch ? .unlimited : Self(max: sum)
    }
    /// Adds some.
    public static func += (one: inout Self, other: Self) { one = one + other }
    /// Whether it is less.
    public static func < (one: Self, other: Self) -> Bool {
      (one.max ?? .max) < (other.max ?? .max)
    }
  }

  /// Calls closures with what comes.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private let value: (Input) -> Void
    private let completion: (Completion<Failure>) -> Void
    private var subscription: (any Subscription)?

    /// Creates a subscriber.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      completion = receiveCompletion
      value = receiveValue
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Hands a value on.
    public func receive(_ input: Input) -> Demand {
      value(input)
      return .none
    }
    /// Hands the end on.
    public func receive(completion: Completion<Failure>) { self.completion(completion) }
    /// Takes nothing more.
    public func cancel() { subscription?.cancel() }
  }

  /// Sets a property to what comes.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// Values never fail.
    public typealias Failure = Never

    private let object: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// Creates a subscriber.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      self.object = object
      self.keyPath = keyPath
    }

    /// Asks for all values.
    public func receive(subscription: any Subscription) {
      self.subscription = subscription
      subscription.request(.unlimited)
    }
    /// Sets the property.
    public func receive(_ input: Input) -> Demand {
      object[keyPath: keyPath] = input
      return .none
    }
    /// Does nothing.
    public func receive(completion: Completion<Never>) {}
    /// Takes nothing more.
    public func cancel() { subscription?.cancel() }
  }
}

extension Publisher {
  /// Hands values to a receiver, for a publisher that knows subscribers alone.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiver.completion, receiveValue: receiver.value)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }

  /// Hands values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    let subscription = DemandedSubscription(subscriber)
    subscription.begin = { [self] in
      subscribe(
        Receiver(value: { subscription.take($0) }, completion: { subscription.end($0) }))
    }
    subscriber.receive(subscription: subscription)
  }

  /// Hands values to a subscriber.
  public func subscribe<S: Subscriber>(_ subscriber: S)
  where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }

  /// Has a subject publish what is published.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
  where S.Output == Output, S.Failure == Failure {
    subscribe(
      Receiver(value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
  }
}

/// Hands a subscriber as many values as it wants: what comes before that waits.
private final class DemandedSubscription<S: Subscriber>: Subscription {
  var begin: (() -> AnyCancellable)?
  private var subscriber: S?
  private var demand = Subscribers.Demand.none
  private var waiting: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?
  private var source: AnyCancellable?

  init(_ subscriber: S) { self.subscriber = subscriber }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    if let begin {
      self.begin = nil
      let source = begin()
      if subscriber != nil { self.source = source }
    }
    goOn()
  }

  func take(_ value: S.Input) {
    waiting.append(value)
    goOn()
  }

  func end(_ completion: Subscribers.Completion<S.Failure>) {
    self.completion = completion
    goOn()
  }

  private func goOn() {
    while let subscriber, demand > .none, !waiting.isEmpty {
      if let left = demand.max { demand = .max(left - 1) }
      demand += subscriber.receive(waiting.removeFirst())
    }
    guard waiting.isEmpty, let completion, let subscriber else { return }
    cancel()
    subscriber.receive(completion: completion)
  }

  func cancel() {
    subscriber = nil
    waiting = []
    source = nil
  }
}

/// A subscriber of which one knows only what it takes.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  private let subscription: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completion: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber without its type.
  public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
    subscription = subscriber.receive(subscription:)
    value = subscriber.receive(_:)
    completion = subscriber.receive(completion:)
  }

  /// Creates a subscriber of closures.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    subscription = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completion = receiveCompletion ?? { _ in }
  }

  /// Takes what leads to the publisher.
  public func receive(subscription: any Subscription) { self.subscription(subscription) }
  /// Takes a value.
  public func receive(_ input: Input) -> Subscribers.Demand { value(input) }
  /// Takes the end.
  public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
