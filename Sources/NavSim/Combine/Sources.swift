/// Publishes one value or error, which somebody promises.
public final class Future<Output, Failure: Error>: Publisher {
  /// Keeps the promise.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private var result: Result<Output, Failure>?
  private let receivers = Receivers<Output, Failure>()

  /// Begins at once to keep the promise.
  public init(_ attempt: @escaping (@escaping Promise) -> Void) {
    attempt { [self] result in
      guard self.result == nil else { return }
      self.result = result
      if case .success(let value) = result { receivers.send(value) }
      receivers.end(result.end)
    }
  }

  /// Hands the value to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    guard let result else { return receivers.add(receiver) }
    if case .success(let value) = result { receiver.value(value) }
    receiver.completion(result.end)
    return AnyCancellable {}
  }
}

extension Result {
  fileprivate var end: Subscribers.Completion<Failure> {
    switch self {
    case .success: .finished
    case .failure(let error): .failure(error)
    }
  }
}

extension Result {
  /// Publishes the value, or fails.
  public struct Publisher: Combine.Publisher {
    /// What has come.
    public let result: Result

    /// Publishes what has come.
    public init(_ result: Result) { self.result = result }
    /// Publishes a value.
    public init(_ output: Success) { result = .success(output) }
    /// Fails.
    public init(_ failure: Failure) { result = .failure(failure) }

    /// Hands the value to a receiver.
    public func subscribe(_ receiver: Receiver<Success, Failure>) -> AnyCancellable {
      Future { $0(result) }.subscribe(receiver)
    }
  }

  /// Publishes the value, or fails.
  public var publisher: Publisher { Publisher(self) }
}

extension Publishers {
  /// Publishes the elements of a sequence, one after the other.
  public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
    /// What is published.
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// Publishes elements.
    public init(sequence: Elements) { self.sequence = sequence }

    /// Hands the elements to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      var isOver = false
      for element in sequence where !isOver { receiver.value(element) }
      if !isOver { receiver.completion(.finished) }
      return AnyCancellable { isOver = true }
    }
  }
}

/// Fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher of an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher of an error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Hands the error to a receiver.
  public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
    receiver.completion(.failure(error))
    return AnyCancellable {}
  }
}

/// Makes a publisher anew for each who subscribes.
public struct Deferred<Made: Publisher>: Publisher {
  let make: () -> Made

  /// Creates a publisher.
  public init(createPublisher make: @escaping () -> Made) { self.make = make }

  /// Hands values to a receiver.
  public func subscribe(_ receiver: Receiver<Made.Output, Made.Failure>) -> AnyCancellable {
    make().subscribe(receiver)
  }
}

extension Sequence {
  /// Publishes the elements, and ends.
  public var publisher: AnyPublisher<Self.Element, Never> {
    Publishers.Sequence(sequence: self).eraseToAnyPublisher()
  }
}

extension Optional {
  /// Publishes what is there, and ends.
  public var publisher: AnyPublisher<Wrapped, Never> {
    map { AnyPublisher(Just($0)) } ?? AnyPublisher(Empty())
  }
}
