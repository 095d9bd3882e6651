import SwiftUI
import Testing

/// What views tell those above them, and what can be saved of a path.
@MainActor @Suite struct PreferenceTests {
  private struct Titles: PreferenceKey {
    static let defaultValue: [String] = []
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private struct Told: View {
    @State private var titles: [String] = []
    @State private var hasThird = false
    var body: some View {
      VStack {
        Text("one").preference(key: Titles.self, value: ["one"])
        Text("two").preference(key: Titles.self, value: ["never told"]).preference(
          key: Titles.self, value: ["two"])
        if hasThird { Text("three").preference(key: Titles.self, value: ["three"]) }
        Button("third") { hasThird = true }
      }
      .onPreferenceChange(Titles.self) { titles = $0 }
      Text(titles.joined(separator: "+"))
    }
  }

  @Test("values are put together from the first view to the last, and told when they change")
  func preferences() throws {
    let stage = Stage(Told())
    #expect(stage.tree.allWords.last == "one+two")
    try stage.tap("third")
    #expect(stage.tree.allWords.last == "one+two+three")
  }

  private struct Numbered: View {
    @State private var titles: [String] = []
    @State private var isLong = false
    var body: some View {
      VStack {
        VStack { Titled(isLong: $isLong) }
          .transformPreference(Titles.self) { $0 = ["\($0.count)"] + $0 }
        Text("none").transformPreference(Titles.self) { $0.append("added") }
      }
      .onPreferenceChange(Titles.self) { titles = $0 }
      Text(titles.joined(separator: "+"))
    }
  }

  private struct Titled: View {
    @Binding var isLong: Bool
    var body: some View {
      Text("one").preference(key: Titles.self, value: ["one"])
      if isLong { Text("two").preference(key: Titles.self, value: ["two"]) }
      Button("longer") { isLong = true }
    }
  }

  @Test("what is told below is told changed, and changed again when it is told anew")
  func transformed() throws {
    let stage = Stage(Numbered())
    #expect(stage.tree.allWords.last == "1+one+added")
    try stage.tap("longer")
    #expect(stage.tree.allWords.last == "2+one+two+added")
  }

  struct Book: Hashable, Codable { let title: String }
  private struct Unsaved: Hashable {}

  @Test("a path is saved with its types, and read again")
  func paths() throws {
    var path = NavigationPath([1, 2])
    path.append(Book(title: "three"))
    let data = try JSONEncoder().encode(path.codable)
    let read = try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data)
    #expect(NavigationPath(read) == path)
    path.append(Unsaved())
    #expect(path.codable == nil)
  }
}
