import Foundation

extension Publisher {
  /// The same publisher without its type.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }

  /// Takes values and the end, until what is returned is cancelled or released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    subscribe(Receiver(value: receiveValue, completion: receiveCompletion))
  }

  /// What may be sent on for each value.
  func passing<Other>(
    _ pass: @escaping () -> (Output, @escaping (Other) -> Void) -> Void
  ) -> AnyPublisher<Other, Failure> {
    AnyPublisher(of: self) { receiver in
      let pass = pass()
      return subscribe(
        Receiver(value: { pass($0, receiver.value) }, completion: receiver.completion))
    }
  }

  /// Something else for each value.
  public func map<Other>(
    _ transform: @escaping (Output) -> Other
  ) -> AnyPublisher<Other, Failure> {
    passing { { $1(transform($0)) } }
  }

  /// Something else for each value that has it.
  public func compactMap<Other>(
    _ transform: @escaping (Output) -> Other?
  ) -> AnyPublisher<Other, Failure> {
    passing { { value, send in if let other = transform(value) { send(other) } } }
  }

  /// The values for which a condition holds.
  public func filter(
    _ isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing { { if isIncluded($0) { $1($0) } } }
  }

  /// All values but the first.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    passing {
      var rest = count
      return { value, send in if rest > 0 { rest -= 1 } else { send(value) } }
    }
  }

  /// The first value, and then the end.
  public func first() -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var isOver = false
      func end(_ completion: Subscribers.Completion<Failure>) {
        if !isOver { receiver.completion(completion) }
        isOver = true
      }
      return subscribe(
        Receiver {
          if !isOver { receiver.value($0) }
          end(.finished)
        } completion: {
          end($0)
        })
    }
  }

  /// The values that differ from those before them.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
    passing {
      var last: Output?
      return { value, send in
        if last != value {
          last = value
          send(value)
        }
      }
    }
  }

  /// Does something with each value on its way.
  public func handleEvents(
    receiveOutput: @escaping (Output) -> Void
  ) -> AnyPublisher<Output, Failure> {
    handleEvents(receiveSubscription: nil, receiveOutput: receiveOutput)
  }

  /// Does something with what passes on its way.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var isOver = false
      receiveSubscription?(Begun())
      let subscription = subscribe(
        Receiver {
          receiveOutput?($0)
          receiver.value($0)
        } completion: {
          isOver = true
          receiveCompletion?($0)
          receiver.completion($0)
        })
      return AnyCancellable {
        if !isOver { receiveCancel?() }
        subscription.cancel()
      }
    }
  }

  /// Hands values over in work of their own.
  public func receive<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing { { value, send in scheduler.perform(after: .zero) { send(value) } } }
  }

  /// Hands values over later.
  public func delay<S: Scheduler>(
    for interval: SchedulerInterval, tolerance: SchedulerInterval? = nil, scheduler: S,
    options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing { { value, send in scheduler.perform(after: interval) { send(value) } } }
  }

  /// Hands a value over when no other has come for a while.
  public func debounce<S: Scheduler>(
    for interval: SchedulerInterval, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    passing {
      var count = 0
      return { value, send in
        count += 1
        let own = count
        scheduler.perform(after: interval) { if own == count { send(value) } }
      }
    }
  }
}

/// A subscription that somebody else ends.
private struct Begun: Subscription {
  func cancel() {}
}

extension Publisher where Failure == Never {
  /// Takes values until what is returned is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(Receiver(value: receiveValue))
  }

  /// Writes every value to a property.
  public func assign<Root>(
    to path: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: path] = $0 }
  }
}
