import Foundation
import NavAppTest
import NavSim
import SwiftData
import SwiftUI
import Testing

/// Models that are deleted while something still shows them.
@MainActor @Suite struct DeletedModelTests {
  @Model final class Meal {
    var name: String
    init(name: String) { self.name = name }
  }

  private struct Meals: View {
    @Query private var meals: [Meal]
    @Environment(\.modelContext) private var context
    @State private var edited: PersistentIdentifier?
    var body: some View {
      Button("Add") { context.insert(Meal(name: "Soup")) }
      ForEach(meals) { meal in Button(meal.name) { edited = meal.persistentModelID } }
        .sheet(item: $edited) { Editor(id: $0) }
    }
  }

  private struct Editor: View {
    let id: PersistentIdentifier
    @Environment(\.modelContext) private var context
    @Environment(\.dismiss) private var dismiss
    @State private var touches = 0
    var body: some View {
      if let meal = context.model(for: id) as? Meal {
        Button("Delete \(meal.name)") {
          touches += 1
          let other = ModelContext(context.container)
          other.delete(meal)
          try? other.save()
          DispatchQueue.main.async { dismiss() }
        }
        Text("touched \(touches)")
      }
    }
  }

  @Test("a sheet finds its model by the identifier until it has left, though that was deleted")
  func untilLeft() throws {
    let app = AppTest("meals") { Meals().modelContainer(for: Meal.self, inMemory: true) }
    let touched = try app.touched(
      """
      +0ms     a tap "Add"
      +0ms     a tap "Soup"
      +600ms   a tap "Delete Soup"
      +600ms   a tap "Add"
      """)
    #expect(touched == ["Add", "Soup", "Delete Soup", "Add"])
  }

  @Test("a model that nobody has any more is not there")
  func gone() throws {
    let context = try ModelContainer(for: Meal.self).mainContext
    let meal = Meal(name: "Soup")
    context.insert(meal)
    context.delete(meal)
    #expect(context.model(for: meal.persistentModelID) === meal)
    #expect((context.registeredModel(for: meal.persistentModelID) as Meal?) == nil)
  }
}
