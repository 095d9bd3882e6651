/// The name space of Combine's operators.
public enum Publishers {
  // The types of operators, all of which have forgotten what they come from here.

  /// What `map` returns.
  public typealias Map<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `tryMap` returns.
  public typealias TryMap<Upstream: Publisher, Output> = AnyPublisher<Output, any Error>
  /// What `compactMap` returns.
  public typealias CompactMap<Upstream: Publisher, Output> = AnyPublisher<Output, Upstream.Failure>
  /// What `flatMap` returns.
  public typealias FlatMap<Next: Publisher, Upstream: Publisher> = AnyPublisher<
    Next.Output, Next.Failure
  >
  /// What `filter` returns.
  public typealias Filter<Upstream: Publisher> = AnyPublisher<Upstream.Output, Upstream.Failure>
  /// What `removeDuplicates` returns.
  public typealias RemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `receive(on:)` returns.
  public typealias ReceiveOn<Upstream: Publisher, Context> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `subscribe(on:)` returns.
  public typealias SubscribeOn<Upstream: Publisher, Context> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `delay` returns.
  public typealias Delay<Upstream: Publisher, Context> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `debounce` returns.
  public typealias Debounce<Upstream: Publisher, Context> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `mapError` returns.
  public typealias MapError<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// What `catch` returns.
  public typealias Catch<Upstream: Publisher, Next: Publisher> = AnyPublisher<
    Upstream.Output, Next.Failure
  >
  /// What `handleEvents` returns.
  public typealias HandleEvents<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What `decode` returns.
  public typealias Decode<Upstream: Publisher, Output, Coder> = AnyPublisher<Output, any Error>

  /// How a buffer is filled, which nothing depends on here.
  public enum PrefetchStrategy: Sendable {
    /// At once.
    case keepFull
    /// As much as is asked for.
    case byRequest
  }

  /// What a full buffer does.
  public enum BufferingStrategy: Sendable {
    /// It forgets what comes.
    case dropNewest
    /// It forgets what it has had the longest.
    case dropOldest
  }

  /// Keeps values for a receiver that takes one at a time.
  public struct Buffer<Upstream: Publisher>: Publisher {
    let upstream: Upstream
    let size: Int
    let strategy: BufferingStrategy

    /// Hands values to a receiver, which takes them all.
    public func subscribe(_ receiver: Receiver<Upstream.Output, Upstream.Failure>) -> AnyCancellable
    { upstream.subscribe(receiver) }
  }
}

extension Publisher {
  /// Keeps values for a receiver that takes one at a time, as `values` does.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy
  ) -> Publishers.Buffer<Self> {
    Publishers.Buffer(upstream: self, size: size, strategy: whenFull)
  }
}

extension Publishers.Buffer: BufferingPublisher {
  var policy: (size: Int, dropsOldest: Bool) { (size, strategy == .dropOldest) }
}

/// A publisher that says how many values are kept.
private protocol BufferingPublisher {
  var policy: (size: Int, dropsOldest: Bool) { get }
}

/// What is published, as a sequence: a value that nobody waits for is lost, unless a buffer keeps it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// What is published.
  public typealias Element = P.Output

  let publisher: P

  /// Creates a sequence.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Takes one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    private let subscription: AnyCancellable
    private var values: AsyncStream<P.Output>.Iterator

    init(_ publisher: P) {
      let policy = (publisher as? any BufferingPublisher)?.policy ?? (1, true)
      let (stream, input) = AsyncStream.makeStream(
        of: P.Output.self,
        bufferingPolicy: policy.1 ? .bufferingNewest(policy.0) : .bufferingOldest(policy.0))
      subscription = publisher.subscribe(
        Receiver {
          nonisolated(unsafe) let value = $0
          input.yield(value)
        } completion: { _ in
          input.finish()
        })
      values = stream.makeAsyncIterator()
    }

    /// The next value.
    public mutating func next() async -> P.Output? { await values.next() }
  }

  /// Begins to take values.
  public func makeAsyncIterator() -> Iterator { Iterator(publisher) }
}

extension Publisher where Failure == Never {
  /// What is published, as a sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}
