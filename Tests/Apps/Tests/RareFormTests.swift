import Foundation
import SwiftUI
import Testing

/// Controls in their rarer forms do what the usual ones do.
@MainActor @Suite struct RareFormTests {
  private struct Folder: Identifiable {
    let id: String
    var children: [Folder]?
  }

  private struct Forms: View {
    let log: Log
    private let title = "title"
    private let folders = [Folder(id: "src", children: [Folder(id: "main")]), Folder(id: "doc")]
    @State private var isOpen = false
    @State private var query = ""
    @State private var scope = 1
    var body: some View {
      List(folders, children: \.children) { folder in Button(folder.id) { log.add(folder.id) } }
        .searchable(text: $query, placement: .navigationBarDrawer(displayMode: .always))
        .searchScopes($scope) {
          Text("here").tag(1)
          Text("all").tag(2)
        }
      Section("Folded", isExpanded: $isOpen) { Button("unfolded") {} }
      Menu {
        Button("second") { log.add("second") }
      } label: {
        Text("first")
      } primaryAction: {
        log.add("first")
      }
      Menu(title) { Button("third") { log.add("third") } }
      Toggle(title, systemImage: "x", isOn: $isOpen)
      Text("\(query) \(scope) \(12.5, specifier: "%.2f") \(0.5, format: .number)")
    }
  }

  @Test("outlines, folded sections, menus with an action of their own, and scopes are touched")
  func forms() throws {
    let log = Log()
    let stage = Stage(Forms(log: log))
    try stage.tap("doc")
    #expect(!stage.buttons.contains("main"))
    try stage.tap("src")
    try stage.tap("main")
    try stage.tap("first")
    try stage.tap("second")
    try stage.tap("third")
    #expect(log.take() == ["doc", "main", "first", "second", "third"])
    try stage.tap("Folded")
    #expect(stage.buttons.contains("unfolded"))
    try stage.tap("title")
    #expect(!stage.buttons.contains("unfolded"))
    try stage.tap("all")
    try stage.type("x", into: "Search")
    #expect(stage.tree.allWords.contains("x 2 12.50 0.5"))
  }

  private struct Rows: View {
    private let folders = [Folder(id: "src"), Folder(id: "doc")]
    @State private var chosen: String?
    var body: some View {
      Table(folders, selection: $chosen) {
        TableColumn("Name", value: \.id)
        TableColumn("Size") { _ in Text("large") }
      }
      Text("chosen \(chosen ?? "none")")
    }
  }

  private struct Older: View {
    let log: Log
    @State private var selection: Int?
    private let email = NSPredicate(format: "SELF MATCHES %@", "[a-z]+@[a-z]+")
    private let other = NSPredicate(format: "SELF == %@", "a@b")
    var body: some View {
      NavigationView {
        List(1..<3) { number in
          NavigationLink(tag: number, selection: $selection) {
            Button("on page \(number)") { log.add("page \(number)") }
          } label: {
            Text("row \(number)")
          }
        }
        .contextMenu(ContextMenu { Button("copy") { log.add("copy") } })
      }
      Text("place").onTapGesture { point in log.add("\(point)") }
      Slider(
        value: .constant(1.0), in: 0...2, minimumValueLabel: Text("0"), maximumValueLabel: Text("2")
      ) {
        Text("how much")
      }
      Button("check") {
        log.add("\(["a@b", "x a@b", "a"].map { email.evaluate(with: $0) })")
        log.add("\(other.evaluate(with: "a@b"))")
      }
    }
  }

  @Test("links by a tag, lists of numbers, menus and patterns as earlier systems have them")
  func older() throws {
    let log = Log()
    let stage = Stage(Older(log: log))
    try stage.tap("copy")
    try stage.tap("place")
    try stage.tap("check")
    #expect(log.take() == ["copy", "\(CGPoint.zero)", "[true, false, false]", "true"])
    try stage.tap("row 2")
    stage.begin()
    stage.end()
    try stage.tap("on page 2")
    #expect(log.take() == ["page 2"])
  }

  private struct EqualTabs: View {
    var body: some View {
      TabView {
        ForEach(0..<3) { place in
          Text("tab \(place)").tabItem { Label("Menu", systemImage: "list.dash") }
        }
      }
    }
  }

  @Test("tabs with the same words are told apart by their number")
  func equalTabs() throws {
    let stage = Stage(EqualTabs())
    #expect(stage.tree.tabNames == ["Menu", "Menu #2", "Menu #3"])
    stage.tree.userSelected("Menu #3")
    stage.tree.endTurn()
    #expect(stage.tree.allWords.contains("tab 2"))
  }

  @Test("a table shows its first column, by which its rows are chosen")
  func table() throws {
    let stage = Stage(Rows())
    #expect(stage.buttons == ["src", "doc"])
    try stage.tap("doc")
    #expect(stage.tree.allWords == ["src", "doc", "chosen doc"])
  }
}
