import SwiftUI
import Testing

/// When bodies are evaluated, and what is kept from one time to the next.
@MainActor @Suite struct StateTests {
  @Observable final class Model {
    var title = "title"
    var count = 0
  }

  final class Base: ObservableObject { @Published var count = 0 }

  class Parent: ObservableObject { @Published var name = "a" }
  final class Child: Parent { @Published var age = 1 }

  struct Reader: View {
    let log: Log
    let model: Model
    @State private var taps = 0
    var body: some View {
      log.add("reader")
      return VStack {
        Text(model.title)
        Button("twice") {
          taps += 1
          model.title += "!"
          taps += 1
        }
        Counter(log: log, model: model)
        Text("\(taps)")
      }
    }
  }

  struct Counter: View {
    let log: Log
    let model: Model
    var body: some View {
      log.add("counter")
      return Button("count \(model.count)") { model.count += 1 }
    }
  }

  @Test("several changes in one turn are one update")
  func oneUpdate() throws {
    let log = Log()
    let stage = Stage(Reader(log: log, model: Model()))
    _ = log.take()
    try stage.tap("twice")
    #expect(log.take() == ["reader"])
  }

  @Test("only the bodies are evaluated again that have read what has changed")
  func onlyReaders() throws {
    let log = Log()
    let model = Model()
    let stage = Stage(Reader(log: log, model: model))
    _ = log.take()
    try stage.tap("count 0")
    #expect(log.take() == ["counter"])
    #expect(stage.buttons == ["twice", "count 1"])
  }

  struct Giver: View {
    let log: Log
    @State private var path: [Int] = []
    @State private var taps = 0
    var body: some View {
      VStack {
        Taker(name: "same", log: log, path: $path)
        Taker(name: "text \(taps)", log: log, path: $path)
        Taker(name: "closure", log: log, path: $path) { taps = 0 }
        Taker(name: "dark", log: log, path: $path).disabled(taps > 1)
        Button("tap") { taps += 1 }
      }
    }
  }

  struct Taker: View {
    let name: String
    let log: Log
    @Binding var path: [Int]
    var action: (@MainActor () -> Void)?
    var body: some View {
      log.add(name)
      return EmptyView()
    }
  }

  @Test("a body is evaluated again where the view is given something else, or by a redraw")
  func givenSomethingElse() throws {
    let log = Log()
    let stage = Stage(Giver(log: log))
    _ = log.take()
    try stage.tap("tap")
    #expect(log.take() == ["text 1", "closure"])
    try stage.tap("tap")
    #expect(log.take() == ["text 2", "closure", "dark"])
    stage.tree.evaluateAll()
    stage.tree.endTurn()
    #expect(log.take() == ["same", "text 2", "closure", "dark"])
  }

