import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Taps of which something comes when the user has left by then.
extension ShopTests {
  private struct Loading: View {
    /// What the app knows of the page when what was asked for is there.
    enum Knowledge { case nothing, route, isLoading }

    let knows: Knowledge
    @State private var path: [String] = []
    @State private var loading: Task<Void, Never>?
    @State private var isAsking = false

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Orders") { path.append("orders") }
          Button("Ask") { isAsking = true }
        }
        .navigationDestination(for: String.self) { page in
          if page == "orders" {
            Button("Invoice", action: load)
              .onDisappear { if knows == .isLoading { loading?.cancel() } }
          } else {
            Text(page)
          }
        }
        .sheet(isPresented: $isAsking) { Button("Send", action: send) }
      }
    }

    private func load() {
      loading?.cancel()
      loading = Task {
        try? await Task.sleep(for: .seconds(1))
        // While the page leaves, it has not disappeared yet.
        if knows != .nothing, path.last != "orders" { return }
        if !Task.isCancelled { path.append("invoice") }
      }
    }

    /// The sheet leaves by the tap itself, and the answer comes later.
    private func send() {
      isAsking = false
      Task {
        try? await Task.sleep(for: .seconds(1))
        if path.isEmpty { path = ["thanks"] }
      }
    }
  }

  private func loading(_ knows: Loading.Knowledge) -> AppTest {
    AppTest("loading") { Loading(knows: knows) }
      .without(.pagesOnce)
      .with { $0.only(.nothingComesAfterLeaving) }
  }

  @Test("what comes of a tap when its page has left is judged on request")
  func leaving() throws {
    let finding = try loading(.nothing).routerTest.firstFinding(seeds: 1...40, steps: 40)
    #expect(finding?.violation.property == "nothing-comes-after-leaving")
    #expect(finding?.steps ?? 9 <= 3)
    try loading(.isLoading).check(seeds: 1...40, steps: 40)
  }

  @Test("a page that is opened again is another one")
  func openedAgain() throws {
    let finding = try loading(.route).routerTest.firstFinding(seeds: 1...40, steps: 40)
    #expect(finding?.steps ?? 9 <= 4)
  }

  @Test("what a call has taken away itself has not left")
  func closesItself() throws {
    try loading(.nothing).replay(
      """
      navfuzz fixture 2
      name      an answer
      router    loading
      expect    passes
      ---
      +0ms     a tap "Ask"
      +1000ms  a tap "Send"
      +3000ms  a redraw
      """)
  }
}

/// Late work that takes away what has come since.
@Suite("What is closed late")
struct LateClosingTests {
  private struct Draft: Identifiable, Hashable { let id: Int }

  private struct Mail: View {
    let isCareful: Bool
    @State private var draft: Draft?
    @State private var count = 0
    @State private var isSending = false
    @State private var asked: Int?
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("Compose") {
            count += 1
            draft = Draft(id: count)
          }
          Button("Letter 1") { path.append(1) }
          Button("Letter 2") { path.append(2) }
        }
        .navigationDestination(for: Int.self) { letter in
          Button("Archive \(letter)") { archive(letter) }
          Button("Delete \(letter)") { asked = letter }
        }
      }
      .confirmationDialog("Sure?", isPresented: .constant(asked != nil)) {
        Button("Yes") {
          archive(asked ?? 0)
          asked = nil
        }
      }
      .sheet(item: $draft) { draft in
        Button("Send") { send(draft) }.interactiveDismissDisabled(!isSending)
      }
    }

    private func send(_ sent: Draft) {
      isSending = true
      Task {
        try? await Task.sleep(for: .seconds(3))
        if !isCareful || draft == sent { draft = nil }
      }
    }

    private func archive(_ letter: Int) {
      Task {
        try? await Task.sleep(for: .seconds(2))
        if isCareful ? path.last == letter : !path.isEmpty { path.removeLast() }
      }
    }
  }

  private func replay(_ steps: String, isCareful: Bool) throws {
    try AppTest("mail") { Mail(isCareful: isCareful) }.with {
      $0.faults([.gestures]).only(.lateCallTakesOnlyItsOwn)
    }.replay(
      "navfuzz fixture 2\nname      late\nrouter    mail\nexpect    passes\n---\n" + steps + "\n")
  }

  @Test(
    "neither a sheet nor a page that was opened since is closed",
    arguments: [
      """
      +0ms     a tap "Compose"
      +600ms   a tap "Send"
      +500ms   user close
      +800ms   a tap "Compose"
      """,
      """
      +0ms     a tap "Letter 1"
      +600ms   a tap "Archive 1"
      +300ms   user back
      +600ms   a tap "Letter 2"
      """,
      """
      +0ms     a tap "Letter 1"
      +600ms   a tap "Delete 1"
      +600ms   a tap "Yes"
      +600ms   user back
      +400ms   a tap "Letter 2"
      """,
    ])
  func late(steps: String) throws {
    try replay(steps, isCareful: true)
    let error = #expect(throws: RouterTestFailure.self) { try replay(steps, isCareful: false) }
    #expect(error.map { "\($0)" }?.contains("late-call-takes-only-its-own") == true)
  }

  @Test("what is opened again is closed with what it was")
  func openedAgain() throws {
    let again = """
      +0ms     a tap "Letter 1"
      +600ms   a tap "Archive 1"
      +300ms   user back
      +600ms   a tap "Letter 1"
      """
    try replay(again, isCareful: true)
  }

  /// Leaves the account, and everything that lies there, wherever the user is by then.
  private struct Account: View {
    @State private var isIn = true
    @State private var path: [String] = []

    var body: some View {
      if isIn {
        NavigationStack(path: $path) {
          VStack {
            Button("Settings") { path.append("settings") }
            Button("Help") { path.append("help") }
          }
          .navigationDestination(for: String.self) { page in
            if page == "settings" { Button("Sign out", action: leave) } else { Text(page) }
          }
        }
      } else {
        Button("Sign in") { isIn = true }
      }
    }

    private func leave() {
      Task {
        try? await Task.sleep(for: .seconds(2))
        path = []
        isIn = false
      }
    }
  }

  @Test("who signs out leaves everything")
  func account() throws {
    try AppTest("account") { Account() }.with { $0.only(.lateCallTakesOnlyItsOwn) }
      .check(seeds: 1...40, steps: 40)
  }
}
