import NavCore
import Testing

@testable import NavConcurrency
@testable import NavCoreSim
@testable import NavEngine
@testable import peer_bench

/// Fails at the third knock, and shows nothing of the first two.
private protocol Door: ExplorableSubject where Action == Int, State == Int {
  var knocks: Int { get set }
  init()
}

extension Door {
  static var knock: Int { 0 }

  mutating func perform(_ action: Int) -> Violation? {
    if action == Self.knock { knocks += 1 }
    return knocks < 3
      ? nil : Violation(property: "door", expected: "a closed door", seen: "an open one")
  }

  mutating func finish() -> Violation? { nil }
  var digest: UInt64 { 0 }
  var state: Int { 0 }
  var coverageFeature: UInt64 { 0 }
  var alphabet: [Int] { [0, 1, 2, 3] }
  static func cost(of action: Int) -> Int { action }
  static func simplifications(of action: Int) -> [Int] { [] }
  static func merging(_ removed: Int, into next: Int) -> Int? { nil }
}

/// Promises nothing.
private struct SecretiveDoor: Door {
  var knocks = 0
}

/// Promises that it hides nothing.
private struct LyingDoor: Door {
  var knocks = 0
  static var statesAreComplete: Bool { true }
}

/// Fails once, however often it is tried afterwards.
private struct UnrepeatableFailure: ExplorableSubject {
  mutating func perform(_ action: Int) -> Violation? { nil }
  mutating func finish() -> Violation? { nil }
  var digest: UInt64 { 0 }
  var state: Int { 0 }
  var coverageFeature: UInt64 { 0 }
  var alphabet: [Int] { [0, 1] }
  static func cost(of action: Int) -> Int { action }
  static func simplifications(of action: Int) -> [Int] { [] }
  static func merging(_ removed: Int, into next: Int) -> Int? { nil }
}

@Suite("Certifier")
struct CertifierTests {
  private let violation = Violation(
    property: "door", expected: "a closed door", seen: "an open one")

  @Test("a subject that hides its state is certified by playing every sequence")
  func hiddenState() {
    let result = Certifier(SecretiveDoor()).certify([0, 2, 0, 3, 0], violation)
    #expect(result.actions == [0, 0, 0])
    #expect(result.certificate.isMinimal)
    #expect(result.certificate.depth == 2)
    #expect(!result.certificate.mergesStates)
    let evidence = "every sequence of up to 2 of 4 actions and every simpler one of 3"
    #expect(
      result.certificate.evidence == "played \(evidence), each replayed")
    // What merging makes of it: nothing that fails.
    #expect(Explorer(SecretiveDoor()).explore(depth: 5).actions == nil)
  }

  @Test("a promise that the failure itself breaks is not relied on")
  func brokenPromise() {
    let result = Certifier(LyingDoor()).certify([0, 0, 0], violation)
    #expect(result.actions == [0, 0, 0])
    #expect(result.certificate.isMinimal)
    #expect(!result.certificate.mergesStates)
  }

  @Test("of those as short, the simplest is given, by whatever actions the failure came")
  func simplest() {
    struct Sum: ExplorableSubject {
      var sum = 0
      mutating func perform(_ action: Int) -> Violation? {
        sum += action
        return sum < 7 ? nil : Violation(property: "sum", expected: "below 7", seen: "\(sum)")
      }
      mutating func finish() -> Violation? { nil }
      var digest: UInt64 { 0 }
      var state: Int { 0 }
      var coverageFeature: UInt64 { 0 }
      var alphabet: [Int] { [4, 3, 2, 1] }
      static func cost(of action: Int) -> Int { action }
      static func simplifications(of action: Int) -> [Int] { [] }
      static func merging(_ removed: Int, into next: Int) -> Int? { nil }
    }
    let sum = Violation(property: "sum", expected: "below 7", seen: "")
    #expect(Certifier(Sum()).certify([1, 1, 1, 1, 1, 1, 1], sum).actions == [3, 4])
    #expect(Certifier(Sum()).certify([4, 4], sum).actions == [3, 4])
    #expect(Certifier(Sum()).certify([1, 6], sum).actions == [1, 6])
    #expect(Certifier(Sum()).certify([9], sum).actions == [9])
  }

  @Test("a failure that does not repeat is certified nothing")
  func unrepeatable() {
    let result = Certifier(UnrepeatableFailure()).certify([0, 1, 0], violation)
    #expect(result.actions == [0, 1, 0])
    #expect(result.certificate.evidence == nil)
    #expect(result.certificate.depth == 0)
  }

  @Test("a certificate says no more than the budget allowed", arguments: 0..<7)
  func budget(_ exponent: Int) {
    let budget = (0..<exponent).reduce(1) { count, _ in count * 4 }
    let result = Certifier(SecretiveDoor(), budget: budget).certify([0, 3, 0, 2, 0, 1], violation)
    let depth = result.certificate.depth
    // All sequences of up to two actions are 20, of three 64 more.
    #expect(depth == [0, 1, 1, 2, 2, 2, 2][exponent])
    #expect(result.certificate.isMinimal == (exponent > 3))
    #expect(result.actions.count == (exponent > 3 ? 3 : 6))
  }

  @Test(
    "with equal states merged or not, the result is the same",
    arguments: [BenchmarkRouter.Bug.popsTheRoot, .keepsTheLayer, .trustsTheEstimate])
  func merging(_ bug: BenchmarkRouter.Bug) throws {
    var search = Search<BenchmarkSource>(BenchmarkSubject(bug), seed: 3) {
      BenchmarkSource(seed: $0, strategy: $1)
    }
    let found = search.run(budget: 400_000)
    let finding = try #require(found)
    let shrunk = try #require(
      Shrinker<BenchmarkSubject>.shrink(finding.actions) { BenchmarkSubject(bug) })
    let certified = Certifier(BenchmarkSubject(bug)).certify(shrunk.actions, shrunk.violation)
    #expect(certified.certificate.mergesStates)
    var enumeration = Enumeration(
      BenchmarkSubject(bug), alphabet: BenchmarkSubject(bug).alphabet(with: shrunk.actions),
      property: shrunk.violation.property, budget: .max)
    for length in 1..<certified.actions.count {
      #expect(enumeration.play(length: length).finding == nil)
    }
    let cost = shrunk.actions.reduce(0) { $0 + $1.cost }
    let played = enumeration.play(length: certified.actions.count, costing: cost)
    #expect(played.finding?.actions == certified.actions)
  }
}

