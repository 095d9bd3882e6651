import Combine
import CoreData
import NavAppTest
import NavSim
import SwiftUI
import Testing

// What an app writes beside what Xcode makes of its model.
/// A shelf, whose properties Xcode writes.
public class Shelf: NSManagedObject {}
class Visitor: NSManagedObject {
  @NSManaged var name: String?
  @NSManaged private(set) var age: Int64
}

extension Visitor {
  @NSManaged var guide: Author?
  func grow() { age += 1 }
}

extension Volume {
  var words: String { "\(title ?? "") by \(author?.name ?? "nobody")\(isRead ? ", read" : "")" }
}

struct LibraryStore {
  let container = NSPersistentContainer(name: "Library")
  var context: NSManagedObjectContext { container.viewContext }

  init() {
    container.persistentStoreDescriptions.first?.url = URL(filePath: "/dev/null")
    container.loadPersistentStores { _, error in
      if let error { Issue.record("\(error)") }
    }
    context.automaticallyMergesChangesFromParent = true
  }

  func add(_ title: String, author: Author? = nil, pages: Int16 = 100) -> Volume {
    let volume = Volume(context: context)
    volume.title = title
    volume.author = author
    volume.pages = pages
    return volume
  }

  func titles(_ format: String? = nil, _ arguments: [Any] = []) throws -> [String] {
    let request: NSFetchRequest<Volume> = Volume.fetchRequest()
    request.predicate = format.map { NSPredicate(format: $0, argumentArray: arguments) }
    return try context.fetch(request).compactMap(\.title)
  }
}

/// Apps with objects of Core Data, and views that show them.
@MainActor @Suite struct CoreDataTests {
  private enum Bug { case opensLate }

