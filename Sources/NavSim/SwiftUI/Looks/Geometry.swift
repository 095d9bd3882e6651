public import Foundation

/// A point of a view, which nothing depends on here.
public struct UnitPoint: Hashable, Sendable {
  /// How far it is from one side, of 1.
  public var x, y: CGFloat

  /// Creates a point.
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// A point.
  public static let zero = Self(x: 0, y: 0), center = Self(x: 0.5, y: 0.5)
  /// A point.
  public static let leading = Self(x: 0, y: 0.5), trailing = Self(x: 1, y: 0.5)
  /// A point.
  public static let top = Self(x: 0.5, y: 0), bottom = Self(x: 0.5, y: 1)
  /// A point.
  public static let topLeading = Self(x: 0, y: 0), topTrailing = Self(x: 1, y: 0)
  /// A point.
  public static let bottomLeading = Self(x: 0, y: 1), bottomTrailing = Self(x: 1, y: 1)
}

/// An angle.
public struct Angle: Hashable, Comparable, Sendable, AdditiveArithmetic {
  /// How large it is.
  public var radians: Double
  /// How large it is.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// No angle.
  public static let zero = Self(radians: 0)

  /// Creates no angle.
  public init() { radians = 0 }
  /// Creates an angle.
  public init(radians: Double) { self.radians = radians }
  /// Creates an angle.
  public init(degrees: Double) { radians = degrees * .pi / 180 }
  /// So many degrees.
  public static func degrees(_ degrees: Double) -> Self { Self(degrees: degrees) }
  /// So many radians.
  public static func radians(_ radians: Double) -> Self { Self(radians: radians) }

  /// Whether one is smaller.
  public static func < (one: Self, other: Self) -> Bool { one.radians < other.radians }
  /// Both together.
  public static func + (one: Self, other: Self) -> Self {
    Self(radians: one.radians + other.radians)
  }
  /// What one is more than the other.
  public static func - (one: Self, other: Self) -> Self {
    Self(radians: one.radians - other.radians)
  }
  /// The other way.
  public static prefix func - (angle: Self) -> Self { Self(radians: -angle.radians) }
  /// So many times.
  public static func * (angle: Self, factor: Double) -> Self {
    Self(radians: angle.radians * factor)
  }
  /// So many times.
  public static func * (factor: Double, angle: Self) -> Self { angle * factor }
  /// A part.
  public static func / (angle: Self, divisor: Double) -> Self {
    Self(radians: angle.radians / divisor)
  }
}

/// What can move from one value to another, which nothing does here.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Makes it larger or smaller.
  mutating func scale(by factor: Double)
  /// Its length, squared.
  var magnitudeSquared: Double { get }
}

extension Double: VectorArithmetic {
  /// Makes it larger or smaller.
  public mutating func scale(by factor: Double) { self *= factor }
  /// Its length, squared.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Makes it larger or smaller.
  public mutating func scale(by factor: Double) { self *= Float(factor) }
  /// Its length, squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

extension CGFloat: VectorArithmetic {
  /// Makes it larger or smaller.
  public mutating func scale(by factor: Double) { self *= CGFloat(factor) }
  /// Its length, squared.
  public var magnitudeSquared: Double { Double(self * self) }
}

/// Two values that move.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// One of them.
  public var first: First
  /// The other.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
  /// Nothing.
  public static var zero: Self { Self(.zero, .zero) }
  /// Both together.
  public static func + (one: Self, other: Self) -> Self {
    Self(one.first + other.first, one.second + other.second)
  }
  /// What one is more than the other.
  public static func - (one: Self, other: Self) -> Self {
    Self(one.first - other.first, one.second - other.second)
  }
  /// Makes it larger or smaller.
  public mutating func scale(by factor: Double) {
    first.scale(by: factor)
    second.scale(by: factor)
  }
  /// Its length, squared.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

/// No value that moves.
public struct EmptyAnimatableData: VectorArithmetic {
  /// Creates nothing.
  public init() {}
  /// Nothing.
  public static var zero: Self { Self() }
  /// Nothing.
  public static func + (one: Self, other: Self) -> Self { one }
  /// Nothing.
  public static func - (one: Self, other: Self) -> Self { one }
  /// Nothing changes.
  public mutating func scale(by factor: Double) {}
  /// Nothing.
  public var magnitudeSquared: Double { 0 }
}

/// What can move from one value to another, which nothing does here.
public protocol Animatable {
  /// What moves.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData
  /// What moves.
  var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}