  @Test("a published property tells before it changes, and the default publisher finds it")
  func published() {
    let child = Child()
    var seen: [String] = []
    let all = child.objectWillChange.sink {
      seen.append("will change: \(child.name), \(child.age)")
    }
    let name = child.$name.dropFirst().sink { seen.append("name \($0), still \(child.name)") }
    child.name = "b"
    child.age = 2
    #expect(
      seen == ["will change: a, 1", "name b, still a", "will change: b, 1"])
    all.cancel()
    name.cancel()
  }

  struct Row: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 } }
  }

  struct Rows: View {
    @State private var names = ["a", "b"]
    @State private var generation = 0
    @State private var isFirst = true
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Row(name: $0) }
        Row(name: "fixed").id(generation)
        if isFirst { Row(name: "branch") } else { Row(name: "branch") }
        Button("reverse") { names.reverse() }
        Button("renew") { generation += 1 }
        Button("switch") { isFirst.toggle() }
      }
    }
  }

  @Test("state goes with the id of a row, ends with another explicit id, and with another branch")
  func identity() throws {
    let stage = Stage(Rows())
    try stage.tap("a 0")
    try stage.tap("reverse")
    #expect(stage.buttons.prefix(2) == ["b 0", "a 1"])
    try stage.tap("fixed 0")
    try stage.tap("branch 0")
    #expect(stage.buttons[2...3] == ["fixed 1", "branch 1"])
    try stage.tap("renew")
    try stage.tap("switch")
    #expect(stage.buttons[2...3] == ["fixed 0", "branch 0"])
  }

  struct Owner: View {
    var body: some View {
      VStack {
        Keeping()
        Forgetting()
      }
    }
  }

  struct Keeping: View {
    @StateObject private var base = Base()
    var body: some View { Button("keeps \(base.count)") { base.count += 1 } }
  }

  struct Forgetting: View {
    @ObservedObject private var base = Base()
    var body: some View { Button("forgets \(base.count)") { base.count += 1 } }
  }

  @Test("bodies that are evaluated at another time keep what is theirs, and nothing else")
  func evaluatedAgain() throws {
    let stage = Stage(Owner())
    try stage.tap("keeps 0")
    try stage.tap("forgets 0")
    #expect(stage.buttons == ["keeps 1", "forgets 1"])
    stage.tree.evaluateAll()
    stage.tree.endTurn()
    #expect(stage.buttons == ["keeps 1", "forgets 0"])
  }

  struct Changing: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      Button("add \(count)") {
        count += 1
        count += 1
      }
      .onChange(of: count) { old, new in
        log.add("\(old) to \(new)")
        if new < 3 { count = 3 }
      }
    }
  }

  @Test("a change is told once, after the update, and may lead to another update in the turn")
  func onChange() throws {
    let log = Log()
    let stage = Stage(Changing(log: log))
    try stage.tap("add 0")
    #expect(log.take() == ["0 to 2", "2 to 3"])
    #expect(stage.buttons == ["add 3"])
    #expect(stage.tree.settles)
  }

  struct Spinning: View {
    @State private var count = 0
    var body: some View {
      Button("spin") { count += 1 }.onChange(of: count) { count += 1 }
    }
  }

  @Test("updates that lead to each other without an end are noticed")
  func endless() throws {
    let stage = Stage(Spinning())
    #expect(stage.tree.settles)
    try stage.tap("spin")
    #expect(!stage.tree.settles)
  }

  struct Handing: View {
    let log: Log
    @State private var tab = 0
    @State private var path: [Int] = []
    @State private var isShown = false
    @State private var name = ""
    var body: some View {
      log.add("body")
      return TabView(selection: $tab) {
        NavigationStack(path: $path) {
          VStack {
            NavigationLink("push", value: 1)
            Button("show") { isShown = true }
            TextField("name", text: $name)
          }
          .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        .tag(0)
        Text("other").tag(1)
      }
      .sheet(isPresented: $isShown) { Text("sheet") }
    }
  }

  @Test("a view that only hands a binding on is not evaluated again when the value changes")
  func handing() throws {
    let log = Log()
    let stage = Stage(Handing(log: log))
    _ = log.take()
    try stage.tap("push")
    stage.settle()
    #expect(stage.wanted == "[0] Handing, 1")
    stage.tree.userSelected("1")
    stage.settle()
    stage.tree.userSelected("0")
    stage.settle()
    stage.tree.userWentBack(on: stage.tree.wanted.layers[0].pageIDs, to: 0)
    stage.settle()
    try stage.tap("show")
    stage.settle()
    #expect(stage.wanted == "[0] Handing / \"sheet\"")
    #expect(log.take() == [])
  }

  final class Tally: ObservableObject { @Published var count = 0 }

  struct TallyView: View {
    @ObservedObject var model: Tally
    var body: some View { Button("count \(model.count)") { model.count += 1 } }
  }

  struct TallyApp: App {
    @State private var title = "counter"
    var body: some Scene {
      WindowGroup {
        TallyView(model: Tally())
        Button(title) { title = "anew" }
      }
    }
  }

  @Test("the body of an app is evaluated when what it reads has changed, and not by a redraw")
  func app() throws {
    let stage = Stage(AppRoot(TallyApp()))
    try stage.tap("count 0")
    stage.tree.evaluateAll()
    stage.tree.endTurn()
    #expect(stage.buttons == ["count 1", "counter"])
    try stage.tap("counter")
    #expect(stage.buttons == ["count 0", "anew"])
  }

  struct TallyScene: Scene {
    @State private var count = 0
    @Environment(\.isEnabled) private var isEnabled
    var body: some Scene { WindowGroup { Button("\(isEnabled) \(count)") { count += 1 } } }
  }

  struct TallyScenes: App {
    var body: some Scene { TallyScene().environment(\.isEnabled, false) }
  }

  @Test("a scene of the app's own has a state and an environment")
  func scenes() throws {
    let stage = Stage(AppRoot(TallyScenes()))
    #expect(stage.wanted == "\"false 0\"")
    let own = Stage(TallyScene().root)
    try own.tap("true 0")
    #expect(own.buttons == ["true 1"])
  }

  struct Search: View {
    let log: Log
    @State private var words = ""
    var body: some View {
      TextField("Find", text: $words).onChange(of: words) { _, words in log.add(words) }
    }
  }

  struct Searching: View {
    let log: Log
    @State private var tab = 0
    var body: some View {
      TabView(selection: $tab) {
        NavigationStack { Text("home") }.tag(0)
        NavigationStack { Search(log: log) }.tag(1)
      }
    }
  }

  @Test("a view keeps its state where the view that has it as a property is evaluated again")
  func ownState() throws {
    let log = Log()
    let stage = Stage(Searching(log: log))
    stage.tree.userSelected("1")
    stage.settle()
    try stage.type("a", into: "Find")
    #expect(log.take() == ["a"])
  }
}
