public import Foundation

/// What becomes of a kind.
public enum NSEntityMappingType: UInt, Sendable {
  /// One of them.
  case undefinedEntityMappingType, customEntityMappingType, addEntityMappingType,
    removeEntityMappingType, copyEntityMappingType, transformEntityMappingType
}

/// What becomes of a property of a kind.
open class NSPropertyMapping: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String?
  /// What is said of it.
  open var userInfo: [AnyHashable: Any]?
  /// Creates one.
  public override init() {}
}

/// What becomes of a kind of an older model.
open class NSEntityMapping: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its name.
  open var name: String! = ""
  /// What becomes of it.
  open var mappingType = NSEntityMappingType.undefinedEntityMappingType
  /// The kind of the older model.
  open var sourceEntityName: String?
  /// The kind of the newer model.
  open var destinationEntityName: String?
  /// The policy that does it.
  open var entityMigrationPolicyClassName: String?
  /// What becomes of its values.
  open var attributeMappings: [NSPropertyMapping]?
  /// What becomes of what it refers to.
  open var relationshipMappings: [NSPropertyMapping]?
  /// What is said of it.
  open var userInfo: [AnyHashable: Any]?
  /// Creates one.
  public override init() {}
}

/// What becomes of an older model.
open class NSMappingModel: NSObject, @unchecked Sendable {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What becomes of its kinds.
  open var entityMappings: [NSEntityMapping]! = []
  /// What becomes of its kinds, by name.
  open var entityMappingsByName: [String: NSEntityMapping] {
    Dictionary((entityMappings ?? []).map { ($0.name ?? "", $0) }) { first, _ in first }
  }
  /// Creates one.
  public override init() {}
  /// That of a file of Xcode's: there is none.
  public init?(
    from bundles: [Bundle]?, forSourceModel sourceModel: NSManagedObjectModel?,
    destinationModel: NSManagedObjectModel?
  ) { nil }
  /// That of a file of Xcode's: there is none.
  public init?(contentsOf url: URL?) { nil }
  /// The one where kinds keep their names.
  open class func inferredMappingModel(
    forSourceModel sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel
  ) throws -> NSMappingModel {
    let model = NSMappingModel()
    model.entityMappings = sourceModel.entities.map { entity in
      let mapping = NSEntityMapping()
      mapping.name = entity.name
      mapping.sourceEntityName = entity.name
      mapping.destinationEntityName = entity.name
      mapping.mappingType = .copyEntityMappingType
      return mapping
    }
    return model
  }
}

/// Makes newer objects of older ones, of which there are none here.
open class NSEntityMigrationPolicy: NSObject, @unchecked Sendable {
  /// Creates one.
  public required override init() {}
  /// It begins.
  open func begin(_ mapping: NSEntityMapping, with manager: NSMigrationManager) throws {}
  /// Makes newer objects of an older one.
  open func createDestinationInstances(
    forSource sInstance: NSManagedObject, in mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// All of them are made.
  open func endInstanceCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// Has a newer object refer to others.
  open func createRelationships(
    forDestination dInstance: NSManagedObject, in mapping: NSEntityMapping,
    manager: NSMigrationManager
  ) throws {}
  /// All of them refer to others.
  open func endRelationshipCreation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// Whether all is well.
  open func performCustomValidation(
    forMapping mapping: NSEntityMapping, manager: NSMigrationManager
  ) throws {}
  /// It has ended.
  open func end(_ mapping: NSEntityMapping, manager: NSMigrationManager) throws {}
}

/// Makes a newer store of an older one, of which there is none here.
open class NSMigrationManager: NSObject, @unchecked Sendable {
  /// The older model.
  public let sourceModel: NSManagedObjectModel
  /// The newer model.
  public let destinationModel: NSManagedObjectModel
  /// What becomes of the older one.
  public private(set) var mappingModel = NSMappingModel()
  /// Where older objects are: there are none.
  public let sourceContext: NSManagedObjectContext
  /// Where newer objects are.
  public let destinationContext: NSManagedObjectContext
  /// How far it has come.
  open var migrationProgress: Float { 1 }
  /// What is said of it.
  open var userInfo: [AnyHashable: Any]?
  /// Whether a store does it in its own way.
  open var usesStoreSpecificMigrationManager = true

  /// Creates one.
  public init(sourceModel: NSManagedObjectModel, destinationModel: NSManagedObjectModel) {
    self.sourceModel = sourceModel
    self.destinationModel = destinationModel
    sourceContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    destinationContext = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
  }
  /// Makes a newer store: there is no older one in a file.
  open func migrateStore(
    from sourceURL: URL, sourceType: String, options: [AnyHashable: Any]? = nil,
    with mappings: NSMappingModel?, toDestinationURL destinationURL: URL, destinationType: String,
    destinationOptions: [AnyHashable: Any]? = nil
  ) throws { mappingModel = mappings ?? mappingModel }
  /// Makes a newer store: there is no older one in a file.
  public func migrateStore(
    from sourceURL: URL, type sourceType: NSPersistentStore.StoreType,
    options: [AnyHashable: Any]? = nil, mapping: NSMappingModel, to destinationURL: URL,
    type destinationType: NSPersistentStore.StoreType,
    options destinationOptions: [AnyHashable: Any]? = nil
  ) throws { mappingModel = mapping }
  /// Forgets what is under way.
  open func reset() {}
  /// Ends it.
  open func cancelMigrationWithError(_ error: any Error) {}
  /// Says what has become of an object.
  open func associate(
    sourceInstance: NSManagedObject, withDestinationInstance destinationInstance: NSManagedObject,
    for entityMapping: NSEntityMapping
  ) {}
  /// What has become of objects: nothing.
  open func destinationInstances(
    forEntityMappingName mappingName: String, sourceInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
  /// What objects have come of: of nothing.
  open func sourceInstances(
    forEntityMappingName mappingName: String, destinationInstances: [NSManagedObject]?
  ) -> [NSManagedObject] { [] }
  /// The newer kind.
  open func destinationEntity(for mapping: NSEntityMapping) -> NSEntityDescription? {
    mapping.destinationEntityName.flatMap { destinationModel.entitiesByName[$0] }
  }
  /// The older kind.
  open func sourceEntity(for mapping: NSEntityMapping) -> NSEntityDescription? {
    mapping.sourceEntityName.flatMap { sourceModel.entitiesByName[$0] }
  }
}
