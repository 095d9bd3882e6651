import NavCore

/// Draws calls of any kind, with arguments at the edges of what the present state allows.
struct CallSource: Sendable {
  // Because a stack that only grows makes every check slower and finds nothing new.
  private static let depthLimit = 10
  private static let layerLimit = 4

  private let tabCount: Int
  /// The kinds of request that are drawn.
  private let all: [RequestKind]
  private let steps: [RequestKind]
  /// What is drawn from, as a configuration has them.
  var kinds: [RequestKind] = []

  init(tabCount: Int, kinds all: [RequestKind]) {
    self.tabCount = tabCount
    self.all = all
    steps = all.filter(\.canBeStep)
  }

  /// A call with options.
  func call(
    _ what: consuming Call.What, _ labels: borrowing StepLabels, _ draws: inout RandomBatch
  ) -> Call {
    // Half of the calls say what to do when busy, half say how urgent they are.
    let policy = draws.below(10)
    let whenBusy: BusyPolicy? = policy < 4 ? .wait : policy < 5 ? .reject : nil
    let urgency = draws.below(8)
    let priority: Priority =
      urgency > 2 ? .normal : urgency == 2 ? .critical : urgency == 1 ? .high : .low
    let origin = draws.below(20)
    guard origin < 4 else { return Call(what, priority, whenBusy, nil, .visible) }
    let source: Call.Source? =
      switch origin {
      case 0, 1: .top
      case 2: .gone
      default: labels.recent(draws.below(6)).map { .step($0) }
      }
    let isOwn = source != nil && draws.chance(1, in: 3)
    return Call(what, priority, whenBusy, source, isOwn ? .own : .visible)
  }

  // MARK: Kinds

  /// A kind by configuration; but where an idle router has entries pushed in a layer, often one
  /// that removes some: what can be taken away with the layer while it is under way.
  func kind(
    in state: borrowing NavigationState, isIdle: Bool, _ draws: inout RandomBatch
  ) -> RequestKind {
    if isIdle, !state.layers.isEmpty, state.pushedCount > 0, draws.chance(4, in: 5) {
      return removal(ofOne: state.pushedCount == 1, &draws)
    }
    return draws.element(of: kinds) ?? .push
  }

  private func removal(ofOne isOne: Bool, _ draws: inout RandomBatch) -> RequestKind {
    // Only a removal of exactly one entry takes time, and only what takes time can be undone.
    if isOne {
      return switch draws.below(11) {
      case 0: .pop
      case 1...3: .popToRoot
      case 4: .popAfter
      case 5, 6: .popTo
      case 7, 8: .back
      default: .popToRootAnimated
      }
    }
    return switch draws.below(12) {
    case 0, 1: .pop
    case 2, 3: .popAfter
    case 4...6: .popTo
    case 7, 8: .back
    default: .popToRootAnimated
    }
  }

  // MARK: Arguments

  /// What a call asks that looks at the state or the labels.
  func what(
    _ kind: RequestKind, _ state: NavigationState, _ labels: StepLabels, _ random: inout Random
  ) -> Call.What {
    var draws = random.batch()
    return switch kind {
    case .dismissLayer: dismissLayer(state, labels, &draws)
    case .sequence: .request(.sequence(sequence(state, labels, &random)))
    case .cancel: cancel(labels, &draws)
    default: .request(request(kind, state, &draws, &random))
    }
  }

  private func request(
    _ kind: RequestKind, _ state: NavigationState, _ draws: inout RandomBatch,
    _ random: inout Random
  ) -> Request {
    switch kind {
    case .popTo:
      .popTo(
        draws.chance(3, in: 4)
          ? state.routeBelowTop ?? RouteID(0) : WholeStates.route(&draws))
    case .open: .open(states.destination(from: state, &draws))
    case .restore: .restore(states.snapshot(from: state, &random))
    default:
      request(kind, in: state, &draws)
    }
  }

