/// The work of a scheduler: what is ready, and of what waits for a time on whose behalf it does.
///
/// A value: it knows neither the time nor how work is run.
struct Agenda {
  private(set) var chooser: Chooser
  /// How many pieces of work were taken.
  private(set) var steps = 0
  /// A summary of the choices.
  private(set) var digest = Digest()
  /// What was held back.
  private(set) var log = PreemptionLog()
  /// Whose work there is.
  var owners = Owners()
  private var ready = ReadyWork()
  private var causes = Causes()
  private var lastNumber: UInt64 = 0
  private var lines: [Work.Context: Int] = [:]
  private let reordering: Reordering
  /// Since when a thread has been busy.
  private var busySince: Duration?
  /// True while an exploration has held back and nothing else has run.
  private var hasJustHeld = false
  /// Is told of every piece that is overtaken, and by what.
  var trace: ((HeldPiece) -> Void)?

  init(_ chooser: Chooser, _ reordering: Reordering) {
    self.chooser = chooser
    self.reordering = reordering
  }

  /// True when nothing is ready, or all that is waits for time to pass.
  var isIdle: Bool { ready.turns.count == ready.heldCount }

  /// How many pieces of work were taken, and how often time has moved.
  var position: Int { Int(ready.step) }

  /// How much is ready.
  var readyCount: Int { ready.count }

  /// How much work of a call is ready or waits for a time. Which tasks will run in the turn of an
  /// actor, the runtime keeps to itself.
  func pendingWork(of call: Int) -> Int { causes.count(of: call) }

  /// On whose behalf a task runs; nil for one that has never been seen.
  func cause(ofTask task: UInt64) -> Cause? { causes.cause(of: task) }

  /// Makes work ready.
  ///
  /// - Parameter submitter: whose code runs that hands it over.
  mutating func add(_ work: consuming Work, by submitter: Submitter) {
    postpone(work, by: submitter)
    enter(work)
  }

  /// Work waits for a time from now on.
  mutating func postpone(_ work: Work, by submitter: Submitter) {
    work.cause = causes.cause(of: work.task, present: submitter.cause)
    work.piece = owners.next(of: work.task, startedBy: submitter.owner)
    causes.add(work.cause)
  }

  /// What has waited for a time waits for its turn now.
  mutating func resume(_ work: consuming Work) { enter(work) }

  /// What waits for a time will never run.
  mutating func drop(cause: Cause) { causes.remove(cause) }

  /// A call begins, with a number of its own.
  mutating func begins(call: Int) { causes.begins(call: call) }

  /// Takes what the schedule chooses.
  ///
  /// - Returns: nil where it holds back all that is left.
  mutating func next() -> Work? {
    guard let choice = choice() else { return nil }
    digest.add(choice)
    let (order, entered) = (ready.turns[choice].order, ready.turns[choice].entered)
    if let trace, choice > 0 {
      let until = ready.turns[choice].work.piece
      for overtaken in ready.turns[..<choice] {
        trace(
          owners.heldPiece(
            Owners.Held(held: overtaken.work.piece, until: until, isBusy: false)))
      }
    }
    let work = taken(ready.remove(at: choice))
    log.runs(work.piece, order: order, entered: Int(entered), step: Int(ready.step))
    ready.step += 1
    steps += 1
    return work
  }

  private mutating func choice() -> Int? {
    if chooser.isExplored { return exploredChoice() }
    if ready.heldCount > 0 { return chooser.choose(among: ready.turns, open: ready.open) }
    return ready.turns.count > 1 ? chooser.choose(among: ready.turns, open: nil) : 0
  }

  /// Takes the first of a queue, out of its turn.
  mutating func next(of context: Work.Context) -> Work? {
    guard let line = lines[context.line], let work = ready.removeFirst(inLine: line) else {
      return nil
    }
    return taken(work)
  }

  /// Time has moved.
  mutating func note(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    digest.add(Int(truncatingIfNeeded: seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000))
    log.timeMoves(step: Int(ready.step))
    ready.step += 1
  }

