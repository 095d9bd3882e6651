// What depends on more than one value of a publisher.
extension Publisher {
  /// What has come of all values so far, after each.
  public func scan<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    passing {
      var result = initial
      return { value, send in
        result = next(result, value)
        send(result)
      }
    }
  }

  /// What has come of all values, at the end.
  public func reduce<Result>(
    _ initial: Result, _ next: @escaping (Result, Output) -> Result
  ) -> AnyPublisher<Result, Failure> {
    AnyPublisher(of: self) { receiver in
      var result = initial
      return subscribe(
        Receiver {
          result = next(result, $0)
        } completion: { completion in
          if case .finished = completion { receiver.value(result) }
          receiver.completion(completion)
        })
    }
  }

  /// All values at the end.
  public func collect() -> AnyPublisher<[Output], Failure> { reduce([]) { $0 + [$1] } }

  /// How many values there were, at the end.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// The last value, at the end.
  public func last() -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { $1 }.compactMap { $0 }
  }

  /// Nothing but the end.
  public func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }

  /// Values until a condition does not hold, and then the end.
  public func prefix(
    while condition: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    ending { value, ending in
      if condition(value) { ending.send(value) } else { ending.end(.finished) }
    } completion: { completion, ending in
      ending.end(completion)
    }
  }

  /// So many values, and then the end.
  public func prefix(_ count: Int) -> AnyPublisher<Output, Failure> {
    guard count > 0 else { return AnyPublisher(Empty()) }
    return AnyPublisher(of: self) { receiver in
      var rest = count
      let counted: AnyPublisher<Output, Failure> = ending { value, ending in
        rest -= 1
        ending.send(value)
        if rest == 0 { ending.end(.finished) }
      } completion: { completion, ending in
        ending.end(completion)
      }
      return counted.subscribe(receiver)
    }
  }

  /// The first value for which a condition holds, and then the end.
  public func first(
    where condition: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(condition).first() }

  /// All values from the first on for which a condition does not hold.
  public func drop(
    while condition: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing {
      var isDropping = true
      return { value, send in
        isDropping = isDropping && condition(value)
        if !isDropping { send(value) }
      }
    }
  }

  /// The values that differ from those before them.
  public func removeDuplicates(
    by isSame: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    passing {
      var last: Output?
      return { value, send in
        defer { last = value }
        if let last, isSame(last, value) { return }
        send(value)
      }
    }
  }

  /// A value that comes first.
  public func prepend(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      for value in values { receiver.value(value) }
      return subscribe(receiver)
    }
  }

  /// Values that come last.
  public func append(_ values: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      subscribe(
        Receiver(value: receiver.value) { completion in
          if case .finished = completion { for value in values { receiver.value(value) } }
          receiver.completion(completion)
        })
    }
  }

  /// What another publisher says comes last.
  public func append<P: Publisher<Output, Failure>>(_ other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var rest: AnyCancellable?
      let first = subscribe(
        Receiver(value: receiver.value) { completion in
          guard case .finished = completion else { return receiver.completion(completion) }
          rest = other.subscribe(receiver)
        })
      return AnyCancellable {
        first.cancel()
        rest?.cancel()
      }
    }
  }

  /// What another publisher says comes first.
  public func prepend<P: Publisher<Output, Failure>>(_ other: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher(other).append(self)
  }

  /// Whether there was a value that something holds for, as soon as that is known.
  public func contains(
    where isWanted: @escaping (Output) -> Bool
  ) -> AnyPublisher<Bool, Failure> { filter(isWanted).map { _ in true }.append(false).first() }

  /// So many values at a time; fewer at the end.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    AnyPublisher(of: self) { receiver in
      var values: [Output] = []
      return subscribe(
        Receiver { value in
          values.append(value)
          guard values.count >= count else { return }
          let full = values
          values = []
          receiver.value(full)
        } completion: { completion in
          if case .finished = completion, !values.isEmpty { receiver.value(values) }
          receiver.completion(completion)
        })
    }
  }

  /// What comes until another publisher says something.
  public func prefix<P: Publisher>(
    untilOutputFrom other: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var isOpen = true
      let stop = other.subscribe(
        Receiver { _ in
          guard isOpen else { return }
          isOpen = false
          receiver.completion(.finished)
        })
      let source = subscribe(
        Receiver { value in
          if isOpen { receiver.value(value) }
        } completion: { completion in
          if isOpen { receiver.completion(completion) }
          isOpen = false
        })
      return AnyCancellable {
        stop.cancel()
        source.cancel()
      }
    }
  }

  /// What comes as soon as another publisher has said something.
  public func drop<P: Publisher>(
    untilOutputFrom other: P
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(of: self) { receiver in
      var isOpen = false
      let start = other.subscribe(Receiver { _ in isOpen = true })
      let source = subscribe(
        Receiver(value: { if isOpen { receiver.value($0) } }, completion: receiver.completion))
      return AnyCancellable {
        start.cancel()
        source.cancel()
      }
    }
  }

  /// A part of each value.
  public func map<Part>(_ path: KeyPath<Output, Part>) -> AnyPublisher<Part, Failure> {
    map { $0[keyPath: path] }
  }

  /// The first value of each while, or the last.
  ///
  /// The first value of all is handed over at once.
  public func throttle(
    for interval: SchedulerInterval, scheduler: some Scheduler, latest: Bool
  ) -> AnyPublisher<Output, Failure> {
    passing {
      var isWaiting = false
      var held: Output?
      func wait(_ send: @escaping (Output) -> Void) {
        isWaiting = true
        scheduler.perform(after: interval) {
          isWaiting = false
          guard let value = held else { return }
          held = nil
          send(value)
          wait(send)
        }
      }
      return { value, send in
        if !isWaiting {
          send(value)
          wait(send)
        } else if latest || held == nil {
          held = value
        }
      }
    }
  }

  /// The same: where work is begun makes no difference here.
  public func subscribe<S: Scheduler>(
    on scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher(self)
  }

  /// The same: nothing is printed.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

extension Publisher where Output: Equatable {
  /// Whether a value was there, as soon as that is known.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> {
    filter { $0 == output }.map { _ in true }.append(false).first()
  }
}
