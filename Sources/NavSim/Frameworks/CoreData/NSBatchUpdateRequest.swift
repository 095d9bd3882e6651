import Combine
public import Foundation

/// What a request that changes objects in the store gives.
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  /// Whether it was done, the identifiers of what was changed, or how many there are.
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}

/// Changes objects in the store itself: contexts are not told.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the kind.
  public let entityName: String
  /// The kind of the objects.
  public private(set) var entity: NSEntityDescription?
  /// What has to hold for them; nil for all.
  open var predicate: NSPredicate?
  /// True when kinds that inherit from it are changed, too.
  open var includesSubentities = true
  /// What becomes of them: values, or expressions of the object.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// What it gives.
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  /// Changes objects of a kind.
  public init(entityName: String) { self.entityName = entityName }
  /// Changes objects of a kind.
  public convenience init(entity: NSEntityDescription) {
    self.init(entityName: entity.name ?? "")
    self.entity = entity
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let store = context.ofStore
    let asked = NSFetchRequest<NSManagedObject>(entityName: entityName)
    asked.entity = entity
    asked.predicate = predicate
    asked.includesSubentities = includesSubentities
    let found = try asked.objects(in: store)
    for object in found {
      for (key, value) in propertiesToUpdate ?? [:] {
        guard let name = key as? String ?? (key as? NSPropertyDescription)?.name else { continue }
        let expression = value as? Combine.NSExpression
        object.setValue(
          expression.map { $0.expressionValue(with: object, context: nil) } ?? value, forKey: name)
      }
    }
    try context.coordinator?.withoutMerging { try store.save() }
    let result = NSBatchUpdateResult()
    result.resultType = resultType
    result.result =
      switch resultType {
      case .statusOnlyResultType: true
      case .updatedObjectIDsResultType: found.map(\.objectID)
      case .updatedObjectsCountResultType: found.count
      }
    return result
  }
}

/// What comes of changing objects in the store.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it was done, what was changed, or how many.
  public internal(set) var result: Any?
  /// Which of these it is.
  public internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}

/// Asks for objects, and tells when they are found: at once.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// About how many are expected.
  open var estimatedResultCount = 0
  private let completion: ((NSAsynchronousFetchResult<ResultType>) -> Void)?

  /// Asks, and tells a closure.
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completion = completionBlock
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    result.finalResult = try fetchRequest.execute(in: context)
    completion?(result)
    return result
  }
}
