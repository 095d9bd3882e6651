import NavAppTest
import NavSim
import SwiftUI
import Testing

/// A task that goes on when its page has left.
extension ShopTests {
  private struct Profile: View {
    let closesLater: Bool
    @State private var isEditing = false

    var body: some View {
      Button("Edit") { isEditing = true }
        .sheet(isPresented: $isEditing) { Editor(save: save) }
    }

    private func save() {
      guard closesLater else { return }
      Task {
        try? await Task.sleep(for: .seconds(1))
        isEditing = false
      }
    }
  }

  private struct Editor: View {
    let save: () -> Void
    @Environment(\.dismiss) private var dismiss

    var body: some View {
      Button("Save") {
        save()
        dismiss()
      }
    }
  }

  @Test("a sheet that was seen to come was not ignored: who closes it later is found")
  func closesLater() throws {
    let right = AppTest("profile") { Profile(closesLater: false) }
    #expect(try right.check(seeds: 1...60, steps: 30).calls > 0)
    let wrong = AppTest("profile") { Profile(closesLater: true) }
    #expect(try wrong.routerTest.firstFinding(seeds: 1...60, steps: 30)?.steps ?? 9 <= 4)
  }
}
