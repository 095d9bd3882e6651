@_exported public import Foundation

/// What is measured of somebody.
public struct HKQuantityTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "HKQuantityTypeIdentifier\(name)" }
  /// One of it.
  public static let stepCount = Self("StepCount"),
    distanceWalkingRunning = Self("DistanceWalkingRunning"),
    distanceSwimming = Self("DistanceSwimming"),
    distanceCycling = Self("DistanceCycling"), flightsClimbed = Self("FlightsClimbed"),
    activeEnergyBurned = Self("ActiveEnergyBurned"),
    basalEnergyBurned = Self("BasalEnergyBurned"),
    appleExerciseTime = Self("AppleExerciseTime"), appleStandTime = Self("AppleStandTime"),
    heartRate = Self("HeartRate"), restingHeartRate = Self("RestingHeartRate"),
    heartRateVariabilitySDNN = Self("HeartRateVariabilitySDNN"),
    oxygenSaturation = Self("OxygenSaturation"), respiratoryRate = Self("RespiratoryRate"),
    bodyTemperature = Self("BodyTemperature"), bodyMass = Self("BodyMass"),
    bodyMassIndex = Self("BodyMassIndex"), bodyFatPercentage = Self("BodyFatPercentage"),
    leanBodyMass = Self("LeanBodyMass"), height = Self("Height"), vo2Max = Self("VO2Max"),
    dietaryWater = Self("DietaryWater"), dietaryCaffeine = Self("DietaryCaffeine"),
    dietaryEnergyConsumed = Self("DietaryEnergyConsumed"),
    dietaryProtein = Self("DietaryProtein"), dietaryCarbohydrates = Self("DietaryCarbohydrates"),
    dietaryFatTotal = Self("DietaryFatTotal"), dietarySugar = Self("DietarySugar"),
    bloodGlucose = Self("BloodGlucose"), walkingSpeed = Self("WalkingSpeed"),
    bloodPressureSystolic = Self("BloodPressureSystolic"),
    bloodPressureDiastolic = Self("BloodPressureDiastolic")
}

/// What is said of somebody.
public struct HKCategoryTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of it.
  public static let sleepAnalysis = Self(rawValue: "HKCategoryTypeIdentifierSleepAnalysis"),
    mindfulSession = Self(rawValue: "HKCategoryTypeIdentifierMindfulSession"),
    appleStandHour = Self(rawValue: "HKCategoryTypeIdentifierAppleStandHour")
}

/// What somebody is.
public struct HKCharacteristicTypeIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of it.
  public static let dateOfBirth = Self(rawValue: "HKCharacteristicTypeIdentifierDateOfBirth"),
    biologicalSex = Self(rawValue: "HKCharacteristicTypeIdentifierBiologicalSex"),
    bloodType = Self(rawValue: "HKCharacteristicTypeIdentifierBloodType")
}

/// A kind of what is known of somebody.
open class HKObjectType: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  init(_ identifier: String) { self.identifier = identifier }
  /// True for the same.
  public override func isEqual(_ other: Any?) -> Bool {
    (other as? HKObjectType)?.identifier == identifier
  }
  /// Hashes the name.
  public override var hash: Int { identifier.utf8.reduce(0) { $0 &* 31 &+ Int($1) } }
  /// What is measured.
  public class func quantityType(
    forIdentifier identifier: HKQuantityTypeIdentifier
  ) -> HKQuantityType? { HKQuantityType(identifier) }
  /// What is said.
  public class func categoryType(
    forIdentifier identifier: HKCategoryTypeIdentifier
  ) -> HKCategoryType? { HKCategoryType(identifier) }
  /// What somebody is.
  public class func characteristicType(
    forIdentifier identifier: HKCharacteristicTypeIdentifier
  ) -> HKCharacteristicType? { HKCharacteristicType(identifier) }
  /// What somebody does.
  public class func workoutType() -> HKWorkoutType { HKWorkoutType("HKWorkoutTypeIdentifier") }
  /// What somebody does in a day.
  public class func activitySummaryType() -> HKActivitySummaryType {
    HKActivitySummaryType("HKActivitySummaryTypeIdentifier")
  }
}

