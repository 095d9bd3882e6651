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
    var columns: [Owner] = []
    for piece in shown where !columns.contains(piece.owner) { columns.append(piece.owner) }
    let widths = columns.map { max($0.text.count, 5) + 2 }
    func row(_ time: String, _ cells: [String]) -> String {
      let padding = String(repeating: " ", count: max(6 - time.count, 0))
      let texts = zip(cells, widths).map { cell, width in
        cell + String(repeating: " ", count: max(width - cell.count, 0))
      }
      var line = (padding + time + "  " + texts.joined())[...]
      while line.last == " " { line.removeLast() }
      return String(line)
    }
    var lines = [row("ms", columns.map(\.text))]
    let hidden = leftOut + pieces.count - shown.count
    if hidden > 0 { lines.append(row("⋯", ["\(hidden) before"])) }
    for piece in shown {
      let cells = columns.map { $0 == piece.owner ? piece.place : "" }
      let line = row("\(piece.time.inMilliseconds)", cells)
      let note = piece.overtaken.map { "   before \($0.text), whose turn it was" } ?? ""
      lines.append(line + note)
    }
    return lines
  }
}

extension Duration {
  fileprivate var inMilliseconds: Int64 {
    components.seconds * 1_000 + components.attoseconds / 1_000_000_000_000_000
  }
}
