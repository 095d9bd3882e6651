extension Publisher where Output: Publisher, Output.Failure == Failure {
  /// The values of the publisher that has come last.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var (latest, isOver, isInnerOver) = (AnyCancellable?.none, false, true)
      var number = 0
      let outer = subscribe(
        Receiver { publisher in
          number += 1
          let own = number
          isInnerOver = false
          latest?.cancel()
          let subscription = publisher.subscribe(
            Receiver {
              if own == number { receiver.value($0) }
            } completion: { completion in
              guard own == number else { return }
              isInnerOver = true
              if case .finished = completion, !isOver { return }
              receiver.completion(completion)
            })
          if own == number { latest = subscription } else { subscription.cancel() }
        } completion: { completion in
          isOver = true
          if case .finished = completion, !isInnerOver { return }
          receiver.completion(completion)
        })
      return AnyCancellable {
        number += 1
        outer.cancel()
        latest?.cancel()
      }
    }
  }
}

extension Publisher {
  /// One subscription for all who subscribe: whoever comes later has missed what was before.
  public func share() -> Publishers.Share<Self> { Publishers.Share(self) }
}

extension Publishers {
  /// One subscription for all who subscribe.
  public final class Share<Upstream: Publisher>: Publisher {
    private let upstream: Upstream
    private let receivers = Receivers<Upstream.Output, Upstream.Failure>()
    private var subscription: AnyCancellable?
    private var count = 0
    private var end: Subscribers.Completion<Upstream.Failure>?

    init(_ upstream: Upstream) { self.upstream = upstream }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Upstream.Output, Upstream.Failure>) -> AnyCancellable
    {
      if let end {
        receiver.completion(end)
        return AnyCancellable {}
      }
      let own = receivers.add(receiver)
      count += 1
      if count == 1 {
        subscription = upstream.subscribe(
          Receiver { [receivers] in
            receivers.send($0)
          } completion: { [weak self, receivers] in
            self?.end = $0
            receivers.end($0)
          })
      }
      return AnyCancellable {
        own.cancel()
        self.count -= 1
        if self.count == 0 { self.subscription = nil }
      }
    }
  }
}

/// A publisher that begins when it is told to.
public protocol ConnectablePublisher: Publisher {
  /// Begins, until what is returned is cancelled.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// A publisher that begins with the first who subscribes, and stops after the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(self) }
}

extension Publishers {
  /// A publisher that begins with the first who subscribes, and stops after the last.
  public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher, SourcedPublisher {
    /// What begins.
    public let upstream: Upstream
    private var count = 0
    private var connection: (any Cancellable)?

    init(_ upstream: Upstream) { self.upstream = upstream }

    package var source: AnyObject? { upstream.origin }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Upstream.Output, Upstream.Failure>) -> AnyCancellable
    {
      let own = upstream.subscribe(receiver)
      count += 1
      if count == 1 { connection = upstream.connect() }
      return AnyCancellable {
        own.cancel()
        self.count -= 1
        if self.count == 0 { self.connection?.cancel() }
      }
    }
  }
}
