import NavAppTest
import SwiftUI
import Synchronization
import Testing

@testable import NavEngine
@testable import NavSim

/// Everything in an app is reached, whether it can be seen from where it begins or not.
@MainActor @Suite struct ReachingTests {
  private struct Notice: Identifiable { let id: Int }

  /// Shows notices one after another: of two buttons that look alike behind a tap, only one has
  /// something behind its notice.
  private struct Notices: View {
    @State private var notice: Notice?
    @State private var waiting: [Notice] = []

    var body: some View {
      VStack {
        Button("one") { notice = Notice(id: 1) }
        Button("two") {
          notice = Notice(id: 1)
          waiting = [Notice(id: 2)]
        }
      }
      .sheet(item: $notice, onDismiss: next) { notice in
        Button(notice.id == 1 ? "Got it" : "At last") { self.notice = nil }
      }
    }

    private func next() {
      notice = waiting.first
      waiting = []
    }
  }

  @Test("a button is found behind a screen that looks like another one")
  func hidden() {
    let taps = AppTest("notices") { Notices() }.routerTest.played.actions.first { $0.name == "tap" }
    #expect(taps?.arguments.sorted() == ["\"At last\"", "\"Got it\"", "\"one\"", "\"two\""])
  }

  /// A sheet that only a drag closes.
  private struct Sheet: View {
    @State private var isOpen = false

    var body: some View {
      Button("Open") { isOpen = true }.sheet(isPresented: $isOpen) { Text("read this") }
    }
  }

  @Test("who finds nothing to touch closes what is on top, and comes back to the app")
  func left() throws {
    let app = AppTest("sheet") { Sheet() }.withoutCertificates
    let steps = try app.routerTest.check(seeds: 1...30, steps: 40).steps
    #expect(steps > 30 * 38)
  }

  /// Leads on and on.
  private struct Long: View {
    let pages: Int
    @State private var page = 0

    var body: some View {
      Text("page \(page)")
      if page < pages { Button("Next \(page)") { page += 1 } }
    }
  }

  @Test("that not every button was looked for is said", arguments: [5, 15])
  func cutOff(_ pages: Int) throws {
    let app = AppTest("long") { Long(pages: pages) }.withoutCertificates
    let said = try app.check(seeds: 1...3, steps: 20).worth.joined()
    #expect(said.contains("more would have led to others") == (pages > 12))
  }

  /// Makes something on a page that can be touched on the page below.
  private struct Claims: View {
    @State private var claims = 0

    var body: some View {
      NavigationStack {
        VStack {
          NavigationLink("New claim") { Button("Submit") { claims = 1 } }
          ForEach(0..<claims, id: \.self) { claim in
            NavigationLink("Claim \(claim)") { Text("paid") }
          }
        }
      }
    }
  }

  @Test("what a page has led to is found on the page below")
  func below() {
    let taps = AppTest("claims") { Claims() }.routerTest.played.actions.first { $0.name == "tap" }
    #expect(taps?.arguments.contains("\"Claim 0\"") == true)
  }

  /// Thirty rows, each with a page of its own.
  private struct Rows: View {
    var body: some View {
      NavigationStack {
        List {
          ForEach(0..<6, id: \.self) { section in
            Section {
              ForEach(0..<5, id: \.self) { row in
                NavigationLink("Row \(section * 5 + row)") { Text("page") }
              }
            }
          }
        }
      }
    }
  }

  @Test(
    "of a long list, whatever its sections, the first rows are tried, and a run goes on from what it has found"
  )
  func rows() {
    let count = Mutex(0)
    let app = AppTest("rows") {
      count.withLock { $0 += 1 }
      return Rows()
    }
    let taps = app.routerTest.played.actions.first { $0.name == "tap" }
    #expect(taps?.arguments.count == 12)
    #expect(app.routerTest.leftOut?.hasPrefix("rows of lists behind the first 12") == true)
    // With one for each row and each way back, there would be more.
    #expect(count.withLock(\.self) < 24)
  }

  /// Finds nothing by what is typed.
  private struct Search: View {
    @State private var text = ""

