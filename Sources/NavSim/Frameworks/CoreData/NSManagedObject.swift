@_exported public import Foundation
public import SwiftUI

/// An object of a context: values and other objects by the names of a kind's properties.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  enum State { case unchanged, inserted, updated, deleted }

  /// Publishes before the object changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// What tells it from all others.
  open internal(set) var objectID: NSManagedObjectID
  /// What kind of object it is.
  open var entity: NSEntityDescription { objectID.entity }
  /// Where it is; nil for one that is nowhere, or no more.
  open internal(set) weak var managedObjectContext: NSManagedObjectContext?
  var values: [String: StoredValue] = [:]
  /// What has become of it since it was saved.
  var state = State.unchanged
  /// True when it has never been saved.
  var isNew = false

  /// Creates an object of a kind, in a context or nowhere.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    objectID = NSManagedObjectID(entity)
    super.init()
    for attribute in entity.attributes {
      values[attribute.name] = attribute.normal(attribute.defaultValue).map { .value($0) }
    }
    if let context {
      context.insert(self)
      awakeFromInsert()
    }
  }

  /// Creates an object of this class in a context.
  public required convenience init(context: NSManagedObjectContext) {
    self.init(entity: Self.entity(), insertInto: context)
  }

  /// Creates an object of this class nowhere.
  public convenience override init() { self.init(entity: Self.entity(), insertInto: nil) }

  /// The kind of the objects of this class.
  open class func entity() -> NSEntityDescription {
    guard let entity = NSManagedObjectModel.entity(of: self) else {
      preconditionFailure(
        "Core Data: no model has an entity for \(self). Its target needs the plugin XcodeSymbols, "
          + "or a container with a model that was put together by hand")
    }
    return entity
  }

  // The classes made from a model have one of their own.
  /// Asks for the objects of this class.
  @_disfavoredOverload
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entity: entity())
  }

  // MARK: What has become of it

  /// True until it is saved for the first time.
  open var isInserted: Bool { state == .inserted }
  /// True when it has been changed since it was saved.
  open var isUpdated: Bool { state == .updated }
  /// True from when it is deleted until that is saved.
  open var isDeleted: Bool { state == .deleted }
  /// True when there is something to save.
  open var hasChanges: Bool { state != .unchanged }
  /// True when there is something to save of its properties.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// False: everything is in memory.
  open var isFault: Bool { false }
  /// False: everything is in memory.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// What has been changed since it was saved.
  open func changedValues() -> [String: Any] {
    let saved = managedObjectContext?.source?.row(objectID.number)?.values ?? [:]
    let names = entity.properties.map(\.name).filter { values[$0] != saved[$0] }
    return Dictionary(names.map { ($0, value(forKey: $0) ?? NSNull()) }) { $1 }
  }

  /// What it was when it was saved.
  open func committedValues(forKeys keys: [String]?) -> [String: Any] {
    let saved = managedObjectContext?.source?.row(objectID.number)?.values ?? [:]
    return saved.compactMapValues(\.plain).filter { keys?.contains($0.key) ?? true }
  }

  // MARK: What subclasses do

  /// Called for a new object.
  open func awakeFromInsert() {}
  /// Called for one that was saved, when a context has it.
  open func awakeFromFetch() {}
  /// Called before it is saved.
  open func willSave() {}
  /// Called after it was saved.
  open func didSave() {}
  /// Called before it is forgotten, which it is not here.
  open func willTurnIntoFault() {}
  /// Called after it was forgotten, which it is not here.
  open func didTurnIntoFault() {}
  /// Called after a change was taken back, which nobody calls here.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Zero: everything is in memory.
  open var faultingState: Int { 0 }
  /// Called before it is deleted.
  open func prepareForDeletion() {}
  /// Called before it is saved for the first time; what it throws, saving throws.
  open func validateForInsert() throws {}
  /// Called before changes are saved; what it throws, saving throws.
  open func validateForUpdate() throws {}
  /// Called before it is saved as deleted; what it throws, saving throws.
  open func validateForDelete() throws {}
  /// Tells that a property is about to change.
  open func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Tells that a property has changed.
  open func didChangeValue(forKey key: String) { managedObjectContext?.note(self) }
  /// Does nothing.
  open func willAccessValue(forKey key: String?) {}
  /// Does nothing.
  open func didAccessValue(forKey key: String?) {}

  // MARK: Comparing

  /// All have the same hash: in what order a set has them must not depend on addresses.
  open override var hash: Int { 0 }
  /// True for the same object.
  open override func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }
  /// Its class and its address.
  open override var description: String { "<\(type(of: self)) \(objectID)>" }
}

extension NSManagedObject: ReadByName {}

extension NSManagedObject: KeyedObject {
  package var identity: AnyObject { objectID }
}

/// Why an object is as it was before.
public struct NSSnapshotEventType: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let undoInsertion = Self(rawValue: 2), undoDeletion = Self(rawValue: 4),
    undoUpdate = Self(rawValue: 8), rollback = Self(rawValue: 16), refresh = Self(rawValue: 32),
    mergePolicy = Self(rawValue: 64)
}

/// A value as an object keeps it: other objects by their identifiers.
enum StoredValue: Equatable {
  case value(Any), one(NSManagedObjectID), many([NSManagedObjectID])

  /// What it is, if it is no other object.
  var plain: Any? {
    if case .value(let value) = self { value } else { nil }
  }

  static func == (one: Self, other: Self) -> Bool {
    switch (one, other) {
    case (.value(let one as AnyHashable), .value(let other as AnyHashable)): one == other
    case (.one(let one), .one(let other)): one === other
    case (.many(let one), .many(let other)): one == other
    default: false
    }
  }
}