/// A kind of what was at a time.
open class HKSampleType: HKObjectType, @unchecked Sendable {}
/// What is measured.
public final class HKQuantityType: HKSampleType, @unchecked Sendable {
  /// Creates one.
  public init(_ identifier: HKQuantityTypeIdentifier) { super.init(identifier.rawValue) }
}
/// What is said.
public final class HKCategoryType: HKSampleType, @unchecked Sendable {
  /// Creates one.
  public init(_ identifier: HKCategoryTypeIdentifier) { super.init(identifier.rawValue) }
}
/// What somebody is.
public final class HKCharacteristicType: HKObjectType, @unchecked Sendable {
  /// Creates one.
  public init(_ identifier: HKCharacteristicTypeIdentifier) { super.init(identifier.rawValue) }
}
/// What somebody does.
public final class HKWorkoutType: HKSampleType, @unchecked Sendable {}
/// What somebody does in a day.
public final class HKActivitySummaryType: HKObjectType, @unchecked Sendable {}

/// What something is measured by. Nothing is converted but by its prefix.
public final class HKUnit: NSObject, Sendable {
  /// Its name.
  public let unitString: String
  let size: Double
  init(_ name: String, _ size: Double = 1) { (unitString, self.size) = (name, size) }
  /// One by its name.
  public convenience init(from name: String) { self.init(name) }
  /// How many.
  public class func count() -> HKUnit { HKUnit("count") }
  /// Of a hundred.
  public class func percent() -> HKUnit { HKUnit("%") }
  /// A time.
  public class func second() -> HKUnit { HKUnit("s") }
  /// A time.
  public class func minute() -> HKUnit { HKUnit("min", 60) }
  /// A time.
  public class func hour() -> HKUnit { HKUnit("hr", 3_600) }
  /// A time.
  public class func day() -> HKUnit { HKUnit("d", 86_400) }
  /// A length.
  public class func meter() -> HKUnit { HKUnit("m") }
  /// A length.
  public class func meterUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("m", prefix.size) }
  /// A length.
  public class func mile() -> HKUnit { HKUnit("mi", 1_609.344) }
  /// A length.
  public class func foot() -> HKUnit { HKUnit("ft", 0.3048) }
  /// A length.
  public class func inch() -> HKUnit { HKUnit("in", 0.0254) }
  /// A weight.
  public class func gram() -> HKUnit { HKUnit("g") }
  /// A weight.
  public class func gramUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("g", prefix.size) }
  /// A weight.
  public class func pound() -> HKUnit { HKUnit("lb", 453.59237) }
  /// So much of something.
  public class func liter() -> HKUnit { HKUnit("L") }
  /// So much of something.
  public class func literUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("L", prefix.size) }
  /// So much of something.
  public class func fluidOunceUS() -> HKUnit { HKUnit("fl_oz_us", 0.0295735) }
  /// How much heat.
  public class func kilocalorie() -> HKUnit { HKUnit("kcal", 1_000) }
  /// How much heat.
  public class func largeCalorie() -> HKUnit { HKUnit("Cal", 1_000) }
  /// How much heat.
  public class func smallCalorie() -> HKUnit { HKUnit("cal") }
  /// How much heat.
  public class func joule() -> HKUnit { HKUnit("J", 1 / 4.184) }
  /// How warm.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC") }
  /// How hard something presses.
  public class func millimeterOfMercury() -> HKUnit { HKUnit("mmHg") }
  /// One by another.
  public func unitDivided(by other: HKUnit) -> HKUnit {
    HKUnit("\(unitString)/\(other.unitString)", size / other.size)
  }
  /// One by another.
  public static func / (one: HKUnit, other: HKUnit) -> HKUnit { one.unitDivided(by: other) }
}

/// How many times as much.
public enum HKMetricPrefix: Int, Sendable {
  /// One of them.
  case none, nano, micro, milli, centi, deci, deca, hecto, kilo, mega
  var size: Double {
    switch self {
    case .none: 1
    case .nano: 1e-9
    case .micro: 1e-6
    case .milli: 1e-3
    case .centi: 1e-2
    case .deci: 0.1
    case .deca: 10
    case .hecto: 100
    case .kilo: 1_000
    case .mega: 1e6
    }
  }
}

/// So much of something.
public final class HKQuantity: NSObject, Sendable {
  private let amount: Double
  /// Creates one.
  public init(unit: HKUnit, doubleValue value: Double) { amount = value * unit.size }
  /// How much.
  public func doubleValue(for unit: HKUnit) -> Double { amount / unit.size }
  /// True.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
