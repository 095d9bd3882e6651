public import Foundation

// What is looked for, and awaited.

/// Which samples are looked for: those of a type.
public struct HKSamplePredicate<Sample: HKSample>: @unchecked Sendable {
  /// Of which type.
  public let sampleType: HKSampleType
  /// Which of these, which nothing depends on here.
  public let nsPredicate: NSPredicate?
}

extension HKSamplePredicate where Sample == HKSample {
  /// Those of any type.
  public static func sample(type: HKSampleType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKQuantitySample {
  /// Those that were measured.
  public static func quantitySample(type: HKQuantityType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKCategorySample {
  /// Those that were said.
  public static func categorySample(type: HKCategoryType, predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: type, nsPredicate: predicate)
  }
}

extension HKSamplePredicate where Sample == HKWorkout {
  /// What somebody did.
  public static func workout(_ predicate: NSPredicate? = nil) -> Self {
    Self(sampleType: HKObjectType.workoutType(), nsPredicate: predicate)
  }
}

/// What is looked for, and awaited.
public protocol HKAsyncQuery: Sendable {
  /// What is found.
  associatedtype Output
  /// Looks for it.
  func result(for store: HKHealthStore) async throws -> Output
}

/// What is looked for, and comes anew whenever it has changed.
public protocol HKAsyncSequenceQuery: Sendable {
  /// What comes.
  associatedtype Sequence: AsyncSequence
  /// Looks for it.
  func results(for store: HKHealthStore) -> Sequence
}

/// Looks for what the app has written, by its types.
public struct HKSampleQueryDescriptor<Sample: HKSample>: HKAsyncQuery, @unchecked Sendable {
  /// Which.
  public let predicates: [HKSamplePredicate<Sample>]
  /// In which order.
  public let sortDescriptors: [SortDescriptor<Sample>]
  /// How many at most; nil for all.
  public let limit: Int?
  /// Creates one.
  public init(
    predicates: [HKSamplePredicate<Sample>], sortDescriptors: [SortDescriptor<Sample>],
    limit: Int? = nil
  ) {
    (self.predicates, self.sortDescriptors, self.limit) = (predicates, sortDescriptors, limit)
  }
  /// Looks for them.
  public func result(for store: HKHealthStore) async throws -> [Sample] {
    let found = await store.samples(of: predicates).sorted(using: sortDescriptors)
    return limit.map { Array(found.prefix($0)) } ?? found
  }
}

/// Computes something of some time.
public struct HKStatisticsQueryDescriptor: HKAsyncQuery, @unchecked Sendable {
  /// Of what.
  public let predicate: HKSamplePredicate<HKQuantitySample>
  /// What.
  public let options: HKStatisticsOptions
  /// Creates one.
  public init(predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions) {
    (self.predicate, self.options) = (predicate, options)
  }
  /// Computes it.
  public func result(for store: HKHealthStore) async throws -> HKStatistics? {
    await Task.yield()
    guard let type = predicate.sampleType as? HKQuantityType else { return nil }
    let day = Date(timeIntervalSinceReferenceDate: 0)
    return HKStatistics(type, day, day)
  }
}

/// Computes something of several times.
public struct HKStatisticsCollectionQueryDescriptor: HKAsyncQuery, HKAsyncSequenceQuery,
  @unchecked Sendable
{
  /// What is told.
  public struct Result: Sendable {
    /// All of it.
    public let statisticsCollection: HKStatisticsCollection
    /// What has changed: nothing does.
    public var updatedStatistics: HKStatistics? { nil }
  }

  /// Of what.
  public let predicate: HKSamplePredicate<HKQuantitySample>
  /// What.
  public let options: HKStatisticsOptions
  /// From when.
  public let anchorDate: Date
  /// Each how long.
  public let intervalComponents: DateComponents
  /// Creates one.
  public init(
    predicate: HKSamplePredicate<HKQuantitySample>, options: HKStatisticsOptions,
    anchorDate: Date, intervalComponents: DateComponents
  ) {
    (self.predicate, self.options) = (predicate, options)
    (self.anchorDate, self.intervalComponents) = (anchorDate, intervalComponents)
  }
  private var collection: HKStatisticsCollection {
    let type = predicate.sampleType as? HKQuantityType ?? HKQuantityType(.stepCount)
    return HKStatisticsCollection(type, intervalComponents)
  }
  /// Computes it.
  public func result(for store: HKHealthStore) async throws -> HKStatisticsCollection {
    await Task.yield()
    return collection
  }
  /// Computes it, once.
  public func results(for store: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { $0.yield(Result(statisticsCollection: collection)) }
  }
}

/// Looks for what the app has written since.
public struct HKAnchoredObjectQueryDescriptor<Sample: HKSample>: HKAsyncQuery,
  HKAsyncSequenceQuery, @unchecked Sendable
{
  /// What is told.
  public struct Result: @unchecked Sendable {
    /// What there is.
    public let addedSamples: [Sample]
    /// What is gone: nothing.
    public var deletedObjects: [HKDeletedObject] { [] }
    /// Where somebody has stopped to look.
    public let newAnchor: HKQueryAnchor
  }

  /// Which.
  public let predicates: [HKSamplePredicate<Sample>]
  /// Since when, which nothing depends on here.
  public let anchor: HKQueryAnchor?
  /// How many at most; nil for all.
  public let limit: Int?
  /// Creates one.
  public init(
    predicates: [HKSamplePredicate<Sample>], anchor: HKQueryAnchor?, limit: Int? = nil
  ) { (self.predicates, self.anchor, self.limit) = (predicates, anchor, limit) }
  /// Looks for it.
  public func result(for store: HKHealthStore) async throws -> Result {
    let found = await store.samples(of: predicates)
    let anchor = HKQueryAnchor(fromValue: found.count)
    return Result(addedSamples: limit.map { Array(found.prefix($0)) } ?? found, newAnchor: anchor)
  }
  /// Looks for it, once.
  public func results(for store: HKHealthStore) -> AsyncThrowingStream<Result, any Error> {
    AsyncThrowingStream { stream in
      Task { stream.yield(try await result(for: store)) }
    }
  }
}
