import Foundation
import SwiftUI
import Testing

extension ContainerValues {
  @Entry fileprivate var weight = 1
}

/// Rows, tables and controls of several values.
@MainActor @Suite struct FormsOfManyTests {
  private struct Fruit: Identifiable {
    let id: Int
    var name: String
    var isRipe = false
  }

  private struct Fruits: View {
    @State private var fruits = [Fruit(id: 1, name: "Fig"), Fruit(id: 2, name: "Pear")]
    @State private var tokens: [Fruit] = []
    @State private var text = ""
    @State private var isOpen = false
    var body: some View {
      VStack {
        Table(of: Fruit.self) {
          TableColumn("Name") { fruit in Button("row \(fruit.name)") {} }
        } rows: {
          ForEach(fruits) { TableRow($0) }
        }
        List($fruits, editActions: .delete, selection: .constant(Set<Int>())) { $fruit in
          Text(fruit.name)
        }
        Toggle("Ripe", sources: $fruits, isOn: \.isRipe)
        Section(isExpanded: $isOpen) {
          Button("Inside") {}
        } header: {
          Text("Fold")
        }
        Button("\(fruits.filter(\.isRipe).count) of \(fruits.count), \(tokens.count) tokens") {}
        Button(role: .close) {}
        Group(subviews: Text("a").containerValue(\.weight, 3)) { views in
          Button("weight \(views.first?.containerValues.weight ?? 0)") {}
        }
      }
      .searchable(text: $text, tokens: $tokens, suggestedTokens: $fruits) {
        Text("token \($0.name)")
      }
    }
  }

  @Test("rows that an app makes itself, values of several, and what is folded can be touched")
  func many() throws {
    let stage = Stage(Fruits())
    #expect(stage.buttons.contains("row Fig") && stage.buttons.contains("row Pear"))
    #expect(stage.buttons.contains("0 of 2, 0 tokens"))
    #expect(stage.buttons.contains("Close") && stage.buttons.contains("weight 3"))
    #expect(!stage.buttons.contains("Inside"))
    try stage.tap("Ripe")
    #expect(stage.buttons.contains("2 of 2, 0 tokens"))
    try stage.tap("token Fig")
    #expect(stage.buttons.contains("2 of 2, 1 tokens"))
    try stage.tap("Fold")
    #expect(stage.buttons.contains("Inside"))
  }
}
