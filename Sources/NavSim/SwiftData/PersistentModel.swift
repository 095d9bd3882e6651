public import Observation

/// An object that can be kept: what `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, RelatedModels {
  /// What tells the object from all others.
  var persistentModelID: PersistentIdentifier { get }
}

extension PersistentModel {
  /// What tells the object from all others.
  public var id: PersistentIdentifier { persistentModelID }

  /// Where the object is kept; nil for one that is not.
  public var modelContext: ModelContext? { persistentModelID.context }
  /// False: what is deleted is gone at once.
  public var isDeleted: Bool { false }
  /// True for one that is kept, as nothing is ever saved.
  public var hasChanges: Bool { modelContext != nil }

  /// True for the same object.
  public static func == (one: Self, other: Self) -> Bool { one === other }

  /// All objects have the same hash: in what order a set has them must not depend on addresses.
  public func hash(into hasher: inout Hasher) {}
}

/// What tells an object from all others. Of two runs that do the same, neither can be told from the
/// other by it.
public struct PersistentIdentifier: Hashable, Identifiable, Sendable, CustomStringConvertible {
  private final class Token: Sendable {
    /// Where the object is kept. Only the thread of the app touches it, and what follows.
    nonisolated(unsafe) weak var context: ModelContext?
    /// What kind of object it is, once it is kept.
    nonisolated(unsafe) var entityName = ""
    /// The how manyth of its container it is, once it is kept.
    nonisolated(unsafe) var number: Int?
    /// The object, once it was kept.
    nonisolated(unsafe) weak var model: (any PersistentModel)?
    /// What the object referred to before changes that are under way.
    nonisolated(unsafe) var former: [[any PersistentModel]] = []
    /// What is said of its kind.
    nonisolated(unsafe) let properties: () -> ModelProperties

    init(_ properties: @escaping () -> ModelProperties) { self.properties = properties }
  }

  private let token: Token

  var context: ModelContext? {
    get { token.context }
    nonmutating set { token.context = newValue }
  }
  var properties: () -> ModelProperties { token.properties }

  /// The object, once it was kept: nil as soon as nobody has it any more.
  var model: (any PersistentModel)? { token.model }

  func isKept(_ model: any PersistentModel, in context: ModelContext, number: Int) {
    token.context = context
    token.entityName = "\(type(of: model))"
    token.number = token.number ?? number
    token.model = model
  }

  func begins(with models: [any PersistentModel]) { token.former.append(models) }
  func ends() -> [any PersistentModel] { token.former.popLast() ?? [] }

  /// One that no other object has.
  public init() { token = Token { ModelProperties([]) } }

  /// One that no other object has, of a kind of which something is said.
  public init(_ properties: @escaping () -> ModelProperties) { token = Token(properties) }

  /// What kind of object it is, once it is kept.
  public var entityName: String { token.entityName }
  /// Where the object is kept; nil for one that is not.
  public var storeIdentifier: String? { context == nil ? nil : "store" }

  /// Itself.
  public var id: Self { self }
  /// The same words for all.
  public var description: String { "PersistentIdentifier" }

  /// True for that of the same object, or of one that was read from what was written of it.
  public static func == (one: Self, other: Self) -> Bool {
    if one.token === other.token { return true }
    return one.token.number != nil && one.token.number == other.token.number
      && one.entityName == other.entityName
  }

  /// All have the same hash: in what order a set has them must not depend on addresses.
  public func hash(into hasher: inout Hasher) {}
}

extension PersistentIdentifier: Codable {
  private enum CodingKeys: String, CodingKey { case entityName, number }

  /// Reads one, which is that of an object of the run in which it was written.
  public init(from decoder: any Decoder) throws {
    self.init()
    let values = try decoder.container(keyedBy: CodingKeys.self)
    token.entityName = try values.decode(String.self, forKey: .entityName)
    token.number = try values.decodeIfPresent(Int.self, forKey: .number)
  }

  /// Writes it.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(entityName, forKey: .entityName)
    try values.encodeIfPresent(token.number, forKey: .number)
  }
}
