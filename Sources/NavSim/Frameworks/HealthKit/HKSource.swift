public import Foundation

/// Which app has written something: this one.
public final class HKSource: NSObject, Sendable {
  private static let own = HKSource()
  /// Its name.
  public let name = "App"
  /// What it is known by.
  public let bundleIdentifier = "app"
  /// This app.
  public class func `default`() -> HKSource { own }
}

/// Which version of an app has written something.
public final class HKSourceRevision: NSObject, Sendable {
  /// The app.
  public let source = HKSource.default()
  /// Its version.
  public let version: String? = "1.0"
  /// On which device.
  public let productType: String? = "iPhone17,1"
}

extension HKObject {
  /// Which app has written it.
  public var sourceRevision: HKSourceRevision { HKSourceRevision() }
  /// What has measured it: nothing.
  public var device: HKDevice? { nil }
}

extension HKQuery {
  /// What some apps have written: all.
  public class func predicateForObjects(from source: HKSource) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// What some apps have written: all.
  public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
    NSPredicate(value: true)
  }
}

extension HKQuantityType {
  /// True: anything is measured in anything here.
  public func `is`(compatibleWith unit: HKUnit) -> Bool { true }
}

extension HKWorkout {
  /// What is computed of its time.
  public func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    HKStatistics(quantityType, startDate, endDate)
  }
  /// What has happened in it: nothing is kept.
  public var workoutEvents: [HKWorkoutEvent]? { nil }
}
