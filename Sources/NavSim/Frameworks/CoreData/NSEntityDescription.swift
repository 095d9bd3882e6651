public import Combine
public import Foundation

/// A kind of objects: its name, its class and its properties.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// Its name.
  open var name: String?
  /// The name of the class of its objects.
  open var managedObjectClassName: String = "NSManagedObject"
  /// True when only its subentities have objects.
  open var isAbstract = false
  /// What it declares itself.
  private(set) var own: [NSPropertyDescription] = []
  /// The names of properties of which no two objects have the same values.
  open var uniquenessConstraints: [[Any]] = []
  /// Words about it.
  open var userInfo: [AnyHashable: Any]?
  /// By what its objects are found quickly, which makes no difference.
  open var indexes: [NSFetchIndexDescription] = []
  /// What it was called before.
  open var renamingIdentifier: String?
  /// What makes it another one than before.
  open var versionHashModifier: String?
  /// What it is called in the system's search.
  open var coreSpotlightDisplayNameExpression: Combine.NSExpression?
  /// What it inherits from.
  public internal(set) weak var superentity: NSEntityDescription?
  /// What inherits from it.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for entity in subentities { entity.superentity = self } }
  }
  var managedClass: NSManagedObject.Type?
  /// The name of what it inherits from, until the model is put together.
  var parentName: String?

  /// Creates a kind without a name.
  public override init() {}

  /// Creates a kind as the plugin for Xcode's models writes it.
  public init(
    _ name: String, of managedClass: NSManagedObject.Type, parent: String? = nil,
    isAbstract: Bool = false, constraints: [[String]] = [], properties: [NSPropertyDescription]
  ) {
    super.init()
    self.name = name
    self.managedClass = managedClass
    self.isAbstract = isAbstract
    managedObjectClassName = String(reflecting: managedClass)
    uniquenessConstraints = constraints
    parentName = parent
    self.properties = properties
  }

  /// All its properties, inherited ones first.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for property in newValue { property.entity = self }
    }
  }
  /// All its properties by their names.
  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }
  /// Its attributes by their names.
  public var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }
  /// Its relationships by their names.
  public var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  func property(_ name: String) -> NSPropertyDescription? {
    own.last { $0.name == name } ?? superentity?.property(name)
  }

  var attributes: [NSAttributeDescription] {
    properties.compactMap { $0 as? NSAttributeDescription }
  }
  var relationships: [NSRelationshipDescription] {
    properties.compactMap { $0 as? NSRelationshipDescription }
  }

  /// The class of its objects.
  var objectClass: NSManagedObject.Type {
    if let managedClass { return managedClass }
    return NSClassFromString(managedObjectClassName) as? NSManagedObject.Type
      ?? NSManagedObject.self
  }

  /// True for itself and what it inherits from.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || superentity?.isKindOf(entity: entity) ?? false
  }

  /// The kind of a name in the model of a context.
  open class func entity(
    forEntityName name: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? { context.model?.entitiesByName[name] }

  /// Makes an object of a kind.
  open class func insertNewObject(
    forEntityName name: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: name, in: context) else {
      preconditionFailure("Core Data: the model has no entity \(name)")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }
}