  private struct Shelves: View {
    var bug: Bug?
    @Environment(\.managedObjectContext) private var context
    @FetchRequest(
      sortDescriptors: [NSSortDescriptor(keyPath: \Volume.title, ascending: true)],
      animation: .default)
    private var volumes: FetchedResults<Volume>
    @FetchRequest(
      sortDescriptors: [SortDescriptor(\Volume.pages, order: .reverse)],
      predicate: NSPredicate(format: "isRead == %@", NSNumber(value: false)))
    private var unread: FetchedResults<Volume>
    @State private var path: [Volume] = []
    @State private var isAdding = false

    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(volumes) { volume in NavigationLink(volume.words, value: volume) }
            .onDelete { places in places.map { volumes[$0] }.forEach(context.delete) }
        }
        .navigationDestination(for: Volume.self) { Page(volume: $0) }
        .toolbar {
          Button("Add") { isAdding = true }.disabled(volumes.count > 1)
          Text("\(unread.count) unread")
          Button("Next") { if let next = unread.first { open(next) } }.disabled(unread.isEmpty)
        }
        .sheet(isPresented: $isAdding) { Form(added: added) }
      }
    }

    private func open(_ volume: Volume) { if path.isEmpty { path.append(volume) } }

    private func added(_ volume: Volume) {
      guard bug == .opensLate else { return }
      Task {
        try? await Task.sleep(for: .seconds(1))
        await context.perform {}
        path.append(volume)
      }
    }
  }

  private struct Form: View {
    let added: (Volume) -> Void
    @Environment(\.managedObjectContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var title = ""

    var body: some View {
      TextField("Title", text: $title)
      Button("Save") {
        let volume = Volume(context: context)
        volume.title = title
        volume.number = UUID()
        do { try context.save() } catch { Issue.record("\(error)") }
        added(volume)
        dismiss()
      }
    }
  }

  private struct Page: View {
    @ObservedObject var volume: Volume
    @Environment(\.managedObjectContext) private var context
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Text(volume.words)
      Toggle("Read", isOn: $volume.isRead)
      Button("Delete") {
        context.delete(volume)
        dismiss()
      }
    }
  }

  private struct Library: App {
    let store = LibraryStore()
    var body: some Scene {
      WindowGroup { Shelves().environment(\.managedObjectContext, store.context) }
    }
  }

  @Test("what is inserted, edited and deleted is shown, in the order that is asked for")
  func shelves() throws {
    let store = LibraryStore()
    let stage = Stage(Shelves().environment(\.managedObjectContext, store.context))
    #expect(stage.buttons == ["Add"])
    for title in ["Tides", "Maps"] {
      try stage.tap("Add")
      stage.settle()
      try stage.type(title, into: "Title")
      try stage.tap("Save")
      stage.settle()
    }
    #expect(
      Array(stage.buttons.prefix(4)).filter { $0.contains("by") } == [
        "Maps by nobody", "Tides by nobody",
      ])
    #expect(stage.tree.allWords.contains("2 unread"))
    try stage.tap("Tides by nobody")
    stage.settle()
    try stage.tap("Read")
    #expect(stage.tree.allWords.contains("Tides by nobody, read"))
    try stage.tap("Delete")
    stage.settle()
    #expect(stage.buttons.filter { $0.contains("by") } == ["Maps by nobody"])
    #expect(stage.tree.allWords.contains("1 unread"))
    #expect(try store.titles() == ["Maps"])
  }

  @Test("an app with objects is played")
  func app() throws {
    #expect(try AppTest("shelves", app: Library.self).check(seeds: 1...10, steps: 40).calls > 0)
  }

  @Test("a planted bug of an app with objects is found")
  func planted() throws {
    let wrong = AppTest("shelves") {
      let store = LibraryStore()
      let _ = store.add("Tides")
      Shelves(bug: .opensLate).environment(\.managedObjectContext, store.context)
    }.notTapping("Delete", "Read").withoutCertificates
    let found = try wrong.routerTest.firstFinding(seeds: 1...60, steps: 30)
    #expect(found?.file.contains("tap \"Save\"") == true, "\(found?.file ?? "nothing")")
  }

  private struct SharedApp: App {
    static let shared: LibraryStore = {
      let store = LibraryStore()
      _ = store.add("Tides")
      try? store.context.save()
      return store
    }()

    private struct Content: View {
      @Environment(\.managedObjectContext) private var context
      @FetchRequest(sortDescriptors: []) private var volumes: FetchedResults<Volume>
      @State private var path: [String] = []
      var body: some View {
        NavigationStack(path: $path) {
          Button("Add") {
            let volume = Volume(context: context)
            volume.title = "Maps"
            if volumes.count > 1 { try? context.save() }
            path.append("\(volumes.count) and \(volume.objectID)")
          }
          .navigationDestination(for: String.self) { Text($0) }
        }
      }
    }

    var body: some Scene {
      WindowGroup { Content().environment(\.managedObjectContext, Self.shared.context) }
    }
  }

  @Test("a store in a singleton is for each run what it was when the app was made first")
  func singleton() throws {
    let app = AppTest("shared", app: SharedApp.self)
    #expect(try app.check(seeds: 1...10, steps: 20).calls > 0)
  }

  private struct Counted: View {
    let log: Log
    @FetchRequest(sortDescriptors: []) private var atlases: FetchedResults<Atlas>
    @FetchRequest(
      entity: Author.entity(), sortDescriptors: [],
      predicate: NSPredicate(format: "name BEGINSWITH %@", "A"))
    private var authors: FetchedResults<Author>

    var body: some View {
      let _ = log.add("\(atlases.map { $0.title ?? "" }) \(authors.map { $0.name ?? "" })")
      Button("none") { authors.nsPredicate = NSPredicate(value: false) }
    }
  }

  @Test("a view is evaluated again for what it shows, or should show, and for nothing else")
  func redraws() throws {
    let (store, log) = (LibraryStore(), Log())
    let stage = Stage(Counted(log: log).environment(\.managedObjectContext, store.context))
    func shown() -> [String] {
      stage.tree.endTurn()
      return log.take()
    }
    #expect(shown() == ["[] []"])
    let author = Author(context: store.context)
    author.name = "Bo"
    _ = store.add("Tides", author: author)
    #expect(shown() == [])
    author.name = "Ada"
    #expect(shown() == [#"[] ["Ada"]"#])
    let atlas = Atlas(context: store.context)
    atlas.title = "Seas"
    #expect(shown() == [#"["Seas"] ["Ada"]"#])
    try store.context.save()
    #expect(shown() == [])
    store.context.delete(atlas)
    author.name = "Bo"
    #expect(shown() == ["[] []"])
    author.name = "Ada"
    #expect(shown() == [#"[] ["Ada"]"#])
    try stage.tap("none")
    #expect(shown() == ["[] []"])
  }

  private struct ByPages: View {
    @SectionedFetchRequest(
      sectionIdentifier: \Volume.pages,
      sortDescriptors: [SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.title)])
    private var sections: SectionedFetchResults<Int16, Volume>

    var body: some View {
      ForEach(sections) { section in
        let pages = NSNumber(value: section.id)
        Text(
          "\(pages, formatter: NumberFormatter()): \(section.map { $0.title ?? "" }.joined(separator: ", "))"
        )
      }
      Text(Date(), formatter: DateFormatter())
    }
  }

  @Test("sections have what follows each other with the same value")
  func sections() throws {
    let store = LibraryStore()
    let stage = Stage(ByPages().environment(\.managedObjectContext, store.context))
    let maps = store.add("Maps", pages: 10)
    for (title, pages) in [("Tides", 10), ("Seas", 30)] as [(String, Int16)] {
      _ = store.add(title, pages: pages)
    }
    stage.tree.endTurn()
    #expect(stage.tree.allWords == ["30: Seas", "10: Maps, Tides", "date"])
    maps.pages = 30
    stage.tree.endTurn()
    #expect(stage.tree.allWords == ["30: Maps, Seas", "10: Tides", "date"])
  }

  @Test("what another context saves is shown where it is merged")
  func merging() throws {
    let (store, log) = (LibraryStore(), Log())
    let stage = Stage(Counted(log: log).environment(\.managedObjectContext, store.context))
    for (isMerged, shown) in [(false, []), (true, [#"[] ["Ada", "Ann"]"#])] as [(Bool, [String])] {
      _ = log.take()
      store.context.automaticallyMergesChangesFromParent = isMerged
      let context = store.container.newBackgroundContext()
      Author(context: context).name = isMerged ? "Ann" : "Ada"
      try context.save()
      stage.tree.endTurn()
      #expect(log.take() == shown)
    }
  }
}
