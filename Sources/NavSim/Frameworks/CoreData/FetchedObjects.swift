import Foundation
import SwiftUI

/// What a request has found for a view, until it finds something else.
final class FetchedObjects: ObservableObject {
  /// What of a request was changed by the view.
  struct Changed {
    var predicate: NSPredicate?
    var sortDescriptors: [NSSortDescriptor]?
  }

  let objectWillChange = ObservableObjectPublisher()
  /// The order that was set last, as it was written.
  var written: Any?
  private var changed: Changed?
  private var found: [Any] = []
  private var isStale = true
  private weak var context: NSManagedObjectContext?
  private var subscription: AnyCancellable?
  private weak var request: NSPersistentStoreRequest?
  private var concerns: (NSManagedObject) -> Bool = { _ in false }

  /// What is asked for by now.
  func present<Result>(_ request: NSFetchRequest<Result>) -> Changed {
    changed ?? Changed(predicate: request.predicate, sortDescriptors: request.sortDescriptors)
  }

  private var known = Changed()

  /// Asks for something else from now on.
  func change(_ change: (inout Changed) -> Void) {
    var new = changed ?? known
    change(&new)
    objectWillChange.send()
    changed = new
    isStale = true
  }

  /// The objects, looked for anew when something may have changed.
  func objects<Result>(
    _ request: NSFetchRequest<Result>, in context: NSManagedObjectContext
  ) -> [Any] {
    guard context.source != nil else { return [] }
    context.join()
    follow(context)
    guard isStale || self.request !== request else { return found }
    self.request = request
    known = Changed(predicate: request.predicate, sortDescriptors: request.sortDescriptors)
    let asked = present(request)
    (request.predicate, request.sortDescriptors) = (asked.predicate, asked.sortDescriptors)
    found = (try? request.execute(in: context)) ?? []
    (request.predicate, request.sortDescriptors) = (known.predicate, known.sortDescriptors)
    let (entity, predicate) = (request.kind(in: context), asked.predicate)
    concerns = { object in
      object.entity.isKindOf(entity: entity) && predicate?.evaluate(with: object) ?? true
    }
    isStale = false
    return found
  }

  private func follow(_ context: NSManagedObjectContext) {
    guard self.context !== context else { return }
    self.context = context
    isStale = true
    subscription = context.changes.sink { [weak self] in self?.take($0) }
  }

  /// Has the view evaluated again, if it shows what has changed, or should.
  private func take(_ change: NSManagedObjectContext.Change) {
    let isConcerned =
      switch change {
      case .everything: true
      case .deleted(let object): has(object)
      case .inserted(let object), .updated(let object): has(object) || concerns(object)
      }
    guard isConcerned else { return }
    objectWillChange.send()
    isStale = true
  }

  private func has(_ object: NSManagedObject) -> Bool {
    found.contains { $0 as AnyObject === object || $0 as AnyObject === object.objectID }
  }
}
