public import Foundation

/// What has happened in training.
public enum HKWorkoutEventType: Int, Sendable {
  /// One of them.
  case pause = 1, resume, lap, marker, motionPaused, motionResumed, segment, pauseOrResumeRequest
}

/// Something that has happened in training.
open class HKWorkoutEvent: NSObject, @unchecked Sendable {
  /// What.
  public let type: HKWorkoutEventType
  /// When.
  public let dateInterval: DateInterval
  /// What else is written.
  public let metadata: [String: Any]?
  /// Creates one.
  public init(type: HKWorkoutEventType, dateInterval: DateInterval, metadata: [String: Any]?) {
    (self.type, self.dateInterval, self.metadata) = (type, dateInterval, metadata)
  }
}

/// What has measured something.
open class HKDevice: NSObject, @unchecked Sendable {
  /// What it is.
  public let name: String?, manufacturer: String?, model: String?
  init(_ name: String?, _ manufacturer: String?, _ model: String?) {
    (self.name, self.manufacturer, self.model) = (name, manufacturer, model)
  }
  /// Creates one.
  public convenience init(
    name: String?, manufacturer: String?, model: String?, hardwareVersion: String?,
    firmwareVersion: String?, softwareVersion: String?, localIdentifier: String?,
    udiDeviceIdentifier: String?
  ) { self.init(name, manufacturer, model) }
  /// The phone.
  open class func local() -> HKDevice { HKDevice("iPhone", "Apple Inc.", "iPhone") }
}

/// Puts training together.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// What the training is.
  public let workoutConfiguration: HKWorkoutConfiguration
  /// When it has begun, and ended.
  public private(set) var startDate: Date?, endDate: Date?
  /// What else is written.
  public private(set) var metadata: [String: Any] = [:]
  /// What has happened.
  public private(set) var workoutEvents: [HKWorkoutEvent] = []
  private var samples: [HKSample] = []
  private let store: HKHealthStore

  /// Creates one.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) { (store, workoutConfiguration) = (healthStore, configuration) }

  /// It begins.
  open func beginCollection(at startDate: Date) async throws { self.startDate = startDate }
  /// It begins.
  open func beginCollection(
    withStart startDate: Date, completion: (Bool, (any Error)?) -> Void
  ) {
    self.startDate = startDate
    completion(true, nil)
  }
  /// Adds what was measured.
  open func addSamples(_ samples: [HKSample]) async throws { self.samples += samples }
  /// Adds what was measured.
  open func add(_ samples: [HKSample], completion: (Bool, (any Error)?) -> Void) {
    self.samples += samples
    completion(true, nil)
  }
  /// Adds what has happened.
  open func addWorkoutEvents(_ events: [HKWorkoutEvent]) async throws { workoutEvents += events }
  /// Writes something else.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    self.metadata.merge(metadata) { _, new in new }
  }
  /// It ends.
  open func endCollection(at endDate: Date) async throws { self.endDate = endDate }
  /// It ends.
  open func endCollection(withEnd endDate: Date, completion: (Bool, (any Error)?) -> Void) {
    self.endDate = endDate
    completion(true, nil)
  }
  /// Keeps the training, with what was measured.
  open func finishWorkout() async throws -> HKWorkout? {
    guard let workout = workout() else { return nil }
    try await store.save([workout] + samples)
    return workout
  }
  /// Keeps nothing.
  open func discardWorkout() { samples = [] }

  private func workout() -> HKWorkout? {
    guard let startDate else { return nil }
    return HKWorkout(
      activityType: workoutConfiguration.activityType, start: startDate,
      end: endDate ?? startDate, metadata: metadata)
  }
}
