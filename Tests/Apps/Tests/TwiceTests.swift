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

  private struct Leaf: Hashable {
    let id = UUID()
    let number: Int
  }

  private struct Leaves: View {
    @State private var path: [Leaf] = []
    var body: some View {
      NavigationStack(path: $path) {
        turning(1).navigationDestination(for: Leaf.self) { turning($0.number + 1) }
      }
    }

    private func turning(_ number: Int) -> some View {
      VStack {
        Button("turn \(number)") { path.append(Leaf(number: number)) }
        Button("same again") { path.append(Leaf(number: 1)) }
      }
    }
  }

  @Test("pages with ids of their own are the same where the second comes with the first")
  func ids() throws {
    let test = AppTest("leaves") { Leaves() }.with { $0.faults(HostFault.everydayOfApps) }
    func file(_ first: String, _ second: String) -> String {
      "navfuzz fixture 2\nname      twice\nrouter    leaves\nexpect    passes\n---\n"
        + "+0ms     a tap \"\(first)\"\n\(second)\n"
    }
    #expect(throws: RouterTestFailure.self) {
      try test.replay(file("turn 1", "+0ms     a tap \"turn 1\""))
    }
    try test.replay(file("same again", "+400ms   a tap \"same again\""))
    try test.replay(file("turn 1", "+400ms   a tap \"turn 2\""))
  }

  /// Holds a seat for twenty seconds, once it is chosen.
  private struct Booking: View {
    let asksOnce: Bool
    @State private var path: [String] = []
    @State private var isAsking = false

    var body: some View {
      NavigationStack(path: $path) {
        Button("Book") { ask() }
          .navigationDestination(for: String.self) { Text("Seat \($0)") }
      }
      .task(id: path) {
        guard !path.isEmpty else { return }
        try? await Task.sleep(for: .seconds(20))
        guard !Task.isCancelled else { return }
        path = []
      }
    }

    private func ask() {
      if asksOnce, isAsking { return }
      isAsking = true
      Task {
        try? await Task.sleep(for: .seconds(1))
        path.append("1A")
        isAsking = false
      }
    }
  }

  @Test("a page lies on its equal for all to see, though the app waits for something else")
  func waiting() throws {
    func replay(asksOnce: Bool) throws {
      try AppTest("booking") { Booking(asksOnce: asksOnce) }.withoutCertificates.replay(
        """
        navfuzz fixture 2
        name      twice
        router    booking
        expect    passes
        ---
        +0ms     a tap "Book"
        +300ms   a tap "Book"
        """)
    }
    try replay(asksOnce: true)
    #expect(throws: RouterTestFailure.self) { try replay(asksOnce: false) }
  }
}
