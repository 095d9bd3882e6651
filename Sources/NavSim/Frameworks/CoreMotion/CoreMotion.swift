@_exported public import Foundation
@_spi(Packages) import SwiftUI

/// What the user allows.
public enum CMAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorized
}

/// What somebody has walked: a thousand steps, whenever.
public final class CMPedometerData: NSObject, Sendable {
  /// From when to when.
  public let startDate: Date, endDate: Date
  /// How many steps.
  public var numberOfSteps: NSNumber { 1_000 }
  /// How many metres.
  public var distance: NSNumber? { 700 }
  /// How many stairs.
  public var floorsAscended: NSNumber? { 3 }
  /// How many stairs.
  public var floorsDescended: NSNumber? { 3 }
  /// How many seconds for a metre.
  public var currentPace: NSNumber? { nil }
  /// How many steps in a second.
  public var currentCadence: NSNumber? { nil }
  init(_ start: Date, _ end: Date) { (startDate, endDate) = (start, end) }
}

/// Counts steps.
public final class CMPedometer: NSObject, Sendable {
  /// Is told of steps.
  public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
  /// True.
  public class func isStepCountingAvailable() -> Bool { true }
  /// True.
  public class func isDistanceAvailable() -> Bool { true }
  /// True.
  public class func isFloorCountingAvailable() -> Bool { true }
  /// True.
  public class func isPedometerEventTrackingAvailable() -> Bool { true }
  /// The user allows it.
  public class func authorizationStatus() -> CMAuthorizationStatus { .authorized }
  /// Says how many there were.
  public func queryPedometerData(
    from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler
  ) { answer(after: .seconds(0)) { handler(CMPedometerData(start, end), nil) } }
  /// Says how many there were, once, as nobody walks here.
  public func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {
    queryPedometerData(from: start, to: start, withHandler: handler)
  }
  /// Says nothing more.
  public func stopUpdates() {}
}

/// How fast something becomes faster, in three directions.
public struct CMAcceleration: Sendable {
  /// One of the directions.
  public var x = 0.0, y = 0.0, z = 0.0
  /// Creates one.
  public init(x: Double = 0, y: Double = 0, z: Double = 0) {
    (self.x, self.y, self.z) = (x, y, z)
  }
}

/// How fast something turns, in three directions.
public typealias CMRotationRate = CMAcceleration

/// How the phone is moved: it lies on a table.
public final class CMAccelerometerData: NSObject, Sendable {
  /// How fast it becomes faster.
  public let acceleration = CMAcceleration(z: -1)
}

/// How the phone is turned: it lies on a table.
public final class CMGyroData: NSObject, Sendable {
  /// How fast it turns.
  public let rotationRate = CMRotationRate()
}

/// How the phone lies.
public final class CMAttitude: NSObject, Sendable {
  /// One of three directions.
  public let roll = 0.0, pitch = 0.0, yaw = 0.0
}

/// How the phone is moved, turned, and lies.
public final class CMDeviceMotion: NSObject, Sendable {
  /// How it lies.
  public let attitude = CMAttitude()
  /// How fast it turns.
  public let rotationRate = CMRotationRate()
  /// Where down is.
  public let gravity = CMAcceleration(z: -1)
  /// How the user moves it.
  public let userAcceleration = CMAcceleration()
}

/// Says how the phone is moved: once, as nobody moves it here.
public final class CMMotionManager: NSObject, @unchecked Sendable {
  /// After how many seconds it says so again.
  public var accelerometerUpdateInterval: TimeInterval = 0.01,
    gyroUpdateInterval: TimeInterval = 0.01, deviceMotionUpdateInterval: TimeInterval = 0.01
  /// True.
  public let isAccelerometerAvailable = true, isGyroAvailable = true,
    isDeviceMotionAvailable = true, isMagnetometerAvailable = true
  /// True while it says so.
  public private(set) var isAccelerometerActive = false, isGyroActive = false,
    isDeviceMotionActive = false
  /// How it is.
  public var accelerometerData: CMAccelerometerData? {
    isAccelerometerActive ? CMAccelerometerData() : nil
  }
  /// How it is.
  public var gyroData: CMGyroData? { isGyroActive ? CMGyroData() : nil }
  /// How it is.
  public var deviceMotion: CMDeviceMotion? { isDeviceMotionActive ? CMDeviceMotion() : nil }

  /// Begins.
  public func startAccelerometerUpdates() { isAccelerometerActive = true }
  /// Begins.
  public func startAccelerometerUpdates(
    to queue: OperationQueue,
    withHandler handler:
      @escaping (CMAccelerometerData?, (any Error)?) ->
      Void
  ) {
    isAccelerometerActive = true
    answer(after: .seconds(0)) { handler(CMAccelerometerData(), nil) }
  }
  /// Ends.
  public func stopAccelerometerUpdates() { isAccelerometerActive = false }
  /// Begins.
  public func startGyroUpdates() { isGyroActive = true }
  /// Begins.
  public func startGyroUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMGyroData?, (any Error)?) -> Void
  ) {
    isGyroActive = true
    answer(after: .seconds(0)) { handler(CMGyroData(), nil) }
  }
  /// Ends.
  public func stopGyroUpdates() { isGyroActive = false }
  /// Begins.
  public func startDeviceMotionUpdates() { isDeviceMotionActive = true }
  /// Begins.
  public func startDeviceMotionUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMDeviceMotion?, (any Error)?) -> Void
  ) {
    isDeviceMotionActive = true
    answer(after: .seconds(0)) { handler(CMDeviceMotion(), nil) }
  }
  /// Ends.
  public func stopDeviceMotionUpdates() { isDeviceMotionActive = false }
}

/// What somebody does: he stands.
public final class CMMotionActivity: NSObject, Sendable {
  /// One of it.
  public let stationary = true, walking = false, running = false, automotive = false,
    cycling = false, unknown = false
  /// When it has begun.
  public let startDate = Date(timeIntervalSinceReferenceDate: 0)
}

/// Says what somebody does.
public final class CMMotionActivityManager: NSObject, Sendable {
  /// True.
  public class func isActivityAvailable() -> Bool { true }
  /// The user allows it.
  public class func authorizationStatus() -> CMAuthorizationStatus { .authorized }
  /// Says it once.
  public func startActivityUpdates(
    to queue: OperationQueue, withHandler handler: @escaping (CMMotionActivity?) -> Void
  ) { answer(after: .seconds(0)) { handler(CMMotionActivity()) } }
  /// Says nothing more.
  public func stopActivityUpdates() {}
}

/// Says how high the phone is: it does not change.
public final class CMAltimeter: NSObject, Sendable {
  /// False.
  public class func isRelativeAltitudeAvailable() -> Bool { false }
}