  /// A request that names no step and contains no other request.
  func request(
    _ kind: RequestKind, in state: NavigationState, _ draws: inout RandomBatch
  ) -> Request {
    switch kind {
    case .push:
      state.pushedCount > Self.depthLimit ? .popToRoot : .push(WholeStates.route(&draws))
    case .pop:
      .pop(count: draws.chance(2, in: 3) ? 1 : draws.within(-1...(state.pushedCount + 1)))
    case .popAfter:
      .popAfter(
        index: draws.chance(1, in: 2)
          ? state.pushedCount - 1 : draws.within(-1...(state.pushedCount + 1)))
    case .set: .set(WholeStates.routes(draws.below(5), &draws))
    case .replaceRoot: .replaceRoot(WholeStates.route(&draws))
    case .present:
      state.layers.count > Self.layerLimit
        ? .dismissAll : .present(WholeStates.route(&draws), WholeStates.style(&draws))
    case .enqueue: .enqueue(WholeStates.route(&draws), WholeStates.style(&draws))
    case .dismiss: .dismiss
    case .dismissAll: .dismissAll
    case .selectTab:
      .selectTab(
        TabID(UInt32(draws.chance(1, in: 12) ? tabCount + 6 : draws.below(tabCount))))
    case .back: .back
    case .popToRootAnimated: .popToRootAnimated
    case .dismissAllAnimated: .dismissAllAnimated
    case .popToRoot: .popToRoot
    // Drawn elsewhere, from more than there is here.
    case .popTo, .sequence, .open, .restore, .dismissLayer, .cancel: .popToRoot
    }
  }

  private func cancel(_ labels: StepLabels, _ draws: inout RandomBatch) -> Call.What {
    if let target = labels.waiting(draws.below(8)) { return .cancel(target) }
    if let target = labels.recent(draws.below(8)) { return .cancel(target) }
    return .request(.cancel(RequestID(0)))
  }

  private func dismissLayer(
    _ state: NavigationState, _ labels: StepLabels, _ draws: inout RandomBatch
  ) -> Call.What {
    let presenters = labels.presenters(in: state)
    if !presenters.isEmpty, draws.chance(7, in: 8) {
      return .dismiss(presenters[draws.below(presenters.count)])
    }
    if let gone = labels.lastPresenter { return .dismiss(gone) }
    return .request(.dismissLayer(LayerID(0)))
  }

  /// Up to four steps; now and then one that cannot be a step.
  private func sequence(
    _ state: NavigationState, _ labels: StepLabels, _ random: inout Random
  ) -> [Request] {
    var draws = random.batch()
    let sort = draws.below(16)
    // What one multi-step form remembers of where it began is nothing to the next: rare by chance.
    if sort == 1 { return [.dismissAllAnimated, .pop(), .popToRootAnimated] }
    let kinds = sort == 0 ? all : steps
    guard !kinds.isEmpty else { return [] }
    let count = draws.below(5)
    var sequence: [Request] = []
    sequence.reserveCapacity(count)
    for _ in 0..<count {
      draws = random.batch()
      let kind = kinds[draws.below(kinds.count)]
      switch kind {
      case .sequence: break
      case .dismissLayer:
        if case .request(let request) = dismissLayer(state, labels, &draws) {
          sequence.append(request)
        }
      case .cancel:
        if case .request(let request) = cancel(labels, &draws) { sequence.append(request) }
      default: sequence.append(request(kind, state, &draws, &random))
      }
    }
    return sequence
  }

  private var states: WholeStates { WholeStates(tabCount: tabCount) }
}

extension RequestKind {
  /// True for what is drawn from the whole state or the labels; everything else is drawn from how
  /// much there is.
  var looksAtEverything: Bool {
    switch self {
    case .popTo, .dismissLayer, .sequence, .open, .restore, .cancel: true
    case .push, .pop, .popToRoot, .popAfter, .set, .replaceRoot, .present, .enqueue, .dismiss,
      .dismissAll, .selectTab, .back, .popToRootAnimated, .dismissAllAnimated:
      false
    }
  }

  /// True for what takes entries off the visible stack.
  var isRemoval: Bool {
    switch self {
    case .pop, .popToRoot, .popAfter, .popTo, .back, .popToRootAnimated: true
    case .push, .set, .replaceRoot, .present, .enqueue, .dismiss, .dismissLayer, .dismissAll,
      .selectTab, .dismissAllAnimated, .sequence, .open, .restore, .cancel:
      false
    }
  }
}

extension NavigationState {
  /// The route under that of the visible entry.
  fileprivate var routeBelowTop: RouteID? {
    let stack = visibleStack
    return stack.count > 1 ? stack[stack.count - 2].route : nil
  }
}
