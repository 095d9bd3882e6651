import Foundation

// Operators that choose among values, and those that may fail while they do.

extension Publisher {
  /// The least of all values.
  public func min(
    by isLess: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    chosen { least, value in isLess(value, least) ? value : least }
  }
  /// The greatest of all values.
  public func max(
    by isLess: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    chosen { greatest, value in isLess(greatest, value) ? value : greatest }
  }
  /// The last value for which a condition holds.
  public func last(
    where isIncluded: @escaping (Output) -> Bool
  ) -> AnyPublisher<Output, Failure> { filter(isIncluded).last() }

  private func chosen(
    _ choose: @escaping (Output, Output) -> Output
  ) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { last, value in last.map { choose($0, value) } ?? value }
      .compactMap { $0 }
  }

  /// Parts of each value.
  public func map<One, Two, Three>(
    _ one: KeyPath<Output, One>, _ two: KeyPath<Output, Two>, _ three: KeyPath<Output, Three>
  ) -> AnyPublisher<(One, Two, Three), Failure> {
    map { ($0[keyPath: one], $0[keyPath: two], $0[keyPath: three]) }
  }

  /// The values that come in a while, together.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<[Output], Failure> {
    let (scheduler, interval, most) =
      switch strategy {
      case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
      case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
      }
    return AnyPublisher(of: self) { receiver in
      var (values, turn): ([Output], Int) = ([], 0)
      func send() {
        turn += 1
        let sent = values
        values = []
        if !sent.isEmpty { receiver.value(sent) }
      }
      return subscribe(
        Receiver { value in
          values.append(value)
          if values.count >= most { return send() }
          guard values.count == 1 else { return }
          let own = turn
          scheduler.perform(after: interval) { if own == turn { send() } }
        } completion: {
          send()
          receiver.completion($0)
        })
    }
  }

  /// How long after each other values come: at once, as nothing looks at a clock here.
  public func measureInterval<S: Scheduler>(
    using scheduler: S, options: S.SchedulerOptions? = nil
  ) -> AnyPublisher<SchedulerInterval, Failure> { map { _ in .zero } }
}

extension Publisher {
  /// All values together, one by one, which may fail.
  public func tryReduce<Result>(
    _ first: Result, _ next: @escaping (Result, Output) throws -> Result
  ) -> AnyPublisher<Result, any Error> { tryScan(first, next).last().replaceEmpty(with: first) }
  /// Whether a condition holds for all values, which may fail.
  public func tryAllSatisfy(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryMap { try !predicate($0) }.filter { $0 }.first().map { _ in false }
      .replaceEmpty(with: true)
  }
  /// Whether a condition holds for some value, which may fail.
  public func tryContains(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Bool, any Error> {
    tryMap(predicate).filter { $0 }.first().replaceEmpty(with: false)
  }
  /// The first value for which a condition holds, which may fail.
  public func tryFirst(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).first() }
  /// The last value for which a condition holds, which may fail.
  public func tryLast(
    where predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> { tryFilter(predicate).last() }
  /// The values from the first on for which a condition does not hold, which may fail.
  public func tryDrop(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryMarked(predicate).drop { $0.1 }.map { $0.0 }
  }
  /// The values before the first for which a condition does not hold, which may fail.
  public func tryPrefix(
    while predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryMarked(predicate).prefix { $0.1 }.map { $0.0 }
  }
  /// The values that differ from those before them, which may fail.
  public func tryRemoveDuplicates(
    by areSame: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryScan((Output?.none, false)) { last, value in
      (value, try last.0.map { try areSame($0, value) } ?? false)
    }
    .compactMap { $0.1 ? nil : $0.0 }
  }
  /// The least of all values, which may fail.
  public func tryMin(
    by isLess: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryReduce(Output?.none) { last, value in
      guard let last else { return value }
      return try isLess(value, last) ? value : last
    }
    .compactMap { $0 }
  }
  /// The greatest of all values, which may fail.
  public func tryMax(
    by isLess: @escaping (Output, Output) throws -> Bool
  ) -> AnyPublisher<Output, any Error> {
    tryReduce(Output?.none) { last, value in
      guard let last else { return value }
      return try isLess(last, value) ? value : last
    }
    .compactMap { $0 }
  }

  private func tryMarked(
    _ predicate: @escaping (Output) throws -> Bool
  ) -> AnyPublisher<(Output, Bool), any Error> { tryMap { ($0, try predicate($0)) } }
}

extension Subscriber where Input == Void {
  /// Takes a turn.
  public func receive() -> Subscribers.Demand { receive(()) }
}
