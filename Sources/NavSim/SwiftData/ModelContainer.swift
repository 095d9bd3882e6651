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

/// The models of an app. Each run begins with an empty one.
public final class ModelContainer: @unchecked Sendable {
  /// What changes and finds the models.
  @MainActor public var mainContext: ModelContext { context }
  let context: ModelContext

  /// The kinds of its models.
  public let schema: Schema
  /// How models of older versions become those of the newest.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// How its models are kept.
  public let configurations: [ModelConfiguration]

  /// Creates a container.
  public convenience init(
    for types: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    self.init(schema: Schema(types), plan: migrationPlan, configurations: configurations)
  }
  /// Creates a container.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration] = []
  ) throws { self.init(schema: schema, plan: migrationPlan, configurations: configurations) }
  /// Creates a container.
  public convenience init(
    for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { self.init(schema: schema, plan: migrationPlan, configurations: configurations) }
  init(
    keeping context: ModelContext = ModelContext(), schema: Schema = Schema(),
    plan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration] = []
  ) {
    self.context = context
    self.schema = schema
    migrationPlan = plan
    self.configurations = configurations
  }

  /// Forgets all models.
  @MainActor public func deleteAllData() { context.deleteAll() }
}

extension ModelContainer: Equatable {
  /// True for the same models.
  public static func == (one: ModelContainer, other: ModelContainer) -> Bool {
    one.context == other.context
  }
}
