import NavAppTest
import SwiftUI
import Testing

@testable import NavProgram
@testable import NavSim

/// Apps whose buttons and taps depend on what no screen shows.
extension ShopTests {
  private struct Music: View {
    let forgetsEarlyTaps: Bool
    @State private var track: Int?
    @State private var isLoading = false
    @State private var isOpen = false

    var body: some View {
      VStack {
        ForEach(1..<4) { number in Button("Play \(number)") { Task { await play(number) } } }
        if let track {
          Button("Now playing \(track)") { if !forgetsEarlyTaps || !isLoading { isOpen = true } }
        }
      }
      .sheet(isPresented: $isOpen) {
        VStack {
          Text("Player")
          Button("Next") { track = track.map { $0 % 3 + 1 } }
          Button("Stop") {
            track = nil
            isOpen = false
          }
        }
      }
    }

    private func play(_ number: Int) async {
      track = number
      isLoading = true
      try? await Task.sleep(for: .seconds(1))
      isLoading = false
    }
  }

  @Test("a tap on a button that what no screen shows has brought is judged")
  func musicMode() throws {
    func test(_ forgets: Bool) -> AppTest {
      AppTest("music") { Music(forgetsEarlyTaps: forgets) }.neverIgnoring(
        "Now playing 1", "Now playing 2", "Now playing 3")
    }
    let effort = try test(false).check(seeds: 1...40, steps: 40).statistics.effort
    #expect(effort.rests > 100)
    #expect(effort.notJudged.reduce(0, +) * 100 < effort.rests, "\(effort.text)")
    let finding = try test(true).routerTest.firstFinding(seeds: 1...40, steps: 40)
    #expect(finding?.violation.property == "no-lost-call")
    #expect(finding?.steps ?? 9 <= 2)
  }

  private struct SignIn: View {
    @State private var pin = ""
    @State private var isWorking = false
    @State private var hasFailed = false
    @State private var showsHelp = false
    @State private var isSignedIn = false
    @Environment(\.scenePhase) private var phase

    var body: some View {
      VStack {
        TextField("PIN", text: $pin)
        Button("Sign in") { Task { await signIn(pin) } }.disabled(isWorking)
        Button("Trouble?") { showsHelp = true }
        if phase == .active, isSignedIn { Text("Welcome") }
      }
      .alert("Sign in failed", isPresented: $hasFailed) { Button("OK") {} }
      .sheet(isPresented: $showsHelp) { Button("Close") { showsHelp = false } }
    }

    /// What was typed is read at the start, and what comes of it is shown at the end.
    private func signIn(_ pin: String) async {
      isWorking = true
      try? await Task.sleep(for: .milliseconds(700))
      isWorking = false
      if pin.isEmpty { hasFailed = true } else { isSignedIn = true }
    }
  }

  @Test("an alert that falls due behind a sheet is not what closing the sheet does")
  func alertBehindSheet() throws {
    let test = AppTest("sign-in") { SignIn() }
    try test.check(seeds: 1...100, steps: 30)
    try test.replay(
      """
      navfuzz fixture 2
      name      an alert behind a sheet
      router    sign-in
      expect    passes
      ---
      +0ms     a tap "Sign in"
      +0ms     host instant
      +0ms     a type "a" into "PIN"
      +266ms   a tap "Trouble?"
      +1ms     a tap "Close"
      +2ms     a type "a" into "PIN"
      +0ms     a tap "Trouble?"
      +0ms     a foreground
      +0ms     a foreground
      +432ms   user close
      """)
  }
}
