import Foundation

/// Plays scenarios in a child, and in another one when that has ended.
package final class Player {
  /// How long a step may take of the processor's time.
  var limit: Duration
  /// How long a step may sleep.
  var sleepLimit: Duration
  private var child: ChildProcess?

  /// Creates a player; it starts no child yet.
  package convenience init() { self.init(limit: ProgressWatch.limit) }

  init(limit: Duration, sleepLimit: Duration = ProgressWatch.sleepLimit) {
    self.limit = limit
    self.sleepLimit = sleepLimit
  }

  /// One for orders that take their time, in whose steps several scenarios are played.
  package static var patient: Player { Player(limit: .seconds(600), sleepLimit: .seconds(10)) }

  /// Has a scenario judged in a child: whatever the router does to it is a verdict.
  package func judge(_ file: String, expecting expected: Expectation) -> Replay.Result {
    var said: Replay.Result?
    let end: ChildEnd?
    do throws(ChildError) {
      end = try carryOut(.judge(file), as: .player) {
        if case .verdict(let result) = $0 { said = result }
      }
    } catch {
      return Replay.Result(.changed("\(error)"))
    }
    switch (expected, end) {
    case (.crashes, let end?) where !end.isHang: return Replay.Result(.asRecorded)
    case (.hangs, let end?) where end.isHang: return Replay.Result(.asRecorded)
    case (_, let end?):
      return Replay.Result(.changed("the router took the process down: \(end.words)"))
    case (.crashes, nil), (.hangs, nil):
      return Replay.Result(.changed(StopSignal.hasCome ? "it was stopped" : "it ended normally"))
    default: return said ?? Replay.Result(.changed("it was stopped"))
    }
  }

  /// Gives the child an order and waits until it has been carried out.
  ///
  /// - Parameter take: gets the messages.
  /// - Returns: how the child ended over it; nil when it is done, or the command was stopped.
  package func carryOut(
    _ order: ChildOrder, as duty: ProcessRole.Duty, keepsErrors: Bool = false,
    _ take: (ChildMessage) -> Void
  ) throws(ChildError) -> ChildEnd? {
    let child: ChildProcess
    if let present = self.child {
      child = present
    } else {
      child = try ChildProcess(duty, keepsErrors: keepsErrors)
    }
    self.child = child
    child.send(order)
    let end = child.listen(limit: limit, sleepLimit: sleepLimit) {
      take($0)
      return $0 == .done
    }
    if end != nil || StopSignal.hasCome { forget() }
    return end
  }

  /// How much of the processors' time the present child has had; nil when there is none.
  var processorTime: Duration? {
    child.flatMap { ChildVitals.processorTime(of: $0.identifier) }
  }

  /// What the last child has said of the reason of its end.
  private(set) var lastWords: LastWords?

  /// Ends the child.
  package func forget() {
    lastWords = child?.lastWords
    child?.stop()
    child = nil
  }
}

extension ChildProcess {
  /// Takes messages until one of them is the last.
  ///
  /// - Parameter take: gets a message, and says whether it was the last.
  /// - Returns: how the child ended before that; nil when it did not, or the command was stopped.
  func listen(
    limit: Duration = ProgressWatch.limit, sleepLimit: Duration = ProgressWatch.sleepLimit,
    _ take: (ChildMessage) -> Bool
  ) -> ChildEnd? {
    var watch = ProgressWatch(identifier, limit: limit, sleepLimit: sleepLimit)
    while !StopSignal.hasCome {
      Poll.wait(for: [self], milliseconds: 10)
      // Asked first, so that what it said last is still read.
      let hasEnded = hasEnded
      let (messages, isOver) = receive()
      if !messages.isEmpty { watch.restart() }
      for message in messages where take(message) { return nil }
      if isOver || hasEnded { return end() }
      if let verdict = watch.verdict() {
        stopHanging()
        return verdict
      }
    }
    return nil
  }
}

/// Waits until something can be read.
enum Poll {
  static func wait(for children: [ChildProcess], milliseconds: Int32) {
    var entries = children.map { pollfd(fd: $0.messages, events: Int16(POLLIN), revents: 0) }
    _ = poll(&entries, nfds_t(entries.count), milliseconds)
  }
}
