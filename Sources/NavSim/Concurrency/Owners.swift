/// Whose work there is: tasks and blocks, each named by where it was started.
struct Owners {
  /// A piece of work of this run.
  struct PieceReference: Hashable {
    let owner: Int32
    let number: Int32
  }

  private struct Owner {
    /// A root has none.
    let parent: Int32
    let ordinal: Int32
    let depth: Int32
    let key: UInt64
    var children: Int32 = 0
    var pieces: Int32 = 0
  }

  private var all: [Owner] = []
  private var byTask = TaskTable<Int32>()
  /// By the number of a cause.
  private var roots: [Int32] = []
  private var names: [Int32: String] = [:]
  /// What a person calls what the driver does on behalf of a cause; nil where it has no words for it.
  var callName: (Int) -> String? = { _ in nil }

  /// What starts another, and is started by another, as a block that submits itself, would have a
  /// name without end: from here on it is its parent's sibling.
  private static let depthLimit: Int32 = 8

  /// What a driver does on behalf of a cause.
  mutating func root(of cause: Int) -> Int32 {
    while roots.count <= cause {
      all.append(
        Owner(parent: -1, ordinal: Int32(roots.count), depth: 0, key: Self.key(ofCall: roots.count))
      )
      roots.append(Int32(all.count - 1))
    }
    return roots[cause]
  }

  /// The owner of work that is handed over, and which piece of it that is.
  ///
  /// - Parameters:
  ///   - task: the number of its task; 0 for a block, which is an owner of its own.
  ///   - present: whose code runs that hands it over.
  mutating func next(of task: UInt64, startedBy present: Int32) -> PieceReference {
    if task != 0, let owner = byTask[task] {
      all[Int(owner)].pieces += 1
      return PieceReference(owner: owner, number: all[Int(owner)].pieces - 1)
    }
    let parent = all[Int(present)].depth < Self.depthLimit ? present : all[Int(present)].parent
    all[Int(parent)].children += 1
    let ordinal = all[Int(parent)].children
    let key = Self.key(of: Int(ordinal), in: all[Int(parent)].key)
    let owner = Int32(all.count)
    all.append(
      Owner(
        parent: parent, ordinal: ordinal, depth: all[Int(parent)].depth + 1, key: key, pieces: 1))
    if task != 0 { byTask[task] = owner }
    return PieceReference(owner: owner, number: 0)
  }

  /// The owner of a task; nil for one that has never been seen.
  func owner(ofTask task: UInt64) -> Int32? { byTask[task] }

  /// Gives what runs a name that a person knows.
  mutating func name(_ owner: Int32, _ name: String) { names[owner] = "`\(name)`" }

  /// Gives what was handed over last, and runs for the first time then, a name as text has it.
  mutating func nameLast(_ name: String) { names[Int32(all.count - 1)] = name }

  // MARK: Names

  /// A piece as it is written.
  func piece(_ reference: PieceReference) -> Piece {
    var path: [Int] = []
    var owner = reference.owner
    while all[Int(owner)].parent >= 0 {
      path.append(Int(all[Int(owner)].ordinal))
      owner = all[Int(owner)].parent
    }
    return Piece(
      call: Int(all[Int(owner)].ordinal), path: path.reversed(), number: Int(reference.number))
  }

  /// The owner as a person knows it: by its name, by that of the call that has started it, or as it
  /// is written.
  func text(_ owner: Int32) -> String {
    if let name = names[owner] { return name }
    let piece = piece(PieceReference(owner: owner, number: 0))
    let path = piece.path.map(String.init).joined(separator: ".")
    guard let call = callName(piece.call) else {
      return "task \(piece.call == Causes.nobody ? "" : "\(piece.call):")\(path)"
    }
    if piece.call == Causes.nobody { return "\(call)'s own task \(path)" }
    // The first is the call itself, or what a call that does not wait has started.
    return piece.path == [1] ? "the task of \(call)" : "task \(path) of \(call)"
  }

  /// The same as a sentence: what is held back, where, and until what.
  ///
  /// - Parameter isOver: false during a run, when nobody knows whether a task goes on.
  func text(_ preemption: Held, isOver: Bool = true) -> String {
    let place =
      preemption.held.number == 0 ? "at its start" : "at its turn \(preemption.held.number + 1)"
    let until = all[Int(preemption.until.owner)]
    let after =
      isOver && preemption.until.number + 1 >= until.pieces
      ? "has ended"
      : preemption.until.number == 0
        ? "has begun" : "has run its turn \(preemption.until.number + 1)"
    let busy = preemption.isBusy ? ", while time passes because a thread is busy" : ""
    return "\(text(preemption.held.owner)) is held back \(place) until "
      + "\(text(preemption.until.owner)) \(after)\(busy)"
  }

  /// Something that was held back.
  struct Held {
    let held: PieceReference
    let until: PieceReference
    let isBusy: Bool
  }

  /// The same as it is written.
  func preemption(_ held: Held) -> Preemption {
    Preemption(held: piece(held.held), until: piece(held.until), isBusy: held.isBusy)
  }

  /// The same as it is written, and as a person reads it while the run goes on.
  func heldPiece(_ held: Held) -> HeldPiece {
    HeldPiece(preemption: preemption(held), words: text(held, isOver: false))
  }

  // MARK: Keys

  /// What stands for a piece where it is looked for.
  func key(_ reference: PieceReference) -> UInt64 {
    Self.key(of: Int(reference.number), in: ~all[Int(reference.owner)].key)
  }

  /// The same for one that has been read.
  static func key(_ piece: Piece) -> UInt64 {
    let owner = piece.path.reduce(key(ofCall: piece.call)) { key(of: $1, in: $0) }
    return key(of: piece.number, in: ~owner)
  }

  private static func key(ofCall call: Int) -> UInt64 { key(of: call, in: 0) }

  private static func key(of number: Int, in outer: UInt64) -> UInt64 {
    var digest = Digest()
    digest.add(outer)
    digest.add(number)
    return digest.value
  }
}

/// What is held back in a run that goes on: as it is written, and in a sentence.
package struct HeldPiece: Hashable {
  package let preemption: Preemption
  package let words: String

  package init(preemption: Preemption, words: String) {
    self.preemption = preemption
    self.words = words
  }
}
