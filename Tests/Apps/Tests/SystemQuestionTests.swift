import LocalAuthentication
import NavAppTest
import SwiftUI
import Testing

/// What the system asks lies over the app until the user has answered.
@MainActor @Suite struct SystemQuestionTests {
  /// Opens something for who shows a face: on a tab that the user could leave meanwhile.
  private struct Safe: View {
    @State private var isOpen = false
    @State private var count = 0

    var body: some View {
      TabView {
        VStack {
          Button("Open") {
            LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { _, _ in
              DispatchQueue.main.async { isOpen = true }
            }
          }
          Button("count \(count)") { count += 1 }
        }
        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
        .tabItem { Text("Safe") }
        Text("nothing").tabItem { Text("Help") }
      }
    }
  }

  @Test("nothing of the app is touched while the system asks")
  func covered() throws {
    let app = AppTest("safe") { Safe() }.withoutCertificates
    #expect(
      try app.touched(
        """
        +0ms     a tap "count 0"
        +1000ms  a tap "Open"
        +500ms   a tap "count 1"
        +1500ms  a tap "Close"
        +1000ms  a tap "count 1"
        """) == ["count 0", "Open", "Close", "count 1"])
  }

  @Test("who cannot leave meanwhile is shown what was opened")
  func shown() throws {
    let app = AppTest("safe") { Safe() }.withoutCertificates
    #expect(try app.check(seeds: 1...60, steps: 40).calls > 0)
  }
}
