/// Several publishers that one receiver hears: it ends when all have, or with the first error.
final class Joined<Output, Failure: Error> {
  private let receiver: Receiver<Output, Failure>
  private let limit: Int
  private var open = 0
  /// How many of those are heard that others have led to.
  private var joinedCount = 0
  private var isOver = false
  private var waiting: [AnyPublisher<Output, Failure>] = []
  private var subscriptions: [AnyCancellable] = []

  /// - Parameter limit: how many are heard at a time.
  init(_ receiver: Receiver<Output, Failure>, limit: Int = .max) {
    self.receiver = receiver
    self.limit = limit
  }

  /// Hears another one, as soon as it may.
  func join(_ publisher: some Publisher<Output, Failure>) {
    guard !isOver else { return }
    guard joinedCount < limit else { return waiting.append(AnyPublisher(publisher)) }
    open += 1
    joinedCount += 1
    keep(
      publisher.subscribe(
        Receiver {
          self.send($0)
        } completion: {
          self.joinedCount -= 1
          self.end($0)
        }))
  }

  /// Hears where others come from.
  func follow<Source>(
    _ source: some Publisher<Source, Failure>, _ join: @escaping (Source) -> Void
  ) -> AnyCancellable {
    open += 1
    keep(source.subscribe(Receiver(value: join, completion: { self.end($0) })))
    return subscription
  }

  /// What ends all of them.
  var subscription: AnyCancellable { AnyCancellable { self.cancel() } }

  private func keep(_ subscription: AnyCancellable) {
    if isOver { subscription.cancel() } else { subscriptions.append(subscription) }
  }

  private func send(_ value: Output) { if !isOver { receiver.value(value) } }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    open -= 1
    if case .finished = completion {
      if !waiting.isEmpty, joinedCount < limit { join(waiting.removeFirst()) }
      if open > 0 || isOver { return }
    }
    cancel()
    receiver.completion(completion)
  }

  private func cancel() {
    isOver = true
    let present = subscriptions
    subscriptions = []
    waiting = []
    for subscription in present { subscription.cancel() }
  }
}

extension Publisher {
  /// The values of all publishers that are made of values.
  ///
  /// - Parameter maxPublishers: how many of them are heard at a time; the others wait.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
    AnyPublisher(of: self) { receiver in
      let joined = Joined(receiver, limit: maxPublishers.max ?? .max)
      return joined.follow(self) { joined.join(transform($0)) }
    }
  }

  /// The values of all publishers that are made of values which cannot fail themselves.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// The values of all publishers that are made of values, which cannot fail themselves.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never {
    flatMap(maxPublishers: maxPublishers) { transform($0).setFailureType(to: Failure.self) }
  }

  /// The values of all publishers that are made of values, none of which can fail.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Never> where Failure == Never, P.Failure == Never {
    AnyPublisher(of: self) { receiver in
      let joined = Joined(receiver, limit: maxPublishers.max ?? .max)
      return joined.follow(self) { joined.join(transform($0)) }
    }
  }
}

extension Publishers {
  /// The values of several publishers.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The publishers.
    public let publishers: [Upstream]

    /// Creates a publisher.
    public init(_ publishers: some Swift.Sequence<Upstream>) { self.publishers = Array(publishers) }

    /// Creates a publisher.
    public init(_ publishers: Upstream...) { self.publishers = publishers }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Upstream.Output, Upstream.Failure>) -> AnyCancellable
    {
      let joined = Joined(receiver)
      guard !publishers.isEmpty else {
        receiver.completion(.finished)
        return joined.subscription
      }
      // So that one that ends at once is not all there is.
      let all = Just(publishers).setFailureType(to: Upstream.Failure.self)
      return joined.follow(all) { for publisher in $0 { joined.join(publisher) } }
    }
  }
}
