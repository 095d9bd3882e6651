public import Foundation

/// What a store can be asked.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked, which are one.
  open var affectedStores: [NSPersistentStore]?

  /// Creates a request.
  public override init() {}

  func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

/// What comes of asking a store.
open class NSPersistentStoreResult: NSObject {}

/// What a fetch request gives.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  /// Its number.
  public let rawValue: UInt
  /// Creates a type.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType: Self = []
  /// Their identifiers.
  public static let managedObjectIDResultType = Self(rawValue: 1)
  /// Their values by their names.
  public static let dictionaryResultType = Self(rawValue: 2)
  /// How many there are.
  public static let countResultType = Self(rawValue: 4)
}

/// Which objects are asked for, and in what order: without one, in that in which they were made.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// What kind of objects.
  open var entity: NSEntityDescription?
  private var name: String?
  /// What has to hold for them; nil for all.
  open var predicate: NSPredicate?
  /// Their order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; zero for all.
  open var fetchLimit = 0
  /// How many of the first are left out.
  open var fetchOffset = 0
  /// How many are read at once, which makes no difference.
  open var fetchBatchSize = 0
  /// True when kinds that inherit from it are asked for, too.
  open var includesSubentities = true
  /// False for what is saved alone.
  open var includesPendingChanges = true
  /// True when values are read with the objects, which makes no difference.
  open var includesPropertyValues = true
  /// True when objects are read later, which makes no difference.
  open var returnsObjectsAsFaults = true
  /// True when objects are read again, which makes no difference.
  open var shouldRefreshRefetchedObjects = false
  /// What is read with the objects, which makes no difference.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// What it gives.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Which values a dictionary has.
  open var propertiesToFetch: [Any]?
  /// By what values dictionaries are put together.
  open var propertiesToGroupBy: [Any]?
  /// What has to hold for dictionaries that were put together.
  open var havingPredicate: NSPredicate?
  /// True when the same values are given once.
  open var returnsDistinctResults = false

  /// Asks for nothing yet.
  public override init() {}
  /// Asks for the objects of a kind.
  public init(entityName: String) { name = entityName }
  init(entity: NSEntityDescription) { self.entity = entity }

  /// The name of the kind.
  open var entityName: String? { entity?.name ?? name }

  /// The objects, in the context in which it is asked.
  open func execute() throws -> [ResultType] {
    throw NSError.coreData(134_060, "a fetch request is executed by a context")
  }

  func kind(in context: NSManagedObjectContext) -> NSEntityDescription {
    if let entity { return entity }
    if let name, let found = context.model?.entitiesByName[name] { return found }
    if let type = ResultType.self as? NSManagedObject.Type, type != NSManagedObject.self {
      return type.entity()
    }
    preconditionFailure("Core Data: a fetch request must have an entity (\(name ?? "none"))")
  }

  /// The objects that are asked for.
  func objects(in context: NSManagedObjectContext) throws -> [NSManagedObject] {
    context.join()
    let all = context.all(of: kind(in: context), withSubentities: includesSubentities)
    var found = all.filter { predicate?.evaluate(with: $0, among: all) ?? true }
    if !includesPendingChanges { found = found.filter { !$0.isNew } }
    found = found.sorted(by: sortDescriptors ?? [])
    found.removeFirst(min(fetchOffset, found.count))
    return fetchLimit > 0 ? Array(found.prefix(fetchLimit)) : found
  }

  func execute(in context: NSManagedObjectContext) throws -> [ResultType] {
    guard context.source != nil else { return [] }
    let objects = try objects(in: context)
    let results: [Any]
    switch resultType {
    case .managedObjectIDResultType: results = objects.map(\.objectID)
    case .countResultType: results = [NSNumber(value: objects.count)]
    case .dictionaryResultType: results = dictionaries(of: objects)
    default: results = objects
    }
    return results.compactMap { $0 as? ResultType }
  }

  private func dictionaries(of objects: [NSManagedObject]) -> [NSDictionary] {
    if let asked = propertiesToFetch, propertiesToGroupBy != nil || asked.areAllSums {
      let groups = objects.grouped(by: propertiesToGroupBy ?? [])
      let all = groups.map { $0.dictionary(of: asked) }
      return all.filter { havingPredicate?.evaluate(with: $0) ?? true }
    }
    var results: [NSDictionary] = []
    for object in objects {
      let named = propertiesToFetch?.compactMap {
        $0 as? String ?? ($0 as? NSPropertyDescription)?.name
      }
      let names = named ?? object.entity.attributes.map(\.name)
      let values = NSMutableDictionary()
      for computed in (propertiesToFetch ?? []).compactMap({ $0 as? NSExpressionDescription }) {
        let value = computed.expression?.expressionValue(with: object, context: nil)
        if let value { values.setObject(value, forKey: computed.name as NSString) }
      }
      for name in names where object.entity.property(name) != nil {
        if let value = object.value(forKey: name) {
          values.setObject(value, forKey: name as NSString)
        }
      }
      if !returnsDistinctResults || !results.contains(values) { results.append(values) }
    }
    return results
  }

  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult<ResultType>()
    result.finalResult = try execute(in: context)
    return result
  }
}

/// What comes of a fetch request that is executed.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult {
  /// The objects.
  public internal(set) var finalResult: [ResultType]?
}

extension [NSManagedObject] {
  /// The same in an order; what is equal stays as it was.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return self }
    return enumerated().sorted { one, other in
      for descriptor in descriptors {
        switch descriptor.compare(one.element, to: other.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < other.offset
    }.map(\.element)
  }
}
