import SwiftUI
import Testing

/// What can be touched, by which words, and what comes of it.
@MainActor @Suite struct ControlTests {
  private enum Colour: String, CaseIterable, Identifiable {
    case red, green
    var id: Self { self }
  }

  private struct Settings: View {
    let log: Log
    @State private var colour = Colour.red
    @State private var count = 1
    @State private var isOn = false
    @State private var row: Int?
    @State private var query = ""
    var body: some View {
      List(selection: $row) {
        Text("row 7").tag(7)
        Text("\(colour.rawValue) \(count) \(isOn) \(row ?? 0) \(query)")
      }
      .searchable(text: $query, prompt: "Find")
      .onSubmit(of: .search) { log.add("submitted \(query)") }
      Picker("Colour", selection: $colour) {
        ForEach(Colour.allCases) { Text($0.rawValue).tag($0) }
      }
      Stepper("Count", value: $count, in: 1...2)
      Toggle("Wifi", isOn: $isOn)
      Menu("More") { Button("Rename") { log.add("renamed") } }
    }
  }

  @Test("pickers, steppers, toggles, menus, rows and search fields change what they are bound to")
  func bound() throws {
    let log = Log()
    let stage = Stage(Settings(log: log))
    func says(_ text: String) -> Bool { stage.tree.allWords.contains(text) }
    #expect(
      stage.buttons == ["row 7", "Find", "red", "green", "Count +", "Wifi", "Rename"])
    try stage.tap("green")
    try stage.tap("Count +")
    #expect(!stage.buttons.contains("Count +"))
    #expect(stage.buttons.contains("Count -"))
    try stage.tap("Wifi")
    try stage.tap("row 7")
    try stage.type("lamp", into: "Find")
    try stage.tap("Rename")
    #expect(says("green 2 true 7 lamp"))
    #expect(log.take() == ["submitted lamp", "renamed"])
  }

  private struct Bar: ToolbarContent {
    let log: Log
    @ToolbarContentBuilder var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("bar") { log.add("bar") } }
      ToolbarItem { ContentUnavailableView("None", systemImage: "x", description: Text("yet")) }
    }
  }

  private struct Around: View {
    let log: Log
    private func button(_ name: String) -> some View { Button(name) { log.add(name) } }
    var body: some View {
      NavigationStack {
        Text("page")
          .toolbar { Bar(log: log) }
          .contextMenu { button("menu") }
          .swipeActions { button("swiped") }
          .overlay { button("above") }
          .background { button("behind") }
          .safeAreaInset(edge: .bottom) { button("below") }
        button("off").disabled(true)
        button("no hits").allowsHitTesting(false)
        button("not there").hidden()
        Button {
          log.add("picture")
        } label: {
          Image(systemName: "gear")
        }
        Button {
        } label: {
          Image(systemName: "xmark")
        }
        .accessibilityLabel("Close")
        HStack { button("inner") }.onTapGesture { log.add("outer") }
      }
    }
  }

  @Test("buttons of bars, menus, rows and layers are touched; hidden and disabled ones are not")
  func around() throws {
    let log = Log()
    let stage = Stage(Around(log: log))
    #expect(
      Set(stage.buttons) == [
        "bar", "menu", "swiped", "above", "behind", "below", "gear", "Close", "inner",
      ])
    for words in ["bar", "menu", "swiped", "above", "behind", "below", "gear", "inner"] {
      try stage.tap(words)
    }
    #expect(
      log.take() == ["bar", "menu", "swiped", "above", "behind", "below", "picture", "outer"])
  }

  private struct Focused: View {
    @FocusState private var field: Int?
    @FocusState private var isIn: Bool
    @State private var text = ""
    var body: some View {
      TextField("Name", text: $text).focused($field, equals: 1).focused($isIn)
      Button("next") {
        field = 1
        isIn = true
      }
      Text("\(field ?? 0) \(isIn)")
    }
  }

  @Test("the focus is where the app has put it")
  func focus() throws {
    let stage = Stage(Focused())
    #expect(stage.tree.allWords.contains("0 false"))
    try stage.tap("next")
    #expect(stage.tree.allWords.contains("1 true"))
  }

  private struct Linked: View {
    @State private var chosen: String?
    @State private var isOpen = false
    @Environment(\.presentationMode) private var mode
    var body: some View {
      NavigationView {
        VStack {
          NavigationLink(destination: Leaf(), tag: "a", selection: $chosen) { Text("A") }
          NavigationLink(destination: Leaf(), tag: "b", selection: $chosen) { Text("B") }
          NavigationLink(isActive: $isOpen) {
            Button("shut") { isOpen = false }
          } label: {
            Text("C")
          }
          Button("choose b") { chosen = "b" }
          Text("chosen \(chosen ?? "none"), \(isOpen)")
        }
      }
    }
  }

  private struct Leaf: View {
    @Environment(\.presentationMode) private var mode
    var body: some View {
      Button("leave \(mode.wrappedValue.isPresented)") { mode.wrappedValue.dismiss() }
    }
  }

  @Test("links of earlier systems write their selection, and are pushed by it")
  func links() throws {
    let stage = Stage(Linked())
    func says(_ text: String) -> Bool { stage.tree.allWords.contains(text) }
    for words in ["A", "choose b"] {
      try stage.tap(words)
      stage.settle()
      #expect(says("chosen \(words == "A" ? "a" : "b"), false"))
      #expect(stage.screen.layers[0].pages == ["Leaf"])
      try stage.tap("leave true")
      stage.settle()
      #expect(says("chosen none, false"))
    }
    try stage.tap("C")
    stage.settle()
    #expect(says("chosen none, true"))
    stage.tree.userWentBack(on: stage.screen.layers[0].pageIDs, to: 0)
    stage.settle()
    #expect(says("chosen none, false"))
  }
}
