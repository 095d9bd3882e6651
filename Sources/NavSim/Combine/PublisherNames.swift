// What publishers of others are called, which are all of one type here.

extension Publishers {
  /// What it is called.
  public typealias First<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias FirstWhere<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Last<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias LastWhere<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Count<Upstream: Publisher> = AnyPublisher<
    Int, Upstream.Failure
  >
  /// What it is called.
  public typealias Print<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Drop<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias DropWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias DropUntilOutput<Upstream: Publisher, Other> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias PrefixWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias PrefixUntilOutput<Upstream: Publisher, Other> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Output<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias IgnoreOutput<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias ReplaceEmpty<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias ReplaceError<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Never
  >
  /// What it is called.
  public typealias Retry<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Comparison<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Contains<Upstream: Publisher> = AnyPublisher<
    Bool, Upstream.Failure
  >
  /// What it is called.
  public typealias ContainsWhere<Upstream: Publisher> = AnyPublisher<
    Bool, Upstream.Failure
  >
  /// What it is called.
  public typealias AllSatisfy<Upstream: Publisher> = AnyPublisher<
    Bool, Upstream.Failure
  >
  /// What it is called.
  public typealias AssertNoFailure<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Never
  >
  /// What it is called.
  public typealias Breakpoint<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Collect<Upstream: Publisher> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// What it is called.
  public typealias CollectByCount<Upstream: Publisher> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// What it is called.
  public typealias CollectByTime<Upstream: Publisher, Context> = AnyPublisher<
    [Upstream.Output], Upstream.Failure
  >
  /// What it is called.
  public typealias Throttle<Upstream: Publisher, Context> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Timeout<Upstream: Publisher, Context> = AnyPublisher<
    Upstream.Output, Upstream.Failure
  >
  /// What it is called.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
  /// What it is called.
  public typealias MapKeyPath<Upstream: Publisher, Output> = AnyPublisher<
    Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Reduce<Upstream: Publisher, Output> = AnyPublisher<
    Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Scan<Upstream: Publisher, Output> = AnyPublisher<
    Output, Upstream.Failure
  >
  /// What it is called.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = AnyPublisher<
    Coder.Output, any Error
  >
  /// What it is called.
  public typealias SetFailureType<Upstream: Publisher, Failure: Error> = AnyPublisher<
    Upstream.Output, Failure
  >
  /// What it is called.
  public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = AnyPublisher<
    P.Output, P.Failure
  >
  /// What it is called.
  public typealias TryFilter<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryComparison<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryFirstWhere<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryLastWhere<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryDropWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryPrefixWhile<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryRemoveDuplicates<Upstream: Publisher> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias TryAllSatisfy<Upstream: Publisher> = AnyPublisher<
    Bool, any Error
  >
  /// What it is called.
  public typealias TryContainsWhere<Upstream: Publisher> = AnyPublisher<
    Bool, any Error
  >
  /// What it is called.
  public typealias TryCompactMap<Upstream: Publisher, Output> = AnyPublisher<
    Output, any Error
  >
  /// What it is called.
  public typealias TryReduce<Upstream: Publisher, Output> = AnyPublisher<
    Output, any Error
  >
  /// What it is called.
  public typealias TryScan<Upstream: Publisher, Output> = AnyPublisher<
    Output, any Error
  >
  /// What it is called.
  public typealias TryCatch<Upstream: Publisher, Next> = AnyPublisher<
    Upstream.Output, any Error
  >
  /// What it is called.
  public typealias Concatenate<Prefix: Publisher, Suffix> = AnyPublisher<
    Prefix.Output, Prefix.Failure
  >

  /// When values are gathered.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// After a while.
    case byTime(Context, SchedulerInterval)
    /// After a while, or as soon as there are so many.
    case byTimeOrCount(Context, SchedulerInterval, Int)
  }
}

/// What leads nowhere.
public enum Subscriptions {
  /// One that has nothing to end.
  public static var empty: any Subscription { Nowhere() }

  private struct Nowhere: Subscription, Sendable {
    func cancel() {}
  }
}
