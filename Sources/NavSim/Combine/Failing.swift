public import Foundation

// What changes how publishers fail.
extension Publisher {
  /// What may be sent on for each value, and how the end is told.
  func ending<Other, OtherFailure: Error>(
    _ value: @escaping (Output, Ending<Other, OtherFailure>) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>, Ending<Other, OtherFailure>) -> Void
  ) -> AnyPublisher<Other, OtherFailure> {
    AnyPublisher(of: self) { receiver in
      let ending = Ending(receiver)
      ending.keep(
        subscribe(Receiver(value: { value($0, ending) }, completion: { completion($0, ending) })))
      return AnyCancellable { ending.cancel() }
    }
  }

  /// Something else for each value, or an error.
  public func tryMap<Other>(
    _ transform: @escaping (Output) throws -> Other
  ) -> AnyPublisher<Other, any Error> {
    ending { value, ending in
      do { ending.send(try transform(value)) } catch { ending.end(.failure(error)) }
    } completion: { completion, ending in
      ending.end(completion.mapError { $0 })
    }
  }

  /// What has come of all values so far, or an error.
  public func tryScan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> {
    AnyPublisher(of: self) { receiver in
      var result = initial
      return tryMap { value in
        result = try next(result, value)
        return result
      }.subscribe(receiver)
    }
  }

  /// What another publisher says instead of an error, or another error.
  public func tryCatch<P: Publisher>(
    _ handler: @escaping (Failure) throws -> P
  ) -> AnyPublisher<Output, any Error> where P.Output == Output {
    `catch` { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 as any Error }
      } catch let thrown { return AnyPublisher(Fail<Output, any Error>(error: thrown)) }
    }
  }

  /// Something else for each value that has it, or an error.
  public func tryCompactMap<Other>(
    _ transform: @escaping (Output) throws -> Other?
  ) -> AnyPublisher<Other, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  /// The values for which a condition holds, or an error.
  public func tryFilter(
    _ isIncluded: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryCompactMap { try isIncluded($0) ? $0 : nil }
  }

  /// Another error for each.
  public func mapError<Other: Error>(
    _ transform: @escaping (Failure) -> Other
  ) -> AnyPublisher<Output, Other> {
    ending { value, ending in
      ending.send(value)
    } completion: { completion, ending in
      ending.end(completion.mapError(transform))
    }
  }

  /// What goes on with another publisher after an error.
  public func `catch`<P: Publisher>(
    _ handler: @escaping (Failure) -> P
  ) -> AnyPublisher<Output, P.Failure> where P.Output == Output {
    ending { value, ending in
      ending.send(value)
    } completion: { completion, ending in
      switch completion {
      case .finished: ending.end(.finished)
      case .failure(let error):
        ending.keep(
          handler(error).subscribe(
            Receiver(value: { ending.send($0) }, completion: { ending.end($0) })))
      }
    }
  }

  /// What begins anew after an error, so many times.
  public func retry(_ times: Int) -> AnyPublisher<Output, Failure> {
    guard times > 0 else { return AnyPublisher(self) }
    return self.catch { _ in retry(times - 1) }
  }

  /// A value in place of an error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
    self.catch { _ in Just(output) }
  }

  /// A value in place of nil.
  public func replaceNil<Wrapped>(
    with output: Wrapped
  ) -> AnyPublisher<Wrapped, Failure> where Output == Wrapped? { map { $0 ?? output } }

  /// The same, which is said not to fail: it ends where it does.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    self.catch { _ in Empty<Output, Never>() }
  }

  /// What the data say.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> AnyPublisher<Item, any Error> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// The values as data.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> AnyPublisher<Coder.Output, any Error> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}

extension Publisher where Failure == Never {
  /// The same, as one that could fail.
  public func setFailureType<Other: Error>(to type: Other.Type) -> AnyPublisher<Output, Other> {
    ending { value, ending in
      ending.send(value)
    } completion: { _, ending in
      ending.end(.finished)
    }
  }
}

extension Subscribers.Completion {
  func mapError<Other: Error>(
    _ transform: (Failure) -> Other
  ) -> Subscribers.Completion<Other> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// A receiver that hears nothing any more after its end, and the subscriptions that lead to it.
final class Ending<Output, Failure: Error> {
  private let receiver: Receiver<Output, Failure>
  private(set) var isOver = false
  private var subscriptions: [AnyCancellable] = []

  init(_ receiver: Receiver<Output, Failure>) { self.receiver = receiver }

  func keep(_ subscription: AnyCancellable) {
    if isOver { subscription.cancel() } else { subscriptions.append(subscription) }
  }

  func send(_ value: Output) { if !isOver { receiver.value(value) } }

  func end(_ completion: Subscribers.Completion<Failure>) {
    guard !isOver else { return }
    cancel()
    receiver.completion(completion)
  }

  func cancel() {
    isOver = true
    let present = subscriptions
    subscriptions = []
    for subscription in present { subscription.cancel() }
  }
}

/// What reads values of some format.
public protocol TopLevelDecoder {
  /// The format.
  associatedtype Input
  /// Reads a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// What writes values in some format.
public protocol TopLevelEncoder {
  /// The format.
  associatedtype Output
  /// Writes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}
