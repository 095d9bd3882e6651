import NavAppTest
import NavSim
import SwiftUI
import Testing

/// What comes late for a tab that the user has left meanwhile.
@MainActor @Suite struct LeftTabTests {
  /// Where the receipt of an order comes.
  private enum Place: CaseIterable { case page, sheet, sheetOverAll }

  private struct Orders: View {
    let place: Place
    @Binding var hasReceipt: Bool
    @State private var path: [Int] = []

    var body: some View {
      NavigationStack(path: $path) {
        Button("Order") {
          Task {
            try? await Task.sleep(for: .seconds(1))
            if place != .page { hasReceipt = true } else if path.isEmpty { path.append(1) }
          }
        }
        .navigationDestination(for: Int.self) { Text("order \($0)") }
      }
    }
  }

  private struct Root: View {
    let place: Place
    @State private var hasReceipt = false
    @State private var tab = 0

    private var receipt: Binding<Bool> {
      place == .sheetOverAll ? $hasReceipt : .constant(false)
    }

    var body: some View {
      TabView(selection: $tab) {
        Orders(place: place, hasReceipt: $hasReceipt)
          .sheet(isPresented: place == .sheet ? $hasReceipt : .constant(false)) { Text("receipt") }
          .tabItem { Text("Orders") }.tag(0)
        Text("help").tabItem { Text("Help") }.tag(1)
      }
      .sheet(isPresented: receipt) { Text("receipt") }
    }
  }

  @Test("what comes for a tab that was left is shown with it", arguments: Place.allCases)
  private func holds(place: Place) throws {
    let app = AppTest("orders") { Root(place: place) }.withoutCertificates
    let finding = try app.routerTest.firstFinding(seeds: 1...100, steps: 30)
    #expect(finding == nil, "\(finding?.report.joined(separator: "\n") ?? "")")
  }
}
