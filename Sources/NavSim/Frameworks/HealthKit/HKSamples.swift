public import Foundation

/// Something that is known of somebody.
open class HKObject: NSObject, @unchecked Sendable {
  /// What tells it from others: nothing does.
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  /// What else is written.
  public let metadata: [String: Any]?
  init(_ metadata: [String: Any]?) { self.metadata = metadata }
}

/// Something that was at a time.
open class HKSample: HKObject, @unchecked Sendable {
  /// What.
  public let sampleType: HKSampleType
  /// From when to when.
  public let startDate: Date, endDate: Date
  init(_ type: HKSampleType, _ start: Date, _ end: Date, _ metadata: [String: Any]?) {
    (sampleType, startDate, endDate) = (type, start, end)
    super.init(metadata)
  }
}

/// Something that was measured.
public final class HKQuantitySample: HKSample, @unchecked Sendable {
  /// How much.
  public let quantity: HKQuantity
  /// What.
  public let quantityType: HKQuantityType
  /// Creates one.
  public init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date,
    metadata: [String: Any]? = nil
  ) {
    (self.quantity, quantityType) = (quantity, type)
    super.init(type, start, end, metadata)
  }
  /// Creates one.
  public convenience init(
    type: HKQuantityType, quantity: HKQuantity, start: Date, end: Date, device: Any?,
    metadata: [String: Any]?
  ) { self.init(type: type, quantity: quantity, start: start, end: end, metadata: metadata) }
}

/// Something that was said.
public final class HKCategorySample: HKSample, @unchecked Sendable {
  /// What.
  public let categoryType: HKCategoryType
  /// What of it.
  public let value: Int
  /// Creates one.
  public init(
    type: HKCategoryType, value: Int, start: Date, end: Date, metadata: [String: Any]? = nil
  ) {
    (categoryType, self.value) = (type, value)
    super.init(type, start, end, metadata)
  }
}

/// How somebody sleeps.
public enum HKCategoryValueSleepAnalysis: Int, Sendable {
  /// One of them.
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  /// Somehow, in an older way.
  public static var asleep: Self { .asleepUnspecified }
}

/// What somebody did.
public enum HKWorkoutActivityType: UInt, Sendable {
  /// One of them.
  case americanFootball = 1, archery, australianFootball, badminton, baseball, basketball,
    bowling, boxing, climbing, cricket, crossTraining, curling, cycling, dance,
    danceInspiredTraining, elliptical, equestrianSports, fencing, fishing,
    functionalStrengthTraining, golf, gymnastics, handball, hiking, hockey, hunting, lacrosse,
    martialArts, mindAndBody, mixedMetabolicCardioTraining, paddleSports, play,
    preparationAndRecovery, racquetball, rowing, rugby, running, sailing, skatingSports,
    snowSports, soccer, softball, squash, stairClimbing, surfingSports, swimming, tableTennis,
    tennis, trackAndField, traditionalStrengthTraining, volleyball, walking, waterFitness,
    waterPolo, waterSports, wrestling, yoga, barre, coreTraining, crossCountrySkiing,
    downhillSkiing, flexibility, highIntensityIntervalTraining, jumpRope, kickboxing, pilates,
    snowboarding, stairs, stepTraining, wheelchairWalkPace, wheelchairRunPace, taiChi,
    mixedCardio, handCycling, discSports, fitnessGaming, cardioDance, socialDance, pickleball,
    cooldown, swimBikeRun = 82, transition, underwaterDiving, other = 3_000
}

/// Something that somebody did.
public final class HKWorkout: HKSample, @unchecked Sendable {
  /// What.
  public let workoutActivityType: HKWorkoutActivityType
  /// How long, in seconds.
  public var duration: TimeInterval { endDate.timeIntervalSince(startDate) }
  /// How much heat, and how far.
  public let totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?
  /// Creates one.
  public init(
    activityType: HKWorkoutActivityType, start: Date, end: Date, duration: TimeInterval = 0,
    totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    workoutActivityType = activityType
    (self.totalEnergyBurned, self.totalDistance) = (totalEnergyBurned, totalDistance)
    super.init(HKObjectType.workoutType(), start, end, metadata)
  }
}

/// What is computed of several.
public struct HKStatisticsOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let discreteAverage = Self(rawValue: 2), discreteMin = Self(rawValue: 4),
    discreteMax = Self(rawValue: 8), cumulativeSum = Self(rawValue: 16),
    separateBySource = Self(rawValue: 1), mostRecent = Self(rawValue: 32)
}

/// What is computed of some time: a hundred of whatever is asked for.
public final class HKStatistics: NSObject, @unchecked Sendable {
  /// Of what.
  public let quantityType: HKQuantityType
  /// From when to when.
  public let startDate: Date, endDate: Date
  init(_ type: HKQuantityType, _ start: Date, _ end: Date) {
    (quantityType, startDate, endDate) = (type, start, end)
  }
  private var hundred: HKQuantity { HKQuantity(unit: .count(), doubleValue: 100) }
  /// How much in all.
  public func sumQuantity() -> HKQuantity? { hundred }
  /// How much in the middle.
  public func averageQuantity() -> HKQuantity? { hundred }
  /// How little.
  public func minimumQuantity() -> HKQuantity? { hundred }
  /// How much at most.
  public func maximumQuantity() -> HKQuantity? { hundred }
  /// How much at last.
  public func mostRecentQuantity() -> HKQuantity? { hundred }
}

/// What is computed of several times.
public final class HKStatisticsCollection: NSObject, @unchecked Sendable {
  private let type: HKQuantityType
  private let interval: DateComponents
  init(_ type: HKQuantityType, _ interval: DateComponents) {
    (self.type, self.interval) = (type, interval)
  }
  /// One for each time from one to another.
  public func enumerateStatistics(
    from start: Date, to end: Date,
    with body: (HKStatistics, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    var date = start
    // More than a year of days is more than anybody shows.
    for _ in 0..<400 where date < end && !stop.boolValue {
      let next = Calendar.current.date(byAdding: interval, to: date) ?? end
      body(HKStatistics(type, date, next), &stop)
      date = next
    }
  }
  /// The one of a time.
  public func statistics(for date: Date) -> HKStatistics? { HKStatistics(type, date, date) }
  /// None.
  public func statistics() -> [HKStatistics] { [] }
}
