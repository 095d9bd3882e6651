import NavAppTest
import SwiftUI
import Testing

/// A sheet of an error that comes when the app goes to the background, beside one of the user's.
@MainActor @Suite struct WaitingSheetTests {
  private struct Problem: Identifiable { let id = 1 }

  private struct Notes: View {
    @State private var isNew = false
    @Environment(\.scenePhase) private var phase
    let save: () -> Void

    var body: some View {
      Button("New") { isNew = true }
        .sheet(isPresented: $isNew) { Text("new") }
        .onChange(of: phase) { _, phase in if phase == .inactive { save() } }
    }
  }

  private struct Root: View {
    @State private var problem: Problem?

    var body: some View {
      NavigationStack {
        Notes {
          Task {
            try? await Task.sleep(for: .milliseconds(10))
            problem = Problem()
          }
        }
      }
      .sheet(item: $problem) { _ in Text("cannot be saved") }
    }
  }

  @Test("an error that waits for a sheet comes when the system closes that in the background")
  func holds() throws {
    let app = AppTest("notes") { Root() }.withoutCertificates
    let head = "navfuzz fixture 2\nname a\nrouter notes\nexpect passes\n---\n"
    try app.replay(
      head + "+0ms a tap \"New\"\n+0ms a background\n+501ms host system-removal\n")
  }
}
