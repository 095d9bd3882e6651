import Foundation
import NavAppTest
import SwiftData
import Testing

@Model final class Journey {
  @Attribute(.unique) var name: String
  var days = 1
  // @Transient, a word in a comment
  @Relationship(deleteRule: .cascade, inverse: \Halt.journey) var halts: [Halt] = []
  var guests: [Traveller]?
  @Relationship(deleteRule: .deny) private(set) var bills: [Bill] = []
  var words: String { "\(name): \(halts.map(\.name).joined(separator: ", "))" }
  static let kind = "journey var text: String"

  init(_ name: String, days: Int = 1) {
    self.name = name
    self.days = days
  }

  func pay(_ bill: Bill) { bills.append(bill) }
}

@Model final class Halt {
  #Unique<Halt>([\.name, \.street])
  var name: String
  var street = "\("Main" + " {")"
  var journey: Journey?
  @Transient var isOpen = false

  init(_ name: String, journey: Journey? = nil) {
    self.name = name
    self.journey = journey
  }
}

@Model final class Traveller {
  var name: String
  @Relationship(inverse: \Journey.guests) var journeys: [Journey] = []
  var pass: Pass?
  init(_ name: String) { self.name = name }
}

@Model final class Pass {
  var owner: Traveller?
  init() {}
}

@Model final class Bill {
  init() {}
}

/// What becomes of models when others that belong to them change.
@MainActor @Suite struct ModelRelationshipTests {
  private let container: ModelContainer
  private var context: ModelContext { container.mainContext }

  init() throws {
    container = try ModelContainer(
      for: Journey.self, Halt.self, Traveller.self, Pass.self, Bill.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }

  private func names<Model: PersistentModel>(_ path: KeyPath<Model, String>) throws -> [String] {
    try context.fetch(FetchDescriptor<Model>()).map { $0[keyPath: path] }
  }

  @Test("either side of a relationship changes with the other")
  func bothWays() throws {
    let journey = Journey("north")
    context.insert(journey)
    let halt = Halt("a", journey: journey)
    context.insert(halt)
    #expect(journey.halts == [halt])
    let other = Journey("south")
    context.insert(other)
    halt.journey = other
    #expect(journey.halts.isEmpty)
    #expect(other.halts == [halt])
    other.halts.removeAll()
    #expect(halt.journey == nil)
    journey.halts.append(halt)
    #expect(halt.journey === journey)
  }

  @Test("what a kept model refers to is kept, too")
  func reached() throws {
    let journey = Journey("north")
    journey.halts = [Halt("a"), Halt("b")]
    context.insert(journey)
    journey.halts.append(Halt("c"))
    #expect(try names(\Halt.name) == ["a", "b", "c"])
    #expect(journey.halts.allSatisfy { $0.journey === journey && $0.modelContext != nil })
  }

  @Test("who is deleted is referred to no more, and takes with him what cascades")
  func deletion() throws {
    let (journey, halt) = (Journey("north"), Halt("a"))
    journey.halts = [halt, Halt("b")]
    context.insert(journey)
    let guest = Traveller("zoe")
    guest.journeys = [journey]
    context.insert(guest)
    #expect(journey.guests == [guest])
    context.delete(halt)
    #expect(journey.words == "north: b")
    context.delete(journey)
    #expect(try names(\Halt.name) == [])
    #expect(guest.journeys == [])
    #expect(try names(\Traveller.name) == ["zoe"])
  }

  @Test("one belongs to one, and a rule may deny a deletion")
  func oneToOne() throws {
    let (zoe, ada, pass) = (Traveller("zoe"), Traveller("ada"), Pass())
    for model in [zoe, ada] { context.insert(model) }
    zoe.pass = pass
    #expect(pass.owner === zoe)
    pass.owner = ada
    #expect(zoe.pass == nil)
    #expect(ada.pass === pass)
    let journey = Journey("north")
    context.insert(journey)
    let bill = Bill()
    journey.pay(bill)
    context.delete(journey)
    #expect(try names(\Journey.name) == ["north"])
    context.delete(bill)
    context.delete(journey)
    #expect(try names(\Journey.name) == [])
  }

  @Test("of two that must differ, the second changes the first")
  func unique() throws {
    let (first, halt) = (Journey("north"), Halt("a"))
    first.halts = [halt]
    context.insert(first)
    context.insert(Journey("north", days: 7))
    #expect(try names(\Journey.name) == ["north"])
    #expect(first.days == 7)
    #expect(first.halts == [halt])
    let far = Halt("a")
    far.street = "Side"
    context.insert(far)
    context.insert(Halt("a"))
    #expect(try names(\Halt.name) == ["a", "a"])
  }

  @Test("a context that does not save by itself takes back what was not saved")
  func rollback() throws {
    context.autosaveEnabled = false
    let journey = Journey("north")
    journey.halts = [Halt("a")]
    context.insert(journey)
    #expect(context.hasChanges)
    try context.save()
    #expect(!context.hasChanges)
    journey.name = "south"
    journey.halts.append(Halt("b"))
    context.delete(journey.halts[0])
    context.rollback()
    #expect(journey.words == "north: a")
    #expect(journey.halts[0].journey === journey)
    #expect(try names(\Halt.name) == ["a"])
    context.delete(journey)
    context.rollback()
    #expect(try names(\Halt.name) == ["a"])
    #expect(journey.words == "north: a")
    #expect(!context.hasChanges)
  }

  @Test("an identifier is written and read, and finds its model in the same run")
  func identifiers() throws {
    let journey = Journey("north")
    context.insert(journey)
    context.insert(Journey("south"))
    let written = try JSONEncoder().encode(journey.persistentModelID)
    let id = try JSONDecoder().decode(PersistentIdentifier.self, from: written)
    #expect(id == journey.persistentModelID)
    #expect((context.model(for: id) as? Journey)?.name == "north")
  }

  private struct Halts: View {
    @Environment(\.modelContext) private var context
    @Bindable var journey: Journey
    var body: some View {
      List {
        ForEach(journey.halts) { halt in Text(halt.name) }
          .onDelete { for place in $0 { context.delete(journey.halts[place]) } }
      }
      Button("Add") { context.insert(Halt("halt \(journey.halts.count)", journey: journey)) }
      Button("Count: \(journey.halts.count)") {}
    }
  }

  @Test("a view that shows a relationship shows what becomes of it")
  func shown() throws {
    let journey = Journey("north")
    context.insert(journey)
    let stage = Stage(Halts(journey: journey).modelContainer(container))
    try stage.tap("Add")
    try stage.tap("Add")
    #expect(stage.buttons.contains("Count: 2"))
    try stage.tap("Delete")
    #expect(stage.buttons.contains("Count: 1"))
    #expect(stage.tree.allWords.contains("halt 1"))
  }
}
