import NavCore

/// The same inputs under two circumstances, compared at the end.
struct MetamorphicSubject<Router: SimulatedRouter>: Subject {
  private(set) var first: AnchoredRun<Router>
  private var second: AnchoredRun<Router>
  private let property: MetamorphicProperty

  init(_ router: Router, _ property: MetamorphicProperty) {
    self.property = property
    let circumstances = property.circumstances
    first = AnchoredRun(router, circumstances.0)
    second = AnchoredRun(router, circumstances.1)
  }

  mutating func perform(_ input: AnchoredInput) -> Violation? {
    first.play(input) ?? second.play(input)
  }

  mutating func finish() -> Violation? {
    if let violation = first.finish() ?? second.finish() { return violation }
    let (usual, other) = (first.account, second.account)
    guard usual != other else { return nil }
    let index = zip(usual, other).prefix { $0 == $1 }.count
    return Violation(
      property: property.rawValue, expected: index < usual.count ? usual[index] : "nothing more",
      seen: index < other.count ? other[index] : "nothing more")
  }

  var digest: UInt64 { 0 }

  static func simplifications(of input: AnchoredInput) -> [AnchoredInput] {
    var candidates: [AnchoredInput] = []
    switch input.move {
    case .act(.wait): break
    case .act(let action):
      candidates += (action.simplifications).map {
        AnchoredInput(anchor: input.anchor, move: .act($0))
      }
    case .dismiss: candidates.append(AnchoredInput(anchor: input.anchor, move: .pop))
    case .pop: break
    }
    let order = AnchoredInput.Anchor.allCases
    for simpler in order.prefix(while: { $0 != input.anchor }) {
      candidates.append(AnchoredInput(anchor: simpler, move: input.move))
    }
    return candidates
  }

  static func merging(_ removed: AnchoredInput, into next: AnchoredInput) -> AnchoredInput? { nil }
}

/// Draws anchored inputs; their requests are those of ``NavigationSource``.
struct MetamorphicSource<Router: SimulatedRouter>: ActionSource {
  private let property: MetamorphicProperty
  private var requests: NavigationSource<Router>

  init(_ property: MetamorphicProperty, tabCount: Int) {
    self.property = property
    // Withdrawing names requests by their numbers, and those depend on how something was removed.
    requests = NavigationSource(
      faults: [.gestures, .sameTurn], tabCount: tabCount,
      kinds: RequestKind.allCases.filter { $0 != .cancel })
  }

  mutating func next(
    for subject: inout MetamorphicSubject<Router>, using random: inout Random
  ) -> AnchoredInput {
    let anchors = AnchoredInput.Anchor.allCases
    let anchor =
      property.allowsInputsDuringTransitions ? anchors[random.below(anchors.count)] : .idle
    if random.chance(1, in: 4) {
      return AnchoredInput(anchor: .idle, move: random.chance(1, in: 2) ? .pop : .dismiss)
    }
    var simulation = subject.first.simulation
    for _ in 0..<8 {
      let action = requests.next(for: &simulation, using: &random).action
      if let plain = plain(action) { return AnchoredInput(anchor: anchor, move: .act(plain)) }
    }
    return AnchoredInput(anchor: anchor, move: .act(.call(Call(.push(RouteID(0))))))
  }

  /// The action, if it means the same both times.
  private func plain(_ action: Action) -> Action? {
    switch action {
    case .call(var call):
      guard case .request = call.what else { return nil }
      if case .step? = call.source { call.source = .top }
      return .call(call)
    // Times that can be divided evenly, so that nothing changes places by rounding.
    case .swipeBack(let finished, _): return .swipeBack(finished: finished, lasting: 200)
    case .dragDismiss(let finished, _): return .dragDismiss(finished: finished, lasting: 200)
    case .tapTab: return action
    default: return nil
    }
  }
}