    var body: some View {
      VStack {
        TextField("Search", text: $text)
        if text.isEmpty { Button("Everything") {} }
      }
    }
  }

  @Test("who has typed something can empty the field again")
  func emptied() throws {
    let app = AppTest("search") { Search() }.typing("pie").withoutCertificates
    let test = app.routerTest
    let result = try test.check(seeds: 1...10, steps: 40)
    let tap = try #require(test.played.actions.firstIndex { $0.name == "tap" })
    #expect(result.statistics.calls[tap].started > 10 * 5)
  }

  /// Lets in who says all that it asks for, on two pages, among many buttons that lead elsewhere.
  private struct Registration: View {
    @State private var email = ""
    @State private var password = ""
    @State private var again = ""
    @State private var name = ""
    @State private var age = 0
    @State private var isIn = false

    var body: some View {
      NavigationStack {
        if isIn { Button("Sign out") { isIn = false } } else { account }
      }
    }

    private var account: some View {
      VStack {
        TextField("Where to write to", text: $email).textContentType(.emailAddress)
        SecureField("Secret", text: $password)
        TextField("Password, again", text: $again)
        NavigationLink("Next") { person }
          .disabled(!email.contains("@") || password.count < 8 || password != again)
        ForEach(0..<6, id: \.self) { topic in
          NavigationLink("Topic \(topic)") {
            ForEach(0..<6, id: \.self) { part in NavigationLink("Part \(part)") { Text("help") } }
          }
        }
      }
    }

    private var person: some View {
      VStack {
        TextField("Name", text: $name)
        TextField("Age", value: $age, format: .number)
        Button("Register") { isIn = true }.disabled(name.isEmpty || age < 12)
      }
    }
  }

  @Test("a registration is filled in, whatever else there is to try")
  func registered() {
    let app = AppTest("registration") { Registration() }
    let taps = app.routerTest.played.actions.first { $0.name == "tap" }
    #expect(taps?.arguments.contains("\"Sign out\"") == true)
  }

  /// Has more screens than can be tried, of which one leads on.
  private struct Crowd: View {
    @State private var marks: Set<Int> = []

    var body: some View {
      NavigationStack {
        ForEach(0..<8, id: \.self) { number in
          Button("\(marks.contains(number) ? "Unmark" : "Mark") \(number)") {
            marks.formSymmetricDifference([number])
          }
        }
        NavigationLink("More") {
          NavigationLink("Still more") { NavigationLink("Most") { Button("At last") {} } }
        }
      }
    }
  }

  @Test("where there is too much to try, what was never touched comes first")
  func untried() {
    let taps = AppTest("crowd") { Crowd() }.routerTest.played.actions.first { $0.name == "tap" }
    #expect(taps?.arguments.contains("\"At last\"") == true)
  }

  /// Ends on a screen with nothing to touch.
  private struct Ending: View {
    let leadsBack: Bool
    @State private var isOver = false

    var body: some View {
      if isOver {
        Text("Thanks")
        if leadsBack { Button("Again") { isOver = false } }
      } else {
        Button("Pay") { isOver = true }
      }
    }
  }

  @Test("a screen that nobody can leave is said", arguments: [true, false])
  func deadEnd(_ leadsBack: Bool) throws {
    let app = AppTest("ending") { Ending(leadsBack: leadsBack) }.withoutCertificates
    let said = try app.check(seeds: 1...3, steps: 20).worth.joined()
    #expect(said.contains("there is no way back: 3 seeds ended there") == !leadsBack)
  }

  private struct Trap: View {
    var body: some View { Button("Boom") { preconditionFailure("boom") } }
  }

  @Test("a crash on the way to a button is the app's, and says which way")
  func crashed() async {
    let result = await #expect(
      processExitsWith: .exitCode(3), observing: [\.standardErrorContent]
    ) {
      exit(await MainActor.run { AppTest("trap") { Trap() }.main(["--seeds", "1...2"]) })
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("crashed in trap: tap \"Boom\""))
  }
}
