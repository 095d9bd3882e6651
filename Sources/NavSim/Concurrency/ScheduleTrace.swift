/// What ran in a simulated run, piece by piece, for a person who wants to see where tasks met.
struct ScheduleTrace {
  /// Whose work a piece is.
  private enum Owner: Hashable {
    case task(Int)
    /// A block of a queue.
    case queue
    /// What tasks have handed to an actor.
    case actor

    var text: String {
      switch self {
      case .task(let number): "task \(number)"
      case .queue: "queue"
      case .actor: "actor"
      }
    }
  }

  private struct Piece {
    let time: Duration
    let owner: Owner
    let place: String
    /// What the natural order would have run; nil when it was this.
    let overtaken: Owner?
  }

  /// At most so many pieces are shown: the last.
  static let limit = 300

  private var pieces: [Piece] = []
  private var leftOut = 0
  private var numbers: [UInt64: Int] = [:]

  /// Adds what is about to run.
  ///
  /// - Parameters:
  ///   - work: the piece.
  ///   - time: when.
  ///   - first: what would have run in the natural order.
  mutating func add(_ work: borrowing Work, at time: Duration, insteadOf first: Work?) {
    let owner = owner(of: work)
    let overtaken = first.flatMap { $0.number == work.number ? nil : self.owner(of: $0) }
    pieces.append(
      Piece(time: time, owner: owner, place: Self.place(of: work), overtaken: overtaken))
    // Half at a time, because to remove the first of many takes long.
    if pieces.count == 2 * Self.limit {
      pieces.removeFirst(Self.limit)
      leftOut += Self.limit
    }
  }

  private mutating func owner(of work: borrowing Work) -> Owner {
    if work.task != 0 {
      let number = numbers[work.task] ?? numbers.count + 1
      numbers[work.task] = number
      return .task(number)
    }
    return work.isActorTurn ? .actor : .queue
  }

  private static func place(of work: borrowing Work) -> String {
    switch work.context {
    case .main: "main"
    case .lane: "lane"
    case .queue: "queue"
    case .none: work.isActorTurn ? "actor" : "global"
    }
  }

  /// A line for each piece, in the order in which they ran, with a column for each task. The first
  /// task is the body.
  var lines: [String] {
    let shown = pieces.suffix(Self.limit)
    let gap = 2
    func time(_ text: String) -> String {
      String(repeating: " ", count: max(6 - text.count, 0)) + text
    }
    var head = time("ms")
    var columns: [Owner: Int] = [:]
    for piece in shown where columns[piece.owner] == nil {
      head += String(repeating: " ", count: gap)
      columns[piece.owner] = head.count
      head += piece.owner.text
    }
    var lines = [head]
    let hidden = leftOut + pieces.count - shown.count
    if hidden > 0 { lines.append(time("⋯") + "  \(hidden) before") }
    for piece in shown {
      let start = time("\(piece.time.inMilliseconds)")
      let column = columns[piece.owner] ?? 0
      let space = String(repeating: " ", count: max(column - start.count, gap))
      let note = piece.overtaken.map { "   before \($0.text), whose turn it was" } ?? ""
      lines.append(start + space + piece.place + note)
    }
    return lines
  }
}

extension Duration {
  fileprivate var inMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