/// The core, but the third pop that finds nothing to pop is answered twice: nothing that can be
/// seen from outside tells the second from the first.
private struct CountingRouter: SimulatedRouter {
  private var machine: Machine
  private var refused = 0

  init(_ configuration: Configuration) { machine = Machine(configuration) }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID {
    let id = machine.submit(request, options, at: time, into: &effects)
    if request.kind == .pop, case .settled(_, .rejected(let reason))? = effects.last {
      refused += 1
      if refused == 3 { effects.append(.settled(id, .rejected(reason))) }
    }
    return id
  }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {
    machine.receive(report, at: time, into: &effects)
  }

  mutating func advance(to time: Instant, into effects: inout [Effect]) {
    machine.advance(to: time, into: &effects)
  }

  var deadline: Instant? { machine.deadline }
  var navigation: NavigationState { machine.navigation }
  var transitionInFlight: TransitionID? { machine.transitionInFlight }
  var sequenceInFlight: RequestID? { machine.sequenceInFlight }
  var gestureInFlight: GestureID? { machine.gestureInFlight }
  var isBusy: Bool { machine.isBusy }
  var waitingCount: Int { machine.waitingCount }
  var ignoredReportCount: Int { machine.ignoredReportCount }
}

@Suite("Certificates of routers", .tags(.slow))
struct RouterCertificateTests {
  @Test("of a router with hidden state: the three calls that it takes", arguments: [1, 2, 3])
  func hiddenState(_ seed: UInt64) throws {
    let fuzzer = Fuzzer(
      CountingRouter(RouterSetup().configuration()), judged: [.outcomeExactlyOnce])
    let run = fuzzer.run(seed: seed, steps: 3_000)
    let violation = try #require(run.violation)
    let recorded = run.failing ?? fuzzer.record(seed: seed, steps: 3_000)
    let shrunk = try #require(fuzzer.shrink(recorded, keeping: violation))
    let certified = fuzzer.certify(shrunk)
    #expect(StepWords.lines(certified.steps) == Array(repeating: "+0ms     pop", count: 3))
    #expect(certified.certificate?.isMinimal == true)
    #expect(certified.certificate?.depth == 2)
  }

  static let failing = Mutant.allCases.filter { !$0.isEquivalent }

  @Test(
    "no certificate contradicts the scenario below it, nor what random shorter ones do",
    arguments: failing)
  func contradictsNothing(_ mutant: Mutant) throws {
    var setup = RouterSetup()
    setup.name = .mutant(mutant)
    let invariant = try #require(mutant.invariant)
    let fuzzer = Fuzzer(setup, judged: [invariant])
    let finding = MutantFindings.finding(of: mutant)
    let violation = try #require(finding.violation)
    let shrunk = try #require(fuzzer.shrink(finding.shrunk, keeping: violation))
    let certified = fuzzer.certify(shrunk, budget: 3_000)
    let certificate = try #require(certified.certificate)
    #expect(fuzzer.play(certified.steps)?.property == violation.property)
    #expect(certificate.depth < certified.steps.count)
    #expect(!certificate.isMinimal || certificate.depth == certified.steps.count - 1)
    #expect(!certificate.mergesStates)
    let alphabet = Simulation(setup.makeCore()).alphabet
    var random = Random(seed: 1)
    for _ in 0..<(certificate.depth > 0 ? 200 : 0) {
      let steps = (0..<certificate.depth).map { _ in alphabet[random.below(alphabet.count)] }
      #expect(fuzzer.play(Step.numbered(steps)) == nil)
    }
  }

  @Test("numbers that nobody names do not tell steps apart")
  func numbers() throws {
    let fixture = try FixtureParser.parse(
      "navfuzz fixture 1\nname a\nrouter core\nexpect passes\n---\n"
        + "+0ms push 1\n+0ms present 1 as a\n+0ms dismiss a\n")
    let steps = Step.unnumbered(fixture.steps)
    #expect(steps.map(\.id.rawValue) == [0, 2, 0])
    #expect(StepWords.lines(steps) == StepWords.lines(fixture.steps))
    let twice = Step.numbered(steps + steps)
    #expect(Set(twice.map(\.id)).count == 6)
  }
}
