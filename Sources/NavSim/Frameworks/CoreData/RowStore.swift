import Foundation
import SwiftUI

/// An object as it was saved.
struct Row {
  let id: NSManagedObjectID
  var values: [String: StoredValue]
}

/// What a context has saved.
struct RowChanges {
  var inserted: [Row] = []
  var updated: [Row] = []
  var deleted: [NSManagedObjectID] = []
}

/// Where a context has its objects from, and where it saves them: a store, or another context.
protocol RowSource: AnyObject {
  var model: NSManagedObjectModel? { get }
  /// All rows, in the order in which their objects were made.
  var rows: [Row] { get }
  func row(_ number: Int) -> Row?
  func newNumber() -> Int
  /// An id is that of a saved object from now on, whether that is saved or not.
  func makePermanent(_ id: NSManagedObjectID)
  func take(_ changes: RowChanges, from context: NSManagedObjectContext) throws
}

/// What all contexts of a coordinator share: rows in memory.
final class RowStore: KeptByApp, @unchecked Sendable {
  private var kept: [Int: Row] = [:]
  private var lastNumber = 0
  private var lastSavedNumber = 0
  private var contexts: [WeakContext] = []
  /// What was saved, the last at the end.
  private(set) var history: [NSPersistentHistoryTransaction] = []
  private var saved = 0

  private struct WeakContext { weak var context: NSManagedObjectContext? }

  var rows: [Row] { kept.values.sorted { $0.id.number < $1.id.number } }

  func row(_ number: Int) -> Row? { kept[number] }

  func newNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  func makePermanent(_ id: NSManagedObjectID) {
    guard id.isTemporaryID else { return }
    lastSavedNumber += 1
    id.savedNumber = lastSavedNumber
  }

  /// Tells a context of what others save from now on.
  func add(_ context: NSManagedObjectContext) {
    contexts.removeAll { $0.context == nil }
    contexts.append(WeakContext(context: context))
  }

  func take(_ changes: RowChanges, from context: NSManagedObjectContext, isTold: Bool) {
    for row in changes.inserted + changes.updated {
      kept[row.id.number] = row
      makePermanent(row.id)
    }
    for id in changes.deleted { kept[id.number] = nil }
    saved += 1
    history.append(NSPersistentHistoryTransaction(saved, changes, by: context))
    guard isTold else { return }
    for other in contexts.compactMap(\.context)
    where other !== context && other.automaticallyMergesChangesFromParent {
      other.merge(changes)
    }
  }

  /// Forgets what was saved up to a place; all without one.
  func forgetHistory(upTo number: Int?) {
    history.removeAll { $0.token.number <= number ?? saved }
  }

  // MARK: Beginning anew

  private struct Content {
    var rows: [Int: Row] = [:]
    var lastNumber = 0
    var lastSavedNumber = 0
  }

  private var beginning = Content()
  /// The run that has used it last.
  private weak var run: AppRun?
  /// False for one that no run has made, and that none sets back.
  private let isKept: Bool

  init() {
    run = AppRun.current
    isKept = run != nil
    run?.keep(self)
  }

  func noteBeginning() {
    beginning = Content(rows: kept, lastNumber: lastNumber, lastSavedNumber: lastSavedNumber)
  }

  /// Is for another run what it was for the first: several threads may play apps, so that a run
  /// sets back only what it uses.
  func join() {
    guard isKept, let current = AppRun.current, run !== current else { return }
    if let run, !current.follows(run) { return }
    run = current
    kept = beginning.rows
    (lastNumber, lastSavedNumber) = (beginning.lastNumber, beginning.lastSavedNumber)
    (history, saved) = ([], 0)
    for context in contexts.compactMap(\.context) { context.reset() }
  }

  /// Has no rows any more.
  func empty() {
    kept = [:]
    for context in contexts.compactMap(\.context) { context.reset() }
  }
}
