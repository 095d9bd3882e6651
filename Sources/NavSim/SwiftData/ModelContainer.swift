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

  /// Creates a schema.
  public init(_ types: [any PersistentModel.Type]) {}
  /// Creates a schema.
  public init(_ types: any PersistentModel.Type...) {}
}

/// Where models are kept: in memory, whatever is asked for.
public struct ModelConfiguration: Sendable {
  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {}
  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true
  ) {}
  /// Creates a configuration for some kinds.
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {}
}

/// The models of an app. Each run begins with an empty one.
public final class ModelContainer: Sendable {
  /// What changes and finds the models.
  @MainActor public var mainContext: ModelContext { context }
  let context = ModelContext()

  /// Creates a container.
  public init(for types: any PersistentModel.Type..., configurations: ModelConfiguration...) throws
  {}
  /// Creates a container.
  public init(for schema: Schema, configurations: [ModelConfiguration] = []) throws {}
  /// Creates a container.
  public init(for schema: Schema, configurations: ModelConfiguration...) throws {}
  init() {}

  /// Forgets all models.
  @MainActor public func deleteAllData() { context.deleteAll() }
}
