public import Foundation

/// Where models are kept: in memory, whatever is asked for.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// Where else they are kept: nowhere.
  public struct CloudKitDatabase: Sendable {
    let name: String?
    /// One of them.
    public static let automatic = Self(name: nil), none = Self(name: nil)
    /// One of them.
    public static func `private`(_ name: String) -> Self { Self(name: name) }
  }

  /// With whom they are shared: with nobody.
  public struct GroupContainer: Sendable {
    let name: String?
    /// One of them.
    public static let automatic = Self(name: nil), none = Self(name: nil)
    /// One of them.
    public static func identifier(_ name: String) -> Self { Self(name: name) }
  }

  /// Its name.
  public let name: String
  /// The kinds of its models.
  public var schema: Schema?
  /// True where nothing is written.
  public let isStoredInMemoryOnly: Bool
  /// False where nothing is to be changed.
  public let allowsSave: Bool
  /// Where else they are kept.
  public let cloudKitDatabase: CloudKitDatabase
  /// With whom they are shared.
  public let groupContainer: GroupContainer
  /// Where it would be written.
  public let url: URL
  /// Where it would be written.
  public var id: URL { url }
  /// Where else they are kept.
  public var cloudKitContainerIdentifier: String? { cloudKitDatabase.name }
  /// With whom they are shared.
  public var groupAppContainerIdentifier: String? { groupContainer.name }

  private init(
    _ name: String?, _ schema: Schema?, inMemory: Bool = false, url: URL? = nil,
    allowsSave: Bool = true, _ cloud: CloudKitDatabase = .automatic,
    _ group: GroupContainer = .automatic
  ) {
    self.name = name ?? ""
    self.schema = schema
    isStoredInMemoryOnly = inMemory
    self.url = url ?? URL(filePath: "/dev/null")
    self.allowsSave = allowsSave
    cloudKitDatabase = cloud
    groupContainer = group
  }
  /// Creates a configuration.
  public init(isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true) {
    self.init(nil, nil, inMemory: isStoredInMemoryOnly, allowsSave: allowsSave)
  }
  /// Creates a configuration with a name.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.init(
      name, schema, inMemory: isStoredInMemoryOnly, allowsSave: allowsSave, cloudKitDatabase,
      groupContainer)
  }
  /// Creates a configuration with a place.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) { self.init(name, schema, url: url, allowsSave: allowsSave, cloudKitDatabase) }
  /// Creates a configuration for some kinds.
  public init(for types: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(nil, Schema(types), inMemory: isStoredInMemoryOnly)
  }

  /// True for the same place.
  public static func == (one: Self, other: Self) -> Bool {
    (one.name, one.url) == (other.name, other.url)
  }
  /// Adds its place.
  public func hash(into hasher: inout Hasher) { hasher.combine(url) }
}
