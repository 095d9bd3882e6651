import CoreData
import Testing

/// Objects of Core Data, alone.
@MainActor @Suite struct CoreDataObjectTests {
  private let store = LibraryStore()
  private var context: NSManagedObjectContext { store.context }

  private func author(_ name: String) -> Author {
    let author = Author(context: context)
    author.name = name
    return author
  }

  private func names(_ volumes: NSSet?) -> [String] {
    (volumes as? Set<Volume> ?? []).compactMap(\.title).sorted()
  }

  @Test("a new object has what its model says, and zero where that says nothing")
  func defaults() throws {
    let atlas = Atlas(context: context)
    #expect(atlas.title == "\"Untitled\"")
    #expect(atlas.pages == 100)
    #expect(!atlas.isRead)
    #expect(atlas.maps == 0)
    #expect(atlas.stars == nil)
    #expect(atlas.number == nil)
    #expect(atlas.value(forKey: "pages") as? Int == 100)
    atlas.setValue(7, forKey: "pages")
    #expect(atlas.pages == 7)
    let volume: Volume = atlas
    #expect(volume.entity.name == "Atlas")
  }

  @Test("each side of a relationship follows the other")
  func inverses() throws {
    let (ada, bo) = (author("Ada"), author("Bo"))
    let (tides, maps) = (store.add("Tides", author: ada), store.add("Maps", author: ada))
    #expect(names(ada.volumes) == ["Maps", "Tides"])
    bo.addToVolumes(maps)
    #expect(names(ada.volumes) == ["Tides"])
    #expect(maps.author === bo)
    bo.volumes = NSSet(array: [tides])
    #expect(maps.author == nil)
    #expect(tides.author == bo)
    #expect(names(ada.volumes) == [])
    bo.removeFromVolumes(NSSet(object: tides))
    #expect(tides.author == nil)
    let shelf = Shelf(context: context)
    shelf.addToVolumes(NSOrderedSet(array: [maps, tides]))
    #expect((shelf.volumes?.array as? [Volume]) == [maps, tides])
    #expect(tides.shelf === shelf)
    shelf.insert(tides, intoManaged: "volumes", at: 0)
    #expect((shelf.volumes?.array as? [Volume]) == [tides, maps])
    shelf.replace(at: NSIndexSet(index: 1), with: [store.add("Seas")], inManaged: "volumes")
    #expect((shelf.volumes?.array as? [Volume])?.map(\.title) == ["Tides", "Seas"])
    #expect(maps.shelf == nil)
    shelf.remove(at: 0, fromManaged: "volumes")
    #expect(tides.shelf == nil)
  }

  @Test("who is deleted takes others along, is forgotten by them, or stays as long as they do")
  func deleteRules() throws {
    let ada = author("Ada")
    let (tides, maps) = (store.add("Tides", author: ada), store.add("Maps", author: ada))
    context.delete(maps)
    #expect(names(ada.volumes) == ["Tides"])
    let shelf = Shelf(context: context)
    shelf.addToVolumes(tides)
    try context.save()
    context.delete(shelf)
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    #expect(!shelf.isDeleted)
    #expect(try store.titles() == ["Tides"])
    context.delete(ada)
    #expect(tides.isDeleted)
    try context.save()
    #expect(tides.managedObjectContext == nil)
    #expect(try store.titles() == [])
    #expect(shelf.volumes?.count == 0)
  }

  @Test("what is not saved can be taken back")
  func rollback() throws {
    let ada = author("Ada")
    let tides = store.add("Tides", author: ada)
    try context.save()
    #expect(!context.hasChanges)
    tides.title = "Floods"
    _ = store.add("Maps", author: ada)
    #expect(tides.changedValues().keys.sorted() == ["title"])
    #expect(tides.committedValues(forKeys: ["title"])["title"] as? String == "Tides")
    context.rollback()
    #expect(!context.hasChanges)
    #expect(tides.title == "Tides")
    #expect(names(ada.volumes) == ["Tides"])
    context.delete(ada)
    context.rollback()
    #expect(try store.titles() == ["Tides"])
    #expect(tides.author === ada)
  }

  @Test("what is required, or must differ, is not saved without")
  func validation() throws {
    _ = Author(context: context)
    let error = #expect(throws: NSError.self) { try context.save() }
    #expect(error?.code == 1570)
    context.rollback()
    _ = author("Ada")
    try context.save()
    let second = author("Ada")
    #expect(throws: NSError.self) { try context.save() }
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    #expect(try context.fetch(request) == [second])
  }

