/// What was held back in a run that has not come to its end.
package struct HeldPieces {
  package private(set) var pieces: [HeldPiece] = []

  package init() {}

  var schedule: Schedule { Schedule(preemptions: pieces.map(\.preemption)) }

  /// What was held back until what, in sentences.
  package var sentences: [String] { pieces.map { "out of order: \($0.words)" } }

  /// What is overtaken again is held back longer.
  package mutating func add(_ piece: HeldPiece) {
    pieces.removeAll { $0.preemption.held == piece.preemption.held }
    pieces.append(piece)
  }
}
