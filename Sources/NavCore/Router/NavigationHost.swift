/// What shows the screens: SwiftUI or UIKit in an application, a simulated one in tests.
///
/// Its side of the contract is at ``Change`` and ``HostReport``. It reports through
/// ``Router/report(_:)``, from inside ``carryOut(_:)`` or later.
///
/// The router does not keep it alive. When a host is gone, what it was carrying out is over, as if
/// it had been finished, and no finger is on the screen:
///
/// - at once, when it is taken away by ``Router/detach()`` or another is attached in its place;
/// - before the next call on the router has any effect, when it was released without a word and that
///   call does not come from inside a callback. Whoever keeps the time makes one, at the latest when
///   the router would have asked.
///
/// Without a host every transition is over in the call that begins it.
public protocol NavigationHost: AnyObject {
  /// Carries out a command of the router.
  func carryOut(_ command: HostCommand)
}

/// A command to the host: the effects of ``Effect`` that are meant for it.
public enum HostCommand: Hashable, Sendable {
  /// Carry out a change and report its end.
  case perform(TransitionID, Change, animated: Bool)
  /// Show exactly this, at once and without animation. What the host has removed on its own and not
  /// yet been heard about stays removed.
  case resynchronise(NavigationState)
  /// Report whether this transition is under way.
  case inquire(TransitionID)
  /// Report whether this gesture, which began on this target, is under way. The answer of a host
  /// that knows nothing of it is that it has ended, not finished.
  case inquireGesture(GestureID, RemovalTarget)

  init?(_ effect: Effect) {
    switch effect {
    case .perform(let id, let change, let animated): self = .perform(id, change, animated: animated)
    case .resynchronise(let state): self = .resynchronise(state)
    case .inquire(let id): self = .inquire(id)
    case .inquireGesture(let id, let target): self = .inquireGesture(id, target)
    case .waiting, .started, .settled, .left, .pathChanged: return nil
    }
  }
}
