// The publishers of values of several others, by their types.

extension Publishers {
  /// The last values of two publishers, as soon as all have some.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher, SourcedPublisher
  where A.Failure == B.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output)
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      combineLatests(a, b).subscribe(receiver)
    }
  }

  /// The last values of three publishers, as soon as all have some.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher,
    SourcedPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      combineLatests(a, b, c).subscribe(receiver)
    }
  }

  /// The last values of four publishers, as soon as all have some.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher,
    SourcedPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      combineLatests(a, b, c, d).subscribe(receiver)
    }
  }

  /// The first values of two publishers, then the second, and so on.
  public struct Zip<A: Publisher, B: Publisher>: Publisher, SourcedPublisher
  where A.Failure == B.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output)
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      zips(a, b).subscribe(receiver)
    }
  }

  /// The first values of three publishers, then the second, and so on.
  public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher, SourcedPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output, C.Output)
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      zips(a, b, c).subscribe(receiver)
    }
  }

  /// The first values of four publishers, then the second, and so on.
  public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher,
    SourcedPublisher
  where A.Failure == B.Failure, A.Failure == C.Failure, A.Failure == D.Failure {
    /// What comes.
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      zips(a, b, c, d).subscribe(receiver)
    }
  }

  /// The values of two publishers.
  public struct Merge<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B) {
      (self.a, self.b) = (a, b)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([AnyPublisher(a), AnyPublisher(b)]).subscribe(receiver)
    }
  }

  /// The values of three publishers.
  public struct Merge3<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C) {
      (self.a, self.b, self.c) = (a, b, c)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c)]).subscribe(receiver)
    }
  }

  /// The values of four publishers.
  public struct Merge4<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d)]).subscribe(
        receiver)
    }
  }

  /// The values of five publishers.
  public struct Merge5<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D, e: E
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      (self.a, self.b, self.c, self.d, self.e) = (a, b, c, d, e)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
      ]).subscribe(receiver)
    }
  }

  /// The values of six publishers.
  public struct Merge6<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D, e: E, f: F
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      (self.a, self.b, self.c, self.d, self.e, self.f) = (a, b, c, d, e, f)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f),
      ]).subscribe(receiver)
    }
  }

  /// The values of seven publishers.
  public struct Merge7<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g) = (a, b, c, d, e, f, g)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g),
      ]).subscribe(receiver)
    }
  }

  /// The values of eight publishers.
  public struct Merge8<
    A: Publisher,
    B: Publisher<A.Output, A.Failure>, C: Publisher<A.Output, A.Failure>,
    D: Publisher<A.Output, A.Failure>, E: Publisher<A.Output, A.Failure>,
    F: Publisher<A.Output, A.Failure>, G: Publisher<A.Output, A.Failure>,
    H: Publisher<A.Output, A.Failure>
  >: Publisher, SourcedPublisher {
    /// What comes.
    public typealias Output = A.Output
    /// How they may fail.
    public typealias Failure = A.Failure
    /// The publishers.
    public let a: A, b: B, c: C, d: D, e: E, f: F, g: G, h: H
    package var source: AnyObject? { a.origin }

    /// Creates a publisher.
    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
      (self.a, self.b, self.c, self.d, self.e, self.f, self.g, self.h) = (a, b, c, d, e, f, g, h)
    }
    /// Hands values to a receiver.
    public func subscribe(_ receiver: Receiver<Output, Failure>) -> AnyCancellable {
      MergeMany([
        AnyPublisher(a), AnyPublisher(b), AnyPublisher(c), AnyPublisher(d), AnyPublisher(e),
        AnyPublisher(f), AnyPublisher(g), AnyPublisher(h),
      ]).subscribe(receiver)
    }
  }
}

extension Publisher {
  /// The values of all two.
  public func merge<
    B: Publisher<Output, Failure>
  >(with b: B)
    -> Publishers.Merge<Self, B>
  { Publishers.Merge(self, b) }
  /// The values of all three.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>
  >(with b: B, _ c: C)
    -> Publishers.Merge3<Self, B, C>
  { Publishers.Merge3(self, b, c) }
  /// The values of all four.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D)
    -> Publishers.Merge4<Self, B, C, D>
  { Publishers.Merge4(self, b, c, d) }
  /// The values of all five.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E)
    -> Publishers.Merge5<Self, B, C, D, E>
  { Publishers.Merge5(self, b, c, d, e) }
  /// The values of all six.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F)
    -> Publishers.Merge6<Self, B, C, D, E, F>
  { Publishers.Merge6(self, b, c, d, e, f) }
  /// The values of all seven.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G)
    -> Publishers.Merge7<Self, B, C, D, E, F, G>
  { Publishers.Merge7(self, b, c, d, e, f, g) }
  /// The values of all eight.
  public func merge<
    B: Publisher<Output, Failure>, C: Publisher<Output, Failure>, D: Publisher<Output, Failure>,
    E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
    H: Publisher<Output, Failure>
  >(with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H)
    -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
  { Publishers.Merge8(self, b, c, d, e, f, g, h) }
}
