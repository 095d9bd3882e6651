import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What happens in the instant in which something comes, and what need not come to its end.
extension ShopTests {
  /// An app that opens nothing while a sheet is there, by what the sheet's views are told.
  private struct Locked: View {
    @State private var isBooking = false
    @State private var isLocked = false
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Book") { isBooking = true }
          Button("Map") { if !isLocked { path = ["map"] } }
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
      .sheet(isPresented: $isBooking) {
        isLocked = false
      } content: {
        Text("which room?").onAppear { isLocked = true }
      }
      .onOpenURL { _ in isBooking = false }
    }
  }

  @Test("a sheet whose views have appeared is dismissed, even in the instant in which it came")
  func withdrawn() throws {
    try AppTest("locked") { Locked() }.links("app://home").replay(
      """
      navfuzz fixture 2
      name      withdrawn at once
      router    locked
      expect    passes
      ---
      +0ms     a tap "Book"
      +0ms     b open "app://home"
      +3000ms  a tap "Map"
      """)
  }

  private struct Gate: View {
    @State private var isIn = true
    @State private var tab = "one"

    var body: some View {
      if isIn {
        TabView(selection: $tab) {
          Button("Sign out") {
            isIn = false
            Task { try? await Task.sleep(for: .seconds(3)) }
          }
          .tabItem { Text("One") }.tag("one")
          Text("two").tabItem { Text("Two") }.tag("two")
        }
      } else {
        Button("Sign in") { isIn = true }
      }
    }
  }

  @Test("where no tabs are, nobody selects one")
  func noTabs() throws {
    try AppTest("gate") { Gate() }.replay(
      """
      navfuzz fixture 2
      name      tabs that are gone
      router    gate
      expect    passes
      ---
      +0ms     a tap "Sign out"
      +1ms     user tab Two
      """)
  }

  private struct Level: View {
    @State private var path: [Int] = []
    @State private var asks = false
    @State private var isOver = false
    @State private var clock: Task<Void, Never>?

    var body: some View {
      NavigationStack(path: $path) {
        Button("Play") {
          guard path.isEmpty else { return }
          path = [1]
        }
        .navigationDestination(for: Int.self) { _ in
          VStack {
            Button("Quit") { asks = true }
          }
          .confirmationDialog("Give up?", isPresented: $asks) {
            Button("Give up") { path = [] }
          }
          .onAppear(perform: start)
          .onDisappear { clock?.cancel() }
        }
      }
      .alert("Time is over", isPresented: $isOver) { Button("OK") { path = [] } }
    }

    private func start() {
      clock = Task {
        try? await Task.sleep(for: .seconds(6))
        if !Task.isCancelled, !asks { isOver = true }
      }
    }
  }

  @Test("what a tap goes on to do need not come where the user has left before")
  func leftBefore() throws {
    let test = AppTest("level") { Level() }.buttons("Quit", "Give up")
    #expect(try test.check(seeds: 1...60, steps: 40).calls > 0)
    try test.replay(
      """
      navfuzz fixture 2
      name      the clock is stopped
      router    level
      expect    passes
      ---
      +0ms     a tap "Play"
      +1000ms  a tap "Quit"
      +1000ms  a tap "Give up"
      """)
  }
}
