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

extension Publisher {
  /// The last values of both, as soon as both have some.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher(of: self) { receiver in
      Paired<Output, P.Output, Failure>(receiver) { paired in
        paired.ones = paired.ones.suffix(1)
        paired.others = paired.others.suffix(1)
        if let one = paired.ones.last, let other = paired.others.last { paired.send(one, other) }
      }.subscribe(self, other, endsAlone: false)
    }
  }

  /// The first values of both, then the second, and so on.
  public func zip<P: Publisher>(
    _ other: P
  ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher(of: self) { receiver in
      Paired<Output, P.Output, Failure>(receiver) { paired in
        guard let one = paired.ones.first, let other = paired.others.first else { return }
        paired.ones.removeFirst()
        paired.others.removeFirst()
        paired.send(one, other)
      }.subscribe(self, other, endsAlone: true)
    }
  }

  /// Something else for the last values of both.
  public func combineLatest<P: Publisher, Other>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// The last values of all three, as soon as all have some.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ one: P, _ other: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(one).combineLatest(other).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Something else for the last values of all three.
  public func combineLatest<P: Publisher, Q: Publisher, Other>(
    _ one: P, _ other: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(one, other).map { transform($0.0, $0.1, $0.2) }
  }

  /// The last values of all four, as soon as all have some.
  public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
    _ one: P, _ two: Q, _ three: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    combineLatest(one, two).combineLatest(three).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }

  /// Something else for the first values of both, then for the second.
  public func zip<P: Publisher, Other>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> Other
  ) -> AnyPublisher<Other, Failure> where P.Failure == Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// The first values of all three, then the second, and so on.
  public func zip<P: Publisher, Q: Publisher>(
    _ one: P, _ other: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure {
    zip(one).zip(other).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The first values of all four, then the second, and so on.
  public func zip<P: Publisher, Q: Publisher, R: Publisher>(
    _ one: P, _ two: Q, _ three: R
  ) -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
  where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
    zip(one, two).zip(three).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
  }
}

extension Publishers {
  /// The last values of two publishers.
  public static func CombineLatest<P: Publisher, Q: Publisher>(
    _ one: P, _ other: Q
  ) -> AnyPublisher<(P.Output, Q.Output), P.Failure> where P.Failure == Q.Failure {
    one.combineLatest(other)
  }

  /// The last values of three publishers.
  public static func CombineLatest3<P: Publisher, Q: Publisher, R: Publisher>(
    _ one: P, _ two: Q, _ three: R
  ) -> AnyPublisher<(P.Output, Q.Output, R.Output), P.Failure>
  where P.Failure == Q.Failure, R.Failure == P.Failure { one.combineLatest(two, three) }

  /// The last values of four publishers.
  public static func CombineLatest4<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    _ one: P, _ two: Q, _ three: R, _ four: S
  ) -> AnyPublisher<(P.Output, Q.Output, R.Output, S.Output), P.Failure>
  where P.Failure == Q.Failure, R.Failure == P.Failure, S.Failure == P.Failure {
    one.combineLatest(two, three, four)
  }

  /// The first values of two publishers, then the second, and so on.
  public static func Zip<P: Publisher, Q: Publisher>(
    _ one: P, _ other: Q
  ) -> AnyPublisher<(P.Output, Q.Output), P.Failure> where P.Failure == Q.Failure { one.zip(other) }

  /// The first values of three publishers, then the second, and so on.
  public static func Zip3<P: Publisher, Q: Publisher, R: Publisher>(
    _ one: P, _ two: Q, _ three: R
  ) -> AnyPublisher<(P.Output, Q.Output, R.Output), P.Failure>
  where P.Failure == Q.Failure, R.Failure == P.Failure { one.zip(two, three) }

  /// The first values of four publishers, then the second, and so on.
  public static func Zip4<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
    _ one: P, _ two: Q, _ three: R, _ four: S
  ) -> AnyPublisher<(P.Output, Q.Output, R.Output, S.Output), P.Failure>
  where P.Failure == Q.Failure, R.Failure == P.Failure, S.Failure == P.Failure {
    one.zip(two, three, four)
  }
}
