public import Foundation
import SwiftUI

/// What has become of an object that a controller has found.
public enum NSFetchedResultsChangeType: UInt, Sendable {
  /// It has come.
  case insert = 1
  /// It has gone.
  case delete = 2
  /// It stands elsewhere.
  case move = 3
  /// It has changed.
  case update = 4
}

/// A section of what a controller has found.
public protocol NSFetchedResultsSectionInfo {
  /// What its objects have in common.
  var name: String { get }
  /// The same, for a list at the side.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// Its objects.
  var objects: [Any]? { get }
}

/// Who is told when what a controller has found changes: at once, change by change.
public protocol NSFetchedResultsControllerDelegate: AnyObject {
  /// Something is about to change.
  func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  /// An object has changed.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
  /// A section has come, or gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)
  /// Which objects have come and gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>)
  /// What a section is called in a list at the side.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
  /// Something has changed.
  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>)
}

extension NSFetchedResultsControllerDelegate {
  /// Does nothing.
  public func controllerWillChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}
  /// Does nothing.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChangeContentWith diff: CollectionDifference<NSManagedObjectID>
  ) {}
  /// Its first letter.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { $0.uppercased() } }
  /// Does nothing.
  public func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {}
}

/// Finds objects, and tells when others would be found.
open class NSFetchedResultsController<ResultType>: NSObject, @unchecked Sendable {
  private struct Section: NSFetchedResultsSectionInfo {
    let name: String
    var objects: [Any]?
    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { objects?.count ?? 0 }
  }

  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>
  /// Where it is asked.
  public let managedObjectContext: NSManagedObjectContext
  /// What the objects of a section have in common.
  public let sectionNameKeyPath: String?
  /// What it would be kept under.
  public let cacheName: String?
  /// Who is told.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)?
  /// What was found; nil before anything was looked for.
  public private(set) var fetchedObjects: [ResultType]?
  private var subscription: AnyCancellable?

  /// Creates a controller that has found nothing yet.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    self.fetchRequest = fetchRequest
    managedObjectContext = context
    self.sectionNameKeyPath = sectionNameKeyPath
    cacheName = name
  }

  /// Looks for the objects, and follows them from now on.
  open func performFetch() throws {
    fetchedObjects = try managedObjectContext.fetch(fetchRequest)
    subscription = managedObjectContext.changes.sink { [weak self] in self?.take($0) }
  }

  /// What was found, in sections.
  open var sections: [any NSFetchedResultsSectionInfo]? {
    guard let fetchedObjects else { return nil }
    guard let sectionNameKeyPath else { return [Section(name: "", objects: fetchedObjects)] }
    var sections: [Section] = []
    let keys = sectionNameKeyPath.split(separator: ".").map(String.init)
    for object in fetchedObjects {
      let value = PredicateValue.value(at: keys[...], of: object)
      let name = value.map { "\($0)" } ?? ""
      if sections.last?.name == name {
        sections[sections.count - 1].objects?.append(object)
      } else {
        sections.append(Section(name: name, objects: [object]))
      }
    }
    return sections
  }

  /// The object at a place.
  open func object(at indexPath: IndexPath) -> ResultType {
    guard let section = sections?[indexPath[0]], let object = section.objects?[indexPath[1]],
      let result = object as? ResultType
    else { preconditionFailure("Core Data: no object at \(indexPath)") }
    return result
  }

  /// The place of an object.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    place(of: object as AnyObject)
  }

  private func place(of object: AnyObject) -> IndexPath? {
    for (index, section) in (sections ?? []).enumerated() {
      let row = section.objects?.firstIndex { $0 as AnyObject === object }
      if let row { return IndexPath(indexes: [index, row]) }
    }
    return nil
  }

  private func take(_ change: NSManagedObjectContext.Change) {
    let former = fetchedObjects ?? []
    let found = (try? managedObjectContext.fetch(fetchRequest)) ?? []
    switch change {
    case .everything: tell(nil, nil, found)
    case .inserted(let object), .updated(let object), .deleted(let object):
      let isThere = found.contains { $0 as AnyObject === object }
      guard isThere || former.contains(where: { $0 as AnyObject === object }) else { return }
      tell(object, place(of: object), found)
    }
  }

  private func tell(
    _ object: NSManagedObject?, _ former: IndexPath?, _ found: [ResultType]
  ) {
    guard let delegate else { return fetchedObjects = found }
    // The delegate knows a controller of objects of any kind.
    let controller = NSFetchedResultsController<any NSFetchRequestResult>(
      fetchRequest: NSFetchRequest(entity: fetchRequest.kind(in: managedObjectContext)),
      managedObjectContext: managedObjectContext, sectionNameKeyPath: sectionNameKeyPath,
      cacheName: cacheName)
    controller.fetchedObjects = fetchedObjects?.compactMap { $0 as? any NSFetchRequestResult }
    delegate.controllerWillChangeContent(controller)
    let (before, ids) = (sections ?? [], objectIDs)
    fetchedObjects = found
    controller.fetchedObjects = found.compactMap { $0 as? any NSFetchRequestResult }
    tellOfSections(since: before, controller, delegate)
    if let object {
      let new = place(of: object)
      let type: NSFetchedResultsChangeType =
        if former == nil {
          .insert
        } else if new == nil {
          .delete
        } else {
          former == new ? .update : .move
        }
      delegate.controller(
        controller, didChange: object, at: former, for: type, newIndexPath: new)
    }
    delegate.controller(controller, didChangeContentWith: objectIDs.difference(from: ids))
    delegate.controllerDidChangeContent(controller)
  }

  private var objectIDs: [NSManagedObjectID] {
    (fetchedObjects ?? []).compactMap { ($0 as? NSManagedObject)?.objectID }
  }

  private func tellOfSections(
    since before: [any NSFetchedResultsSectionInfo],
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    _ delegate: any NSFetchedResultsControllerDelegate
  ) {
    guard sectionNameKeyPath != nil else { return }
    let after = sections ?? []
    for change in after.map(\.name).difference(from: before.map(\.name)) {
      switch change {
      case .remove(let place, _, _):
        delegate.controller(
          controller, didChange: before[place], atSectionIndex: place, for: .delete)
      case .insert(let place, _, _):
        delegate.controller(
          controller, didChange: after[place], atSectionIndex: place, for: .insert)
      }
    }
  }
}

extension NSFetchedResultsController {
  /// What the sections are called in a list at the side.
  public var sectionIndexTitles: [String] { (sections ?? []).compactMap(\.indexTitle) }
  /// The section that belongs to a title at the side.
  public func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
  }
  /// What a section is called in a list at the side.
  public func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { $0.uppercased() }
  }
  /// Forgets what is kept of a controller: nothing is.
  public class func deleteCache(withName name: String?) {}
}
