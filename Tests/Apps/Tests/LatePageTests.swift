import NavAppTest
import NavSim
import SwiftUI
import Testing

/// Taps of which something comes when another page is on top by then.
extension ShopTests {
  private struct Inbox: View {
    let looksFirst: Bool
    @State private var path: [String] = []
    /// How many messages were opened.
    @State private var opened = 0

    var body: some View {
      NavigationStack(path: $path) {
        Button("Message", action: open)
          .navigationDestination(for: String.self) { page in
            if page == "message" {
              VStack {
                Button("Archive", action: archive)
                Button("Sender") { path.append("sender") }
              }
            } else {
              Text(page)
            }
          }
      }
    }

    private func open() {
      opened += 1
      path.append("message")
    }

    private func archive() {
      let message = opened
      Task {
        try? await Task.sleep(for: .seconds(1))
        let isThere = path.last == "message" && opened == message
        if !path.isEmpty, !looksFirst || isThere { path.removeLast() }
      }
    }
  }

  @Test("a page that was opened since is not what a late tap was to take away")
  func archives() throws {
    let right = AppTest("inbox") { Inbox(looksFirst: true) }
    #expect(try right.check(seeds: 1...40, steps: 30).calls > 0)
    let wrong = AppTest("inbox") { Inbox(looksFirst: false) }
    #expect(try wrong.routerTest.firstFinding(seeds: 1...40, steps: 30)?.steps ?? 9 <= 4)
  }

  private struct Finder: View {
    @State private var path: [String] = []
    @State private var query = ""
    @State private var shown = ["Apple", "Banana"]
    @State private var isKnown = false

    var body: some View {
      NavigationStack(path: $path) {
        List {
          TextField("Search", text: $query)
          ForEach(shown, id: \.self) { fruit in Button(fruit) { path.append(fruit) } }
        }
        .task(id: query) {
          try? await Task.sleep(for: .milliseconds(300))
          if Task.isCancelled { return }
          shown = ["Apple", "Banana"].filter { query.isEmpty || $0.hasPrefix(query) }
        }
        .navigationDestination(for: String.self) { fruit in
          Button("More of \(fruit)") {
            path.append(isKnown ? "Less" : "More")
            isKnown = true
          }
        }
      }
    }
  }

  @Test("a row that what was typed has taken away was there when it was tapped")
  func finds() throws {
    let test = AppTest("finder") { Finder() }.typing("X")
    let touched = try test.touched(
      """
      +0ms     a tap "Apple"
      +400ms   a tap "More of Apple"
      +400ms   user back
      +400ms   user back
      +400ms   a type "X" into "Search"
      +100ms   a tap "Apple"
      +600ms   a tap "More of Apple"
      """)
    #expect(touched.suffix(2) == ["Apple", "More of Apple"])
  }

  private struct Checkout: View {
    @State private var path: [Int] = []
    @State private var isPaid = false

    var body: some View {
      NavigationStack(path: $path) {
        page(0).navigationDestination(for: Int.self) { page($0) }
      }
    }

    @ViewBuilder private func page(_ number: Int) -> some View {
      if number < 6 {
        VStack {
          ForEach(1..<6) { next in
            Button("Go \(number), \(next)") { path.append(number + 1) }
          }
          Toggle("Extra \(number)", isOn: .constant(true))
        }
      } else {
        Payment()
      }
    }
  }

  private struct Payment: View {
    @State private var payment: Task<Void, Never>?
    @State private var isPaid = false

    var body: some View {
      Button("Pay now") {
        payment = Task {
          try? await Task.sleep(for: .seconds(1))
          if !Task.isCancelled { isPaid = true }
        }
      }
      .sheet(isPresented: $isPaid) { Text("Thanks") }
      .onDisappear { payment?.cancel() }
    }
  }

  @Test("a late tap may come to nothing, though what it does was not learned before the run")
  func leavesPayment() throws {
    let test = AppTest("checkout") { Checkout() }.buttons("Pay now")
    let file = """
      navfuzz fixture 2
      name      left before it was paid
      router    checkout
      expect    passes
      ---
      +0ms     a tap "Go 0, 1"
      +1000ms  a tap "Go 1, 1"
      +1000ms  a tap "Go 2, 1"
      +1000ms  a tap "Go 3, 1"
      +1000ms  a tap "Go 4, 1"
      +1000ms  a tap "Go 5, 1"
      +1000ms  a tap "Pay now"
      +100ms   user back

      """
    try test.replay(file)
  }
}