  /// Lets something go on that is held back, where nothing else can run.
  ///
  /// - Parameters:
  ///   - now: the time.
  ///   - deadline: when time could move to; nil when the run would be over.
  /// - Returns: false where nothing is held back, or time has to pass before.
  mutating func releaseHeld(at now: Duration, next deadline: Duration?) -> Bool {
    guard ready.heldCount > 0 else { return false }
    let since = busySince ?? now
    let limit = chooser.busyLimit ?? .seconds(Int64.max)
    let mayWait = deadline.map { $0 - since <= limit } ?? false
    let first = ready.turns.firstIndex {
      $0.hold == .order || $0.hold == .busy && !mayWait && busySince == nil
    }
    if let first, !chooser.isExplored {
      ready.set(.over, at: first)
      return true
    }
    if chooser.isExplored {
      guard let index = exploredRelease(mayWait: mayWait) else { busySince = since; return false }
      ready.set(.over, at: index)
    } else if mayWait, !(chooser.isDrawn && now > since) {
      busySince = since
      return false
    } else {
      ready.release { _ in true }
    }
    if ready.heldCount == 0 { busySince = nil }
    return true
  }

  private mutating func taken(_ work: consuming Work) -> Work {
    causes.remove(work.cause)
    if chooser.needsKeys {
      let key = owners.key(work.piece)
      if chooser.takes(key) { release(waitingFor: key) }
    }
    return work
  }

  private mutating func release(waitingFor key: UInt64) {
    ready.release { [owners, chooser] in chooser.until(owners.key($0.work.piece)) == key }
  }

  private mutating func enter(_ work: consuming Work) {
    lastNumber += 1
    work.number = lastNumber
    work.line = line(of: work)
    let (piece, isVisible) = (work.piece, work.isVisible)
    let key = chooser.needsKeys ? owners.key(piece) : 0
    // While a thread is busy, what a timer has woken is not late, too: it is what overtakes.
    let mayHold = isVisible && !(chooser.isDrawn && busySince != nil)
    let hold = chooser.hold(key, mayHold: mayHold, isStart: piece.number == 0)
    ready.insert(work, rank: chooser.rank(of: piece.owner), hold: hold)
  }

  /// The line that work stands in: blocks always do, jobs where only today's runtime is to be
  /// played.
  private mutating func line(of work: Work) -> Int? {
    if work.context == .none { return nil }
    if case .job = work.content, reordering == .language { return nil }
    let context = work.context.line
    if let line = lines[context] { return line }
    let line = lines.count
    lines[context] = line
    return line
  }
}

/// Whose code runs that hands work over.
struct Submitter {
  /// On whose behalf.
  let cause: Cause
  /// Whose work it is.
  let owner: Int32
}

// MARK: Exploration

extension Agenda {
  /// Decides what runs next: the first that is not held back; one that is; or none, because the
  /// first is held back from now on.
  private mutating func exploredChoice() -> Int? {
    let turns = ready.turns
    guard let first = turns.firstIndex(where: { !$0.isHeld }) else { return nil }
    // What the test cannot see is nothing to decide about, nor what was let go on just now.
    if !turns[first].work.isVisible || turns[first].hold == .over { return first }
    let held = hasJustHeld ? [] : turns.indices.filter { turns[$0].isHeld }
    let isLast = turns.count - ready.heldCount == 1
    let mayHold = chooser.mayHold && (!isLast || chooser.mayBeBusy)
    let choice = chooser.decide(
      DecisionPath.Options(count: 1 + held.count + (mayHold ? 1 : 0), isLastCostly: mayHold))
    if mayHold, choice == 1 + held.count {
      ready.set(chooser.mayBeBusy ? .busy : .order, at: first)
      hasJustHeld = true
      return nil
    }
    hasJustHeld = false
    if choice == 0 { return first }
    ready.set(.over, at: held[choice - 1])
    return held[choice - 1]
  }

  /// Decides which of those goes on that are held back where nothing else can run; nil for none
  /// before time has passed.
  private mutating func exploredRelease(mayWait: Bool) -> Int? {
    let held = ready.turns.indices.filter { ready.turns[$0].isHeld }
    let canWait = mayWait && chooser.mayBeBusy
    if hasJustHeld, canWait { hasJustHeld = false; return nil }
    hasJustHeld = false
    let choice = chooser.decide(
      DecisionPath.Options(count: held.count + (canWait ? 1 : 0), isLastCostly: false))
    return choice < held.count ? held[choice] : nil
  }
}
