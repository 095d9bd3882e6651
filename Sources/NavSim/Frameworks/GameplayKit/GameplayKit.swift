@_exported public import Foundation

/// Numbers that nobody foresees: they are the same in every run.
open class GKRandomSource: NSObject, @unchecked Sendable {
  private var state: UInt64
  /// Creates some.
  public override init() { state = 1 }
  /// Creates some by a number.
  public init(seed: UInt64) { state = seed &* 2 &+ 1 }
  /// Some.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  private func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state >> 33
  }
  /// A number.
  public func nextInt() -> Int { Int(next()) }
  /// A number below another.
  public func nextInt(upperBound: Int) -> Int { Int(next() % UInt64(max(1, upperBound))) }
  /// A number from 0 to 1.
  public func nextUniform() -> Float { Float(next() % 10_000) / 10_000 }
  /// Yes or no.
  public func nextBool() -> Bool { next() % 2 == 0 }
  /// The same in another order.
  public func arrayByShufflingObjects(in all: [Any]) -> [Any] {
    var rest = all
    return all.indices.map { _ in rest.remove(at: nextInt(upperBound: rest.count)) }
  }
}

/// Numbers, by a way of computing them.
public final class GKMersenneTwisterRandomSource: GKRandomSource, @unchecked Sendable {}
/// Numbers, by a way of computing them.
public final class GKLinearCongruentialRandomSource: GKRandomSource, @unchecked Sendable {}
/// Numbers, by a way of computing them.
public final class GKARC4RandomSource: GKRandomSource, @unchecked Sendable {
  /// Leaves some out.
  public func dropValues(_ count: Int) {}
}

/// Numbers from one to another.
open class GKRandomDistribution: NSObject, @unchecked Sendable {
  /// The least and the most.
  public let lowestValue: Int, highestValue: Int
  private let source: GKRandomSource
  /// Creates some.
  public init(randomSource: GKRandomSource, lowestValue: Int, highestValue: Int) {
    (source, self.lowestValue, self.highestValue) = (randomSource, lowestValue, highestValue)
  }
  /// Creates some.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(
      randomSource: .sharedRandom(), lowestValue: lowestValue, highestValue: highestValue)
  }
  /// From 1 to so many.
  public required init(forDieWithSideCount sides: Int) {
    (source, lowestValue, highestValue) = (.sharedRandom(), 1, sides)
  }
  /// From 1 to 6.
  public class func d6() -> Self { Self(forDieWithSideCount: 6) }
  /// From 1 to 20.
  public class func d20() -> Self { Self(forDieWithSideCount: 20) }
  /// A number.
  public func nextInt() -> Int {
    lowestValue + source.nextInt(upperBound: highestValue - lowestValue + 1)
  }
  /// A number from 0 to 1.
  public func nextUniform() -> Float { source.nextUniform() }
  /// Yes or no.
  public func nextBool() -> Bool { source.nextBool() }
}

/// Numbers from one to another, all as often.
public final class GKShuffledDistribution: GKRandomDistribution, @unchecked Sendable {}
/// Numbers from one to another, those in the middle more often.
public final class GKGaussianDistribution: GKRandomDistribution, @unchecked Sendable {}

/// What something is in, and is in no other.
open class GKState: NSObject, @unchecked Sendable {
  /// What it is in.
  public internal(set) weak var stateMachine: GKStateMachine?
  /// True where another may follow.
  open func isValidNextState(_ type: AnyClass) -> Bool { true }
  /// It begins.
  open func didEnter(from previous: GKState?) {}
  /// Time goes on.
  open func update(deltaTime seconds: TimeInterval) {}
  /// It ends.
  open func willExit(to next: GKState) {}
}

/// Is in one of several states.
open class GKStateMachine: NSObject, @unchecked Sendable {
  private let states: [GKState]
  /// The one.
  public private(set) var currentState: GKState?
  /// Creates one.
  public init(states: [GKState]) {
    self.states = states
    super.init()
    for state in states { state.stateMachine = self }
  }
  /// True where it can follow.
  open func canEnterState(_ type: AnyClass) -> Bool {
    currentState?.isValidNextState(type) ?? true
  }
  /// It follows.
  @discardableResult open func enter(_ type: AnyClass) -> Bool {
    guard canEnterState(type),
      let next = states.first(where: { Swift.type(of: $0) == type })
    else { return false }
    let old = currentState
    old?.willExit(to: next)
    currentState = next
    next.didEnter(from: old)
    return true
  }
  /// Time goes on.
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
