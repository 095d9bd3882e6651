public import Foundation
import Synchronization

/// The kinds of objects of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The kinds, in the order in which they are declared.
  open var entities: [NSEntityDescription] = [] { didSet { connect() } }
  /// The name of Xcode's file.
  let name: String?

  /// Creates a model without kinds.
  public override convenience init() { self.init(named: nil, entities: []) }

  /// Creates a model as the plugin for Xcode's models writes it.
  public init(named name: String?, entities: [NSEntityDescription]) {
    self.name = name
    super.init()
    self.entities = entities
    connect()
    Self.known.withLock { known in
      known.removeAll { $0.model == nil }
      known.append(WeakModel(model: self))
    }
  }

  /// The model of the module that asks which is called as a file is; nil where there is none.
  public convenience init?(contentsOf url: URL, in fileID: String = #fileID) {
    let name = url.deletingPathExtension().lastPathComponent
    let models = Self.models(ofModule: String(fileID.prefix { $0 != "/" }))
    guard let model = models.first(where: { $0.name == name }) else { return nil }
    self.init(named: name, entities: model.entities)
  }

  /// The kinds by their names.
  public var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
  }

  /// Finds what the kinds name.
  private func connect() {
    let named = entitiesByName
    for entity in entities {
      if let parent = entity.parentName, let parent = named[parent] {
        entity.parentName = nil
        parent.subentities.append(entity)
      }
    }
    for relationship in entities.flatMap(\.own).compactMap({ $0 as? NSRelationshipDescription }) {
      guard let destination = relationship.destinationName.flatMap({ named[$0] }) else { continue }
      relationship.destinationEntity = destination
      if let inverse = relationship.inverseName {
        relationship.inverseRelationship =
          destination.property(inverse) as? NSRelationshipDescription
      }
    }
  }

  /// What tells versions of it apart.
  open var versionIdentifiers: Set<AnyHashable> = []
  private var parts: [String: [NSEntityDescription]] = [:]
  /// The names of its parts.
  open var configurations: [String] { parts.keys.sorted() }
  /// The kinds of a part of it; all without a name.
  open func entities(forConfigurationName name: String?) -> [NSEntityDescription]? {
    name.map { parts[$0] } ?? entities
  }
  /// Says which kinds are a part of it.
  open func setEntities(_ entities: [NSEntityDescription], forConfigurationName name: String) {
    parts[name] = entities
  }
  /// True: there is no older store.
  open func isConfiguration(
    withName name: String?, compatibleWithStoreMetadata metadata: [String: Any]
  ) -> Bool { true }

  // MARK: Models that are known

  private struct WeakModel { weak var model: NSManagedObjectModel? }

  // Several threads may play apps.
  private static let known = Mutex<[WeakModel]>([])
  private static let written = Mutex<[String: [NSManagedObjectModel]]>([:])

  /// The models of a module that Xcode's files describe.
  static func models(ofModule module: String) -> [NSManagedObjectModel] {
    if let models = written.withLock({ $0[module] }) { return models }
    let type = NSClassFromString("\(module).CoreDataModels") as? NSManagedObjectModels.Type
    let models = type?.all ?? []
    return written.withLock { written in
      if let first = written[module] { return first }
      written[module] = models
      return models
    }
  }

  /// The kind of a class of objects: of the models of its module, or any other.
  static func entity(of managedClass: NSManagedObject.Type) -> NSEntityDescription? {
    let name = String(reflecting: managedClass)
    let module = String(name.prefix { $0 != "." })
    let known = models(ofModule: module) + known.withLock { $0.compactMap(\.model) }
    return known.lazy.flatMap(\.entities).first { $0.objectClass == managedClass }
  }

  /// Puts models together.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    self.init(named: nil, entities: (models ?? []).flatMap(\.entities))
  }

  /// All models of the module that asks.
  open class func mergedModel(
    from bundles: [Bundle]?, in fileID: String = #fileID
  ) -> NSManagedObjectModel? {
    let models = models(ofModule: String(fileID.prefix { $0 != "/" }))
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }
}

/// The models of a module; the plugin for Xcode's models writes a class that has them.
open class NSManagedObjectModels {
  /// The models.
  open class var all: [NSManagedObjectModel] { [] }
}
