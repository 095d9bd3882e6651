/// A value of a property that is other models: one, perhaps one, or several.
public protocol RelatedModels {
  /// Their kind.
  static var kindOfRelated: any PersistentModel.Type { get }
  /// True for several.
  static var areManyRelated: Bool { get }
  /// True where there may be none.
  static var mayLackRelated: Bool { get }
  /// Of some models, what a property can hold; nil where it has to hold something.
  static func holding(_ models: [any PersistentModel]) -> Self?
  /// The models.
  var relatedModels: [any PersistentModel] { get }
}

extension PersistentModel {
  /// The kind itself.
  public static var kindOfRelated: any PersistentModel.Type { self }
  /// False.
  public static var areManyRelated: Bool { false }
  /// False.
  public static var mayLackRelated: Bool { false }
  /// The first of them.
  public static func holding(_ models: [any PersistentModel]) -> Self? { models.first as? Self }
  /// The model.
  public var relatedModels: [any PersistentModel] { [self] }
}

extension Optional: RelatedModels where Wrapped: RelatedModels {
  /// That of what it holds.
  public static var kindOfRelated: any PersistentModel.Type { Wrapped.kindOfRelated }
  /// That of what it holds.
  public static var areManyRelated: Bool { Wrapped.areManyRelated }
  /// True.
  public static var mayLackRelated: Bool { true }
  /// What it holds of them; none without models.
  public static func holding(_ models: [any PersistentModel]) -> Self? {
    .some(models.isEmpty && !areManyRelated ? nil : Wrapped.holding(models))
  }
  /// Those of what it holds.
  public var relatedModels: [any PersistentModel] { self?.relatedModels ?? [] }
}

extension Array: RelatedModels where Element: PersistentModel {
  /// That of its elements.
  public static var kindOfRelated: any PersistentModel.Type { Element.self }
  /// True.
  public static var areManyRelated: Bool { true }
  /// True: it may be empty.
  public static var mayLackRelated: Bool { true }
  /// Those of its kind.
  public static func holding(_ models: [any PersistentModel]) -> Self? {
    models.compactMap { $0 as? Element }
  }
  // One by one: a cast of the whole is made when the app runs, and fails where it is not known to be on
  // the main actor, if the conformance is that actor's alone.
  /// Its elements.
  public var relatedModels: [any PersistentModel] { map { $0 as any PersistentModel } }
}
