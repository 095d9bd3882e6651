import NavAppTest
import SwiftUI
import Testing

@testable import NavProgram
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

  private struct Saver: View {
    let log: Log
    private func notice(_ name: Notification.Name) -> NotificationCenter.Publisher {
      NotificationCenter.default.publisher(for: name)
    }
    var body: some View {
      Text("page")
        .onReceive(notice(UIApplication.willResignActiveNotification)) { _ in log.add("leaves") }
        .onReceive(notice(UIApplication.didBecomeActiveNotification)) { _ in log.add("is back") }
        .onReceive(notice(Notification.Name("own"))) { log.add($0.name.rawValue) }
    }
  }

  @Test("what UIKit posts of phases goes to the app that it is about; others are posted to all")
  func notices() {
    let (log, others) = (Log(), Log())
    let (stage, other) = (Stage(Saver(log: log)), Stage(Saver(log: others)))
    stage.tree.goToBackground()
    stage.tree.comeBack()
    NotificationCenter.default.post(name: Notification.Name("own"), object: nil)
    #expect(stage.tree.readsScenePhase && other.tree.isActive)
    #expect(log.take() == ["leaves", "is back", "own"])
    #expect(others.take() == ["own"])
  }

  private static let banking = AppTest("banking", app: Banking.self).links("bank://7")

  @Test("what an app does as it leaves the screen is learned, and leads to more buttons")
  func locks() throws {
    let result = try Self.banking.check(seeds: 1...8)
    #expect(result.worth.first?.contains("background") == true)
    let touched = try Self.banking.touched(
      """
      +0ms     a tap "Account 1"
      +400ms   a background
      +1000ms  a foreground
      +600ms   a tap "Unlock"
      +600ms   user back
      """)
    #expect(touched == ["Account 1", "Unlock"])
  }

  @Test("nothing is touched in the background; a link brings the app back")
  func untouched() throws {
    #expect(try Self.banking.touched("+0ms     a background\n+600ms   a tap \"Unlock\"") == [])
    let touched = try Self.banking.touched(
      "+0ms     a background\n+600ms   a open \"bank://7\"\n+600ms   a tap \"Unlock\"")
    #expect(touched == ["Unlock"])
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

  private struct Sheeted: View {
    @State private var isShown = false
    @Environment(\.scenePhase) private var phase
    var body: some View {
      Button("Open") { isShown = true }
        .sheet(isPresented: $isShown) { Button("Close") { isShown = false } }
        .onChange(of: phase) { _, _ in }
    }
  }

  @Test("who leaves, comes back and leaves again, late, is not said to have come back for nothing")
  func again() throws {
    let scenario = """
      navfuzz fixture 2
      name      held back
      router    sheeted
      expect    passes
      schedule  1.1.1.1.1@0>>7@0
      ---
      +0ms     a tap "Open"
      +501ms   a tap "Close"
      +0ms     a background
      +0ms     a foreground
      +0ms     a background
      """
    try AppTest("sheeted") { Sheeted() }.withoutCertificates.replay(scenario)
  }
}
