import Foundation

/// Calls what waits for something that moves, when it has moved.
///
/// Animations of which each begins the next, as those of a heart that beats, go on for five seconds,
/// like the timers of an app, and stand still then until time is let pass, see <doc:AppTests>.
@MainActor enum AnimationEnds {
  /// The animations of which each has begun the next.
  private struct Chain {
    var seconds: TimeInterval = 0
    var count = 0
  }

  private static let limit = Chain(seconds: 5, count: 50)
  /// What would be called, while animations begin that a finger holds.
  private static var held: [(seconds: TimeInterval, end: @MainActor () -> Void)]?
  /// Those that have led to what is called at the moment.
  private static var present = Chain()

  /// Calls something when an animation has ended that begins now.
  static func call(after seconds: TimeInterval, _ completion: @escaping @MainActor () -> Void) {
    guard held == nil else { return held?.append((seconds, completion)) ?? () }
    let seconds = min(max(0, seconds), 3_600)
    let chain = Chain(seconds: present.seconds + seconds, count: present.count + 1)
    if chain.count > 1, chain.seconds > limit.seconds || chain.count > limit.count {
      return stand(for: seconds, completion)
    }
    Task { @MainActor in
      if seconds > 0 { try? await Task.sleep(for: .milliseconds(Int(seconds * 1_000))) }
      let outer = present
      present = chain
      defer { present = outer }
      completion()
    }
  }

  /// Begins animations that a finger holds.
  ///
  /// - Returns: what is to be called when they have ended, once the finger has let go.
  static func holding(
    _ body: () -> Void
  ) -> [(seconds: TimeInterval, end: @MainActor () -> Void)] {
    let outer = held
    held = []
    defer { held = outer }
    body()
    return held ?? []
  }

  /// Waits until time is let pass: a timer that is slower than all that go on stands still.
  private static func stand(
    for seconds: TimeInterval, _ completion: @escaping @MainActor () -> Void
  ) {
    let rest = max(seconds, limit.seconds + 1)
    let timer = Timer(fire: Date(timeIntervalSinceNow: rest), interval: rest, repeats: true) {
      $0.invalidate()
      MainActor.assumeIsolated { completion() }
    }
    RunLoop.main.add(timer, forMode: .common)
  }
}
