import NavAppTest
import SwiftData
import Testing

@Model final class Book {
  @Attribute(.unique) var title: String
  // var comment = 1
  var year: Int? = nil
  @Relationship(deleteRule: .cascade) var chapters: [String] = ["one", "two"]
  var isRead = false { didSet { changes += 1 } }
  @Transient var changes = 0
  var words: String { "\(title) \(year ?? 0) \(isRead ? "read" : "new")" }
  static let shelf = "shelf"

  init(title: String, year: Int?) {
    self.title = title
    self.year = year
  }
}

/// Models that are kept, and what shows them.
@MainActor @Suite struct ModelTests {
  private struct Shelf: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Book> { $0.title.localizedStandardContains("É") }, sort: \Book.title)
    private var found: [Book]
    @Query(sort: [SortDescriptor(\Book.year, order: .reverse)]) private var all: [Book]
    @State private var path: [Book] = []
    var body: some View {
      NavigationStack(path: $path) {
        List {
          ForEach(all) { book in NavigationLink(book.words, value: book) }
            .onDelete { places in for place in places { context.delete(all[place]) } }
          Text("found \(found.map(\.title))")
          Count()
        }
        .navigationDestination(for: Book.self) { book in Editor(book: book) }
        Button("Add") { context.insert(Book(title: "egg \(all.count)", year: all.count)) }
      }
    }
  }

  private struct Count: View {
    @Query private var all: [Book]
    var body: some View { Text("\(all.count) books") }
  }

  private struct Editor: View {
    @Bindable var book: Book
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Toggle("read", isOn: $book.isRead)
      Button("Done") { dismiss() }
    }
  }

  private struct Library: App {
    var body: some Scene { WindowGroup { Shelf() }.modelContainer(for: Book.self) }
  }

  @Test("what is inserted, changed and deleted is shown, in the order that is asked for")
  func shelf() throws {
    let stage = Stage(Shelf().modelContainer(for: Book.self))
    try stage.tap("Add")
    try stage.tap("Add")
    #expect(stage.buttons.filter { $0.hasPrefix("egg") } == ["egg 1 1 new", "egg 0 0 new"])
    #expect(stage.tree.allWords.contains(#"found ["egg 0", "egg 1"]"#))
    #expect(stage.tree.allWords.contains("2 books"))
    try stage.tap("egg 0 0 new")
    stage.begin()
    stage.end()
    try stage.tap("read")
    #expect(stage.tree.allWords.contains("egg 0 0 read"))
    try stage.tap("Done")
    stage.begin()
    stage.end()
    try stage.tap("Delete")
    #expect(stage.buttons.filter { $0.hasPrefix("egg") } == ["egg 0 0 read"])
  }

  @Test("a context finds by a condition, in an order, and as many as are asked for")
  func context() throws {
    let container = try ModelContainer(
      for: Book.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    let context = container.mainContext
    for (title, year) in [("b", 2), ("a", nil), ("c", 1)] as [(String, Int?)] {
      context.insert(Book(title: title, year: year))
    }
    var asked = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.year)])
    #expect(try context.fetch(asked).map(\.title) == ["a", "c", "b"])
    asked.fetchOffset = 1
    asked.fetchLimit = 1
    let found = try context.fetch(asked)
    #expect(found.map(\.title) == ["c"])
    let known: Book? = context.registeredModel(for: found[0].id)
    #expect(known === found[0])
    try context.delete(model: Book.self, where: #Predicate { $0.title > "a" })
    #expect(try context.fetchCount(FetchDescriptor<Book>()) == 1)
  }

  @Test("an app with models is played, and begins without them in each run")
  func app() throws {
    let app = AppTest("books", app: Library.self)
    #expect(try app.check(seeds: 1...3, steps: 30).calls > 0)
  }
}
