public import Foundation

/// Where training is.
public enum HKWorkoutSessionLocationType: Int, Sendable {
  /// One of them.
  case unknown = 1, indoor, outdoor
}

/// Where somebody swims.
public enum HKWorkoutSwimmingLocationType: Int, Sendable {
  /// One of them.
  case unknown, pool, openWater
}

/// What training is to be.
open class HKWorkoutConfiguration: NSObject, @unchecked Sendable {
  /// What is done.
  open var activityType = HKWorkoutActivityType.other
  /// Where.
  open var locationType = HKWorkoutSessionLocationType.unknown
  /// Where somebody swims.
  open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  /// How long a lap is.
  open var lapLength: HKQuantity?
  /// Creates one.
  public override init() {}
}
