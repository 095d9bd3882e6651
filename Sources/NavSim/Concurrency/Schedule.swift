/// A piece of the work of a task or of a block: what runs between two awaits.
///
/// The task is named by where it was started, which no schedule changes: the second that the first
/// one has started is `1.2`. In a router test the number of a call stands before it: `5:1`.
public struct Piece: Hashable, Sendable, CustomStringConvertible {
  /// The number of the call that has started it, in a router test; 0 elsewhere.
  public let call: Int
  /// Of the tasks and blocks from the first to this one: which child of the one before it is.
  public let path: [Int]
  /// How many pieces of it have run before; 0 for its start.
  public let number: Int

  /// As ``Schedule`` writes it.
  public var description: String {
    let root = call == 0 ? "" : "\(call):"
    return root + path.map(String.init).joined(separator: ".") + "@\(number)"
  }

  /// The first piece of the same task or block.
  package var start: Piece { Piece(call: call, path: path, number: 0) }
}

extension Piece {
  init?(_ text: Substring) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, let number = Int(parts[1]), number >= 0 else { return nil }
    let words = parts[0].split(separator: ":", omittingEmptySubsequences: false)
    guard words.count <= 2, let call = words.count == 2 ? Int(words[0]) : 0, call >= 0 else {
      return nil
    }
    var path: [Int] = []
    for word in words[words.count - 1].split(separator: ".", omittingEmptySubsequences: false) {
      guard let ordinal = Int(word), ordinal > 0 else { return nil }
      path.append(ordinal)
    }
    self.init(call: call, path: path, number: number)
  }
}

/// A piece of work that is held back, though it could run, until another has run.
public struct Preemption: Hashable, Sendable, CustomStringConvertible {
  /// What is held back.
  public let held: Piece
  /// After what it goes on.
  public let until: Piece
  /// True when time passes meanwhile, as it does for a thread that is busy.
  public let isBusy: Bool

  /// As ``Schedule`` writes it.
  public var description: String { "\(held)>\(isBusy ? ">" : "")\(until)" }
}

extension Preemption {
  package init?(_ text: Substring) {
    let parts = text.split(separator: ">", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3 && parts[1].isEmpty,
      let held = Piece(parts[0]), let until = Piece(parts[parts.count - 1])
    else { return nil }
    self.init(held: held, until: until, isBusy: parts.count == 3)
  }
}

/// In which order the work of a run is played: the natural order but for a list of preemptions.
///
/// As text it is `natural`, or words with spaces between them:
///
///     1.2@0>1.3@1       the start of task 1.2 is held back until piece 1 of task 1.3 has run
///     1.2@0>>1.3@1      the same, and time passes meanwhile, because a thread is busy
///     random=12         the run has drawn random numbers, and these are those of seed 12
///     cancel=1.2@3      task 1.2 is cancelled where it would go on with its piece 3
///     7:1 12:2          the form of earlier versions: of the places where several pieces could run,
///                       the seventh ran the second of them, and so on
public struct Schedule: Hashable, Sendable, LosslessStringConvertible {
  /// What is held back, in the order in which it goes on.
  public var preemptions: [Preemption] = []
  /// The seed of the random numbers of the run; nil where it has drawn none.
  public var randomness: UInt64?
  /// The task that is cancelled, and where.
  public var cancellation: Piece?
  /// The form of earlier versions.
  var choices: [Int] = []

  /// The natural order.
  public static let natural = Self()

  package init(
    preemptions: [Preemption] = [], randomness: UInt64? = nil, cancellation: Piece? = nil,
    choices: [Int] = []
  ) {
    self.preemptions = preemptions
    self.randomness = randomness
    self.cancellation = cancellation
    self.choices = choices
  }

  /// True for the natural order.
  public var isNatural: Bool { self == .natural }

  /// The same with nothing held back.
  package var inNaturalOrder: Self { Self(randomness: randomness, cancellation: cancellation) }

  /// How many places depart from the natural order.
  package var deviations: Int { preemptions.count + choices.count { $0 != 0 } }

  /// As text.
  public var description: String {
    if isNatural { return "natural" }
    var words = preemptions.map(\.description)
    words += choices.enumerated().filter { $0.element != 0 }.map { "\($0.offset):\($0.element)" }
    if let cancellation { words.append("cancel=\(cancellation)") }
    if let randomness { words.append("random=\(randomness)") }
    return words.joined(separator: " ")
  }

  /// More places than any run has choices would only take memory.
  private static let placeLimit = 1 << 24

  /// Reads what ``description`` has written; nil for what is no schedule.
  public init?(_ text: String) {
    let words = text.split(separator: " ")
    guard !words.isEmpty else { return nil }
    if words == ["natural"] { return }
    if words.count == 1, words[0].allSatisfy({ $0.isNumber || $0 == "," }) {
      guard self.readList(words[0]) else { return nil }
      return
    }
    for word in words {
      if word.hasPrefix("random=") {
        guard let seed = UInt64(word.dropFirst(7)) else { return nil }
        randomness = seed
      } else if word.hasPrefix("cancel=") {
        guard let piece = Piece(word.dropFirst(7)) else { return nil }
        cancellation = piece
      } else if word.contains(">") {
        guard let preemption = Preemption(word) else { return nil }
        preemptions.append(preemption)
      } else {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let place = parts[0], let choice = parts[1],
          place >= choices.count, place < Self.placeLimit, choice > 0
        else { return nil }
        choices += Array(repeating: 0, count: place - choices.count) + [choice]
      }
    }
  }

  /// Reads numbers with commas, the form of earlier versions of the trait.
  private mutating func readList(_ text: Substring) -> Bool {
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      guard let choice = Int(word), choice >= 0, choices.count < Self.placeLimit else {
        return false
      }
      choices.append(choice)
    }
    return true
  }
}
