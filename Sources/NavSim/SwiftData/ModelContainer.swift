public import Foundation

/// The kinds of models of an app, which are found by themselves here.
public struct Schema: Sendable {
  /// How a property is kept.
  public enum Attribute {
    /// A way of keeping.
    public struct Option: Sendable {
      /// A way of keeping.
      public static let unique = Self(), externalStorage = Self(), ephemeral = Self()
      /// A way of keeping.
      public static let spotlight = Self(), allowsCloudEncryption = Self()
      /// A way of keeping.
      public static let preserveValueOnDeletion = Self()
      /// A way of keeping.
      public static let preserveOnDeletion = Self()
      /// A way of keeping: as others have it, which nobody asks here.
      public static func transformable(by name: String) -> Self { Self() }
      /// A way of keeping: as others have it, which nobody asks here.
      public static func transformable(by type: AnyObject.Type) -> Self { Self() }
    }
  }

  /// How models belong together.
  public enum Relationship {
    /// A way of belonging together.
    public struct Option: Sendable {
      /// A way of belonging together.
      public static let unique = Self()
    }

    /// What becomes of the others when one is deleted: nothing.
    public enum DeleteRule: Sendable {
      /// One of them.
      case noAction, nullify, cascade, deny
    }
  }

  /// Which of several ways of keeping it is.
  public struct Version: Hashable, Comparable, Sendable {
    let numbers: [Int]
    /// Creates a version.
    public init(_ major: Int, _ minor: Int, _ patch: Int) { numbers = [major, minor, patch] }
    /// Whether it is older.
    public static func < (one: Self, other: Self) -> Bool {
      one.numbers.lexicographicallyPrecedes(other.numbers)
    }
  }

  /// Creates a schema.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {}
  /// Creates a schema of a version.
  public init(versionedSchema: any VersionedSchema.Type) {}
  /// Creates a schema.
  public init(_ types: any PersistentModel.Type...) {}
}

/// The kinds of models of one version of an app.
public protocol VersionedSchema {
  /// The kinds.
  static var models: [any PersistentModel.Type] { get }
  /// Which version.
  static var versionIdentifier: Schema.Version { get }
}

/// How models of older versions become those of the newest, of which there are none here.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// From one to the next.
  static var stages: [MigrationStage] { get }
}

/// From one version to the next.
public enum MigrationStage {
  /// By itself.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// By what is done before and after.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}

/// Where models are kept: in memory, whatever is asked for.
public struct ModelConfiguration: Sendable {
  /// Where else they are kept: nowhere.
  public struct CloudKitDatabase: Sendable {
    /// One of them.
    public static let automatic = Self(), none = Self()
    /// One of them.
    public static func `private`(_ name: String) -> Self { Self() }
  }

  /// With whom they are shared: with nobody.
  public struct GroupContainer: Sendable {
    /// One of them.
    public static let automatic = Self(), none = Self()
    /// One of them.
    public static func identifier(_ name: String) -> Self { Self() }
  }

  /// Its name.
  public let name: String
  /// True where nothing is written.
  public let isStoredInMemoryOnly: Bool
  /// Where it would be written.
  public var url: URL { URL(filePath: "/dev/null") }

  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
    self.init("", isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? ""
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
  }
  /// Creates a configuration with a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.init(name, schema: schema) }
  /// Creates a configuration for some kinds.
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init("", isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}

/// The models of an app. Each run begins with an empty one.
public final class ModelContainer: Sendable {
  /// What changes and finds the models.
  @MainActor public var mainContext: ModelContext { context }
  let context: ModelContext

  /// Creates a container.
  public init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    context = ModelContext()
    self.configurations = configurations
  }
  /// Creates a container.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws {
    context = ModelContext()
    self.configurations = configurations
  }
  /// Creates a container.
  public init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    context = ModelContext()
    self.configurations = configurations
  }
  init(keeping context: ModelContext = ModelContext()) {
    self.context = context
    configurations = []
  }

  /// How its models are kept.
  public let configurations: [ModelConfiguration]

  /// Forgets all models.
  @MainActor public func deleteAllData() { context.deleteAll() }
}
