import NavAppTest
import SwiftUI
import Testing

@testable import NavSim

/// A large app is looked into part by part.
@MainActor @Suite struct FocusTests {
  /// Two tabs with five rooms each; in the last one, an order that is sent late closes whatever
  /// order is open then.
  private struct House: View {
    var body: some View {
      TabView {
        ForEach(0..<2, id: \.self) { floor in
          Floor(number: floor).tabItem { Text("Floor \(floor)") }
        }
      }
    }
  }

  private struct Floor: View {
    let number: Int

    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<5, id: \.self) { room in
            NavigationLink("Room \(number)\(room)") { Room(number: number * 10 + room) }
          }
        }
      }
    }
  }

  private struct Room: View {
    let number: Int
    @State private var isOrdering = false
    @State private var lights = 0

    var body: some View {
      Button("Lights \(number)") { lights += 1 }
      Button("Order to \(number)") { isOrdering = true }
        .sheet(isPresented: $isOrdering) {
          Button("Send from \(number)") {
            guard number == 14 else { return isOrdering = false }
            Task {
              try? await Task.sleep(for: .seconds(1))
              isOrdering = false
            }
          }
          Button("Not yet, \(number)") { isOrdering = false }
        }
    }
  }

  private var test: RouterTest<SimulatedApp, AppScreen> {
    AppTest("house") { House() }.withoutCertificates.routerTest
  }

  @Test("what is wrong in one room of many is found by seeds that stay there")
  func found() throws {
    let test = test
    #expect(try test.firstFinding(seeds: 0...39, steps: 60) != nil)
    var everywhere = test
    everywhere.focuses = []
    #expect(try everywhere.firstFinding(seeds: 0...39, steps: 60) == nil)
  }

  @Test("everything that was found is in a part of the app")
  func parts() {
    let test = test
    let taps = test.played.actions.first { $0.name == "tap" }
    let parts = test.focuses.reduce(into: Set<Int>()) { $0.formUnion($1.arguments["tap"] ?? []) }
    #expect(parts.count == taps?.arguments.count)
    #expect(Set(test.focuses.flatMap(\.tabs)) == ["Floor 1"])
    #expect(test.focuses.allSatisfy { ($0.arguments["tap"]?.count ?? 0) <= 16 })
  }
}
