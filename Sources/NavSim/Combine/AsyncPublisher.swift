/// The name space of Combine's operators.
public enum Publishers {
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
