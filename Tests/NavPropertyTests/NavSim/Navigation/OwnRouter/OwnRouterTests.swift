import Foundation
import NavCore
import Testing

@testable import NavSim

/// A router as people bring it: one stack and a sheet, and what may be wrong with it.
private struct Shop: OwnRouter {
  enum Flaw: CaseIterable {
    case none, dismissesWhileMoving, forgetsToPop, doneAtOnce, doneByTheClock
  }

  static let vocabulary: [RequestKind] = [.push, .pop, .present, .dismiss, .set]

  let flaw: Flaw
  var path: [RouteID] = []
  var sheet: RouteID?
  var isMoving = false
  var isTouched = false
  var wakesAt: Instant?
  private var now = Instant.start
  /// What was shown before what is under way.
  private var before: (path: [RouteID], sheet: RouteID?) = ([], nil)

  init(_ flaw: Flaw) { self.flaw = flaw }

  var screens: Snapshot<RouteID> {
    Snapshot(
      root: RouteID(0), pushed: path, layers: sheet.map { [LayerRoutes(.sheet, root: $0)] } ?? [])
  }

  mutating func timeIs(_ time: Instant) { now = time }

  mutating func call(_ request: Request, id: RequestID) -> CallReply {
    let mayMove = !isMoving && !isTouched
    if mayMove { before = (path, sheet) }
    switch request {
    case .push(let route):
      guard mayMove, sheet == nil else { return .rejected }
      path.append(route)
    case .pop:
      guard mayMove, sheet == nil, !path.isEmpty else { return .rejected }
      if flaw != .forgetsToPop || path.count < 2 { path.removeLast() }
    case .set(let routes):
      guard mayMove, sheet == nil else { return .rejected }
      if routes == path { return .unchanged }
      path = routes
    case .present(let route, _):
      guard mayMove, sheet == nil else { return .rejected }
      sheet = route
    case .dismiss:
      guard mayMove || flaw == .dismissesWhileMoving, sheet != nil else { return .rejected }
      sheet = nil
    default: return .rejected
    }
    isMoving = flaw != .doneAtOnce
    if flaw == .doneByTheClock { wakesAt = now + 550 }
    return .taken
  }

  mutating func transitionEnded(finished: Bool) -> RequestID? {
    if flaw != .doneByTheClock { isMoving = false }
    if !finished { (path, sheet) = before }
    return nil
  }

  mutating func wake(at time: Instant) -> RequestID? {
    isMoving = false
    wakesAt = nil
    return nil
  }

  mutating func gesture(isActive: Bool) { isTouched = isActive }

  mutating func moved(_ move: UserMove) {
    switch move {
    case .popped(let count, nil): path.removeLast(min(count, path.count))
    case .popped, .selected: break
    case .dismissed: sheet = nil
    }
  }
}

@Suite("A router of one's own")
struct OwnRouterTests {
  private static func failure(_ flaw: Shop.Flaw, _ faults: FaultSet) -> FuzzFailure? {
    Fuzzer(own: OwnRouterSubject(Shop(flaw)), named: "shop", faults: faults)
      .firstFailure(seeds: 1...30, steps: 1_000)
  }

  @Test("one that listens to the host survives hosts that are slow, at once, and give up")
  func holds() throws {
    let failure = Self.failure(.none, FaultSet([.slow, .zero, .unfinishedEnd]))
    #expect(failure == nil, "\(failure?.description ?? "")")
  }

  @Test(
    "one that does not is found, small",
    arguments: [
      (Shop.Flaw.dismissesWhileMoving, Invariant.singleTransition, 2),
      (.doneAtOnce, .completedAfterEnd, 1), (.doneByTheClock, .completedAfterEnd, 2),
    ])
  fileprivate func fails(_ flaw: Shop.Flaw, _ invariant: Invariant, _ most: Int) throws {
    let failure = try #require(Self.failure(flaw, FaultSet([.slow])))
    #expect(failure.violation.property == invariant.rawValue)
    #expect(failure.fixture.steps.count <= most)
    // What is saved is read and shows the same.
    let again = try FixtureParser.parse(FixturePrinter.print(failure.fixture))
    #expect(again.setup.name == .own("shop"))
    #expect(Replay.run(again, on: OwnRouterSubject(Shop(flaw))).verdict == .asRecorded)
    #expect(Replay.run(again, on: OwnRouterSubject(Shop(.none))).verdict != .asRecorded)
    #expect(failure.description.contains("fails here"))
  }

  @Test("a fixture of a router that is not here says so")
  func notHere() throws {
    let text = "navfuzz fixture 1\nname a\nrouter own:shop\nexpect passes\n---\n+0ms push 1\n"
    let fixture = try FixtureParser.parse(text)
    #expect(throws: SetupError.notHere("shop")) { try Replay.run(fixture) }
    #expect(throws: FixtureError.self) {
      try FixtureParser.parse(text.replacing("own:shop", with: "own:a/b"))
    }
  }

  @Test("ids stay with what stays")
  func names() {
    var names = EntryNames()
    func snapshot(_ pushed: [UInt32], _ sheets: [[UInt32]]) -> Snapshot<RouteID> {
      Snapshot(
        root: RouteID(9), pushed: pushed.map { RouteID($0) },
        layers: sheets.map { routes in
          LayerRoutes(
            .sheet, root: RouteID(routes[0]), pushed: routes.dropFirst().map { RouteID($0) })
        })
    }
    let first = names.state(of: snapshot([1, 2], [[3], [4, 5]]), after: nil)
    let second = names.state(of: snapshot([1, 2, 6], [[3], [4]]), after: first)
    #expect(second.tabs[0].stack.prefix(3) == first.tabs[0].stack.prefix(3))
    #expect(second.layers.map(\.id) == first.layers.map(\.id))
    #expect(second.layers[1].stack == [first.layers[1].stack[0]])
    // Another root below is another layer, and so is what lies on it.
    let third = names.state(of: snapshot([1], [[7], [4]]), after: second)
    #expect(Set(third.layers.map(\.id)).isDisjoint(with: second.layers.map(\.id)))
    #expect(second.departed(to: third).count == 4)
  }

  @Test("the test to paste names the scenario, and its router if that is one's own")
  func swiftTest() throws {
    let failure = try #require(Self.failure(.dismissesWhileMoving, FaultSet([.slow])))
    let source = SwiftTest.source(failure.fixture, router: "OwnRouterSubject(Shop())")
    #expect(source.contains("func singleTransition"))
    #expect(source.contains("Replay.run(fixture, on: OwnRouterSubject(Shop())).violation"))
    let core = SwiftTest.source(
      Fixture(name: "a \"b\" \\", setup: RouterSetup(), expectation: .passes, steps: []))
    #expect(core.contains("@Test(\"a \\\"b\\\" \\\\\")"))
    #expect(core.contains("try Replay.run(fixture).violation"))
  }

  @Test("what is typed wrong is a sentence")
  func usage() throws {
    #expect(throws: CommandError.self) { try OwnRouterOptions(["--seed", "x"]) }
    #expect(throws: CommandError.self) { try OwnRouterOptions(["--seed"]) }
    #expect(throws: CommandError.self) { try OwnRouterOptions(["--faults", "slow,nothing"]) }
    #expect(throws: CommandError.self) { try OwnRouterOptions(["--seeds", "5...1"]) }
    let options = try OwnRouterOptions(["--seeds", "2...5", "--faults", "slow", "--steps", "7"])
    #expect(options.seeds == 2...5)
    #expect(options.rest == " --faults slow")
  }
}
