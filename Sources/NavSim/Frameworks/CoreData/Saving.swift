public import Foundation

extension NSManagedObjectContext: RowSource {
  var model: NSManagedObjectModel? { source?.model }

  /// What it would save, and what is saved already.
  var rows: [Row] {
    var rows: [Int: Row] = [:]
    for row in source?.rows ?? [] { rows[row.id.number] = row }
    for object in registeredObjects {
      rows[object.objectID.number] = object.state == .deleted ? nil : object.row
    }
    return rows.values.sorted { $0.id.number < $1.id.number }
  }

  func row(_ number: Int) -> Row? {
    guard let object = registeredObjects.first(where: { $0.objectID.number == number }) else {
      return source?.row(number)
    }
    return object.state == .deleted ? nil : object.row
  }

  func newNumber() -> Int { source?.newNumber() ?? 0 }
  func makePermanent(_ id: NSManagedObjectID) { source?.makePermanent(id) }
  func take(_ changes: RowChanges, from context: NSManagedObjectContext) { takeFromBelow(changes) }

  // MARK: Validation

  /// Fails for what must not be saved.
  func validate(
    _ inserted: [NSManagedObject], _ updated: [NSManagedObject], _ deleted: [NSManagedObject]
  ) throws {
    for object in inserted {
      try object.checkValues()
      try object.validateForInsert()
    }
    for object in updated {
      try object.checkValues()
      try object.validateForUpdate()
    }
    for object in deleted {
      for relationship in object.entity.relationships
      where relationship.deleteRule == .denyDeleteRule {
        let held = object.related(by: relationship)
        guard held.isEmpty else {
          throw NSError.coreData(1600, "\(relationship.name) denies the deletion", object)
        }
      }
      try object.validateForDelete()
    }
  }

  /// Of objects with the same values where they must differ, leaves one, as the policy says.
  func resolveConflicts() throws {
    for object in insertedObjects.union(updatedObjects).sorted(by: {
      $0.objectID.number < $1.objectID.number
    }) {
      for constraint in object.entity.uniquenessConstraints.map({ $0.compactMap { $0 as? String } })
      {
        let values = constraint.map { object.values[$0] }
        guard values.allSatisfy({ $0 != nil }) else { continue }
        let others = all(of: object.entity, withSubentities: true).filter { other in
          other !== object && constraint.map { other.values[$0] } == values
        }
        for other in others where object.state != .deleted && object.managedObjectContext != nil {
          switch (mergePolicy as? NSMergePolicy)?.mergeType ?? .errorMergePolicyType {
          case .errorMergePolicyType:
            throw NSError.coreData(133021, "\(constraint) must differ", object)
          case .mergeByPropertyStoreTrumpMergePolicyType where !other.isNew,
            .rollbackMergePolicyType:
            delete(object)
          default: delete(other)
          }
        }
      }
    }
  }
}

extension NSManagedObject {
  var row: Row { Row(id: objectID, values: values) }

  /// Fails where something is missing.
  fileprivate func checkValues() throws {
    for property in entity.properties where !property.isOptional {
      let isMissing =
        if let relationship = property as? NSRelationshipDescription {
          related(by: relationship).isEmpty
        } else {
          values[property.name] == nil
        }
      if isMissing { throw NSError.coreData(1570, "\(property.name) is a required value.", self) }
    }
  }
}

extension RowChanges {
  /// Under which a notice of saving has them.
  static let key = "NavSimRowChanges"
}

extension NSError {
  static func coreData(_ code: Int, _ words: String, _ object: NSManagedObject? = nil) -> NSError {
    var said: [String: Any] = [NSLocalizedDescriptionKey: words]
    if let object { said["NSValidationErrorObject"] = object }
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: said)
  }
}

/// What becomes of two objects that must not both be.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// One of the usual policies.
  public enum MergeType: UInt, Sendable {
    /// Saving fails.
    case errorMergePolicyType
    /// What is saved stays.
    case mergeByPropertyStoreTrumpMergePolicyType
    /// What is new replaces it.
    case mergeByPropertyObjectTrumpMergePolicyType
    /// What is new replaces it.
    case overwriteMergePolicyType
    /// What is saved stays.
    case rollbackMergePolicyType
  }

  /// Which one it is.
  public let mergeType: MergeType
  /// Creates a policy.
  public init(merge: MergeType) { mergeType = merge }

  /// Saving fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Saving fails.
  public static let errorMergePolicy = error
  /// What is saved stays.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(
    merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// What is new replaces it.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(
    merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// What is new replaces it.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// What is saved stays.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// What is new replaces what is saved.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// What is saved stays.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
/// Saving fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// What is new replaces what is saved.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// What is saved stays.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
