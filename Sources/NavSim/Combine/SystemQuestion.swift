import Foundation
import Synchronization

/// Something of the system's that lies over an app until the user has answered it: a permission, a
/// face, a payment, a page to sign in on. Nothing of the app can be touched meanwhile.
@_spi(Packages) public enum SystemQuestion {
  /// How many lie over the app of a run.
  public final class Count: Sendable {
    private let value = Atomic(0)

    func add(_ change: Int) { value.add(change, ordering: .relaxed) }

    /// True while there is one.
    public var isAny: Bool { value.load(ordering: .relaxed) > 0 }
  }

  private static let key = "NavSim.SystemQuestion"

  /// That of the run on this thread: who asks often keeps it, as it is looked up by a name.
  public static var ofRun: Count {
    let storage = Thread.current.threadDictionary
    if let known = storage[key] as? Count { return known }
    let new = Count()
    storage[key] = new
    return new
  }

  /// A run begins on this thread: nothing is asked.
  public static func begin() { Thread.current.threadDictionary[key] = Count() }

  /// Asks the user.
  ///
  /// - Parameters:
  ///   - isKnown: true where the answer is known, which comes with the next turn then.
  ///   - answered: is done a second later, on the main queue.
  public static func ask(unless isKnown: Bool = false, _ answered: @escaping () -> Void) {
    nonisolated(unsafe) let answered = answered
    let count = ofRun
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
    let count = ofRun
    count.add(1)
    defer { count.add(-1) }
    try await Task.sleep(for: time)
  }
}
