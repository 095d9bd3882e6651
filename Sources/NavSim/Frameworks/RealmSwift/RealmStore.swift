import Combine
import Foundation
@_spi(Packages) import SwiftUI

/// What the databases of a run hold, by the paths of their configurations.
final class RealmStore: ObservableObject {
  /// That of this run, or of all that is no run.
  static var own: RealmStore { AppRun.current?.own { RealmStore() } ?? alone }
  private nonisolated(unsafe) static let alone = RealmStore()

  private(set) var objects: [RealmSwiftObject] = []
  private var listeners: [(number: Int, tell: () -> Void)] = []
  private var numbers = 0
  /// What takes back what is written just now; nil while nobody writes.
  var undoing: [() -> Void]?

  func add(_ object: RealmSwiftObject) {
    guard object.store == nil else { return }
    object.store = self
    objects.append(object)
    undoing?.append { [weak self] in self?.remove(object) }
    for other in object.related where other.store == nil { add(other) }
  }

  func remove(_ object: RealmSwiftObject) {
    guard let place = objects.firstIndex(where: { $0 === object }) else { return }
    objects.remove(at: place)
    object.store = nil
    object.isInvalidated = true
    undoing?.append { [weak self] in
      guard let self else { return }
      object.store = self
      object.isInvalidated = false
      self.objects.insert(object, at: min(place, self.objects.count))
    }
  }

  /// Has somebody be told after each change.
  func listen(_ tell: @escaping () -> Void) -> Int {
    numbers += 1
    listeners.append((numbers, tell))
    return numbers
  }

  func forget(_ number: Int) { listeners.removeAll { $0.number == number } }

  func changed() {
    objectWillChange.send()
    for listener in listeners { listener.tell() }
  }
}

/// Somebody who is told of changes, as long as it lives.
public final class NotificationToken {
  private let store: RealmStore
  private let number: Int
  init(_ store: RealmStore, _ tell: @escaping () -> Void) {
    self.store = store
    number = store.listen(tell)
  }
  /// Tells nobody any more.
  public func invalidate() { store.forget(number) }
  deinit { store.forget(number) }
}

/// What is told of changes.
public enum RealmCollectionChange<Collection> {
  /// What there is at first.
  case initial(Collection)
  /// What there is now, and which places are others.
  case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
  /// Why there is nothing.
  case error(any Error)
}

/// What is told of an object.
public enum ObjectChange<Object> {
  /// It is another one, is gone, or cannot be told of.
  case change(Object, [Any]), deleted, error(any Error)
}

/// What tells an object from others.
public final class ObjectId: NSObject, Codable, @unchecked Sendable {
  private final class Last { var number = 0 }
  private nonisolated(unsafe) static let alone = Last()
  /// As text.
  public let stringValue: String

  /// One that no other object of the run has.
  public override init() {
    let last = AppRun.current?.own { Last() } ?? Self.alone
    last.number += 1
    let digits = String(last.number, radix: 16)
    stringValue = String(repeating: "0", count: max(24 - digits.count, 0)) + digits
  }
  /// Reads one.
  public init(string: String) throws {
    guard string.count == 24 else { throw Realm.Error(code: .fail) }
    stringValue = string
  }
  /// One that no other object of the run has.
  public static func generate() -> ObjectId { ObjectId() }
  /// True for the same text.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? ObjectId)?.stringValue == stringValue
  }
  /// All have the same: in what order a set has them must not depend on it.
  public override var hash: Int { 0 }
  /// As text.
  public override var description: String { stringValue }
}
