public import Observation

/// An object that can be kept: what `@Model` makes of a class.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
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
    /// Where the object is kept. Only the thread of the app touches it.
    nonisolated(unsafe) weak var context: ModelContext?
    /// What kind of object it is, once it is kept. Only the thread of the app touches it.
    nonisolated(unsafe) var entityName = ""
  }

  private let token = Token()

  var context: ModelContext? {
    get { token.context }
    nonmutating set { token.context = newValue }
  }

  func isKept(in context: ModelContext, as name: String) {
    token.context = context
    token.entityName = name
  }

  /// One that no other object has.
  public init() {}

  /// What kind of object it is, once it is kept.
  public var entityName: String { token.entityName }
  /// Where the object is kept; nil for one that is not.
  public var storeIdentifier: String? { context == nil ? nil : "store" }

  /// Itself.
  public var id: Self { self }
  /// The same words for all.
  public var description: String { "PersistentIdentifier" }

  /// True for that of the same object.
  public static func == (one: Self, other: Self) -> Bool { one.token === other.token }

  /// All have the same hash: in what order a set has them must not depend on addresses.
  public func hash(into hasher: inout Hasher) {}
}
