public import Foundation

/// What is looked for.
open class HKQuery: NSObject, @unchecked Sendable {
  var isStopped = false
  func tell(of all: [HKObject], to store: HKHealthStore) {}
  /// What was in some time.
  public class func predicateForSamples(
    withStart start: Date?, end: Date?, options: HKQueryOptions = []
  ) -> NSPredicate { NSPredicate(value: true) }
  /// One of what was measured.
  public class func predicateForObject(with id: UUID) -> NSPredicate { NSPredicate(value: true) }
  /// Some of what was measured.
  public class func predicateForObjects(with ids: Set<UUID>) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// What was measured during something.
  public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
    NSPredicate(value: true)
  }
  /// What somebody did of a kind.
  public class func predicateForWorkouts(with type: HKWorkoutActivityType) -> NSPredicate {
    NSPredicate(value: true)
  }
}

/// What is in some time.
public struct HKQueryOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let strictStartDate = Self(rawValue: 1), strictEndDate = Self(rawValue: 2)
}

/// No limit.
public let HKObjectQueryNoLimit = 0
/// When something has begun.
public let HKSampleSortIdentifierStartDate = "startDate"
/// When something has ended.
public let HKSampleSortIdentifierEndDate = "endDate"

/// Looks for what the app has written, by its type.
public final class HKSampleQuery: HKQuery, @unchecked Sendable {
  private let type: HKSampleType
  private let limit: Int
  private let isLatestFirst: Bool
  private let handler: (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  /// Creates one.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, limit: Int,
    sortDescriptors: [NSSortDescriptor]?,
    resultsHandler: @escaping (HKSampleQuery, [HKSample]?, (any Error)?) -> Void
  ) {
    (type, self.limit, handler) = (sampleType, limit, resultsHandler)
    isLatestFirst = sortDescriptors?.first?.ascending == false
  }
  override func tell(of all: [HKObject], to store: HKHealthStore) {
    var found = all.compactMap { $0 as? HKSample }.filter { $0.sampleType == type }
    if isLatestFirst { found.reverse() }
    handler(self, limit > 0 ? Array(found.prefix(limit)) : found, nil)
  }
}

/// Computes something of some time.
public final class HKStatisticsQuery: HKQuery, @unchecked Sendable {
  private let type: HKQuantityType
  private let handler: (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  /// Creates one.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [],
    completionHandler: @escaping (HKStatisticsQuery, HKStatistics?, (any Error)?) -> Void
  ) { (type, handler) = (quantityType, completionHandler) }
  override func tell(of all: [HKObject], to store: HKHealthStore) {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    handler(self, HKStatistics(type, day, day), nil)
  }
}

/// Computes something of several times.
public final class HKStatisticsCollectionQuery: HKQuery, @unchecked Sendable {
  /// What is told at first.
  public var initialResultsHandler:
    ((HKStatisticsCollectionQuery, HKStatisticsCollection?, (any Error)?) -> Void)?
  /// What is told of changes, of which there are none.
  public var statisticsUpdateHandler:
    (
      (HKStatisticsCollectionQuery, HKStatistics?, HKStatisticsCollection?, (any Error)?) -> Void
    )?
  private let collection: HKStatisticsCollection
  /// Creates one.
  public init(
    quantityType: HKQuantityType, quantitySamplePredicate: NSPredicate?,
    options: HKStatisticsOptions = [], anchorDate: Date, intervalComponents: DateComponents
  ) { collection = HKStatisticsCollection(quantityType, intervalComponents) }
  override func tell(of all: [HKObject], to store: HKHealthStore) {
    initialResultsHandler?(self, collection, nil)
  }
}

/// Tells that something was written, once.
public final class HKObserverQuery: HKQuery, @unchecked Sendable {
  private let handler: (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  /// Creates one.
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?,
    updateHandler: @escaping (HKObserverQuery, @escaping () -> Void, (any Error)?) -> Void
  ) { handler = updateHandler }
  override func tell(of all: [HKObject], to store: HKHealthStore) { handler(self, {}, nil) }
}

/// Where somebody has stopped to look.
public final class HKQueryAnchor: NSObject, Sendable {
  /// There.
  public init(fromValue value: Int) {}
}

/// Something that was taken away.
public final class HKDeletedObject: NSObject, Sendable {}

/// Looks for what the app has written since.
public final class HKAnchoredObjectQuery: HKQuery, @unchecked Sendable {
  /// Is told what there is.
  public typealias Handler = (
    HKAnchoredObjectQuery, [HKSample]?, [HKDeletedObject]?, HKQueryAnchor?, (any Error)?
  ) -> Void
  /// What is told of changes, of which there are none.
  public var updateHandler: Handler?
  private let type: HKSampleType
  private let handler: Handler
  /// Creates one.
  public init(
    type: HKSampleType, predicate: NSPredicate?, anchor: HKQueryAnchor?, limit: Int,
    resultsHandler: @escaping Handler
  ) { (self.type, handler) = (type, resultsHandler) }
  override func tell(of all: [HKObject], to store: HKHealthStore) {
    let found = all.compactMap { $0 as? HKSample }.filter { $0.sampleType == type }
    handler(self, found, [], HKQueryAnchor(fromValue: found.count), nil)
  }
}
