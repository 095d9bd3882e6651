public import Foundation
@_spi(Packages) import SwiftUI

/// Whether somebody is there.
public enum CKAccountStatus: Int, Sendable {
  /// One of them.
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// What is kept on the server in this run: nothing, as it begins.
final class CloudRecords {
  static var ofRun: CloudRecords { ownOfRun { CloudRecords() } }
  var all: [CKRecord] = []
  private var count = 0

  static func nextID() -> CKRecord.ID {
    let records = ofRun
    records.count += 1
    return CKRecord.ID(recordName: "record-\(records.count)")
  }

  func keep(_ record: CKRecord) {
    all.removeAll { $0.recordID.recordName == record.recordID.recordName }
    record.creationDate = record.creationDate ?? Date(timeIntervalSinceReferenceDate: 0)
    record.modificationDate = Date(timeIntervalSinceReferenceDate: 0)
    all.append(record)
  }
  func find(_ id: CKRecord.ID) -> CKRecord? {
    all.first { $0.recordID.recordName == id.recordName }
  }
  func remove(_ id: CKRecord.ID) { all.removeAll { $0.recordID.recordName == id.recordName } }
  /// All of a type, whatever else is asked.
  func find(_ query: CKQuery) -> [CKRecord] { all.filter { $0.recordType == query.recordType } }
}

/// A server of an app, where the user is known. Each answer comes in a later turn.
public final class CKContainer: NSObject, @unchecked Sendable {
  private static let one = CKContainer(identifier: "default")
  /// The one that is taken where nobody says.
  public class func `default`() -> CKContainer { one }
  /// Its name.
  public let containerIdentifier: String?
  /// What is kept on it.
  public let privateCloudDatabase = CKDatabase(.private),
    publicCloudDatabase = CKDatabase(.public), sharedCloudDatabase = CKDatabase(.shared)
  /// What is kept on it for somebody.
  public func database(with scope: CKDatabase.Scope) -> CKDatabase {
    switch scope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }
  /// Does something with it.
  public func add(_ operation: CKOperation) { answer(after: .seconds(0)) { operation.perform() } }
  /// Takes part in what another one shares.
  public func accept(_ metadata: CKShare.Metadata) async throws -> CKShare {
    throw CKError(.unknownItem)
  }
  /// Takes part in what another one shares.
  public func accept(
    _ metadata: CKShare.Metadata, completionHandler: @escaping (CKShare?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(nil, CKError(.unknownItem)) } }
  /// One by its name.
  public init(identifier: String) { containerIdentifier = identifier }
  /// Whether somebody is there: somebody is.
  public func accountStatus() async throws -> CKAccountStatus {
    await Task.yield()
    return .available
  }
  /// Whether somebody is there: somebody is.
  public func accountStatus(
    completionHandler: @escaping (CKAccountStatus, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(.available, nil) } }
  /// Who is there.
  public func userRecordID() async throws -> CKRecord.ID {
    await Task.yield()
    return CKRecord.ID(recordName: "user")
  }
  /// Who is there.
  public func fetchUserRecordID(
    completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(CKRecord.ID(recordName: "user"), nil) } }
}

/// What is kept on a server: each run begins with nothing.
public final class CKDatabase: NSObject, @unchecked Sendable {
  /// Keeps something.
  @discardableResult public func save(_ record: CKRecord) async throws -> CKRecord {
    await Task.yield()
    CloudRecords.ofRun.keep(record)
    return record
  }
  /// Keeps something.
  public func save(
    _ record: CKRecord, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    answer(after: .seconds(0)) {
      CloudRecords.ofRun.keep(record)
      completionHandler(record, nil)
    }
  }
  /// The one that is called so.
  public func record(for id: CKRecord.ID) async throws -> CKRecord {
    await Task.yield()
    guard let found = CloudRecords.ofRun.find(id) else { throw CKError(.unknownItem) }
    return found
  }
  /// The one that is called so.
  public func fetch(
    withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord?, (any Error)?) -> Void
  ) {
    answer(after: .seconds(0)) {
      let found = CloudRecords.ofRun.find(id)
      completionHandler(found, found == nil ? CKError(.unknownItem) : nil)
    }
  }
  /// Takes the one away that is called so.
  @discardableResult public func deleteRecord(
    withID id: CKRecord.ID
  ) async throws -> CKRecord.ID {
    await Task.yield()
    CloudRecords.ofRun.remove(id)
    return id
  }
  /// Takes the one away that is called so.
  public func delete(
    withRecordID id: CKRecord.ID, completionHandler: @escaping (CKRecord.ID?, (any Error)?) -> Void
  ) {
    answer(after: .seconds(0)) {
      CloudRecords.ofRun.remove(id)
      completionHandler(id, nil)
    }
  }
  /// Those that are looked for: all of the type.
  public func records(
    matching query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [String]? = nil, resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Cursor?
  ) {
    await Task.yield()
    return (CloudRecords.ofRun.find(query).map { ($0.recordID, .success($0)) }, nil)
  }
  /// Those that are looked for: all of the type.
  public func fetch(
    withQuery query: CKQuery, inZoneWith zone: CKRecordZone.ID? = nil,
    desiredKeys: [String]? = nil, resultsLimit: Int = 0,
    completionHandler:
      @escaping (
        Result<
          (matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: Cursor?),
          any Error
        >
      ) -> Void
  ) {
    answer(after: .seconds(0)) {
      let found = CloudRecords.ofRun.find(query)
      completionHandler(
        .success((found.map { ($0.recordID, .success($0)) }, nil)))
    }
  }
  /// Those that are looked for: all of the type.
  public func perform(
    _ query: CKQuery, inZoneWith zone: CKRecordZone.ID?,
    completionHandler: @escaping ([CKRecord]?, (any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(CloudRecords.ofRun.find(query), nil) } }
  /// Does something with what is kept.
  public func add(_ operation: CKDatabaseOperation) {
    operation.database = operation.database ?? self
    answer(after: .seconds(0)) { operation.perform() }
  }

  /// Whose it is.
  public enum Scope: Int, Sendable {
    /// One of them.
    case `public` = 1, `private`, shared
  }
  /// Whose it is.
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  /// Where somebody has stopped to look.
  public typealias Cursor = CKQueryOperation.Cursor
}

extension Notification.Name {
  /// Somebody else is there, which nobody is here.
  public static let CKAccountChanged = Self("CKAccountChangedNotification")
}
