public import SwiftUI

/// The objects that a view shows: those that a request finds in the context of the environment.
///
/// A view is evaluated again when one of them has changed, was deleted, or another one has come.
@propertyWrapper
public struct FetchRequest<Result: NSFetchRequestResult>: DynamicProperty {
  @Environment(\.managedObjectContext) private var context
  @StateObject private var found = FetchedObjects()
  private let request: NSFetchRequest<Result>

  /// Asks for objects.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    request = fetchRequest
  }

  /// Asks for objects.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: SwiftUI.Transaction) {
    request = fetchRequest
  }

  /// Asks for objects of a kind.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = NSFetchRequest(entity: entity)
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
  }

  /// The objects, as they are now.
  public var wrappedValue: FetchedResults<Result> {
    let all = found.objects(request, in: context)
    return FetchedResults(found: found, request: request, all: all.compactMap { $0 as? Result })
  }

  /// The request, to be changed.
  public var projectedValue: Binding<Configuration> {
    let (found, request) = (found, request)
    return Binding {
      let present = found.present(request)
      return Configuration(
        nsSortDescriptors: present.sortDescriptors ?? [], nsPredicate: present.predicate)
    } set: { new in
      found.change { ($0.predicate, $0.sortDescriptors) = (new.nsPredicate, new.nsSortDescriptors) }
    }
  }

  /// What of a request can be changed.
  public struct Configuration {
    /// The order.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// What has to hold; nil for all.
    public var nsPredicate: NSPredicate?
  }
}

extension FetchRequest where Result: NSManagedObject {
  // An empty order is taken for one of the others.
  /// Asks for objects in an order.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors, predicate: predicate,
      animation: animation)
  }

  /// Asks for objects in an order.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) },
      predicate: predicate, animation: animation)
  }
}

/// The objects that a view shows, and what they were asked for by.
public struct FetchedResults<Result: NSFetchRequestResult>: RandomAccessCollection {
  let found: FetchedObjects
  let request: NSFetchRequest<Result>
  let all: [Result]

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { all.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { all[position] }

  /// What has to hold for them; nil for all.
  public var nsPredicate: NSPredicate? {
    get { found.present(request).predicate }
    nonmutating set { found.change { $0.predicate = newValue } }
  }
  /// Their order.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { found.present(request).sortDescriptors ?? [] }
    nonmutating set { found.change { $0.sortDescriptors = newValue } }
  }
}

extension FetchedResults where Result: NSManagedObject {
  /// Their order; empty when it was not set by this.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { found.written as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      found.written = newValue
      nsSortDescriptors = newValue.map { NSSortDescriptor($0) }
    }
  }
}

extension EnvironmentValues {
  private struct ContextKey: EnvironmentKey {
    static var defaultValue: NSManagedObjectContext {
      NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    }
  }

  /// What has the objects of the views; without a store, unless it is set.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}
