public import SwiftUI

/// The objects that a view shows, in sections: those that follow each other with the same value.
@propertyWrapper
public struct SectionedFetchRequest<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: DynamicProperty {
  private let request: FetchRequest<Result>
  private let path: KeyPath<Result, SectionIdentifier>
  @State private var other: KeyPath<Result, SectionIdentifier>?

  /// Asks for objects.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    request = FetchRequest(fetchRequest: fetchRequest)
    path = sectionIdentifier
  }

  /// Asks for objects of a kind.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    request = FetchRequest(
      entity: entity, sortDescriptors: sortDescriptors, predicate: predicate)
    path = sectionIdentifier
  }

  /// The objects, as they are now.
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    let all = request.wrappedValue
    let path = other ?? path
    var sections: [SectionedFetchResults<SectionIdentifier, Result>.Section] = []
    for object in all {
      let id = object[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].all.append(object)
      } else {
        sections.append(.init(id: id, all: [object]))
      }
    }
    return SectionedFetchResults(results: all, sections: sections, path: path) { other = $0 }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Asks for objects in an order.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors, predicate: predicate)
  }

  /// Asks for objects in an order.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      entity: Result.entity(), sectionIdentifier: sectionIdentifier,
      sortDescriptors: sortDescriptors.map { NSSortDescriptor($0) }, predicate: predicate)
  }
}

/// The objects that a view shows, in sections.
public struct SectionedFetchResults<
  SectionIdentifier: Hashable, Result: NSFetchRequestResult
>: RandomAccessCollection {
  /// Objects with the same value.
  public struct Section: RandomAccessCollection, Identifiable {
    /// The value.
    public let id: SectionIdentifier
    var all: [Result]

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { all.count }
    /// The object at a place.
    public subscript(position: Int) -> Result { all[position] }
  }

  let results: FetchedResults<Result>
  let sections: [Section]
  let path: KeyPath<Result, SectionIdentifier>
  let change: (KeyPath<Result, SectionIdentifier>) -> Void

  /// What the objects of a section have in common.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { change(newValue) }
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place after the last.
  public var endIndex: Int { sections.count }
  /// The section at a place.
  public subscript(position: Int) -> Section { sections[position] }

  /// What has to hold for the objects; nil for all.
  public var nsPredicate: NSPredicate? {
    get { results.nsPredicate }
    nonmutating set { results.nsPredicate = newValue }
  }
  /// The order of the objects.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { results.nsSortDescriptors }
    nonmutating set { results.nsSortDescriptors = newValue }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// The order of the objects; empty when it was not set by this.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { results.sortDescriptors }
    nonmutating set { results.sortDescriptors = newValue }
  }
}
