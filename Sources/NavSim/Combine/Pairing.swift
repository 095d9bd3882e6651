/// Two publishers whose values are put together.
private final class Paired<One, Other, Failure: Error> {
  var ones: [One] = []
  var others: [Other] = []
  private let receiver: Receiver<(One, Other), Failure>
  private let pass: (Paired) -> Void
  private var open = 2
  private var isOver = false

  init(
    _ receiver: Receiver<(One, Other), Failure>, _ pass: @escaping (Paired) -> Void
  ) {
    self.receiver = receiver
    self.pass = pass
  }

  func send(_ one: One, _ other: Other) { if !isOver { receiver.value((one, other)) } }

  func end(_ completion: Subscribers.Completion<Failure>, isLast: Bool = false) {
    open -= 1
    guard !isOver else { return }
    if case .finished = completion, open > 0, !isLast { return }
    isOver = true
    receiver.completion(completion)
  }

  /// - Parameter endsAlone: true when what is left of the other is of no use after the end of one.
  func subscribe(
    _ one: some Publisher<One, Failure>, _ other: some Publisher<Other, Failure>, endsAlone: Bool
  ) -> AnyCancellable {
    let both = (
      one.subscribe(
        Receiver {
          self.ones.append($0)
          self.pass(self)
        } completion: {
          self.end($0, isLast: endsAlone && self.ones.isEmpty)
        }),
      other.subscribe(
        Receiver {
          self.others.append($0)
          self.pass(self)
        } completion: {
          self.end($0, isLast: endsAlone && self.others.isEmpty)
        })
    )
    return AnyCancellable {
      both.0.cancel()
      both.1.cancel()
    }
  }
}

/// The last values of both, as soon as both have some.
func combineLatests<A: Publisher, B: Publisher>(
  _ a: A, _ b: B
) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
  AnyPublisher(of: a) { receiver in
    Paired<A.Output, B.Output, A.Failure>(receiver) { paired in
      paired.ones = paired.ones.suffix(1)
      paired.others = paired.others.suffix(1)
      if let one = paired.ones.last, let other = paired.others.last { paired.send(one, other) }
    }.subscribe(a, b, endsAlone: false)
  }
}

/// The first values of both, then the second, and so on.
func zips<A: Publisher, B: Publisher>(
  _ a: A, _ b: B
) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
  AnyPublisher(of: a) { receiver in
    Paired<A.Output, B.Output, A.Failure>(receiver) { paired in
      guard let one = paired.ones.first, let other = paired.others.first else { return }
      paired.ones.removeFirst()
      paired.others.removeFirst()
      paired.send(one, other)
    }.subscribe(a, b, endsAlone: true)
  }
}

/// The last values of all three.
func combineLatests<A: Publisher, B: Publisher, C: Publisher>(
  _ a: A, _ b: B, _ c: C
) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure {
  combineLatests(combineLatests(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
}

/// The last values of all four.
func combineLatests<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  combineLatests(combineLatests(a, b, c), d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
}

/// The first values of all three, then the second.
func zips<A: Publisher, B: Publisher, C: Publisher>(
  _ a: A, _ b: B, _ c: C
) -> AnyPublisher<(A.Output, B.Output, C.Output), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure {
  zips(zips(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }
}

/// The first values of all four, then the second.
func zips<A: Publisher, B: Publisher, C: Publisher, D: Publisher>(
  _ a: A, _ b: B, _ c: C, _ d: D
) -> AnyPublisher<(A.Output, B.Output, C.Output, D.Output), A.Failure>
where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
  zips(zips(a, b, c), d).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
}

extension Publisher {
  /// The last values of all two, as soon as all have some.
  public func combineLatest<B: Publisher>(
    _ b: B
  ) -> Publishers.CombineLatest<Self, B> where Failure == B.Failure {
    Publishers.CombineLatest(self, b)
  }

  /// Something else for the last values of all two.
  public func combineLatest<B: Publisher, Other>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where Failure == B.Failure {
    combineLatest(b).map { transform($0.0, $0.1) }
  }

  /// The last values of all three, as soon as all have some.
  public func combineLatest<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.CombineLatest3<Self, B, C> where Failure == B.Failure, Failure == C.Failure {
    Publishers.CombineLatest3(self, b, c)
  }

  /// Something else for the last values of all three.
  public func combineLatest<B: Publisher, C: Publisher, Other>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where Failure == B.Failure, Failure == C.Failure {
    combineLatest(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The last values of all four, as soon as all have some.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.CombineLatest4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.CombineLatest4(self, b, c, d)
  }

  /// Something else for the last values of all four.
  public func combineLatest<B: Publisher, C: Publisher, D: Publisher, Other>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Other
  ) -> AnyPublisher<Other, Failure>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    combineLatest(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }

  /// The first values of all two, then the second, and so on.
  public func zip<B: Publisher>(
    _ b: B
  ) -> Publishers.Zip<Self, B> where Failure == B.Failure {
    Publishers.Zip(self, b)
  }

  /// Something else for the first values of all two, then for the second.
  public func zip<B: Publisher, Other>(
    _ b: B, _ transform: @escaping (Output, B.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where Failure == B.Failure {
    zip(b).map { transform($0.0, $0.1) }
  }

  /// The first values of all three, then the second, and so on.
  public func zip<B: Publisher, C: Publisher>(
    _ b: B, _ c: C
  ) -> Publishers.Zip3<Self, B, C> where Failure == B.Failure, Failure == C.Failure {
    Publishers.Zip3(self, b, c)
  }

  /// Something else for the first values of all three, then for the second.
  public func zip<B: Publisher, C: Publisher, Other>(
    _ b: B, _ c: C, _ transform: @escaping (Output, B.Output, C.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where Failure == B.Failure, Failure == C.Failure {
    zip(b, c).map { transform($0.0, $0.1, $0.2) }
  }

  /// The first values of all four, then the second, and so on.
  public func zip<B: Publisher, C: Publisher, D: Publisher>(
    _ b: B, _ c: C, _ d: D
  ) -> Publishers.Zip4<Self, B, C, D>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    Publishers.Zip4(self, b, c, d)
  }

  /// Something else for the first values of all four, then for the second.
  public func zip<B: Publisher, C: Publisher, D: Publisher, Other>(
    _ b: B, _ c: C, _ d: D, _ transform: @escaping (Output, B.Output, C.Output, D.Output) -> Other
  ) -> AnyPublisher<Other, Failure>
  where Failure == B.Failure, Failure == C.Failure, Failure == D.Failure {
    zip(b, c, d).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
