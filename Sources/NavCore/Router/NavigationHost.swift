/// What shows the screens: SwiftUI or UIKit in an application, a simulated one in tests.
///
/// Its side of the contract is at ``Change`` and ``HostReport``. It reports through
/// ``Router/report(_:)``, from inside ``carryOut(_:)`` or later.
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