  @Test("a context below another one saves to it")
  func below() throws {
    let tides = store.add("Tides")
    try context.save()
    let below = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    below.parent = context
    let edited = try #require(try below.existingObject(with: tides.objectID) as? Volume)
    #expect(edited !== tides)
    edited.title = "Floods"
    let maps = Volume(context: below)
    maps.title = "Maps"
    #expect(try store.titles() == ["Tides"])
    try below.save()
    #expect(try store.titles() == ["Floods", "Maps"])
    #expect(context.hasChanges)
    try context.save()
    #expect(
      try store.container.newBackgroundContext().count(
        for: Volume.fetchRequest() as NSFetchRequest<Volume>) == 2)
  }

  @Test("a request gives as many as are asked for, in an order")
  func requests() throws {
    for (title, pages) in [("b", 2), ("a", 2), ("c", 1)] as [(String, Int16)] {
      _ = store.add(title, pages: pages)
    }
    let request = NSFetchRequest<Volume>(entityName: "Volume")
    request.sortDescriptors = [
      NSSortDescriptor(keyPath: \Volume.pages, ascending: false),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    #expect(try context.fetch(request).map(\.title) == ["a", "b", "c"])
    request.fetchOffset = 1
    request.fetchLimit = 1
    #expect(try context.fetch(request).map(\.title) == ["b"])
    let all = NSFetchRequest<any NSFetchRequestResult>(entityName: "Volume")
    #expect(try context.count(for: all) == 3)
    try context.save()
    let deleting = NSBatchDeleteRequest(fetchRequest: all)
    deleting.resultType = .resultTypeObjectIDs
    let deleted = try context.execute(deleting) as? NSBatchDeleteResult
    let ids = try #require(deleted?.result as? [NSManagedObjectID])
    #expect(ids.count == 3)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: ids], into: [context])
    #expect(try store.titles() == [])
  }

  @Test("a class that is written by hand, and a kind without a class of its own, have objects")
  func byHand() throws {
    let visitor = Visitor(context: context)
    visitor.setValue("Cy", forKey: "name")
    let name = NSEntityDescription.entity(forEntityName: "Visitor", in: context)?.name
    #expect(name == "Visitor")
    #expect(visitor.value(forKeyPath: "name") as? String == "Cy")
    #expect(visitor.name == "Cy")
    visitor.grow()
    #expect(visitor.value(forKey: "age") as? Int == 1)
    visitor.guide = author("Ada")
    #expect(visitor.value(forKeyPath: "guide.name") as? String == "Ada")
    let other = NSEntityDescription.insertNewObject(forEntityName: "Visitor", into: context)
    #expect(other is Visitor)
    #expect(context.insertedObjects.count == 3)
  }

  private final class Told: NSFetchedResultsControllerDelegate {
    private(set) var lines: [String] = []

    func controller(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange object: Any,
      at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {
      let places = [indexPath, newIndexPath].map { $0.map { "\($0[1])" } ?? "none" }
      lines.append("\(type) \(places[0]) to \(places[1])")
    }

    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<any NSFetchRequestResult>
    ) {
      let found = controller.fetchedObjects as? [Author] ?? []
      lines.append(found.map { $0.name ?? "" }.joined(separator: " "))
    }
  }

  @Test("an object may be nowhere, and then be inserted")
  func nowhere() throws {
    let visitor = Visitor()
    #expect(visitor.managedObjectContext == nil)
    visitor.name = "Cy"
    context.insert(visitor)
    #expect(visitor.isInserted)
    #expect(try context.fetch(Visitor.fetchRequest()).count == 1)
  }

  @Test("a controller tells what it finds")
  func controllers() throws {
    let request: NSFetchRequest<Author> = Author.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Author.name, ascending: true)]
    request.predicate = NSPredicate(format: "name != nil")
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "name",
      cacheName: nil)
    let told = Told()
    controller.delegate = told
    let ada = author("Ada")
    try controller.performFetch()
    #expect(controller.object(at: IndexPath(indexes: [0, 0])) === ada)
    let bo = author("Bo")
    #expect(controller.sections?.map(\.name) == ["Ada", "Bo"])
    #expect(controller.indexPath(forObject: bo) == IndexPath(indexes: [1, 0]))
    ada.name = "Cy"
    context.delete(bo)
    #expect(
      told.lines == [
        "insert none to 0", "Ada Bo", "move 0 to 0", "Bo Cy", "delete 0 to none", "Cy",
      ])
  }

  @Test("work waits for the main queue, and its result is waited for")
  func performing() async throws {
    let count = try await store.container.performBackgroundTask { context in
      Author(context: context).name = "Ada"
      try context.save()
      return context.registeredObjects.count
    }
    #expect(count == 1)
    let names = await context.perform { (try? Author.all(in: context))?.compactMap(\.name) }
    #expect(names == ["Ada"])
    #expect(context.performAndWait { 1 } == 1)
  }
}

extension Author {
  fileprivate static func all(in context: NSManagedObjectContext) throws -> [Author] {
    try context.fetch(Author.fetchRequest() as NSFetchRequest<Author>)
  }
}
