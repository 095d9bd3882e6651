import NavAppTest
import SwiftUI
import Testing

@testable import NavSim

/// An app that leaves the screen, and comes back.
@MainActor @Suite struct PhaseTests {
  private struct Banking: App {
    @Environment(\.scenePhase) private var phase
    @State private var isLocked = false
    var body: some Scene {
      WindowGroup {
        Accounts()
          .fullScreenCover(isPresented: $isLocked) { Button("Unlock") { isLocked = false } }
          .onChange(of: phase) { old, new in if new == .background { isLocked = true } }
      }
    }
  }

  private struct Accounts: View {
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Button("Account 1") { path = [1] }
          .navigationDestination(for: Int.self) { number in
            Button("Deeper") { path.append(number + 1) }
          }
      }
      .onOpenURL { _ in path = [7] }
    }
  }

  private struct Watcher: View {
    let log: Log
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Text("\(phase)").onChange(of: phase) { log.add("\($0), then \($1)") }
    }
  }

  @Test("an app becomes inactive on its way to the background and back, each with an update")
  func order() {
    let log = Log()
    let stage = Stage(
      VStack {
        Watcher(log: log)
        Watcher(log: Log()).environment(\.scenePhase, .inactive)
      })
    #expect(stage.tree.readsScenePhase)
    stage.tree.goToBackground()
    #expect(log.take() == ["active, then inactive", "inactive, then background"])
    #expect(stage.tree.allWords == ["background", "inactive"])
    stage.tree.comeBack()
    #expect(log.take() == ["background, then inactive", "inactive, then active"])
  }

  private static let banking = AppTest("banking", app: Banking.self).links("bank://7")

  @Test("what an app does as it leaves the screen is learned, and leads to more buttons")
  func locks() throws {
    let result = try Self.banking.check(seeds: 1...8)
    #expect(result.worth.first?.contains("background") == true)
    try Self.banking.replay(
      """
      navfuzz fixture 2
      name      leaving and coming back
      router    banking
      expect    passes
      ---
      +0ms     a tap "Account 1"
      +400ms   a background
      +1000ms  a foreground
      +600ms   a tap "Unlock"
      +600ms   user back
      """)
  }

  @Test("nothing is touched in the background; a link brings the app back")
  func untouched() throws {
    try Self.banking.with { $0.atRest("locked") { $0.layers.count == 2 } }.replay(
      """
      navfuzz fixture 2
      name      touching what nobody sees
      router    banking
      expect    passes
      ---
      +0ms     a background
      +600ms   a tap "Unlock"
      """)
    try Self.banking.replay(
      """
      navfuzz fixture 2
      name      a link in the background
      router    banking
      expect    passes
      ---
      +0ms     a background
      +600ms   a open "bank://7"
      +600ms   a tap "Unlock"
      """)
  }

  @Test("an app that does not ask is not told")
  func unasked() throws {
    let error = #expect(throws: (any Error).self) {
      try AppTest("plain") { Accounts() }.replay(
        """
        navfuzz fixture 2
        name      a
        router    plain
        expect    passes
        ---
        +0ms     a background
        """)
    }
    #expect("\(error as Any)".contains("expected one of"))
  }

  @Test("the back button's menu takes several pages away at once")
  func menu() throws {
    let test = AppTest("accounts") { Accounts() }.routerTest.played
    for (count, left) in [(2, 1), (3, 0), (4, 3)] {
      let file = try test.file(
        """
        navfuzz fixture 2
        name      a menu
        router    accounts
        expect    passes
        ---
        +0ms     a tap "Account 1"
        +400ms   a tap "Deeper"
        +400ms   a tap "Deeper"
        +400ms   user back \(count)

        """)
      let last = try #require(test.reportPage(of: file).frames.last)
      #expect(last.shown.levels.first?.cards.count == left + 1)
      #expect(last.believed.text == last.shown.text)
    }
  }
}
