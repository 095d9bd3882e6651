public import Foundation
import SwiftUI

/// A place in the history of a store.
open class NSPersistentHistoryToken: NSObject, @unchecked Sendable {
  let number: Int
  init(_ number: Int) { self.number = number }
  /// True for the same place.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSPersistentHistoryToken)?.number == number
  }
  /// The place.
  open override var hash: Int { number }
}

/// What has become of an object.
public enum NSPersistentHistoryChangeType: Int, Sendable {
  /// One of them.
  case insert, update, delete
}

/// That an object was saved, or deleted.
open class NSPersistentHistoryChange: NSObject, @unchecked Sendable {
  /// The how manyth it is of its transaction.
  public let changeID: Int64
  /// The object.
  public let changedObjectID: NSManagedObjectID
  /// What has become of it.
  public let changeType: NSPersistentHistoryChangeType
  /// What is kept of a deleted object: nothing.
  open var tombstone: [AnyHashable: Any]? { nil }
  /// Which properties have changed, which is not kept.
  open var updatedProperties: Set<NSPropertyDescription>? { nil }
  /// With what else it was saved.
  public internal(set) weak var transaction: NSPersistentHistoryTransaction?

  init(_ number: Int64, _ id: NSManagedObjectID, _ type: NSPersistentHistoryChangeType) {
    changeID = number
    changedObjectID = id
    changeType = type
  }
}

/// What a context has saved at once.
open class NSPersistentHistoryTransaction: NSObject, NSFetchRequestResult, @unchecked Sendable {
  /// When it was, on no particular day: it is told by its number.
  public let timestamp: Date
  /// What has become of objects.
  public let changes: [NSPersistentHistoryChange]?
  /// The how manyth it is.
  public let transactionNumber: Int64
  /// The store.
  public let storeID = "store"
  /// The app.
  public let bundleID = "app"
  /// The process.
  public let processID = "1"
  /// The name of the context.
  public let contextName: String?
  /// Who has saved.
  public let author: String?
  /// The place after it.
  public let token: NSPersistentHistoryToken
  let saved: RowChanges

  init(_ number: Int, _ saved: RowChanges, by context: NSManagedObjectContext) {
    self.saved = saved
    timestamp = Date(timeIntervalSince1970: TimeInterval(number))
    transactionNumber = Int64(number)
    contextName = context.name
    author = context.transactionAuthor
    token = NSPersistentHistoryToken(number)
    let all: [(NSManagedObjectID, NSPersistentHistoryChangeType)] =
      saved.inserted.map { ($0.id, .insert) } + saved.updated.map { ($0.id, .update) }
      + saved.deleted.map { ($0, .delete) }
    changes = all.enumerated().map {
      NSPersistentHistoryChange(Int64($0.offset), $0.element.0, $0.element.1)
    }
    super.init()
    for change in changes ?? [] { change.transaction = self }
  }

  /// The notice by which another context takes it.
  open func objectIDNotification() -> Notification {
    Notification(
      name: .NSManagedObjectContextDidSave, object: nil, userInfo: [RowChanges.key: saved])
  }

  /// Asks for some of them.
  open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? {
    NSFetchRequest(entityName: "Transaction")
  }
}

/// What a request for a history gives.
public enum NSPersistentHistoryResultType: Int, Sendable {
  /// One of them.
  case statusOnly, objectIDs, count, transactionsOnly, changesOnly, transactionsAndChanges
}

/// Asks for what was saved, or forgets it.
open class NSPersistentHistoryChangeRequest: NSPersistentStoreRequest {
  /// What it gives.
  open var resultType = NSPersistentHistoryResultType.transactionsAndChanges
  /// Which transactions; nil for all.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?
  /// The place after which it asks.
  public private(set) var token: NSPersistentHistoryToken?
  private var forgets = false

  private static func made(
    after token: NSPersistentHistoryToken?, forgets: Bool
  ) -> Self {
    let request = self.init()
    request.token = token
    request.forgets = forgets
    return request
  }
  /// Asks for all.
  public override required init() {}

