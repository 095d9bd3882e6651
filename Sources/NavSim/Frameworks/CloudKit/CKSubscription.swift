public import Foundation
@_spi(Packages) import SwiftUI

/// Has notices come of what others keep, of whom there are none here.
open class CKSubscription: NSObject, @unchecked Sendable {
  /// Its name.
  public typealias ID = String
  /// Of what notices come.
  public enum SubscriptionType: Int, Sendable {
    /// One of them.
    case query = 1, recordZone = 2, database = 3
  }

  /// What a notice says.
  public final class NotificationInfo: NSObject, @unchecked Sendable {
    /// The words.
    public var alertBody: String?, title: String?, subtitle: String?
    /// The names of the words.
    public var alertLocalizationKey: String?, titleLocalizationKey: String?
    /// What one hears.
    public var soundName: String?
    /// Whether the app's picture gets a number.
    public var shouldBadge = false
    /// Whether the app is told without the user.
    public var shouldSendContentAvailable = false
    /// Whether it is changed before it is shown.
    public var shouldSendMutableContent = false
    /// The kind of it.
    public var category: String?
    /// What is said of the record.
    public var desiredKeys: [String]?
    /// Creates one.
    public override init() {}
  }
  /// Its name.
  public let subscriptionID: ID
  /// Of what notices come.
  public let subscriptionType: SubscriptionType
  /// What a notice says.
  public var notificationInfo: NotificationInfo?

  init(_ id: ID, _ type: SubscriptionType) { (subscriptionID, subscriptionType) = (id, type) }
}

/// Has notices come of some records.
public final class CKQuerySubscription: CKSubscription, @unchecked Sendable {
  /// When notices come.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let firesOnRecordCreation = Self(rawValue: 1 << 0),
      firesOnRecordUpdate = Self(rawValue: 1 << 1), firesOnRecordDeletion = Self(rawValue: 1 << 2),
      firesOnce = Self(rawValue: 1 << 3)
  }
  /// Of what type.
  public let recordType: CKRecord.RecordType
  /// Of which.
  public let predicate: NSPredicate
  /// When.
  public let querySubscriptionOptions: Options
  /// In which part.
  public var zoneID: CKRecordZone.ID?
  /// Creates one.
  public init(
    recordType: CKRecord.RecordType, predicate: NSPredicate,
    subscriptionID: CKSubscription.ID = "query", options: Options = []
  ) {
    self.recordType = recordType
    self.predicate = predicate
    querySubscriptionOptions = options
    super.init(subscriptionID, .query)
  }
}

/// Has notices come of all that is kept.
public final class CKDatabaseSubscription: CKSubscription, @unchecked Sendable {
  /// Of what type.
  public var recordType: CKRecord.RecordType?
  /// Creates one.
  public init(subscriptionID: CKSubscription.ID = "database") {
    super.init(subscriptionID, .database)
  }
}

/// Has notices come of a part.
public final class CKRecordZoneSubscription: CKSubscription, @unchecked Sendable {
  /// Of which.
  public let zoneID: CKRecordZone.ID
  /// Of what type.
  public var recordType: CKRecord.RecordType?
  /// Creates one.
  public init(zoneID: CKRecordZone.ID, subscriptionID: CKSubscription.ID = "zone") {
    self.zoneID = zoneID
    super.init(subscriptionID, .recordZone)
  }
}

/// That something is shared with others, of whom there are none here.
public final class CKShare: CKRecord, @unchecked Sendable {
  /// What others may do.
  public enum ParticipantPermission: Int, Sendable {
    /// One of them.
    case unknown, none, readOnly, readWrite
  }
  /// What is known of it before one takes part.
  public final class Metadata: NSObject, @unchecked Sendable {}
  /// What those may do who are not named.
  public var publicPermission = ParticipantPermission.none
  /// Where it is.
  public var url: URL? { nil }
  /// Creates one.
  public init(rootRecord: CKRecord) {
    super.init(recordType: "cloudkit.share", recordID: CloudRecords.nextID())
    rootRecord.share = Reference(record: self, action: .none)
  }
  /// A key of what others see of it.
  public static let titleKey = "cloudkit.title"
}

/// A notice of what others keep, of which none comes here.
open class CKNotification: NSObject, @unchecked Sendable {
  /// Of what it is.
  public enum NotificationType: Int, Sendable {
    /// One of them.
    case query = 1, recordZone = 2, readNotification = 3, database = 4
  }
  /// Of what it is.
  open var notificationType: NotificationType { .query }
  /// By what it has come.
  open var subscriptionID: CKSubscription.ID? { nil }
  /// Reads one: none is one.
  public init?(fromRemoteNotificationDictionary dictionary: [AnyHashable: Any]) { nil }
}

extension CKDatabase {
  /// Has notices come.
  @discardableResult public func save(
    _ subscription: CKSubscription
  ) async throws -> CKSubscription {
    await Task.yield()
    return subscription
  }
  /// Has notices come.
  public func save(
    _ subscription: CKSubscription,
    completionHandler: @escaping (CKSubscription?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(subscription, nil) } }
  /// Which come: none.
  public func allSubscriptions() async throws -> [CKSubscription] {
    await Task.yield()
    return []
  }
  /// Which come: none.
  public func fetchAllSubscriptions(
    completionHandler: @escaping ([CKSubscription]?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler([], nil) } }
  /// Has notices come no more.
  @discardableResult public func deleteSubscription(
    withID id: CKSubscription.ID
  ) async throws -> CKSubscription.ID {
    await Task.yield()
    return id
  }
  /// Has notices come no more.
  public func delete(
    withSubscriptionID id: CKSubscription.ID,
    completionHandler: @escaping (CKSubscription.ID?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(id, nil) } }
  /// Keeps a part.
  @discardableResult public func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    await Task.yield()
    return zone
  }
  /// Keeps a part.
  public func save(
    _ zone: CKRecordZone, completionHandler: @escaping (CKRecordZone?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(zone, nil) } }
  /// Its parts.
  public func allRecordZones() async throws -> [CKRecordZone] {
    await Task.yield()
    return [.default()]
  }
  /// Those that are looked for from where it was stopped: no more.
  public func records(
    continuingMatchFrom cursor: Cursor, desiredKeys: [String]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Cursor?
  ) {
    await Task.yield()
    return ([], nil)
  }
  /// Keeps and takes away several.
  public func modifyRecords(
    saving saved: [CKRecord], deleting deleted: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged,
    atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) {
    await Task.yield()
    saved.forEach(CloudRecords.ofRun.keep)
    deleted.forEach(CloudRecords.ofRun.remove)
    return (
      Dictionary(saved.map { ($0.recordID, .success($0)) }) { first, _ in first },
      Dictionary(deleted.map { ($0, .success(())) }) { first, _ in first }
    )
  }
}
