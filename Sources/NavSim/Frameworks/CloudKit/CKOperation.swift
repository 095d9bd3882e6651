public import Foundation
@_spi(Packages) import SwiftUI

/// Something that is done with a server.
open class CKOperation: NSObject, @unchecked Sendable {
  /// How it is done.
  public final class Configuration: NSObject, @unchecked Sendable {
    /// How much it matters.
    public var qualityOfService = QualityOfService.default
    /// Whether it goes on without the app.
    public var isLongLived = false
    /// Whether it may cost money.
    public var allowsCellularAccess = true
    /// How long it may take, in seconds.
    public var timeoutIntervalForRequest: TimeInterval = 60,
      timeoutIntervalForResource: TimeInterval = 604_800
    /// Creates one.
    public override init() {}
  }
  /// How much it matters.
  public var qualityOfService = QualityOfService.default
  /// How much it matters.
  public var queuePriority = Foundation.Operation.QueuePriority.normal
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// How it is done.
  public var configuration: Configuration! = Configuration()
  /// Is told that it is done.
  public var completionBlock: (@Sendable () -> Void)?
  /// True when it is not to be done.
  public private(set) var isCancelled = false
  /// Does it not.
  open func cancel() { isCancelled = true }
  func perform() {}
}

/// Something that is done with what is kept.
open class CKDatabaseOperation: CKOperation, @unchecked Sendable {
  /// With whose.
  public var database: CKDatabase?
}

/// Looks for something.
public final class CKQueryOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Where somebody has stopped to look: there is no more.
  public final class Cursor: NSObject, Sendable {}
  /// As many as there are.
  public static let maximumResults = 0
  /// What.
  public var query: CKQuery?
  /// Where it goes on.
  public var cursor: Cursor?
  /// In which part.
  public var zoneID: CKRecordZone.ID?
  /// What is asked of each.
  public var desiredKeys: [String]?
  /// How many at most.
  public var resultsLimit = 0
  /// Is told of each.
  public var recordMatchedBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is told of each, in an older way.
  public var recordFetchedBlock: ((CKRecord) -> Void)?
  /// Is told of the end.
  public var queryResultBlock: ((Result<Cursor?, any Error>) -> Void)?
  /// Is told of the end, in an older way.
  public var queryCompletionBlock: ((Cursor?, (any Error)?) -> Void)?
  /// Creates one.
  public override init() {}
  /// Creates one.
  public init(query: CKQuery) { self.query = query }
  /// Creates one that goes on.
  public init(cursor: Cursor) { self.cursor = cursor }
  override func perform() {
    if isCancelled { return queryResultBlock?(.failure(CKError(.operationCancelled))) ?? () }
    for record in query.map(CloudRecords.ofRun.find) ?? [] {
      recordMatchedBlock?(record.recordID, .success(record))
      recordFetchedBlock?(record)
    }
    queryResultBlock?(.success(nil))
    queryCompletionBlock?(nil, nil)
    completionBlock?()
  }
}

/// Keeps and takes away several.
public final class CKModifyRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// What is kept.
  public var recordsToSave: [CKRecord]?
  /// What is taken away.
  public var recordIDsToDelete: [CKRecord.ID]?
  /// True for all or none.
  public var isAtomic = true
  /// Is told how far each has come.
  public var perRecordProgressBlock: ((CKRecord, Double) -> Void)?
  /// Is told of each that is kept.
  public var perRecordSaveBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is told of each that is taken away.
  public var perRecordDeleteBlock: ((CKRecord.ID, Result<Void, any Error>) -> Void)?
  /// Is told of the end.
  public var modifyRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Is told of the end, in an older way.
  public var modifyRecordsCompletionBlock: (([CKRecord]?, [CKRecord.ID]?, (any Error)?) -> Void)?
  /// What is done where others have changed it.
  public var savePolicy = RecordSavePolicy.ifServerRecordUnchanged
  /// What is done where others have changed something.
  public enum RecordSavePolicy: Int, Sendable {
    /// One of them.
    case ifServerRecordUnchanged, changedKeys, allKeys
  }
  /// Creates one.
  public init(recordsToSave: [CKRecord]? = nil, recordIDsToDelete: [CKRecord.ID]? = nil) {
    (self.recordsToSave, self.recordIDsToDelete) = (recordsToSave, recordIDsToDelete)
  }
  override func perform() {
    if isCancelled {
      return modifyRecordsResultBlock?(.failure(CKError(.operationCancelled))) ?? ()
    }
    for record in recordsToSave ?? [] {
      CloudRecords.ofRun.keep(record)
      perRecordSaveBlock?(record.recordID, .success(record))
    }
    for id in recordIDsToDelete ?? [] {
      CloudRecords.ofRun.remove(id)
      perRecordDeleteBlock?(id, .success(()))
    }
    modifyRecordsResultBlock?(.success(()))
    modifyRecordsCompletionBlock?(recordsToSave, recordIDsToDelete, nil)
    completionBlock?()
  }
}

/// Gets several.
public final class CKFetchRecordsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Which.
  public var recordIDs: [CKRecord.ID]?
  /// What is asked of each.
  public var desiredKeys: [String]?
  /// Is told of each.
  public var perRecordResultBlock: ((CKRecord.ID, Result<CKRecord, any Error>) -> Void)?
  /// Is told of the end.
  public var fetchRecordsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Creates one.
  public init(recordIDs: [CKRecord.ID]) { self.recordIDs = recordIDs }
  override func perform() {
    for id in recordIDs ?? [] {
      let found = CloudRecords.ofRun.find(id)
      perRecordResultBlock?(id, found.map { .success($0) } ?? .failure(CKError(.unknownItem)))
    }
    fetchRecordsResultBlock?(.success(()))
    completionBlock?()
  }
}

/// Has several notices come or not.
public final class CKModifySubscriptionsOperation: CKDatabaseOperation, @unchecked Sendable {
  /// Those that come.
  public var subscriptionsToSave: [CKSubscription]?
  /// Those that do not.
  public var subscriptionIDsToDelete: [CKSubscription.ID]?
  /// Is told of the end.
  public var modifySubscriptionsResultBlock: ((Result<Void, any Error>) -> Void)?
  /// Is told of the end, in an older way.
  public var modifySubscriptionsCompletionBlock:
    (([CKSubscription]?, [CKSubscription.ID]?, (any Error)?) -> Void)?
  /// Creates one.
  public init(
    subscriptionsToSave: [CKSubscription]? = nil,
    subscriptionIDsToDelete: [CKSubscription.ID]? = nil
  ) {
    self.subscriptionsToSave = subscriptionsToSave
    self.subscriptionIDsToDelete = subscriptionIDsToDelete
  }
  override func perform() {
    modifySubscriptionsResultBlock?(.success(()))
    modifySubscriptionsCompletionBlock?(subscriptionsToSave, subscriptionIDsToDelete, nil)
    completionBlock?()
  }
}
