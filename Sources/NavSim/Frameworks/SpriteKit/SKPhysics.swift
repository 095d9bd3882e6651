public import Foundation
public import SwiftUI

/// How something falls and meets others, which nothing does by itself here.
public final class SKPhysicsBody: NSObject, @unchecked Sendable {
  /// Whose it is.
  public internal(set) weak var node: SKNode?
  /// What it is, what it meets, and of what it is told.
  public var categoryBitMask: UInt32 = .max, collisionBitMask: UInt32 = .max,
    contactTestBitMask: UInt32 = 0, fieldBitMask: UInt32 = .max
  /// True where it moves, falls, and turns.
  public var isDynamic = true, affectedByGravity = true, allowsRotation = true,
    usesPreciseCollisionDetection = false, pinned = false, isResting = true
  /// What it is like.
  public var mass: CGFloat = 1, density: CGFloat = 1, restitution: CGFloat = 0.2,
    friction: CGFloat = 0.2, linearDamping: CGFloat = 0.1, angularDamping: CGFloat = 0.1
  /// How fast it is.
  public var velocity = CGVector(dx: 0, dy: 0), angularVelocity: CGFloat = 0
  /// Creates one.
  public init(circleOfRadius radius: CGFloat) {}
  /// Creates one.
  public init(circleOfRadius radius: CGFloat, center: CGPoint) {}
  /// Creates one.
  public init(rectangleOf size: CGSize) {}
  /// Creates one.
  public init(rectangleOf size: CGSize, center: CGPoint) {}
  /// Creates one.
  public init(texture: SKTexture, size: CGSize) {}
  /// Creates one.
  public init(polygonFrom path: CGPath) {}
  /// Creates one.
  public init(edgeLoopFrom rect: CGRect) {}
  /// Creates one.
  public init(edgeLoopFrom path: CGPath) {}
  /// Creates one.
  public init(edgeFrom one: CGPoint, to other: CGPoint) {}
  /// Pushes it.
  public func applyForce(_ force: CGVector) {}
  /// Pushes it.
  public func applyImpulse(_ impulse: CGVector) {}
  /// Turns it.
  public func applyAngularImpulse(_ impulse: CGFloat) {}
  /// Turns it.
  public func applyTorque(_ torque: CGFloat) {}
  /// What it touches: nothing.
  public func allContactedBodies() -> [SKPhysicsBody] { [] }
}

/// How things fall in a scene.
@MainActor @preconcurrency public final class SKPhysicsWorld {
  /// Whereto, and how fast.
  public var gravity = CGVector(dx: 0, dy: -9.8), speed: CGFloat = 1
  /// Who is told that two meet.
  public weak var contactDelegate: (any SKPhysicsContactDelegate)?
}

/// Two that meet.
public final class SKPhysicsContact: NSObject, @unchecked Sendable {
  /// One and the other.
  public let bodyA: SKPhysicsBody, bodyB: SKPhysicsBody
  /// Where.
  public let contactPoint = CGPoint.zero
  init(_ one: SKPhysicsBody, _ other: SKPhysicsBody) { (bodyA, bodyB) = (one, other) }
}

/// Is told that two meet, which none do here.
@MainActor @preconcurrency public protocol SKPhysicsContactDelegate: AnyObject {
  /// They meet.
  func didBegin(_ contact: SKPhysicsContact)
  /// They meet no more.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Nothing is done.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Nothing is done.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
