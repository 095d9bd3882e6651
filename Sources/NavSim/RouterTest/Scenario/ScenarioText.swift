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
  /// - Throws: ``ScenarioError`` with the line and what was expected there.
  func file(_ text: String) throws(ScenarioError) -> ScenarioFile {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.first == "navfuzz fixture 2" else {
      let isOfNavfuzz = lines.first == "navfuzz fixture 1"
      throw ScenarioError(
        line: 1,
        expected: "\"navfuzz fixture 2\""
          + (isOfNavfuzz ? ": it is a fixture of navfuzz, for navfuzz replay" : ""),
        isOfAnotherTest: isOfNavfuzz)
    }
    var head = ScenarioHead()
    var number = 1
    while number < lines.count, lines[number] != "---" {
      try head.read(lines[number], number + 1)
      number += 1
    }
    guard number < lines.count else { throw ScenarioError(line: number, expected: "\"---\"") }
    guard head.router == name else {
      let other =
        head.router.isEmpty ? "" : ": it is a scenario of \(TextEncoding.visible(head.router))"
      throw ScenarioError(
        line: head.routerLine, expected: "\"router    \(name)\"\(other)",
        isOfAnotherTest: !head.router.isEmpty)
    }
    guard var expectation = head.expectation else {
      throw ScenarioError(line: 4, expected: "\"expect    passes\" or \"expect    fails PROPERTY\"")
    }
    if let property = expectation.property {
      expectation = .fails(try judged(property, head.expectationLine))
    }
    var steps: [RouterStep] = []
    for index in (number + 1)..<lines.count where !lines[index].isEmpty {
      steps.append(try step(lines[index], index + 1))
    }
    return ScenarioFile(
      name: head.name, router: name, expectation: expectation, origin: head.origin,
      scenario: RouterScenario(steps: steps, schedule: head.schedule))
  }

  /// Today's name of something that is judged.
  private func judged(_ property: String, _ line: Int) throws(ScenarioError) -> String {
    let known = RouterProperty.allCases.map(\.rawValue) + conditionNames
    for name in [property, FormerWords.current(property)] where known.contains(name) {
      return name
    }
    let meant = Suggestion.nearest(to: property, among: known).map { ": did you mean \($0)?" }
    throw ScenarioError(
      line: line,
      expected: "a property or a condition of \(name), not \(TextEncoding.excerpt(property))"
        + (meant ?? "; see list properties"))
  }

  private func step(_ line: Substring, _ number: Int) throws(ScenarioError) -> RouterStep {
    let words = line.split(separator: " ", maxSplits: 1)
    guard words.count == 2, words[0].hasPrefix("+"), words[0].hasSuffix("ms"),
      let delay = Int(words[0].dropFirst().dropLast(2)), delay >= 0
    else { throw ScenarioError(line: number, expected: "a time, as \"+550ms\", and a move") }
    guard delay <= RouterStep.delayLimit else {
      throw ScenarioError(
        line: number, expected: "a time of at most \(RouterStep.delayLimit)ms, which is 11 days")
    }
    let rest = words[1].drop { $0 == " " }
    return RouterStep(delay: delay, move: try move(rest, number))
  }

  private func move(_ text: Substring, _ number: Int) throws(ScenarioError) -> RouterMove {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2 else {
      throw ScenarioError(line: number, expected: "a caller and a call, as \"a push .cart\"")
    }
    switch words[0] {
    case "cancel":
      if let caller = CallerName.index(of: words[1]) { return .cancel(caller: caller) }
      throw ScenarioError(line: number, expected: "a caller: a letter")
    case "user":
      let tabs = hooks?.tabs ?? []
      if let tab = tabs.firstIndex(where: { words[1] == "tab \($0)" }) { return .user(.tab(tab)) }
      if hooks?.hasBackMenu == true, words[1].hasPrefix("back "),
        let count = Int(words[1].dropFirst("back ".count)), count > 1
      {
        return .user(.menu(count))
      }
      if let word = UserGesture.words.first(where: { words[1] == $0.1 }) { return .user(word.0) }
      let known = UserGesture.words.map(\.1) + tabs.map { "tab \($0)" }
      throw ScenarioError(line: number, expected: "one of: \(known.joined(separator: ", "))")
    case "host":
      let word = FormerWords.current(words[1])
      if word == "normal" { return .kind }
      if let fault = HostFault(rawValue: word), fault.isDrawn { return .host(fault) }
      let known = HostFault.allCases.filter(\.isDrawn).map(\.rawValue)
      throw ScenarioError(
        line: number, expected: "one of: normal, \(known.joined(separator: ", "))")
    default:
      guard let caller = CallerName.index(of: words[0]) else {
        throw ScenarioError(line: number, expected: "a caller (a letter), cancel, user or host")
      }
      for (index, action) in actions.enumerated() {
        if let argument = action.arguments.indices.first(where: { action.text($0) == words[1] }) {
          return .call(caller: caller, action: index, argument: argument)
        }
      }
      let known = actions.flatMap { action in action.arguments.indices.map { action.text($0) } }
      throw ScenarioError(line: number, expected: "one of: \(known.joined(separator: "; "))")
    }
  }
}

/// Why a file of a router test cannot be read.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// What should be there.
  public let expected: String
  /// True for a good file of another test, as far as was read.
  var isOfAnotherTest = false

  /// Where, and what should be there.
  public var description: String { "line \(line): expected \(expected)" }
}

extension UserGesture {
  /// All but tabs and menus, with their names.
  fileprivate static let words: [(UserGesture, String)] = [
    (.back, "back"), (.close, "close"), (.swipe, "swipe"), (.drag, "drag"), (.release, "release"),
    (.stop, "stop"),
  ]
}

/// What stands above the steps.
private struct ScenarioHead {
  var name = ""
  var router = ""
  var routerLine = 3
  var expectation: Expectation?
  var expectationLine = 4
  var origin: String?
  var schedule = Schedule.natural

  mutating func read(_ line: Substring, _ number: Int) throws(ScenarioError) {
    let words = line.split(separator: " ", maxSplits: 1)
    let rest = words.count == 2 ? String(words[1].drop { $0 == " " }) : ""
    switch words.first {
    case "name": name = rest
    case "router": (router, routerLine) = (rest, number)
    case "origin": origin = rest
    case "schedule": schedule = try Self.schedule(rest, number)
    case "expect":
      (expectation, expectationLine) = (Expectation(text: rest), number)
      guard expectation == nil else { return }
      throw ScenarioError(line: number, expected: "passes, fails PROPERTY, crashes or hangs")
    default:
      throw ScenarioError(line: number, expected: "name, router, expect, origin, schedule or ---")
    }
  }

  private static func schedule(
    _ text: String, _ number: Int
  ) throws(ScenarioError) -> Schedule {
    guard let schedule = Schedule(text) else {
      throw ScenarioError(
        line: number,
        expected: "what is held back until what, as \"2:1@0>1:1@3\", or places, as \"7:1 12:2\"")
    }
    return schedule
  }
}
