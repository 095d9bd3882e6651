/// What ran in a simulated run, piece by piece, for a person who wants to see where tasks met.
struct ScheduleTrace {
  private struct Piece {
    let time: Duration
    let owner: String
    let place: String
    /// What it was held back for; nil when it was not.
    let behind: String?
  }

  /// At most so many pieces are shown: the last.
  static let limit = 300

  private var pieces: [Piece] = []
  private var leftOut = 0

  /// Adds what is about to run.
  ///
  /// - Parameters:
  ///   - work: the piece.
  ///   - owner: whose it is.
  ///   - time: when.
  ///   - behind: whose work it was held back for.
  mutating func add(
    _ work: borrowing Work, owner: String, at time: Duration, behind: String?
  ) {
    let owner = work.task == 0 ? (work.isActorTurn ? "actor" : "queue") : owner
    pieces.append(Piece(time: time, owner: owner, place: Self.place(of: work), behind: behind))
    // Half at a time, because to remove the first of many takes long.
    if pieces.count == 2 * Self.limit {
      pieces.removeFirst(Self.limit)
      leftOut += Self.limit
    }
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
    var columns: [String: Int] = [:]
    for piece in shown where columns[piece.owner] == nil {
      head += String(repeating: " ", count: gap)
      columns[piece.owner] = head.count
      head += piece.owner
    }
    var lines = [head]
    let hidden = leftOut + pieces.count - shown.count
    if hidden > 0 { lines.append(time("⋯") + "  \(hidden) before") }
    for piece in shown {
      let start = time("\(piece.time.inMilliseconds)")
      let column = columns[piece.owner] ?? 0
      let space = String(repeating: " ", count: max(column - start.count, gap))
      let note = piece.behind.map { "   held back until \($0) has run" } ?? ""
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
