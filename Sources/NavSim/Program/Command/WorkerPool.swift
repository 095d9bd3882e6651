import Foundation

/// Plays seeds in several children at once, and reports the results in the order of the seeds:
/// the number of children changes nothing that can be seen.
package struct WorkerPool {
  /// The result of a seed.
  package enum Ending {
    case passed(SeedOutcome)
    /// The scenario is missing when the router took the process down as it was played again.
    case failed(Find, Failure?)
    case died(ChildEnd)
  }

  /// Why a pool has stopped.
  package enum Stop {
    /// All seeds have been taken, or the one who takes them wanted no more.
    case finished
    /// A signal has come.
    case interrupted
  }

  private struct Worker {
    let child: ChildProcess
    var watch: ProgressWatch
    /// The places that it was given and has not reported on.
    var places: Range<UInt64>?
    /// A seed that has failed, until its scenario has come.
    var find: Find?
    var steps = 0
  }

  private let jobs: Int
  private let last: UInt64
  private let block: (ClosedRange<UInt64>) -> SeedBlock
  private let beginning: [ChildOrder]
  private let stopsAtFailure: Bool
  private let progress: (Int) -> Void
  private var workers: [Worker] = []
  private var endings: [UInt64: Ending] = [:]
  /// Where nobody has begun: from here on, and what a child has left undone.
  private var next: UInt64? = 0
  private var left: [Range<UInt64>] = []
  private var taken: UInt64 = 0
  private var stepsOfTheGone = 0
  /// True when a child has said that it knows what it is for.
  private var hasAnswered = false

  /// How many places a child gets at once.
  private let chunk: UInt64
  /// How many chunks per child may be begun before the first of them has been taken, so that memory
  /// does not grow when one takes long.
  private static let lead: UInt64 = 8

  package init(
    jobs: Int, last: UInt64, steps: Int, beginning: [ChildOrder] = [],
    stopsAtFailure: Bool = true, progress: @escaping (Int) -> Void,
    block: @escaping (ClosedRange<UInt64>) -> SeedBlock
  ) {
    // More than the cores gain nothing, whatever was asked for.
    let most = max(ProcessInfo.processInfo.activeProcessorCount * 2, 1)
    let jobs = UInt64(min(max(jobs, 1), most))
    // A quarter of everybody's share at most, so that nobody is idle while others have a lot to do.
    chunk = min(UInt64(min(max(65_536 / max(steps, 1), 1), 64)), last / jobs / 4 + 1)
    self.jobs = Int(clamping: min(jobs - 1, last / chunk)) + 1
    self.last = last
    self.beginning = beginning
    self.stopsAtFailure = stopsAtFailure
    self.progress = progress
    self.block = block
  }

  /// A child that has nothing to do; nil when there is none.
  var idleChild: ChildProcess? { workers.first { $0.places == nil && $0.find == nil }?.child }

  /// Ends all children.
  package mutating func stop() {
    for worker in workers { worker.child.stop() }
    workers = []
  }

  /// Plays all places in children, until one is taken with false.
  package mutating func run(take: (UInt64, Ending) throws -> Bool) throws -> Stop {
    while true {
      try employ()
      Poll.wait(for: workers.map(\.child), milliseconds: 20)
      if StopSignal.hasCome {
        try hurry(take)
        return .interrupted
      }
      for index in workers.indices.reversed() { try listen(to: index) }
      progress(stepsOfTheGone + workers.reduce(0) { $0 + $1.steps })
      while let ending = endings.removeValue(forKey: taken) {
        guard try take(taken, ending), taken < last else { return .finished }
        if StopSignal.hasCome { return .interrupted }
        taken += 1
        // What was done meanwhile has taken the time of nobody but this process.
        for index in workers.indices { workers[index].watch.restart() }
      }
    }
  }

  /// Lets the children stop where they are, and takes what they have, as far as it comes in time.
  private mutating func hurry(_ take: (UInt64, Ending) throws -> Bool) throws {
    for worker in workers where worker.places != nil { worker.child.send(.stop) }
    let deadline = ContinuousClock.now + .milliseconds(300)
    while workers.contains(where: { $0.places != nil }), ContinuousClock.now < deadline {
      Poll.wait(for: workers.map(\.child), milliseconds: 20)
      for index in workers.indices.reversed() { try listen(to: index) }
    }
    while let ending = endings.removeValue(forKey: taken) {
      switch ending {
      case .passed(let outcome):
        guard try take(taken, ending), !outcome.wasInterrupted else { return }
      case .failed where !stopsAtFailure: guard try take(taken, ending) else { return }
      case .failed, .died: return
      }
      guard taken < last else { return }
      taken += 1
    }
  }

  /// Gives everyone something to do.
  private mutating func employ() throws {
    for index in workers.indices where workers[index].places == nil && workers[index].find == nil {
      guard let places = nextPlaces() else { return }
      give(places, to: index)
    }
    while workers.count < jobs, let places = nextPlaces() {
      do throws(ChildError) {
        let child = try ChildProcess(.worker)
        workers.append(Worker(child: child, watch: ProgressWatch(child.identifier)))
        beginning.forEach { child.send($0) }
        give(places, to: workers.count - 1)
      } catch {
        left.append(places)
        // With fewer it takes longer, and that is all.
        if workers.isEmpty { throw error }
        return
      }
    }
  }

  private mutating func give(_ places: Range<UInt64>, to index: Int) {
    workers[index].places = places
    workers[index].watch.restart()
    workers[index].child.send(.play(block(places.lowerBound...(places.upperBound - 1))))
  }

  /// The lowest places that nobody has begun; nil when there are none, or when they are too far
  /// ahead.
  private mutating func nextPlaces() -> Range<UInt64>? {
    if let lowest = left.indices.min(by: { left[$0].lowerBound < left[$1].lowerBound }) {
      return left.remove(at: lowest)
    }
    let limit = taken.addingReportingOverflow(chunk * Self.lead * UInt64(jobs))
    guard let first = next, limit.overflow || first < limit.partialValue else { return nil }
    let rest = last - first
    guard rest >= chunk else {
      next = nil
      // The last place of all numbers has no upper bound as a range; the block before it has.
      return first..<(last == .max ? last : last + 1)
    }
    next = first + chunk
    return first..<(first + chunk)
  }

  private mutating func listen(to index: Int) throws {
    let hasEnded = workers[index].child.hasEnded
    let (messages, isOver) = workers[index].child.receive()
    if !messages.isEmpty { workers[index].watch.restart() }
    for message in messages { take(message, from: index) }
    if isOver || hasEnded {
      let end = workers[index].child.end()
      guard hasAnswered else { throw SessionProblem.noAnswer(end) }
      bury(index, end)
    } else if workers[index].places != nil, let end = workers[index].watch.verdict() {
      bury(index, end)
    }
  }

  private mutating func take(_ message: ChildMessage, from index: Int) {
    if message == .ready { hasAnswered = true }
    guard let places = workers[index].places else { return }
    switch message {
    case .alive(let steps): workers[index].steps = steps
    case .passed(let outcome):
      endings[places.lowerBound] = .passed(outcome)
      leave(places, outcome.wasInterrupted, index)
    case .failed(let find):
      workers[index].find = find
      guard stopsAtFailure else { return }
      // Nobody needs what lies behind.
      next = nil
      left.removeAll { $0.lowerBound > places.lowerBound }
    case .found(let failure):
      guard let find = workers[index].find else { return }
      endings[places.lowerBound] = .failed(find, failure)
      workers[index].find = nil
      leave(places, stopsAtFailure, index)
    default: break
    }
  }

  /// A child goes on to the next of its places.
  private mutating func leave(_ places: Range<UInt64>, _ isStopped: Bool, _ index: Int) {
    let rest = places.lowerBound + 1..<places.upperBound
    workers[index].places = rest.isEmpty || isStopped ? nil : rest
  }

  /// A child has ended over a seed: the seeds behind it are for others.
  private mutating func bury(_ index: Int, _ end: ChildEnd) {
    let worker = workers.remove(at: index)
    worker.child.stop()
    stepsOfTheGone += worker.steps
    guard let places = worker.places else { return }
    endings[places.lowerBound] = worker.find.map { .failed($0, nil) } ?? .died(end)
    if stopsAtFailure, worker.find != nil { return }
    if places.count > 1 { left.append(places.lowerBound + 1..<places.upperBound) }
  }
}
