import Foundation

/// What a parent asks of a child: a line of words, or of JSON, which takes a process more time to
/// read first than to play hundreds of steps.
package enum ChildOrder: Codable, Hashable {
  /// Scenarios to begin with, as files; before the first ``play(_:)``.
  case corpus([String])
  /// Play seeds, one after another.
  case play(SeedBlock)
  /// Play a seed and say every step before it is played.
  case trace(seed: UInt64, steps: Int)
  /// Play a seed and say what the digest is after every step.
  case probe(seed: UInt64, steps: Int)
  /// Play a file, and say what it violates; where it holds, play its steps under so many schedules
  /// that are drawn, and say what is held back in each.
  case replay(String, drawn: Int)
  /// Play a file, and say whether it shows what it showed.
  case judge(String)
  /// Play a file that has failed once more, make it small, and look whether anything shorter fails.
  case study(StudyOrder)
  /// Play a file of a router test that ends its process: say how many moments have come, or draw the
  /// page of the one with this number.
  case drawFile(String, moment: Int?)
  /// Play every sequence of up to so many steps of a router test, each under every schedule with up
  /// to so many preemptions; traced, say each sequence before it is played.
  case explore(depth: Int, preemptions: Int, isTraced: Bool)
  /// Judge all properties of a router test but these from now on.
  case leaveOut([String])
  /// Say what you have, and play no further seeds. It overtakes what the child is at.
  case stop

  /// The order as it is sent.
  var line: String {
    switch self {
    case .play(let block): "play \(block.text)\n"
    case .probe(let seed, let steps): "probe \(seed) \(steps)\n"
    default: JSON.text(self) + "\n"
    }
  }

  /// Reads an order, without the end of its line; nil when it is none.
  init?(line: String) {
    let words = line.split(separator: " ", maxSplits: 1)
    switch words.first {
    case "play":
      guard words.count == 2, let block = SeedBlock(text: words[1]) else { return nil }
      self = .play(block)
    case "probe":
      let numbers = line.split(separator: " ")
      guard numbers.count == 3, let seed = UInt64(numbers[1]), let steps = Int(numbers[2])
      else { return nil }
      self = .probe(seed: seed, steps: steps)
    default:
      guard let order = JSON.value(line, as: Self.self) else { return nil }
      self = order
    }
  }
}

/// Seeds that stand next to each other in the order of a session.
package struct SeedBlock: Codable, Hashable {
  let seeds: [UInt64]
  /// How many steps each has.
  package let steps: Int
  /// What else a person types to run such a seed again, beginning with a space.
  package let options: String
  /// True when nobody needs the seeds behind one that fails.
  package var stopsAtFailure = false

  package init(seeds: [UInt64], steps: Int, options: String, stopsAtFailure: Bool = false) {
    self.seeds = seeds
    self.steps = steps
    self.options = options
    self.stopsAtFailure = stopsAtFailure
  }
}

extension SeedBlock {
  /// In words: the seeds, the steps, whether it stops, and the options if there are any.
  fileprivate var text: String {
    let seeds = seeds.map { "\($0)" }.joined(separator: ",")
    let words = "\(seeds) \(steps) \(stopsAtFailure)"
    return options.isEmpty ? words : "\(words) \(JSON.text(options))"
  }

  /// Reads what ``text`` has written; nil when it is nothing of the sort.
  fileprivate init?(text: Substring) {
    let words = text.split(separator: " ", maxSplits: 3)
    guard words.count >= 3, let steps = Int(words[1]), let stops = Bool(String(words[2])),
      let options = words.count == 3 ? "" : JSON.value(String(words[3]))
    else { return nil }
    let numbers = words[0].split(separator: ",")
    let seeds = numbers.compactMap { UInt64($0) }
    guard seeds.count == numbers.count else { return nil }
    self.init(seeds: seeds, steps: steps, options: options, stopsAtFailure: stops)
  }
}

