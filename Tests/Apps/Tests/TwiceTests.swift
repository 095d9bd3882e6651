import NavAppTest
import NavSim
import SwiftUI
import Testing

/// A page that lies on its equal, wanted or by one touch too many.
@Suite("Pages twice in a row")
struct TwiceTests {
  /// A chapter leads to itself, as some do in apps that are about words. Where there are more buttons
  /// than are tried, that is not met before runs.
  private struct Dictionary: View {
    let linking: Bool
    @State private var path: [String] = []
    var body: some View {
      NavigationStack(path: $path) {
        entry("start").navigationDestination(for: String.self) { entry($0) }
      }
    }

    private func entry(_ word: String) -> some View {
      VStack {
        ForEach(0..<8) { Text("\(word) \($0)").onTapGesture {} }
        if linking { Button("recursion") { path.append("recursion") } }
        Button("next") { path.append("next") }
      }
    }
  }

  @Test("a page that leads to itself does so on purpose")
  func onPurpose() throws {
    let test = AppTest("dictionary") { Dictionary(linking: true) }.notTapping("next")
      .withoutCertificates
    try test.check(seeds: 1...20, steps: 60)
  }

  @Test("one touch too many is found beside such pages", arguments: ["next", "recursion"])
  func byMistake(button: String) {
    #expect(throws: RouterTestFailure.self) {
      try AppTest("dictionary") { Dictionary(linking: true) }.with {
        $0.faults(HostFault.everydayOfApps)
      }.replay(
        """
        navfuzz fixture 2
        name      twice
        router    dictionary
        expect    passes
        ---
        +0ms     a tap "recursion"
        +400ms   a tap "\(button)"
        +0ms     a tap "\(button)"
        """)
    }
  }
}
