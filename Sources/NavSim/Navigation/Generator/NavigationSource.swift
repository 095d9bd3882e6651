import NavCore

/// Draws the steps of a scenario while it runs, so that they meet the router where it is weakest.
///
/// Times aim at what is about to happen: just before it, with it, just after it. Arguments aim at
/// edges: index −1, the depth, one more; screens that are gone; equal priorities; no-ops. Callers
/// follow scripts of several calls, and several callers at once.
package struct NavigationSource<Router: SimulatedRouter>: ActionSource, Sendable {
  private var steps: StepSource

  /// Creates a source. What it draws is decided by the random numbers that it is handed.
  ///
  /// - Parameters:
  ///   - faults: what hosts, users and the system may do.
  ///   - tabCount: how many tabs the router has, numbered from 0.
  ///   - kinds: the kinds of request that are drawn, among them those that keep stacks low.
  ///   - strategies: what each stretch of the run is drawn by, one of them; at least one.
  package init(
    faults: Set<Fault>, tabCount: Int,
    kinds: [RequestKind] = RequestKind.allCases, strategies: [Strategy] = Self.portfolio
  ) {
    precondition(!strategies.isEmpty, "a source needs a strategy")
    steps = StepSource(
      faults: faults, tabCount: tabCount, kinds: kinds, strategies: strategies)
  }

  private init(_ steps: StepSource) { self.steps = steps }

  /// What a new source of other strategies would be; of a source that has drawn nothing yet.
  package func drawing(by strategies: [Strategy]) -> Self { Self(steps.drawing(by: strategies)) }

  /// What a source draws its stretches from, by default: every strategy that needs no place to go
  /// back to.
  package static var portfolio: [Strategy] { [.uniform, .swarm, .swarm, .boundary] }

  /// The strategy of the present stretch.
  package var strategy: Strategy { steps.strategy }

  /// The next step.
  package mutating func next(
    for subject: inout Simulation<Router>, using random: inout Random
  ) -> Step {
    let id = steps.begin(after: subject.lastStep, &random)
    guard subject.isSound else { return Step(id: id, after: 0, action: .wait) }
    var draws = random.batch()
    let transition = subject.call.after.transition
    if steps.undoes(transition, &draws), let transition,
      let action = steps.undoing(
        transition, isCovered: !subject.call.navigation.layers.isEmpty, subject.labels, &draws)
    {
      return Step(id: id, after: steps.haste(&draws), action: action)
    }
    if transition == nil, steps.losesEndOfGesture(height: subject.call.navigation.height, &draws) {
      return Step(id: id, after: steps.haste(&draws), action: .host(.loseEnd))
    }
    let distance = subject.nextEvent.map { $0 - subject.now }
    let after = steps.delays.draw(to: distance, &draws)
    if let action = steps.nextFinger(pushed: subject.call.navigation.pushedCount, &draws) {
      return Step(id: id, after: after, action: action)
    }
    let moment: Moment?
    switch steps.event(&draws) {
    case nil: moment = nil
    case .react: moment = steps.moment(&draws)
    case .clearFlag:
      return Step(id: id, after: after, action: steps.clearFlag(subject.labels, &draws))
    case let event?:
      return Step(id: id, after: after, action: steps.action(event, &draws))
    }
    draws = random.batch()
    if steps.isClients(&draws), let call = steps.clientCall(as: id, subject.labels, &draws) {
      return Step(id: id, after: after, call: call, at: moment)
    }
    let kind = steps.calls.kind(
      in: subject.call.navigation, isIdle: subject.call.after.isQuiet, &draws)
    let what =
      kind.looksAtEverything
      ? steps.calls.what(kind, subject.call.navigation, subject.labels, &random)
      : .request(steps.calls.request(kind, in: subject.call.navigation, &draws))
    let call = steps.calls.call(what, subject.labels, &draws)
    return Step(id: id, after: after, call: call, at: moment)
  }
}

extension Step {
  fileprivate init(id: StepID, after: Milliseconds, call: consuming Call, at moment: Moment?) {
    if let moment {
      self.init(id: id, after: after, action: .on(moment, call))
    } else {
      self.init(id: id, after: after, action: .call(call))
    }
  }
}

extension NavigationState {
  /// How many screens can be taken away from what is visible.
  fileprivate var height: Int { pushedCount + layers.count }
}

extension RouterStatus {
  /// True when nothing is under way.
  fileprivate var isQuiet: Bool { transition == nil && gesture == nil && sequence == nil }
}
