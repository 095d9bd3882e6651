/// How something moves, which nothing depends on here.
public struct Animation: Hashable, Sendable {
  /// The usual one.
  public static let `default` = Self()
  /// Slow at its end.
  public static let easeOut = Self()
  /// Slow at its beginning.
  public static let easeIn = Self()
  /// Slow at both ends.
  public static let easeInOut = Self()
  /// Always as fast.
  public static let linear = Self()
  /// As a spring.
  public static let spring = Self()
  /// As a spring.
  public static let smooth = Self()
  /// As a spring.
  public static let snappy = Self()
  /// As a spring.
  public static let bouncy = Self()

  /// Slow at its end.
  public static func easeOut(duration: Double) -> Self { Self() }
  /// Slow at its beginning.
  public static func easeIn(duration: Double) -> Self { Self() }
  /// Slow at both ends.
  public static func easeInOut(duration: Double) -> Self { Self() }
  /// Always as fast.
  public static func linear(duration: Double) -> Self { Self() }
  /// As a spring.
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.8, blendDuration: Double = 0
  ) -> Self { Self() }
  /// As a spring.
  public static func spring(
    duration: Double, bounce: Double = 0, blendDuration: Double = 0
  ) -> Self { Self() }

  /// The same, later.
  public func delay(_ delay: Double) -> Self { self }
  /// The same, faster.
  public func speed(_ speed: Double) -> Self { self }
}

/// What comes along with a change.
public struct Transaction {
  /// How the change moves.
  public var animation: Animation?
  /// True when nothing is to move.
  public var disablesAnimations = false
  /// True while something is dragged.
  public var isContinuous = false

  /// Creates a transaction.
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// Changes something. How it moves is the host's matter here.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes something, and does something else when an animation of the usual length has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result,
  completion: @escaping @MainActor () -> Void
) rethrows -> Result {
  let result = try body()
  Task { @MainActor in
    if animation != nil { try? await Task.sleep(for: .milliseconds(350)) }
    completion()
  }
  return result
}

/// Changes something.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Changes something.
public func withTransaction<Result, Value>(
  _ path: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result { try body() }

/// When an animation counts as ended.
public enum AnimationCompletionCriteria: Hashable, Sendable {
  /// One of them.
  case logicallyComplete, removed
}

/// Changes something, and does something else when an animation of the usual length has ended.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria,
  _ body: () throws -> Result, completion: @escaping @MainActor () -> Void
) rethrows -> Result { try withAnimation(animation, body, completion: completion) }

/// How a spring moves, which is only about looks.
public struct Spring: Hashable, Sendable {
  /// A smooth one.
  public static var smooth: Self { Self() }
  /// A quick one.
  public static var snappy: Self { Self() }
  /// One that swings.
  public static var bouncy: Self { Self() }
  /// What is pulled, how strongly, and what holds it back.
  public let mass: Double, stiffness: Double, damping: Double
  /// One by how long it takes.
  public init(duration: Double = 0.5, bounce: Double = 0) {
    self.init(
      response: duration, dampingRatio: bounce < 0 ? 1 / max(0.01, bounce + 1) : 1 - bounce)
  }
  /// One by how long it takes to answer.
  public init(response: Double, dampingRatio: Double) {
    let frequency = 2 * Double.pi / max(0.000_1, response)
    self.init(
      stiffness: frequency * frequency, damping: 2 * dampingRatio * frequency)
  }
  /// One by what it is made of.
  public init(mass: Double = 1, stiffness: Double, damping: Double) {
    (self.mass, self.stiffness, self.damping) = (mass, stiffness, damping)
  }
  /// How long it takes to answer, in seconds.
  public var response: Double { 2 * .pi * (mass / max(0.000_1, stiffness)).squareRoot() }
  /// How much it is held back: 1 where it does not swing.
  public var dampingRatio: Double {
    damping / (2 * max(0.000_1, (mass * stiffness).squareRoot()))
  }
}

extension Animation {
  /// Moves as a spring does.
  public static func spring(_ spring: Spring, blendDuration: Double = 0) -> Self { Self() }
}
