import NavCore

/// Told everything that happens in a simulation; reports are made from it.
public protocol Trace: AnyObject, Sendable {
  /// A step of the scenario is about to act.
  func step(_ step: Step, at time: Instant)
  /// A report of the host reaches the router.
  func report(_ report: HostReport, at time: Instant)
  /// The router has had an effect.
  func effect(_ effect: Effect, at time: Instant)
}
