import NavAppTest
import SwiftUI
import Testing

@testable import NavProgram
@testable import NavSim

extension EnvironmentValues {
  @Entry var greeting: String = "hello"
  @Entry var number = 3
  /// A doc comment with a var of its own = nothing.
  @Entry var isFine: ((_ number: Int) -> Bool)?
}

#Preview { Text("only for an editor") }

#Preview("named", traits: .sizeThatFitsLayout) {
  @Previewable @State var number = 1
  Text("\(number)")
}

private struct Preview_Previews: PreviewProvider {
  static var previews: some View { Text("only for an editor") }
}

/// What SwiftUI's macros make, and what screens are called.
@MainActor @Suite struct NameTests {
  private struct Greeter: View {
    @Environment(\.greeting) private var greeting
    @Environment(\.number) private var number
    @Environment(\.isFine) private var isFine
    var body: some View { Text("\(greeting) \(number) \(isFine?(number) ?? false)") }
  }

  private struct Hidden {}
  struct Kept<Part>: Hashable {}
  struct Page: Hashable {
    private let kept = Kept<Hidden>()
    let number: Int
  }

  @Test("a page is called the same in every run, also by a value with a type of its own")
  func hidden() throws {
    let stage = Stage(
      NavigationStack {
        NavigationLink("next", value: Page(number: 1))
          .navigationDestination(for: Page.self) { Text("\($0.number)") }
      })
    try stage.tap("next")
    stage.settle()
    let kept = "AppTests.NameTests.Kept<AppTests.NameTests.Hidden>()"
    #expect(stage.screen.layers[0].pages == ["Page(kept: \(kept), number: 1)"])
  }

  @Test("@Entry makes a value of the environment")
  func entry() {
    let stage = Stage(
      VStack {
        Greeter()
        Greeter().environment(\.greeting, "bye").environment(\.number, 4).environment(\.isFine) {
          $0 == 4
        }
      })
    #expect(stage.tree.allWords == ["hello 3 false", "bye 4 true"])
  }

  private struct Book: Hashable, Identifiable {
    let title: String
    let id = UUID()
  }

  private struct Library: View {
    @State private var path: [Book] = []
    @State private var books = [Book(title: "one"), Book(title: "two")]
    var body: some View {
      NavigationStack(path: $path) {
        ForEach(books) { book in NavigationLink(book.title, value: book) }
          .navigationDestination(for: Book.self) { book in
            VStack {
              NavigationLink("another", value: Book(title: book.title))
              Button("again") { path.append(book) }
            }
          }
      }
    }
  }

  @Test("what every run has anew is in no name, and counts where pages are compared")
  func identifiers() throws {
    let stage = Stage(Library())
    try stage.tap("one")
    stage.settle()
    #expect(stage.wanted == "Library, Book(title: \"one\", id: _)")
    try stage.tap("another")
    stage.settle()
    #expect(stage.tree.repeatedPages.isEmpty)
    try stage.tap("again")
    stage.settle()
    #expect(!stage.tree.repeatedPages.isEmpty)
  }

  private struct Shifts: View {
    var body: some View {
      NavigationStack {
        TimelineLink(seconds: 3_600)
          .navigationDestination(for: Date.self) { _ in TimelineLink(seconds: 90_000) }
      }
    }
  }

  private struct TimelineLink: View {
    let seconds: Double
    var body: some View { NavigationLink("next", value: Date(timeIntervalSince1970: seconds)) }
  }

  @Test("of a time the day is in a name, which is the same for all runs")
  func times() throws {
    let stage = Stage(Shifts())
    for _ in 0..<2 {
      try stage.tap("next")
      stage.settle()
    }
    #expect(stage.wanted == "TimelineLink, 1970-01-01 _, 1970-01-02 _")
  }

  private struct SignIn: View {
    @State private var name = ""
    @State private var password = ""
    @State private var isIn = false
    var body: some View {
      if isIn {
        Button("Sign out") { isIn = false }
      } else {
        TextField("Name", text: $name)
        SecureField("Password", text: $password)
        Button("Sign in") { isIn = !name.isEmpty && !password.isEmpty }
      }
    }
  }

  @Test("what fields say leads to another screen, although nothing else shows it")
  func fields() throws {
    try AppTest("sign-in") { SignIn() }.replay(
      """
      navfuzz fixture 2
      name      signing in
      router    sign-in
      expect    passes
      ---
      +0ms     a type "a" into "Name"
      +0ms     a type "a" into "Password"
      +0ms     a tap "Sign in"
      +600ms   a tap "Sign out"
      """)
  }

  private struct Tabbed: View {
    var body: some View {
      TabView {
        Text("nothing to tap").tabItem { Text("First") }
        SignIn().tabItem { Text("Second") }
      }
    }
  }

  @Test("buttons of tabs that only the user selects are found")
  func tabs() throws {
    let result = try AppTest("tabbed") { Tabbed() }.check(seeds: 1...3)
    #expect(result.worth.first?.contains("tap") == true)
    #expect(result.worth.first?.contains("type") == true)
  }

  private struct Counted: View {
    @State private var appearances = 0
    var body: some View {
      TabView {
        Text("\(appearances) appearances").tabItem { Text("First") }
        Text("two").onAppear { appearances += 1 }.tabItem { Text("Second") }
      }
    }
  }

  @Test("a tab is not left before the app has heard that it is there")
  func quickTabs() throws {
    let test = AppTest("counted") { Counted() }.routerTest.played
    let file = try test.file(
      """
      navfuzz fixture 2
      name      a tab before the app has heard of another
      router    counted
      expect    passes
      schedule  2@0>1.1.1@0
      ---
      +0ms     user tab Second
      +0ms     user tab First
      +1ms     user tab First

      """)
    let frames = test.reportPage(of: file).frames.filter { $0.step != nil }
    #expect(
      frames.map(\.believed.wholeText) == [
        "Second: Counted #1 (two)", "Second: Counted #1 (two)",
        "First: Counted #1 (1 appearances)",
      ])
  }

  private struct Fragile: View {
    @State private var path = NavigationPath()
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          Button("one") { path.append(1) }
          Button("back") { path.removeLast() }
        }
        .navigationDestination(for: Int.self) { number in Button("again") { path.append(number) } }
      }
    }
  }

  @Test("a button that is not tapped cannot crash; what a calm tap does twice may be twice")
  func avoided() throws {
    let result = try AppTest("fragile") { Fragile() }.notTapping("back").check(seeds: 1...2)
    #expect(result.worth.first?.contains("tap") == true)
  }
}
