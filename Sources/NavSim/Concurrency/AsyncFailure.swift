/// Why a simulated run of asynchronous code failed, and the schedule under which it does.
public struct AsyncFailure: Error, CustomStringConvertible {
  /// What went wrong.
  public enum Kind: Hashable, Sendable {
    /// Nothing can go on, and these have not ended.
    case deadlock(waiting: [String])
    /// Jobs ran and ran, without time moving or without an end; these have not ended.
    case livelock(running: [String])
    /// The code did what the simulation does not govern.
    case escape(Escape)
    /// Execution is not captured, so that nothing was run.
    case notCaptured(CaptureError)
    /// The body threw.
    case thrown(String)
  }

  /// What went wrong.
  public let kind: Kind
  /// The seed of the run.
  public let seed: UInt64
  /// The schedule: which of the pieces of work that could run did, wherever there was a choice.
  public let choices: [Int]
  /// When it went wrong.
  public let time: Duration
  /// Whether executors, clocks and queues were captured, or only lanes and the simulation's clock
  /// were there to be used.
  public internal(set) var isCaptured = false
  /// What ran when, a line for each piece of work with a column for each task; empty unless it was
  /// asked for. A finding has it.
  public internal(set) var trace: [String] = []

  /// What went wrong, how to see it again, and what to do.
  public var description: String {
    let what =
      switch kind {
      case .deadlock(let names):
        "deadlock: \(Self.list(names)) would wait forever, or for something outside: "
          + (isCaptured ? Self.capturedAdvice : Self.advice)
      case .livelock(let names):
        "livelock: \(Self.list(names)) kept running and did not end; wait for something instead "
          + "of asking again and again"
      case .escape(let escape):
        isCaptured ? "escape: \(escape)" : "escape: \(escape). Without capture, \(Self.advice)"
      case .notCaptured(let error): error.description
      case .thrown(let error): error
      }
    return "\(what) (seed \(seed), after \(time), schedule \(schedule))"
  }

  /// The choices as text, up to the last that departs from the natural order: numbers with commas,
  /// or `natural`.
  public var schedule: String { Self.schedule(of: choices) }

  /// Choices as text.
  public static func schedule(of choices: [Int]) -> String {
    guard let last = choices.lastIndex(where: { $0 != 0 }) else { return "natural" }
    return choices[...last].map(String.init).joined(separator: ",")
  }

  /// Reads what ``schedule`` says; nil for what is no schedule.
  public static func choices(of schedule: String) -> [Int]? {
    if schedule == "natural" { return [] }
    var choices: [Int] = []
    for word in schedule.split(separator: ",", omittingEmptySubsequences: false) {
      guard let choice = Int(word), choice >= 0 else { return nil }
      choices.append(choice)
    }
    return choices
  }

  private static let advice =
    "link the product NavCapture (Linux), which captures @MainActor, Task.sleep, Task.detached, "
    + "Task {} and dispatch queues; or use the simulation's clock and lanes"

  private static let capturedAdvice =
    "what it waits for has to happen inside, as a continuation that a task resumes or a stream that a "
    + "task ends; a thread or a callback from outside does not reach it"

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "the body" : names.joined(separator: ", ")
  }
}
