import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Presentations that are asked for while another layer leaves.
extension ShopTests {
  private struct Checkout: View {
    let waitsForEnd: Bool
    @State private var isPaying = false
    @State private var hasPaid = false
    @State private var thanks = false
    @State private var offer: Offer?

    private struct Offer: Identifiable { let id: Int }

    var body: some View {
      VStack {
        Button("Check out") { isPaying = true }
        Button("Offers") { offer = Offer(id: 1) }
      }
      .sheet(isPresented: $isPaying, onDismiss: follow) { Button("Pay", action: pay) }
      .sheet(item: $offer) { present in
        Button("Next after \(present.id)") {
          offer = present.id < 3 ? Offer(id: present.id + 1) : nil
        }
      }
      .alert("Thank you", isPresented: $thanks) { Button("OK") {} }
    }

    private func pay() {
      isPaying = false
      if waitsForEnd { hasPaid = true } else { thanks = true }
    }

    private func follow() {
      thanks = thanks || hasPaid
      hasPaid = false
    }
  }

  @Test("what is presented while a sheet leaves can be lost, where that is asked for")
  func droppedWhileLeaving() throws {
    func test(_ waits: Bool, _ faults: Set<HostFault>) -> AppTest {
      AppTest("checkout") { Checkout(waitsForEnd: waits) }.with { $0.faults(faults) }
    }
    try test(false, [.gestures]).check(seeds: 1...40, steps: 30)
    let finding = try test(false, [.dropsWhileLeaving]).routerTest.firstFinding(
      seeds: 1...40, steps: 30)
    #expect(finding?.violation.property == "no-lost-call")
    #expect(finding?.steps ?? 9 <= 3)
    // Neither what follows in `onDismiss` nor another item is presented while something else leaves.
    try test(true, [.gestures, .dropsWhileLeaving]).check(seeds: 1...40, steps: 30)
  }

  private struct Settings: View {
    @State private var asks = false
    @State private var isReset = false

    var body: some View {
      Button("Reset all settings") { asks = true }
        .confirmationDialog("Reset everything?", isPresented: $asks) {
          Button("Reset") { isReset = true }
        }
        .alert("Settings were reset", isPresented: $isReset) { Button("OK") {} }
    }
  }

  @Test("what the button of a dialog presents comes when that has left")
  func presentedByDialog() throws {
    let test = AppTest("settings") { Settings() }.with { $0.faults([.dropsWhileLeaving]) }
    #expect(try test.routerTest.firstFinding(seeds: 1...40, steps: 30) == nil)
  }

  private struct Welcome: View {
    @State private var hasBegun = false
    @State private var page = 0

    var body: some View {
      if hasBegun {
        TabView {
          Text("Feed").tabItem { Text("News") }
          Text("Me").tabItem { Text("Profile") }
        }
      } else {
        TabView(selection: $page) {
          Text("Hello").tag(0)
          Text("What it does").tag(1)
          Button("Begin") { hasBegun = true }.tag(2)
        }
      }
    }
  }

  @Test("the user selects the tabs that are there, not those of an earlier screen")
  func laterTabs() throws {
    let test = AppTest("welcome") { Welcome() }
      .with { $0.always("nobody looks at the profile") { $0.tab != "Profile" } }
    #expect(try test.routerTest.firstFinding(seeds: 1...40, steps: 30)?.steps ?? 9 <= 3)
  }
}
