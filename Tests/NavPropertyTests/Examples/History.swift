// The state machine of the page "Test anything with the engine": its blocks stand here.
import NavCoreSim

/// A text whose changes can be taken back, and made again.
struct History {
  private(set) var text = ""
  private var past: [String] = []
  private var future: [String] = []

  mutating func type(_ letter: Character) {
    past.append(text)
    text.append(letter)
  }

  mutating func undo() {
    guard let before = past.popLast() else { return }
    future.append(text)
    text = before
  }

  mutating func redo() {
    guard let after = future.popLast() else { return }
    past.append(text)
    text = after
  }
}

/// A history under test, beside the plainest one that there can be: a list of all versions.
struct HistoryTest: Subject {
  enum Action: Hashable, Sendable {
    case type
    case undo(Int)
    case redo
  }

  private var history = History()
  private var versions = [""]
  private var place = 0
  private var typed = 0
  private var summary = Digest()
  var digest: UInt64 { summary.value }

  mutating func perform(_ action: Action) -> Violation? {
    switch action {
    case .type:
      let letter = Array("abcdefghijklmnopqrstuvwxyz")[typed % 26]
      typed += 1
      history.type(letter)
      versions = versions[...place] + [versions[place] + String(letter)]
      place += 1
    case .undo(let count):
      for _ in 0..<count { history.undo() }
      place = max(place - count, 0)
    case .redo:
      history.redo()
      place = min(place + 1, versions.count - 1)
    }
    for byte in history.text.utf8 { summary.add(Int(byte)) }
    guard history.text != versions[place] else { return nil }
    return Violation(
      property: "versions-agree", expected: "the text \"\(versions[place])\"",
      seen: "\"\(history.text)\"")
  }

  mutating func finish() -> Violation? { nil }

  /// Fewer changes are taken back.
  static func simplifications(of action: Action) -> [Action] {
    if case .undo(let count) = action { (1..<count).map { .undo($0) } } else { [] }
  }

  /// Nothing of an action that is left out has to be kept.
  static func merging(_ removed: Action, into next: Action) -> Action? { nil }
}

/// Somebody who types, and thinks better of it every other time.
struct Typist: ActionSource {
  func next(for history: inout HistoryTest, using random: inout Random) -> HistoryTest.Action {
    switch random.below(4) {
    case 0: .undo(random.within(1...3))
    case 1: .redo
    default: .type
    }
  }
}

/// Plays a seed; of what fails, the fewest actions that fail.
func playHistory(seed: UInt64) -> [String] {
  let runner = Runner(subject: { _ in HistoryTest() }, source: { _ in Typist() })
  let run = runner.run(seed: seed, steps: 1_000)
  guard run.violation != nil else { return ["seed \(seed): \(run.steps) steps hold"] }
  let actions = runner.record(seed: seed, steps: 1_000)
  guard let small = Shrinker.shrink(actions, subject: { HistoryTest() }) else { return [] }
  return [
    "FAIL  \(small.violation.property)  (seed \(seed), step \(run.steps))",
    "      expected  \(small.violation.expected)",
    "      seen      \(small.violation.seen)",
    "  shrunk \(actions.count) → \(small.actions.count) actions in \(small.executions) runs:",
  ] + small.actions.map { "    \($0)" }
}
