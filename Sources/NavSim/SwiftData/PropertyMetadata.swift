import Synchronization

extension Schema {
  /// A property of a kind of models, as `@Model` says it.
  public struct PropertyMetadata: @unchecked Sendable {
    /// Its name.
    public let name: String
    /// What leads to it.
    public let keypath: AnyKeyPath
    /// What it is at first.
    public let defaultValue: Any?
    /// What `@Attribute` or `@Relationship` says of it.
    public let metadata: Any?
    /// What it holds, if that is other models.
    let related: (any RelatedModels.Type)?
    private let get: (any PersistentModel) -> Any?
    private let set: (any PersistentModel, Any) -> Void

    /// Creates one.
    public init<Model: PersistentModel, Value>(
      name: String, keypath: ReferenceWritableKeyPath<Model, Value>, defaultValue: Any? = nil,
      metadata: Any? = nil
    ) {
      self.name = name
      self.keypath = keypath
      self.defaultValue = defaultValue
      self.metadata = metadata
      related = Value.self as? any RelatedModels.Type
      get = { ($0 as? Model)?[keyPath: keypath] }
      set = { model, value in
        guard let model = model as? Model, let value = value as? Value else { return }
        model[keyPath: keypath] = value
      }
    }

    /// Whether no two models have the same of it.
    var isUnique: Bool { (metadata as? Schema.Attribute)?.isUnique ?? false }
    /// What becomes of the others when a model is deleted.
    var deleteRule: Schema.Relationship.DeleteRule {
      (metadata as? Schema.Relationship)?.deleteRule ?? .nullify
    }
    /// The property of the others that was said to lead back.
    var inverse: AnyKeyPath? { (metadata as? Schema.Relationship)?.inverseKeyPath }

    /// The property of a model.
    func value(of model: any PersistentModel) -> Any? { get(model) }

    /// The models that a model holds in it.
    func models(of model: any PersistentModel) -> [any PersistentModel] {
      related == nil ? [] : (get(model) as? any RelatedModels)?.relatedModels ?? []
    }

    /// Has a model hold other models, if it can.
    func hold(_ models: [any PersistentModel], in model: any PersistentModel) {
      guard let value = related?.holding(models) else { return }
      set(model, value)
    }

    /// Gives one model what another one has.
    func copy(from one: any PersistentModel, to other: any PersistentModel) {
      if let value = get(one) { set(other, value) }
    }
  }
}

/// What `@Model` says of a kind of models.
public struct ModelProperties: Sendable {
  /// The properties that are kept.
  let all: [Schema.PropertyMetadata]
  /// Those that are other models.
  let relationships: [Schema.PropertyMetadata]
  /// Groups of properties of which no two models have the same.
  let unique: [[Schema.PropertyMetadata]]

  /// Creates them; `unique` is what `#Unique` says.
  public init(_ all: [Schema.PropertyMetadata], unique groups: [[AnyKeyPath]] = []) {
    self.all = all
    relationships = all.filter { $0.related != nil }
    let alone = all.filter { $0.isUnique }.map { [$0] }
    unique =
      alone
      + groups.map { group in group.compactMap { path in all.first { $0.keypath == path } } }
  }

  private static let known = Mutex<[ObjectIdentifier: ModelProperties]>([:])

  /// Those of a kind, which are asked for once.
  static func of(_ kind: AnyObject.Type, _ made: () -> ModelProperties) -> ModelProperties {
    let key = ObjectIdentifier(kind)
    if let known = known.withLock({ $0[key] }) { return known }
    let made = made()
    known.withLock { $0[key] = made }
    return made
  }
}

extension PersistentModel {
  /// What `@Model` says of it.
  var properties: ModelProperties {
    ModelProperties.of(type(of: self), persistentModelID.properties)
  }
}
