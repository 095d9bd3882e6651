public import Foundation

/// Which models are asked for, and in what order.
public struct FetchDescriptor<Model: PersistentModel> {
  /// What has to hold for them; nil for all.
  public var predicate: Predicate<Model>?
  /// Their order; without one, that in which they came.
  public var sortBy: [SortDescriptor<Model>]
  /// How many at most; nil for all.
  public var fetchLimit: Int?
  /// How many of the first are left out.
  public var fetchOffset: Int?
  /// True to find what is not saved, too: nothing here is saved.
  public var includePendingChanges = true
  /// Which properties are read at once, which makes no difference.
  public var propertiesToFetch: [PartialKeyPath<Model>] = []
  /// Which other models are read at once, which makes no difference.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []

  /// Creates a question.
  public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// What was found, read bit by bit: all of it is there.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
  private let all: [Element]

  init(_ all: [Element]) { self.all = all }

  /// Where it begins.
  public var startIndex: Int { all.startIndex }
  /// Where it ends.
  public var endIndex: Int { all.endIndex }
  /// One of them.
  public subscript(position: Int) -> Element { all[position] }
}

extension ModelContext {
  /// The models of a kind that are asked for, read bit by bit.
  public func fetch<Model: PersistentModel>(
    _ asked: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<Model> { FetchResultsCollection(try fetch(asked)) }

  /// What tells the models apart that are asked for.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ asked: FetchDescriptor<Model>
  ) throws -> [PersistentIdentifier] { try fetch(asked).map(\.persistentModelID) }

  /// What tells the models apart that are asked for, read bit by bit.
  public func fetchIdentifiers<Model: PersistentModel>(
    _ asked: FetchDescriptor<Model>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> {
    FetchResultsCollection(try fetchIdentifiers(asked))
  }

  /// Does something with each model that is asked for.
  public func enumerate<Model: PersistentModel>(
    _ asked: FetchDescriptor<Model>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (Model) throws -> Void
  ) throws { for model in try fetch(asked) { try block(model) } }

  /// What is not saved yet: all is.
  public var insertedModelsArray: [any PersistentModel] { [] }
  /// What is not saved yet: all is.
  public var changedModelsArray: [any PersistentModel] { [] }
  /// What is not saved yet: all is.
  public var deletedModelsArray: [any PersistentModel] { [] }

  /// What is told with a notice of saving, which tells nothing here.
  public enum NotificationKey: String, Sendable {
    /// One of them.
    case queryGeneration, invalidatedAllIdentifiers, insertedIdentifiers, updatedIdentifiers
    /// One of them.
    case deletedIdentifiers
  }
}

/// Why models are not kept, which does not happen here.
public struct SwiftDataError: Error, Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let loadIssueModelContainer = Self(name: "loadIssueModelContainer"),
    configurationFileNameContainsInvalidCharacters = Self(name: "fileName"),
    configurationFileNameTooLong = Self(name: "fileNameTooLong"),
    configurationSchemaNotFoundInContainerSchema = Self(name: "schemaNotFound"),
    duplicateConfiguration = Self(name: "duplicateConfiguration"),
    missingModelContext = Self(name: "missingModelContext"),
    backwardMigration = Self(name: "backwardMigration"),
    unknownSchema = Self(name: "unknownSchema"), modelValidationFailure = Self(name: "validation"),
    includePendingChangesWithBatchSize = Self(name: "batchSize"),
    sortingPendingChangesWithIdentifiers = Self(name: "sorting"),
    unsupportedKeyPath = Self(name: "keyPath"), unsupportedPredicate = Self(name: "predicate"),
    unsupportedSortDescriptor = Self(name: "sortDescriptor")
}
