@_exported public import Foundation

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
  /// What goes together.
  public class func correlationType(
    forIdentifier identifier: HKCorrelationTypeIdentifier
  ) -> HKCorrelationType? { HKCorrelationType(identifier) }
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
/// What goes together.
public final class HKCorrelationType: HKSampleType, @unchecked Sendable {
  /// Creates one.
  public init(_ identifier: HKCorrelationTypeIdentifier) { super.init(identifier.rawValue) }
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
  public class func calorie() -> HKUnit { smallCalorie() }
  /// How much heat.
  public class func joule() -> HKUnit { HKUnit("J", 1 / 4.184) }
  /// How warm.
  public class func degreeCelsius() -> HKUnit { HKUnit("degC") }
  /// How warm.
  public class func degreeFahrenheit() -> HKUnit { HKUnit("degF") }
  /// How warm.
  public class func kelvin() -> HKUnit { HKUnit("K") }
  /// A weight.
  public class func ounce() -> HKUnit { HKUnit("oz", 28.349523125) }
  /// A weight.
  public class func stone() -> HKUnit { HKUnit("st", 6_350.29318) }
  /// A length.
  public class func yard() -> HKUnit { HKUnit("yd", 0.9144) }
  /// A time.
  public class func secondUnit(with prefix: HKMetricPrefix) -> HKUnit { HKUnit("s", prefix.size) }
  /// How often.
  public class func hertz() -> HKUnit { HKUnit("Hz") }
  /// How strong.
  public class func watt() -> HKUnit { HKUnit("W") }
  /// How loud.
  public class func decibelAWeightedSoundPressureLevel() -> HKUnit { HKUnit("dBASPL") }
  /// How much of a medicine.
  public class func internationalUnit() -> HKUnit { HKUnit("IU") }
  /// So much of something.
  public class func moleUnit(
    with prefix: HKMetricPrefix, molarMass mass: Double
  ) -> HKUnit { HKUnit("mol", prefix.size * mass) }
  /// So much of something.
  public class func cupUS() -> HKUnit { HKUnit("cup_us", 0.2365882365) }
  /// One with another.
  public func unitMultiplied(by other: HKUnit) -> HKUnit {
    HKUnit("\(unitString)·\(other.unitString)", size * other.size)
  }
  /// One with itself, so many times.
  public func unitRaised(toPower power: Int) -> HKUnit {
    let factor = power < 0 ? 1 / size : size
    let size = (0..<abs(power)).reduce(1.0) { size, _ in size * factor }
    return HKUnit("\(unitString)^\(power)", size)
  }
  /// The other way round.
  public func reciprocal() -> HKUnit { HKUnit("1/\(unitString)", 1 / size) }
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
  /// Whether it is more or less.
  public func compare(_ other: HKQuantity) -> ComparisonResult {
    amount == other.amount
      ? .orderedSame : amount < other.amount ? .orderedAscending : .orderedDescending
  }
  /// True.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}