  /// Asks for what was saved after a place.
  open class func fetchHistory(after token: NSPersistentHistoryToken?) -> Self {
    made(after: token, forgets: false)
  }
  /// Asks for what was saved after a transaction.
  open class func fetchHistory(after transaction: NSPersistentHistoryTransaction?) -> Self {
    made(after: transaction?.token, forgets: false)
  }
  /// Asks for what was saved since: all that is known.
  open class func fetchHistory(after date: Date) -> Self { made(after: nil, forgets: false) }
  /// Asks for some transactions.
  open class func fetchHistory(
    withFetch request: NSFetchRequest<any NSFetchRequestResult>
  ) -> Self {
    let made = made(after: nil, forgets: false)
    made.fetchRequest = request
    return made
  }
  /// Forgets what was saved up to a place.
  open class func deleteHistory(before token: NSPersistentHistoryToken?) -> Self {
    made(after: token, forgets: true)
  }
  /// Forgets what was saved up to a transaction.
  open class func deleteHistory(before transaction: NSPersistentHistoryTransaction?) -> Self {
    made(after: transaction?.token, forgets: true)
  }
  /// Forgets what was saved before.
  open class func deleteHistory(before date: Date) -> Self { made(after: nil, forgets: true) }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSPersistentHistoryResult()
    result.resultType = resultType
    guard let store = context.coordinator?.store else { return result }
    if forgets {
      store.forgetHistory(upTo: token?.number)
      result.result = true
      return result
    }
    let found = store.history.filter { transaction in
      transaction.token.number > token?.number ?? 0
        && fetchRequest?.predicate?.evaluate(with: transaction) ?? true
    }
    result.result =
      switch resultType {
      case .statusOnly: !found.isEmpty
      case .objectIDs: found.flatMap { $0.changes ?? [] }.map(\.changedObjectID)
      case .count: found.count
      case .changesOnly: found.flatMap { $0.changes ?? [] }
      case .transactionsOnly, .transactionsAndChanges: found
      }
    return result
  }
}

/// What comes of asking for a history.
open class NSPersistentHistoryResult: NSPersistentStoreResult {
  /// Transactions, or what else was asked for.
  public internal(set) var result: Any?
  /// Which of these it is.
  public internal(set) var resultType = NSPersistentHistoryResultType.transactionsAndChanges
}

extension NSPersistentHistoryTransaction: KeyedObject {
  package var identity: AnyObject { self }
  /// A value by its name.
  package func value(forKey key: String) -> Any? {
    switch key {
    case "author": author
    case "contextName": contextName
    case "bundleID": bundleID
    case "processID": processID
    case "timestamp": timestamp
    case "token": token
    case "transactionNumber": transactionNumber
    default: nil
    }
  }
}

extension NSPersistentStoreCoordinator {
  /// The last place of the history.
  public func currentPersistentHistoryToken(
    fromStores stores: [Any]?
  ) -> NSPersistentHistoryToken? { store.history.last?.token }

  /// Tells that something was saved, if a store was asked to.
  func tellOfSaving() {
    let key = NSPersistentStoreRemoteChangeNotificationPostOptionKey
    let told = persistentStores.first { ($0.options?[key] as? NSNumber)?.boolValue ?? false }
    guard let told else { return }
    let info: [String: Any] = [
      NSStoreUUIDKey: told.identifier as Any,
      NSPersistentHistoryTokenKey: store.history.last?.token as Any,
    ]
    let notice = Notice(sender: self, info: info)
    DispatchQueue.main.async {
      NotificationCenter.default.post(
        name: .NSPersistentStoreRemoteChange, object: notice.sender, userInfo: notice.info)
    }
  }

  private struct Notice: @unchecked Sendable {
    let sender: NSPersistentStoreCoordinator
    let info: [String: Any]
  }
}

/// Under which a notice has the last place of the history.
public let NSPersistentHistoryTokenKey = "historyToken"
