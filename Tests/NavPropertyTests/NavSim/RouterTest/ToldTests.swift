import Testing

@testable import NavSim

/// Shows a sheet, and is told of everything.
@MainActor
private final class Told {
  private(set) var sheet: Int?

  func show(_ page: Int) async {
    try? await Task.sleep(for: .milliseconds(100))
    sheet = page
  }

  func close() { sheet = nil }
}

/// A trace says what a router is told, and when calls begin that had to wait.
@Suite("What a router is told")
struct ToldTests {
  private let test = RouterTest<Told, Int>("told") {
    Told()
  } screens: {
    Screens(root: 0).presenting($0.sheet)
  }
  .action("show", [1, 2], effect: { .present($0) }) { await $0.show($1) }
  .only(.serializable)

  private func trace(
    _ host: RouterHost<Told, Int>, _ steps: String
  ) throws -> [String] {
    let test = test.host(host).played
    let text = "navfuzz fixture 2\nname      a\nrouter    told\nexpect    passes\n---\n\(steps)"
    return test.trace(of: try test.file(text)).map { String($0.drop { $0 == " " }) }
  }

  /// What is told while a sheet is shown and dragged away.
  private func told(_ host: RouterHost<Told, Int>) throws -> [String] {
    try trace(host, "+0ms     a show 1\n+700ms   user drag\n+100ms   user release\n").filter {
      $0.contains("the host calls") || $0.contains("the host tells")
    }
  }

  @Test("each closure of the host that is called is named")
  func named() throws {
    let host = RouterHost<Told, Int>.declarative(
      closed: { router, _ in router.close() }, settled: { _ in }, gesture: { _, _ in },
      touch: { _, _ in })
    let lines = try told(host)
    #expect(
      lines == [
        "600ms  the host tells the end of present 1",
        "· the host calls `gesture` with true",
        "· the host calls `touch` with layer(1), began",
        "· the host calls `closed` of sheet 1",
        "1300ms  the host calls `gesture` with false",
        "· the host calls `touch` with layer(1), finished",
      ])
  }

  @Test("nothing is said to be told that nobody hears")
  func unheard() throws {
    let host = RouterHost<Told, Int>.declarative(onDismiss: { router, _ in router.close() })
    let lines = try told(host)
    #expect(lines == ["1300ms  the host tells that sheet 1 has left"])
  }

  @Test("a call that waits for its caller begins when it begins")
  func waiting() throws {
    let lines = try trace(.declarative(), "+0ms     a show 1\n+0ms     a show 2\n")
    #expect(lines.filter { $0.hasSuffix("begins") } == ["· `caller a: show 2` begins"])
  }
}
