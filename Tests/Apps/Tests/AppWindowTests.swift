import NavAppTest
import SwiftUI
import Testing
import UIKit

/// Controllers of UIKit that an app of SwiftUI presents from its window.
@MainActor @Suite struct AppWindowTests {
  private struct Sharing: App {
    var body: some Scene { WindowGroup { Page() } }
  }

  private struct Page: View {
    @State private var shared = 0
    @State private var isOpen = false

    var body: some View {
      Button("Share \(shared)") { ask(UIApplication.shared.windows.first?.rootViewController) }
      Button("Open") { isOpen = true }
        .sheet(isPresented: $isOpen) {
          Button("Share here") {
            let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
            ask(scene?.keyWindow?.rootViewController)
          }
        }
    }

    private func ask(_ controller: UIViewController?) {
      let alert = UIAlertController(title: "Share?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in shared += 1 })
      controller?.present(alert, animated: true)
    }
  }

  private func touched(_ words: String...) throws -> [String] {
    try AppTest("sharing", app: Sharing.self)
      .touched(words.map { "+600ms a tap \"\($0)\"" }.joined(separator: "\n"))
  }

  @Test("what the window's controller presents can be touched")
  func presents() throws {
    #expect(try touched("Share 0", "Yes", "Share 1") == ["Share 0", "Yes", "Share 1"])
    #expect(UIApplication.shared.connectedScenes.isEmpty)
  }

  @Test("a window whose page lies under a sheet presents nothing")
  func covered() throws {
    #expect(try touched("Open", "Share here", "Yes") == ["Open", "Share here"])
  }

  @Test("an app with a window holds") func holds() throws {
    try AppTest("sharing", app: Sharing.self).check(seeds: 1...5)
  }
}
