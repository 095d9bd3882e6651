import NavCore

/// A call of a run that is over: how it ended, and after how long.
struct CallTime: Hashable, Sendable {
  /// How a call has ended.
  enum End: String, Sendable {
    /// It returned, and what it asks was done.
    case completed = "c"
    /// It returned, and had nothing to do, or nobody can tell.
    case unchanged = "u"
    /// It returned, and did nothing of what it asks.
    case lost = "l"
    /// It threw.
    case threw = "t"
    /// It returned, and what it presents still waits for its turn.
    case stillWaiting = "w"
    /// It never returned.
    case neverReturned = "n"
  }

  let action: Int
  /// That of a presentation that waits for its turn; nil for every other call.
  let priority: Int?
  var end = End.neverReturned
  /// Milliseconds from the call to the first change of the screens that is its own.
  var untilStart: Int64?
  /// Milliseconds from the call to its end.
  var untilEnd: Int64?
}

extension CallTime {
  /// Words with colons between, for another process.
  var text: String {
    let numbers = [Int64(action), priority.map(Int64.init), untilStart, untilEnd]
    return numbers.map { $0.map(String.init) ?? "" }.joined(separator: ":") + ":" + end.rawValue
  }

  /// Reads what ``text`` has written; nil when it is nothing of the sort.
  init?(text: some StringProtocol) {
    let words = text.split(separator: ":", omittingEmptySubsequences: false)
    guard words.count == 5, let end = End(rawValue: String(words[4])) else { return nil }
    let numbers = words.dropLast().map { Int64($0) }
    guard let action = numbers[0], zip(words, numbers).allSatisfy({ $0.isEmpty == ($1 == nil) })
    else { return nil }
    self.init(
      action: Int(action), priority: numbers[1].map { Int($0) }, end: end,
      untilStart: numbers[2], untilEnd: numbers[3])
  }
}

/// Takes the times of the calls of a run. Only the thread of the run touches it.
final class CallTimes {
  /// In the order in which they were made.
  private(set) var calls: [CallTime] = []

  /// The times, for another process.
  var text: String { calls.map(\.text).joined(separator: ",") }

  /// Reads what ``text`` has written.
  static func read(_ text: String) -> [CallTime] {
    text.split(separator: ",").compactMap { CallTime(text: $0) }
  }

  /// When each was made.
  private var starts: [Int64] = []
  /// The places of those that something may still become of, by their numbers.
  private var places: [Int: Int] = [:]

  func begins(_ call: CallState, at now: Int64) {
    places[call.number] = calls.count
    starts.append(now)
    calls.append(CallTime(action: call.action, priority: call.effect?.queued?.priority))
  }

  /// The screens have changed on behalf of a call.
  func changed(by number: Int, at now: Int64) {
    guard let place = places[number], calls[place].untilStart == nil else { return }
    calls[place].untilStart = now - starts[place]
  }

  /// A call has returned or thrown.
  func ended(_ number: Int, at now: Int64) {
    guard let place = places[number], calls[place].untilEnd == nil else { return }
    calls[place].untilEnd = now - starts[place]
  }

  /// A call has ended, and its work has, too. A presentation may still have to wait for its turn.
  func finished(_ call: CallState) {
    guard let place = places[call.number] else { return }
    calls[place].end = end(of: call)
    if call.effect?.queued == nil { places[call.number] = nil }
  }

  /// The run is over.
  ///
  /// - Parameters:
  ///   - live: the calls whose work has not ended.
  ///   - queued: the presentations that have not been shown.
  func close(live: [CallState], queued: [CallState]) {
    for call in live where call.end != nil { finished(call) }
    let waiting = Set(queued.map(\.number))
    for (number, place) in places where calls[place].end == .unchanged {
      if calls[place].untilStart != nil {
        calls[place].end = .completed
      } else if waiting.contains(number) {
        calls[place].end = .stillWaiting
      }
    }
  }

  private func end(of call: CallState) -> CallTime.End {
    if call.hasThrown { return .threw }
    if call.hasChanged { return .completed }
    guard let effect = call.effect, !effect.isLearned, effect.queued == nil, !call.sawChange,
      !effect.isEventual, !call.isCancelled
    else { return .unchanged }
    return effect.result(call.before).isAlike(call.before) ? .unchanged : .lost
  }
}
