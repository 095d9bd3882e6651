/// A scenario of a router test as a file: the next version of `.nav`.
///
///     navfuzz fixture 2
///     name      no-lost-call
///     router    checkout
///     expect    fails no-lost-call
///     origin    --seed 3 --steps 100
///     schedule  2:1@0>1:1@3
///     ---
///     +0ms      a push .detail(2)
///     +550ms    user back
///     +0ms      host slow
///
/// Calls are written with the names and arguments of the test. The schedule names what is
/// held back, as ``Schedule`` has it; in the natural order the line is left out.
struct ScenarioFile: Hashable, Sendable {
  var name: String
  let router: String
  var expectation: Expectation
  var origin: String?
  var scenario: RouterScenario

  /// What is held back, as files have it; nil in the natural order.
  fileprivate var scheduleWords: String? {
    scenario.schedule.isNatural ? nil : scenario.schedule.description
  }
}

extension PlayedTest {
  /// Why a file that does not fail shows nothing any more; nil when its steps did something.
  func drift(of file: ScenarioFile, _ outcome: RouterOutcome) -> String? {
    guard outcome.violation == nil, let obstacle = outcome.obstacle else { return nil }
    return file.scenario.steps.isEmpty ? obstacle : "no step of it does anything, \(obstacle)"
  }

  /// What the file of a scenario is called: the same for the same failure of the same router.
  func fileName(of file: ScenarioFile) -> String {
    // Of one router: a folder may hold the failures of several.
    file.expectation.fileName(
      of: [file.router] + file.scenario.steps.map(text) + (file.scheduleWords.map { [$0] } ?? []))
  }

  /// The file of a scenario.
  func text(of file: ScenarioFile) -> String {
    file.expectation.file(
      version: 2, file.name, router: file.router, origin: file.origin,
      schedule: file.scheduleWords, file.scenario.steps.map(text))
  }

  /// One step as a line.
  func text(of step: RouterStep) -> String {
    let time = "+\(step.delay)ms"
    return time + String(repeating: " ", count: max(9 - time.count, 1)) + text(of: step.move)
  }

  private func text(of move: RouterMove) -> String {
    switch move {
    case .call(let caller, let action, let argument):
      let call =
        actions.indices.contains(action) && actions[action].arguments.indices.contains(argument)
        ? actions[action].text(argument) : "nothing"
      return "\(CallerName.of(caller)) \(call)"
    case .cancel(let caller): return "cancel \(CallerName.of(caller))"
    case .user(.tab(let place)):
      let tabs = hooks?.tabs ?? []
      return "user tab \(tabs.indices.contains(place) ? tabs[place] : "\(place)")"
    case .user(.menu(let count)): return "user back \(count)"
    case .user(let gesture): return "user \(UserGesture.words.first { $0.0 == gesture }?.1 ?? "")"
    case .host(let fault): return "host \(fault.rawValue)"
    case .kind: return "host normal"
    }
  }

  /// Reads a file.
  ///
  /// - Throws: ``ScenarioError`` with the place and what was expected there.
  func file(_ text: String) throws(ScenarioError) -> ScenarioFile {
    var lines = FixtureLines(text)
    let title = try lines.name(ofVersion: 2)
    try readRouter(&lines)
    let expectation = try lines.expectation(
      of: "a property or a condition of \(name)",
      among: RouterProperty.allCases.map(\.rawValue) + conditionNames)
    let origin = try lines.origin()
    var schedule = Schedule.natural
    if lines.isNext("schedule") {
      var line = try lines.field("schedule")
      let expected =
        "what is held back until what, as \"2:1@0>1:1@3\", or places, as \"7:1 12:2\""
      let word = try line.rest(expecting: expected)
      guard let read = Schedule(String(word.text)) else { throw line.error(expected, at: word) }
      schedule = read
    }
    try lines.endHead()
    var steps: [RouterStep] = []
    while var line = lines.next() {
      if line.peek != nil { steps.append(try step(&line)) }
    }
    return ScenarioFile(
      name: title, router: name, expectation: expectation, origin: origin,
      scenario: RouterScenario(steps: steps, schedule: schedule))
  }

  private func readRouter(_ lines: inout FixtureLines) throws(ScenarioError) {
    var line = try lines.field("router")
    let word = try line.rest(expecting: "\"\(name)\"")
    guard word.text != name else { return }
    var error = line.error("the router test \"\(name)\"", at: word)
    error.isOfAnother = true
    throw error
  }

  private func step(_ line: inout FixtureWords) throws(ScenarioError) -> RouterStep {
    let delay = try line.milliseconds(
      after: "+", atMost: RouterStep.delayLimit,
      expecting: "a time of at most \(RouterStep.delayLimit)ms, as \"+550ms\", and a move")
    return RouterStep(delay: delay, move: try move(&line))
  }

  private func move(_ line: inout FixtureWords) throws(ScenarioError) -> RouterMove {
    let expected = "a caller and a call, as \"a push .cart\""
    let verb = try line.next(expecting: expected)
    let what = try line.rest(expecting: expected, isExact: true)
    switch verb.text {
    case "cancel":
      if let caller = CallerName.index(of: what.text) { return .cancel(caller: caller) }
      throw line.error("a caller: a letter", at: what)
    case "user":
      if let gesture = gesture(what.text) { return .user(gesture) }
      let known = UserGesture.words.map(\.1) + (hooks?.tabs ?? []).map { "tab \($0)" }
      throw line.error("one of: \(known.joined(separator: ", "))", at: what)
    case "host":
      let word = FormerWords.current(what.text)
      if word == "normal" { return .kind }
      if let fault = HostFault(rawValue: word), fault.isDrawn { return .host(fault) }
      let known = HostFault.allCases.filter(\.isDrawn).map(\.rawValue)
      throw line.error("one of: normal, \(known.joined(separator: ", "))", at: what)
    default:
      guard let caller = CallerName.index(of: verb.text) else {
        throw line.error("a caller (a letter), cancel, user or host", at: verb)
      }
      for (index, action) in actions.enumerated() {
        if let argument = action.arguments.indices.first(where: { action.text($0) == what.text }) {
          return .call(caller: caller, action: index, argument: argument)
        }
      }
      let known = actions.flatMap { action in action.arguments.indices.map { action.text($0) } }
      throw line.error("one of: \(known.joined(separator: "; "))", at: what)
    }
  }

  private func gesture(_ text: Substring) -> UserGesture? {
    if let tab = hooks?.tabs.firstIndex(where: { text == "tab \($0)" }) { return .tab(tab) }
    if hooks?.hasBackMenu == true, text.hasPrefix("back "),
      let count = Int(text.dropFirst("back ".count)), count > 1
    {
      return .menu(count)
    }
    return UserGesture.words.first { text == $0.1 }?.0
  }
}

extension UserGesture {
  /// All but tabs and menus, with their names.
  fileprivate static let words: [(UserGesture, String)] = [
    (.back, "back"), (.close, "close"), (.swipe, "swipe"), (.drag, "drag"), (.release, "release"),
    (.stop, "stop"),
  ]
}
