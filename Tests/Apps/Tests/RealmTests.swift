import NavAppTest
import RealmSwift
import SwiftUI
import Testing

private final class Chore: Object, ObjectKeyIdentifiable {
  @Persisted(primaryKey: true) var _id: ObjectId
  @Persisted var title = ""
  @Persisted var rank: Int
  @Persisted var isDone = false
  @Persisted var note: String?
  @Persisted var steps: RealmSwift.List<Chore>

  convenience init(_ title: String, rank: Int) {
    self.init()
    self.title = title
    self.rank = rank
  }
}

/// Databases of Realm, which are a run's own.
@MainActor @Suite struct RealmTests {
  private struct Root: View {
    @ObservedResults(Chore.self, sortDescriptor: SortDescriptor(keyPath: "rank", ascending: false))
    private var chores
    @ObservedResults(Chore.self, where: { $0.isDone == true }) private var done

    var body: some View {
      NavigationStack {
        SwiftUI.List {
          ForEach(chores) { chore in
            NavigationLink("\(chore.title) \(chore.isDone ? "done" : "open")") {
              Editor(chore: chore)
            }
          }
          .onDelete(perform: $chores.remove)
        }
        Button("Add") { $chores.append(Chore("chore \(chores.count)", rank: chores.count)) }
        Button("Done: \(done.count)") {}
      }
    }
  }

  private struct Editor: View {
    @ObservedRealmObject var chore: Chore
    var body: some View { Toggle("done", isOn: $chore.isDone) }
  }

  private struct Chores: App {
    var body: some Scene { WindowGroup { Root() } }
  }

  @Test("what is kept, changed and deleted is shown, in the order that is asked for, for the run")
  func shown() throws {
    let app = AppTest("chores", app: Chores.self)
    for _ in 0..<2 {
      let touched = try app.touched(
        """
        +0ms a tap "Add"
        +0ms a tap "Add"
        +0ms a tap "chore 0 open"
        +500ms a tap "done"
        +0ms user back
        +500ms a tap "Done: 1"
        +0ms a tap "Delete"
        +100ms a tap "chore 0 done"
        """)
      #expect(touched.last == "chore 0 done")
    }
  }

  @Test("conditions, orders and keys find objects, and a write that fails is taken back")
  func database() throws {
    let realm = try Realm()
    let first = Chore("a", rank: 2)
    try realm.write {
      realm.add([first, Chore("b", rank: 1)])
      first.steps.append(Chore("step", rank: 9))
    }
    #expect(
      realm.objects(Chore.self).filter("rank < 5").sorted(byKeyPath: "rank").map(\.title) == [
        "b", "a",
      ])
    #expect(realm.objects(Chore.self).where { $0.title == "a" && $0.rank > 1 }.count == 1)
    #expect(realm.objects(Chore.self).filter("title BEGINSWITH %@", "st").count == 1)
    #expect(realm.object(ofType: Chore.self, forPrimaryKey: first._id) === first)
    struct Failure: Error {}
    #expect(throws: Failure.self) {
      try realm.write {
        first.title = "c"
        first.steps.removeAll()
        realm.delete(first)
        throw Failure()
      }
    }
    #expect(first.title == "a" && first.steps.count == 1 && !first.isInvalidated)
    let other = Chore("new", rank: 7)
    other._id = first._id
    try realm.write { realm.add(other, update: .modified) }
    #expect(first.title == "new")
    try realm.write { realm.deleteAll() }
    #expect(realm.isEmpty && first.isInvalidated)
  }
}
