import Foundation
import Synchronization

/// Something of the system's that lies over an app until the user has answered it: a permission, a
/// face, a payment, a page to sign in on. Nothing of the app can be touched meanwhile.
@_spi(Packages) public enum SystemQuestion {
  /// How many lie over an app.
  private final class Count: Sendable {
    let value = Mutex(0)

    func add(_ change: Int) { value.withLock { $0 += change } }
  }

  private static let key = "NavSim.SystemQuestion"

  /// That of the run on this thread.
  private static var present: Count {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? Count { return known }
    let new = Count()
    storage[key] = new
    return new
  }

  /// A run begins on this thread: nothing is asked.
  public static func begin() { Thread.current.threadDictionary[key] = Count() }

  /// True while something lies over the app of the run on this thread.
  public static var isAsked: Bool { present.value.withLock { $0 > 0 } }

  /// Asks the user.
  ///
  /// - Parameters:
  ///   - isKnown: true where the answer is known, which comes with the next turn then.
  ///   - answered: is done a second later, on the main queue.
  public static func ask(unless isKnown: Bool = false, _ answered: @escaping () -> Void) {
    nonisolated(unsafe) let answered = answered
    let count = present
    count.add(1)
    DispatchQueue.main.asyncAfter(deadline: .now() + (isKnown ? 0 : 1)) {
      count.add(-1)
      answered()
    }
  }

  /// Asks the user, and waits for the answer.
  ///
  /// - Throws: `CancellationError` when nobody waits any more.
  public static func ask(for time: Duration = .seconds(1)) async throws {
    let count = present
    count.add(1)
    defer { count.add(-1) }
    try await Task.sleep(for: time)
  }
}
