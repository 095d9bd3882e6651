public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// What the user allows to write.
public enum HKAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, sharingDenied, sharingAuthorized
}

/// Whether the user would be asked.
public enum HKAuthorizationRequestStatus: Int, Sendable {
  /// One of them.
  case unknown, shouldRequest, unnecessary
}

/// How a day or a sex is told.
public enum HKBiologicalSex: Int, Sendable {
  /// One of them.
  case notSet, female, male, other
}

/// A sex.
public final class HKBiologicalSexObject: NSObject, Sendable {
  /// Which.
  public let biologicalSex = HKBiologicalSex.notSet
}

/// What is known of the user in this run: nothing but what the app writes.
private final class HealthRecords {
  static var ofRun: HealthRecords { ownOfRun { HealthRecords() } }
  var isAllowed = false
  var kept: [HKObject] = []
}

/// What is known of the user, who lets an app know it a second after he was asked.
public final class HKHealthStore: NSObject, @unchecked Sendable {
  /// True.
  public class func isHealthDataAvailable() -> Bool { true }
  /// What the user allows to write.
  public func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus {
    HealthRecords.ofRun.isAllowed ? .sharingAuthorized : .notDetermined
  }
  /// Asks the user.
  public func requestAuthorization(
    toShare written: Set<HKSampleType>?, read: Set<HKObjectType>?,
    completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    SystemQuestion.ask(unless: HealthRecords.ofRun.isAllowed) {
      HealthRecords.ofRun.isAllowed = true
      completion(true, nil)
    }
  }
  /// Asks the user.
  public func requestAuthorization(
    toShare written: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws {
    await withCheckedContinuation { asking in
      requestAuthorization(toShare: written, read: read) { _, _ in asking.resume() }
    }
  }
  /// Whether the user would be asked.
  public func getRequestStatusForAuthorization(
    toShare written: Set<HKSampleType>, read: Set<HKObjectType>,
    completion: @escaping (HKAuthorizationRequestStatus, (any Error)?) -> Void
  ) {
    let status: HKAuthorizationRequestStatus =
      HealthRecords.ofRun.isAllowed ? .unnecessary : .shouldRequest
    answer(after: .seconds(0)) { completion(status, nil) }
  }

  /// Looks for something.
  public func execute(_ query: HKQuery) {
    answer(after: .seconds(0)) { [self] in
      guard !query.isStopped else { return }
      query.tell(of: HealthRecords.ofRun.kept, to: self)
    }
  }
  /// Looks for it no more.
  public func stop(_ query: HKQuery) { query.isStopped = true }

  /// Writes something.
  public func save(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { save([object], withCompletion: completion) }
  /// Writes something.
  public func save(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answer(after: .seconds(0)) {
      HealthRecords.ofRun.kept += objects
      completion(true, nil)
    }
  }
  /// Writes something.
  public func save(_ object: HKObject) async throws { try await save([object]) }
  /// Writes something.
  public func save(_ objects: [HKObject]) async throws {
    await Task.yield()
    HealthRecords.ofRun.kept += objects
  }
  /// Takes something away.
  public func delete(
    _ object: HKObject, withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answer(after: .seconds(0)) {
      HealthRecords.ofRun.kept.removeAll { $0 === object }
      completion(true, nil)
    }
  }
  /// Takes something away.
  public func delete(_ object: HKObject) async throws {
    await Task.yield()
    HealthRecords.ofRun.kept.removeAll { $0 === object }
  }

  /// What the app has written of some types, in its order.
  func samples<Sample: HKSample>(of all: [HKSamplePredicate<Sample>]) async -> [Sample] {
    await Task.yield()
    return HealthRecords.ofRun.kept.compactMap { $0 as? Sample }
      .filter { sample in all.contains { $0.sampleType == sample.sampleType } }
  }

  /// Whether the user would be asked.
  public func statusForAuthorizationRequest(
    toShare written: Set<HKSampleType>, read: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus {
    HealthRecords.ofRun.isAllowed ? .unnecessary : .shouldRequest
  }
  /// Takes several things away.
  public func delete(
    _ objects: [HKObject], withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) {
    answer(after: .seconds(0)) {
      HealthRecords.ofRun.kept.removeAll { kept in objects.contains { $0 === kept } }
      completion(true, nil)
    }
  }
  /// Takes several things away.
  public func delete(_ objects: [HKObject]) async throws {
    await Task.yield()
    HealthRecords.ofRun.kept.removeAll { kept in objects.contains { $0 === kept } }
  }

  /// When the user was born: on the first day of 1990.
  public func dateOfBirthComponents() throws -> DateComponents {
    DateComponents(year: 1990, month: 1, day: 1)
  }
  /// He has not said.
  public func biologicalSex() throws -> HKBiologicalSexObject { HKBiologicalSexObject() }
  /// Tells in the background, which nobody does here.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping (Bool, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completion(true, nil) } }
  /// Tells in the background, which nobody does here.
  public func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency
  ) async throws {}
  /// Tells no more.
  public func disableBackgroundDelivery(for type: HKObjectType) async throws {}
  /// Tells no more.
  public func disableAllBackgroundDelivery() async throws {}
}

/// How often something is told in the background.
public enum HKUpdateFrequency: Int, Sendable {
  /// One of them.
  case immediate = 1, hourly, daily, weekly
}