/// What a child answers: a word, and what belongs to it.
package enum ChildMessage: Hashable {
  /// It has found out what it is for.
  case ready
  /// It goes on: how many steps it has played in all.
  case alive(Int)
  /// The result of a seed that holds.
  case passed(SeedOutcome)
  /// A seed has failed; the scenario follows.
  case failed(Find)
  /// The failure of the seed, with its scenario.
  case found(Failure)
  /// A step that is about to be played.
  case step(String)
  /// A page of HTML.
  case page(String)
  /// A piece of work that is overtaken, in the order of their overtaking.
  case held(HeldPiece)
  /// The steps so far count for nothing: a run goes back, and on from the step of this number.
  case restart(after: Int)
  /// The digests after each step.
  case digests([UInt64])
  /// What a fixture violates.
  case violated(Violation)
  /// The result of a replay.
  case verdict(Replay.Result)
  /// A failure, as far as it has been studied.
  case studied(Failure)
  /// About so many schedules of sequences of this length are to be played.
  case exploring(length: Int, about: Int)
  /// How far an exploration is: so many sequences of this length have been played.
  case explored(length: Int, count: Int)
  /// The order has been carried out.
  case done
  /// Nothing that a child says.
  case unknown(String)

  /// The message as it is sent.
  var line: String {
    switch self {
    case .ready: "ready\n"
    case .alive(let count): "alive \(count)\n"
    case .passed(let outcome): "passed \(outcome.text)\n"
    case .failed(let find): "failed \(JSON.text(find))\n"
    case .found(let failure): "found \(JSON.text(failure))\n"
    case .step(let step): "step \(step)\n"
    case .held(let piece): "held \(piece.preemption) \(TextEncoding.visible(piece.words))\n"
    case .page(let page): "page \(JSON.text(page))\n"
    case .restart(let count): "restart \(count)\n"
    case .digests(let digests): "digests \(digests.map { "\($0)" }.joined(separator: " "))\n"
    case .violated(let violation): "violated \(JSON.text(violation))\n"
    case .verdict(let result): "verdict \(JSON.text(result))\n"
    case .studied(let failure): "studied \(JSON.text(failure))\n"
    case .exploring(let length, let count): "exploring \(length) \(count)\n"
    case .explored(let length, let count): "explored \(length) \(count)\n"
    case .done: "done\n"
    case .unknown(let line): line + "\n"
    }
  }

  /// Reads a message.
  init(line: String) {
    let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    let rest = parts.count == 2 ? String(parts[1]) : ""
    self = Self.read(parts.first ?? "", rest) ?? .unknown(line)
  }

  private static func read(_ word: Substring, _ rest: String) -> ChildMessage? {
    switch word {
    case "ready": return .ready
    case "done": return .done
    case "alive": return Int(rest).map { .alive($0) }
    case "passed": return SeedOutcome(text: rest).map { .passed($0) }
    case "failed": return JSON.value(rest).map { .failed($0) }
    case "found": return JSON.value(rest).map { .found($0) }
    case "step": return .step(rest)
    case "held":
      let parts = rest.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let preemption = Preemption(parts[0]) else { return nil }
      return .held(HeldPiece(preemption: preemption, words: String(parts[1])))
    case "page": return JSON.value(rest).map { .page($0) }
    case "restart": return Int(rest).map { .restart(after: $0) }
    case "digests":
      let words = rest.split(separator: " ")
      let digests = words.compactMap { UInt64($0) }
      return digests.count == words.count ? .digests(digests) : nil
    case "violated": return JSON.value(rest).map { .violated($0) }
    case "verdict": return JSON.value(rest).map { .verdict($0) }
    case "studied": return JSON.value(rest).map { .studied($0) }
    case "exploring": return twoNumbers(rest).map { .exploring(length: $0, about: $1) }
    case "explored": return twoNumbers(rest).map { .explored(length: $0, count: $1) }
    default: return nil
    }
  }

  private static func twoNumbers(_ text: String) -> (Int, Int)? {
    let numbers = text.split(separator: " ").compactMap { Int($0) }
    return numbers.count == 2 ? (numbers[0], numbers[1]) : nil
  }
}
