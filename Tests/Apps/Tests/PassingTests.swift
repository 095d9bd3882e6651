import Foundation
import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What can be touched for a while only.
@Suite("What is on the screen for a while")
struct PassingTests {
  /// A form whose button has other words while it sends.
  private struct Form: View {
    let asksOnce: Bool
    @State private var path: [String] = []
    @State private var isSending = false

    var body: some View {
      NavigationStack(path: $path) {
        Button(isSending ? "Sending…" : "Send") { send() }
          .navigationDestination(for: String.self) { Text("Receipt \($0)") }
      }
    }

    private func send() {
      if asksOnce, isSending { return }
      isSending = true
      Task {
        try? await Task.sleep(for: .seconds(2))
        path.append("1")
        isSending = false
      }
    }
  }

  @Test(
    "a button is tapped under the words that it has while it is busy", arguments: [true, false])
  func busy(isRight: Bool) throws {
    try judge(AppTest("form") { Form(asksOnce: isRight) }, isRight, "tap \"Sending…\"")
  }

  /// Signs out by itself after forty seconds.
  private struct Vault: View {
    let isCareful: Bool
    @State private var isOpen = false
    @State private var path: [String] = []

    var body: some View {
      if isOpen {
        NavigationStack(path: $path) {
          Button("Secret") { open() }
            .navigationDestination(for: String.self) { Text("Secret \($0)") }
        }
        .task {
          try? await Task.sleep(for: .seconds(40))
          path = []
          isOpen = false
        }
      } else {
        Button("Sign in") { isOpen = true }
      }
    }

    private func open() {
      Task {
        try? await Task.sleep(for: .seconds(1))
        if !isCareful || path.isEmpty { path.append("1") }
      }
    }
  }

  @Test("what is behind a session that ends by itself is found", arguments: [true, false])
  func session(isRight: Bool) throws {
    try judge(AppTest("vault") { Vault(isCareful: isRight) }, isRight, "tap \"Secret\"")
  }

  /// Leads to its pages by links of its own.
  private struct Linked: View {
    let isOwn: Bool
    @Environment(\.openURL) private var openURL
    @State private var path: [String] = []

    var body: some View {
      NavigationStack(path: $path) {
        List {
          if let url = URL(string: isOwn ? "guide://rome" : "https://example.org/rome") {
            Link("Rome", destination: url)
            Button("By hand") { openURL(url) }
          }
        }
        .navigationDestination(for: String.self) { Text($0) }
      }
      .onOpenURL { path.append($0.host() ?? "") }
    }
  }

  @Test("a link of the app's own comes back to it, and none of the web", arguments: [true, false])
  func links(isOwn: Bool) throws {
    let test = AppTest("linked") { Linked(isOwn: isOwn) }
      .with { $0.always("no link is followed") { $0.layers[0].pushed.isEmpty } }
    try judge(test, !isOwn, "no link is followed")
  }

  private func judge(
    _ test: AppTest, _ isRight: Bool, _ words: String, at place: SourceLocation = #_sourceLocation
  ) throws { try test.judge(seeds: 1...40, isRight, words, at: place) }
}
