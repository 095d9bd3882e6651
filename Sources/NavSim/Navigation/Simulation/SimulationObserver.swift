import NavCore

/// Is told what happens in a simulation, and may look at it. A value, as the simulation is.
package protocol SimulationObserver: Sendable {
  /// A step is carried out; nil when the faults have stopped, and everything comes to rest.
  mutating func begins(_ step: StepID?)

  /// A step, or a reaction that it has armed, has made a request.
  mutating func asked(_ id: RequestID, _ call: Call, by step: StepID, at time: Instant)

  /// The router has an effect.
  mutating func note(_ effect: Effect, at time: Instant)

  /// A report has arrived.
  mutating func note(_ report: HostReport, isStale: Bool, at time: Instant)

  /// An instant is over.
  ///
  /// - Parameters:
  ///   - host: shows the screen.
  ///   - navigation: what the router believes to be on screen.
  ///   - status: what the router says of itself.
  mutating func look(
    at host: SimulatedHost, _ navigation: NavigationState, _ status: RouterStatus, at time: Instant)
}

// What nobody has to look at.
extension SimulationObserver {
  package mutating func begins(_ step: StepID?) {}

  package mutating func note(_ report: HostReport, isStale: Bool, at time: Instant) {}

  package mutating func look(
    at host: SimulatedHost, _ navigation: NavigationState, _ status: RouterStatus, at time: Instant
  ) {}
}
