/// The work of a scheduler: what is ready, and of what waits for a time on whose behalf it does.
///
/// A value: it knows neither the time nor how work is run.
struct Agenda {
  private(set) var schedule: Schedule
  /// How many pieces of work were taken.
  private(set) var steps = 0
  /// A summary of the choices.
  private(set) var digest = Digest()
  private var ready = ReadyWork()
  private var causes = Causes()
  private var lastNumber: UInt64 = 0
  private var lines: [Work.Context: Int] = [:]
  private let reordering: Reordering

  init(_ schedule: Schedule, _ reordering: Reordering) {
    self.schedule = schedule
    self.reordering = reordering
  }

  /// True when nothing is ready.
  var isIdle: Bool { ready.isEmpty }

  /// What would run next in the natural order.
  var first: Work? { ready.first }

  /// How much is ready.
  var readyCount: Int { ready.count }

  /// How much work of a call is ready or waits for a time. Which tasks will run in the turn of an
  /// actor, the runtime keeps to itself.
  func pendingWork(of call: Int) -> Int { causes.count(of: call) }

  /// On whose behalf a task runs; nil for one that has never been seen.
  func cause(ofTask task: UInt64) -> Cause? { causes.cause(of: task) }

  /// Makes work ready.
  ///
  /// - Parameter present: on whose behalf the code runs that hands it over.
  mutating func add(_ work: consuming Work, present: Cause) {
    work.cause = causes.cause(of: work.task, present: present)
    causes.add(work.cause)
    enter(work)
  }

  /// Work waits for a time from now on.
  mutating func postpone(_ work: inout Work, present: Cause) {
    work.cause = causes.cause(of: work.task, present: present)
    causes.add(work.cause)
  }

  /// What has waited for a time waits for its turn now.
  mutating func resume(_ work: consuming Work) { enter(work) }

  /// What waits for a time will never run.
  mutating func drop(cause: Cause) { causes.remove(cause) }

  /// A call begins, with a number of its own.
  mutating func begins(call: Int) { causes.begins(call: call) }

  /// Takes what the schedule chooses.
  mutating func next() -> Work? {
    var choice = 0
    if ready.turns.count > 1 { choice = schedule.choose(among: ready.turns) }
    digest.add(choice)
    steps += 1
    return taken(ready.remove(at: choice))
  }

  /// Takes the first of a queue, out of its turn.
  mutating func next(of context: Work.Context) -> Work? {
    lines[context].flatMap { taken(ready.removeFirst(inLine: $0)) }
  }

  /// Time has moved.
  mutating func note(_ time: Duration) {
    let (seconds, attoseconds) = time.components
    digest.add(Int(truncatingIfNeeded: seconds &* 1_000_000_000 &+ attoseconds / 1_000_000_000))
  }

  private mutating func taken(_ work: consuming Work?) -> Work? {
    guard let work else { return nil }
    causes.remove(work.cause)
    return work
  }

  private mutating func enter(_ work: consuming Work) {
    lastNumber += 1
    work.number = lastNumber
    work.line = line(of: work)
    ready.insert(work, rank: schedule.rank(of: work.task))
  }

  /// The line that work stands in: blocks always do, jobs where only today's runtime is to be
  /// played.
  private mutating func line(of work: borrowing Work) -> Int? {
    if work.context == .none { return nil }
    if case .job = work.content, reordering == .language { return nil }
    if let line = lines[work.context] { return line }
    let line = lines.count
    lines[work.context] = line
    return line
  }
}
