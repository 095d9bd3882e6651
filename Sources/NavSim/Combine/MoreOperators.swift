import Foundation

// Operators that few apps use.

extension Publisher {
  /// Whether a condition holds for all values, as soon as that is known.
  public func allSatisfy(
    _ condition: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { contains { !condition($0) }.map { !$0 } }

  /// The value at a place, and then the end.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    dropFirst(index).first()
  }

  /// The values at some places, and then the end.
  public func output<Places: RangeExpression>(
    in places: Places
  ) -> AnyPublisher<Output, Failure> where Places.Bound == Int {
    let range = places.relative(to: 0..<Int.max)
    return dropFirst(range.lowerBound).prefix(range.count)
  }

  /// A value in place of none.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var isEmpty = true
      return subscribe(
        Receiver { value in
          isEmpty = false
          receiver.value(value)
        } completion: { completion in
          if isEmpty, case .finished = completion { receiver.value(output) }
          receiver.completion(completion)
        })
    }
  }

  /// The same: no debugger is there.
  public func breakpointOnError() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
  /// The same: no debugger is there.
  public func breakpoint(
    receiveSubscription: (((any Subscription)) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Two parts of each value.
  public func map<One, Two>(
    _ one: KeyPath<Output, One>, _ two: KeyPath<Output, Two>
  ) -> AnyPublisher<(One, Two), Failure> {
    map { ($0[keyPath: one], $0[keyPath: two]) }
  }

  /// Values that come first.
  public func prepend<Values: Sequence>(
    _ values: Values
  ) -> AnyPublisher<Output, Failure> where Values.Element == Output {
    AnyPublisher(of: self) { receiver in
      for value in values { receiver.value(value) }
      return subscribe(receiver)
    }
  }

  /// Values that come last.
  public func append<Values: Sequence>(
    _ values: Values
  ) -> AnyPublisher<Output, Failure> where Values.Element == Output {
    AnyPublisher(of: self) { receiver in
      subscribe(
        Receiver(value: receiver.value) { completion in
          if case .finished = completion { for value in values { receiver.value(value) } }
          receiver.completion(completion)
        })
    }
  }

  /// The end, or a failure, where nothing has come for a while.
  public func timeout<S: Scheduler>(
    _ interval: SchedulerInterval, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Failure)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var (turn, isOver) = (0, false)
      func wait() {
        turn += 1
        let own = turn
        scheduler.perform(after: interval) {
          guard own == turn, !isOver else { return }
          isOver = true
          receiver.completion(customError.map { .failure($0()) } ?? .finished)
        }
      }
      wait()
      let source = subscribe(
        Receiver { value in
          guard !isOver else { return }
          wait()
          receiver.value(value)
        } completion: { completion in
          guard !isOver else { return }
          isOver = true
          receiver.completion(completion)
        })
      return AnyCancellable {
        isOver = true
        source.cancel()
      }
    }
  }

  /// One subscription for all who subscribe, as soon as it is connected.
  public func multicast<S: Subject<Output, Failure>>(
    subject: S
  ) -> Publishers.Multicast<Self, S> { Publishers.Multicast(upstream: self) { subject } }

  /// One subscription for all who subscribe, as soon as it is connected.
  public func multicast<S: Subject<Output, Failure>>(
    _ createSubject: @escaping () -> S
  ) -> Publishers.Multicast<Self, S> {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }
}

extension Publisher where Output: Comparable {
  /// The smallest value, at the end.
  public func min() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.min() }
  }
  /// The largest value, at the end.
  public func max() -> AnyPublisher<Output, Failure> {
    collect().compactMap { $0.max() }
  }
}

extension Publisher where Failure == Never {
  /// One subscription for all who subscribe, as soon as it is connected.
  public func makeConnectable() -> Publishers.Multicast<Self, PassthroughSubject<Output, Never>> {
    multicast { PassthroughSubject<Output, Never>() }
  }
}

extension Publishers {
  /// One subscription for all who subscribe, as soon as it is connected.
  public final class Multicast<Upstream: Publisher, S: Subject>: ConnectablePublisher
  where S.Output == Upstream.Output, S.Failure == Upstream.Failure {
    /// What is published.
    public typealias Output = Upstream.Output
    /// How it fails.
    public typealias Failure = Upstream.Failure

    /// What is subscribed to once.
    public let upstream: Upstream
    /// Makes what all subscribe to.
    public let createSubject: () -> S
    private lazy var subject = createSubject()

    /// Creates one.
    public init(upstream: Upstream, createSubject: @escaping () -> S) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      subject.subscribe(receiver)
    }

    /// Begins, until what is returned is cancelled.
    public func connect() -> any Cancellable {
      let subject = self.subject
      return upstream.subscribe(
        Receiver(value: { subject.send($0) }, completion: { subject.send(completion: $0) }))
    }
  }
}
