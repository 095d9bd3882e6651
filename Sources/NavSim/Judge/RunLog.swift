/// What a router test sees of a run, in order: when operations begin and end, what is shown, and
/// when everything is at rest.
struct RunLog: Sendable {
  /// Something that is seen.
  enum Moment: Sendable {
    /// A call has its first turn, or a finger touches the screen.
    case began(Int)
    /// A call has ended, or the router knows of all that the user has done.
    case ended(Int)
    /// The router shows something else.
    case shown(Picture)
    /// The router has been told something by its host; what it has made of that follows.
    indirect case told(Report)
    /// What the router shows is on the screen, and no animation runs.
    case settled
    /// Nothing is under way.
    case rest(Picture, turnsMayWait: Bool)
    /// The run ends although something is under way, and will be for ever.
    case neverAtRest
  }

  /// What a host has told, and what came of it at once.
  struct Report: Sendable {
    /// In the words of a failure, which nobody asks for in a run that holds.
    let text: @Sendable () -> String
    let before: Picture
    let after: Picture
  }

  private(set) var operations: [Operation] = []
  private(set) var moments: [Moment] = []
  /// By moment: how many steps had been carried out.
  private(set) var steps: [Int] = []
  /// By moment: when it was.
  private(set) var times: [Duration] = []
  /// What the router showed at first, and then: each that was shown or is shown at a rest.
  private(set) var pictures: [Picture]
  /// By moment: the place among them of what is shown just before it.
  private(set) var shown: [Int] = []

  /// What the router showed at first.
  var start: Picture { pictures[0] }

  /// When something else was shown last; nil when nothing was.
  var lastShown: Duration? {
    moments.indices.last { if case .shown = moments[$0] { true } else { false } }.map { times[$0] }
  }

  init(start: Picture) {
    pictures = [start]
    // As many as in a short run.
    moments.reserveCapacity(256)
    steps.reserveCapacity(256)
    times.reserveCapacity(256)
    shown.reserveCapacity(256)
  }

  /// An operation that may begin.
  mutating func add(_ operation: Operation) -> Int {
    operations.append(operation)
    return operations.count - 1
  }

  mutating func began(_ operation: Int, step: Int, at time: Duration) {
    guard operations[operation].begin == nil else { return }
    operations[operation].begin = moments.count
    add(.began(operation), step, time)
  }

  mutating func ended(_ operation: Int, _ how: Operation.End, step: Int, at time: Duration) {
    began(operation, step: step, at: time)
    guard operations[operation].end == nil, let begin = operations[operation].begin else { return }
    operations[operation].hasShown = shown[begin] < pictures.count - 1
    operations[operation].end = (moments.count, how)
    add(.ended(operation), step, time)
  }

  /// Something has happened that may be a reason to refuse what is under way.
  mutating func note(_ operation: Int, _ change: (inout Operation) -> Void) {
    change(&operations[operation])
  }

  /// A tap is made in the turn of others.
  mutating func noteSharedTurn(_ operation: Int, since begin: Duration) {
    let turn = operations[...operation].reversed().prefix { $0.time >= begin && !$0.isMove }
    let before = turn.compactMap(\.begin).min().map { shown[$0] }
    for index in (operation + 1 - turn.count)...operation where !operations[index].isAwaited {
      operations[index].touched = before
    }
  }

  /// What is known of calls that say nothing.
  ///
  /// - Parameters:
  ///   - late: those of which the router, alone, shows something after they have returned.
  ///   - presenting: those of which it presents something.
  mutating func noteLearned(
    late: Set<Operation.Subject>, presenting: Set<Operation.Subject>
  ) {
    guard operations.contains(where: \.isLearned) else { return }
    for index in operations.indices where operations[index].isLearned {
      operations[index].presents = presenting.contains(operations[index].subject)
      operations[index].isLate = late.contains(operations[index].subject)
      if operations[index].isLate, isOvertaken(index) { operations[index].wasBusy = true }
    }
  }

  /// The first rest behind a place; nil when there is none.
  func rest(after place: Int) -> Int? {
    moments[place...].firstIndex { if case .rest = $0 { true } else { false } }
  }

  /// True for an operation behind which another begins before everything is at rest.
  private func isOvertaken(_ index: Int) -> Bool {
    guard let begin = operations[index].begin else { return false }
    return moments[(begin + 1)..<(rest(after: begin) ?? moments.count)].contains {
      if case .began = $0 { true } else { false }
    }
  }

  mutating func add(_ moment: Moment, _ step: Int, _ time: Duration) {
    moments.append(moment)
    steps.append(step)
    times.append(time)
    shown.append(pictures.count - 1)
    switch moment {
    case .shown(let picture), .rest(let picture, _): pictures.append(picture)
    case .began, .ended, .told, .settled, .neverAtRest: break
    }
  }
}

extension UserMove {
  /// True for what was seen when the router was told: that what was touched has left, and nothing
  /// else.
  func isCarriedOut(by report: RunLog.Report) -> Bool {
    guard let result = takingOut(report.before) ?? result(report.before, []) else { return false }
    return !result.isAlike(report.before) && result.isAlike(report.after)
  }
}
