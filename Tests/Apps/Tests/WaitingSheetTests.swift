import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Two sheets of one view that are asked for before the first has come.
@MainActor @Suite struct WaitingSheetTests {
  private struct Backups: View {
    @State private var imports = false
    @State private var exports = false
    @State private var name = ""

    var body: some View {
      NavigationStack {
        Form {
          TextField("Name", text: $name)
          Button("Import") { imports = true }
          Button("Export") { exports = true }
        }
        .sheet(isPresented: $imports) { Text("what is imported") }
        .sheet(isPresented: $exports) { Text("what is exported") }
      }
    }
  }

  @Test("what has waited for another sheet comes when that was closed")
  func holds() throws {
    let finding = try AppTest("backups") { Backups() }.withoutCertificates
      .with { $0.faults(HostFault.everydayOfApps) }
      .routerTest.firstFinding(seeds: 1...100, steps: 60)
    #expect(finding == nil, "\(finding?.report.joined(separator: "\n") ?? "")")
  }
}
