import Combine
import CoreData
import Foundation
import NavAppTest
import Testing

/// What is done in the store itself, what is kept of it, and what is told of sections.
@MainActor @Suite struct CoreDataBatchTests {
  final class Item: NSManagedObject {}

  private let container: NSPersistentContainer
  private var context: NSManagedObjectContext { container.viewContext }

  init() throws {
    let entity = NSEntityDescription(
      "Item", of: Item.self,
      properties: [
        NSAttributeDescription("name", .stringAttributeType, isOptional: true),
        NSAttributeDescription("kind", .stringAttributeType, isOptional: true),
        NSAttributeDescription("count", .integer64AttributeType, isOptional: false, default: 0),
      ])
    container = NSPersistentContainer(
      name: "Items", managedObjectModel: NSManagedObjectModel(named: nil, entities: [entity]))
    container.persistentStoreDescriptions[0].setOption(
      true as NSNumber, forKey: NSPersistentStoreRemoteChangeNotificationPostOptionKey)
    container.loadPersistentStores { _, _ in }
  }

  private func insert(_ items: [(String, String, Int)]) throws {
    let asked = NSBatchInsertRequest(
      entityName: "Item", objects: items.map { ["name": $0.0, "kind": $0.1, "count": $0.2] })
    asked.resultType = .count
    let result = try context.execute(asked) as? NSBatchInsertResult
    #expect(result?.result as? Int == items.count)
  }

  private func names(_ format: String = "TRUEPREDICATE") throws -> [String] {
    let asked = NSFetchRequest<NSManagedObject>(entityName: "Item")
    asked.predicate = NSPredicate(format: format)
    asked.sortDescriptors = [NSSortDescriptor(key: "name", ascending: true)]
    return try context.fetch(asked).compactMap { $0.value(forKey: "name") as? String }
  }

  @Test("objects are inserted and changed in the store itself")
  func batches() throws {
    try insert([("a", "x", 1), ("b", "y", 2)])
    var rest = ["c", "d"]
    let asked = NSBatchInsertRequest(
      entity: Item.entity(),
      managedObjectHandler: { object in
        guard !rest.isEmpty else { return true }
        object.setValue(rest.removeFirst(), forKey: "name")
        return false
      })
    try context.execute(asked)
    #expect(try names() == ["a", "b", "c", "d"])
    let change = NSBatchUpdateRequest(entityName: "Item")
    change.predicate = NSPredicate(format: "count > 0")
    change.propertiesToUpdate = [
      "count": NSExpression(
        forFunction: "multiply:by:",
        arguments: [NSExpression(forKeyPath: "count"), NSExpression(forConstantValue: 10)])
    ]
    change.resultType = .updatedObjectsCountResultType
    #expect((try context.execute(change) as? NSBatchUpdateResult)?.result as? Int == 2)
    context.reset()
    #expect(try names("count >= 10") == ["a", "b"])
  }

  @Test("values are summed up, for all objects and for those with the same values")
  func sums() throws {
    try insert([("a", "x", 1), ("b", "y", 2), ("c", "x", 3)])
    let sum = NSExpressionDescription()
    sum.name = "sum"
    sum.expression = NSExpression(
      forFunction: "sum:", arguments: [NSExpression(forKeyPath: "count")])
    sum.expressionResultType = .integer64AttributeType
    let asked = NSFetchRequest<NSDictionary>(entityName: "Item")
    asked.resultType = .dictionaryResultType
    asked.propertiesToFetch = [sum]
    #expect(try context.fetch(asked).first?["sum"] as? Int == 6)
    asked.propertiesToFetch = ["kind", sum]
    asked.propertiesToGroupBy = ["kind"]
    let found = try context.fetch(asked)
    #expect(found.map { $0["kind"] as? String } == ["x", "y"])
    #expect(found.map { $0["sum"] as? Int } == [4, 2])
  }

  @Test("a history tells who has saved what, and another context takes it")
  func history() throws {
    let background = container.newBackgroundContext()
    background.transactionAuthor = "importer"
    let item = Item(entity: Item.entity(), insertInto: background)
    item.setValue("a", forKey: "name")
    try background.save()
    let asked = NSPersistentHistoryChangeRequest.fetchHistory(
      after: nil as NSPersistentHistoryToken?)
    let result = try context.execute(asked) as? NSPersistentHistoryResult
    let all = try #require(result?.result as? [NSPersistentHistoryTransaction])
    #expect(all.map(\.author) == ["importer"])
    #expect(all[0].changes?.map(\.changeType) == [.insert])
    context.mergeChanges(fromContextDidSave: all[0].objectIDNotification())
    #expect(try names() == ["a"])
    item.setValue("b", forKey: "name")
    try background.save()
    let next = NSPersistentHistoryChangeRequest.fetchHistory(after: all[0].token)
    let later = try context.execute(next) as? NSPersistentHistoryResult
    #expect((later?.result as? [NSPersistentHistoryTransaction])?.count == 1)
    try context.execute(NSPersistentHistoryChangeRequest.deleteHistory(before: Date()))
    let none = try context.execute(asked) as? NSPersistentHistoryResult
    #expect((none?.result as? [NSPersistentHistoryTransaction])?.isEmpty == true)
  }

  private final class Listener: NSFetchedResultsControllerDelegate {
    var told: [String] = []
    func controllerWillChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { told.append("will") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
      didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
      for type: NSFetchedResultsChangeType
    ) { told.append("section \(sectionInfo.name) \(type)") }
    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) { told.append("object \(type)") }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) { told.append("did") }
  }

  @Test("a controller tells of sections that come and go, between the beginning and the end")
  func sections() throws {
    let asked = NSFetchRequest<NSManagedObject>(entityName: "Item")
    asked.sortDescriptors = [NSSortDescriptor(key: "kind", ascending: true)]
    asked.predicate = NSPredicate(format: "kind != nil")
    let controller = NSFetchedResultsController(
      fetchRequest: asked, managedObjectContext: context, sectionNameKeyPath: "kind",
      cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    let item = Item(entity: Item.entity(), insertInto: context)
    item.setValue("x", forKey: "kind")
    #expect(listener.told == ["will", "section x insert", "object insert", "did"])
    listener.told = []
    context.delete(item)
    #expect(listener.told == ["will", "section x delete", "object delete", "did"])
  }
}
