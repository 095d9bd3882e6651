import NavCore

/// The router's rules, written as plainly as they can be run: what a router that promises them is
/// compared with after every call.
///
/// It shares no code with the core, only the words of its interface, and is as naive as can be:
/// lists that are searched from the beginning, everything derived anew when it is asked for. Read
/// it as the specification: this file says when a request gets its turn and what the clock does,
/// `ReferenceModel+Requests.swift` what each request does, `ReferenceModel+Steps.swift` how one of
/// several steps goes on, `ReferenceModel+Reports.swift` what the host's news do. Where it and a
/// router disagree one of them is wrong.
package struct ReferenceModel: Sendable {
  /// A request that waits.
  struct Waiting: Sendable {
    let id: RequestID
    let request: Request
    let options: RequestOptions
    /// Only while nothing is presented may an enqueued one start.
    let needsEmptyScreen: Bool
  }

  /// What the host is doing for a request.
  struct Transition: Sendable {
    let id: TransitionID
    let request: RequestID
    /// What must still be so at the end, or somebody has undone it.
    let stands: ModelScreens.Fact
    var due: Instant
    var hostGaveUp = false
    var undoneBy: Remover?
  }

  /// What the user's finger is doing.
  struct Gesture: Sendable {
    let id: GestureID
    package let target: RemovalTarget
    var due: Instant
  }

  let configuration: Configuration
  /// What is on screen once the transition in flight is over.
  var screens: ModelScreens
  var transition: Transition?
  /// Said when the transition in flight is over, to what it takes off the screen.
  var dismissals: [ModelScreens.Dismissal] = []
  var gesture: Gesture?
  var several: Several?
  var waiting: [Waiting] = []
  var ignoredReports = 0
  /// What it has said and commanded in the present call.
  var effects = EffectComparison()

  var now = Instant.start
  private var lastPath: [NavigationStep]
  // Everything is numbered from 1 in the order in which it is made.
  private var lastRequest: UInt64 = 0
  private var lastEntry: UInt64 = 0
  private var lastLayer: UInt64 = 0
  private var lastTransition: UInt64 = 0

  /// The model of a router that has just been made with this configuration.
  package init(_ configuration: Configuration) {
    self.configuration = configuration
    screens = ModelScreens(configuration)
    lastEntry = UInt64(screens.piles.count)
    lastPath = screens.path
  }

  /// Busy is a router whose host is moving something, under whose screen a finger is, or which has
  /// steps left.
  var isBusy: Bool { transition != nil || gesture != nil || several != nil }

  /// When the router wants to be woken.
  var deadline: Instant? {
    guard let moving = transition?.due else { return gesture?.due }
    guard let finger = gesture?.due else { return moving }
    return min(moving, finger)
  }

  mutating func makeEntry(_ route: RouteID) -> Entry {
    lastEntry += 1
    return Entry(id: EntryID(lastEntry), route: route)
  }

  mutating func makeLayer() -> LayerID {
    lastLayer += 1
    return LayerID(lastLayer)
  }

  /// Observers hear of a path that has changed, and only of one that is settled.
  mutating func sayPath() {
    guard transition == nil else { return }
    let path = screens.path
    if path == lastPath { return }
    lastPath = path
    effects.append(.pathChanged(NavigationPath(steps: path)))
  }
}

// MARK: - A request and its turn

extension ReferenceModel {
  mutating func submit(_ request: Request, _ options: RequestOptions, at time: Instant) {
    now = max(now, time)
    lastRequest += 1
    let id = RequestID(lastRequest)
    let needsEmptyScreen = if case .enqueue = request { true } else { false }

    if let source = options.source, !screens.contains(source) {
      effects.append(.settled(id, .rejected(.stale(source: source))))
    } else if let wrong = stepThatCannotBe(request) {
      effects.append(.settled(id, .rejected(wrong)))
    } else if case .cancel(let target) = request {
      if let index = waiting.firstIndex(where: { $0.id == target }) {
        waiting.remove(at: index)
        effects.append(.settled(target, .cancelled))
        effects.append(.settled(id, .completed))
      } else if several?.request == target {
        several?.isCancelled = true
        effects.append(.settled(id, .completed))
      } else {
        effects.append(.settled(id, .rejected(.notWaiting(target))))
      }
    } else if !isBusy, !needsEmptyScreen || !screens.hasLayers {
      start(id, request, options)
      startWaiting()
    } else if !waits(request, options) {
      effects.append(.settled(id, .rejected(.busy)))
    } else if waiting.count >= configuration.queueLimit {
      effects.append(.settled(id, .rejected(.queueFull(limit: configuration.queueLimit))))
    } else {
      waiting.append(
        Waiting(id: id, request: request, options: options, needsEmptyScreen: needsEmptyScreen))
      effects.append(.waiting(id))
    }
  }

  /// Horizontal calls do not wait, because a second tap is not meant; vertical ones do. The caller
  /// may say otherwise, except of what it enqueues.
  private func waits(_ request: Request, _ options: RequestOptions) -> Bool {
    switch request {
    case .enqueue:
      true
    case .push, .pop, .popToRoot, .popAfter, .popTo, .set, .replaceRoot, .back, .popToRootAnimated:
      options.whenBusy == .wait
    default:
      options.whenBusy != .reject
    }
  }

  mutating func startWaiting() {
    while !isBusy, let index = nextWaiting {
      let id = waiting[index].id
      let request = waiting[index].request
      let options = waiting[index].options
      waiting.remove(at: index)
      start(id, request, options)
    }
  }

  /// The most urgent of those that may start, the first among equals.
  private var nextWaiting: Int? {
    var next: Int?
    for index in waiting.indices where !screens.hasLayers || !waiting[index].needsEmptyScreen {
      if let next, waiting[index].options.priority <= waiting[next].options.priority { continue }
      next = index
    }
    return next
  }

  private mutating func start(_ id: RequestID, _ request: Request, _ options: RequestOptions) {
    if let source = options.source {
      guard let place = screens.place(of: source) else {
        return effects.append(.settled(id, .rejected(.stale(source: source))))
      }
      if options.scope == .own, place.pile != screens.visibleIndex {
        return effects.append(.settled(id, .rejected(.covered(source: source))))
      }
    }
    switch request {
    case .sequence(let steps): start(steps, for: id)
    case .open(let link):
      guard screens.contains(.tab(link.tab)) else {
        return effects.append(.settled(id, .rejected(.unknownTab(link.tab))))
      }
      start(way(to: link), link: link, for: id)
    case .popToRootAnimated, .dismissAllAnimated: start([request], isAlone: true, for: id)
    default:
      switch carryOut(request, for: id) {
      case .rejected(let reason): effects.append(.settled(id, .rejected(reason)))
      case .unchanged: effects.append(.settled(id, .unchanged))
      case .changed: break
      }
    }
  }
}

// MARK: - A transition and the clock

extension ReferenceModel {
  /// The screens are already what the command leads to; what has left them still has to go.
  ///
  /// - Parameter fact: what must still be so at the end, or somebody has undone it.
  mutating func begin(
    _ command: Change, isAnimated: Bool = true, isVertical: Bool = false,
    stands fact: ModelScreens.Fact, for request: RequestID
  ) {
    lastTransition += 1
    let id = TransitionID(lastTransition)
    let patience = patience(isAnimated: isAnimated, isVertical: isVertical)
    transition = Transition(id: id, request: request, stands: fact, due: now + patience)
    effects.append(.started(request, id))
    effects.append(.perform(id, command, animated: isAnimated))
    // What is not animated is over at once for those that trust estimates.
    if !isAnimated, case .estimated = configuration.timing { end() }
  }

  /// How long until the host is asked, or, with estimates, until it is taken to have finished.
  private func patience(isAnimated: Bool, isVertical: Bool) -> Milliseconds {
    guard case .estimated(let horizontal, let vertical) = configuration.timing else {
      return watchdog
    }
    if !isAnimated { return 0 }
    return isVertical ? vertical : horizontal
  }

  var watchdog: Milliseconds { max(configuration.watchdog, 1) }

  /// The transition is over: dismissals, then the outcome, then the path.
  mutating func end() {
    guard let over = transition else { return }
    transition = nil
    addDismissals(from: 0)
    if several?.request == over.request {
      stepEnded(undoneBy: over.undoneBy, stands: over.stands)
    } else if let remover = over.undoneBy {
      effects.append(.settled(over.request, .superseded(by: remover)))
    } else {
      effects.append(.settled(over.request, .completed))
    }
    sayPath()
  }

  /// Says the dismissals from number `first` on; those before it wait for the end of a transition.
  mutating func addDismissals(from first: Int) {
    for dismissal in dismissals[first...] {
      effects.append(.left(dismissal.entry, dismissal.reason))
    }
    dismissals.removeSubrange(first...)
  }

  mutating func advance(to time: Instant) {
    now = max(now, time)
    let nextQuestion = now + watchdog
    if let finger = gesture, finger.due <= now {
      gesture?.due = nextQuestion
      effects.append(.inquireGesture(finger.id, finger.target))
    }
    guard let moving = transition, moving.due <= now else { return }
    switch configuration.timing {
    case .reported:
      transition?.due = nextQuestion
      effects.append(.inquire(moving.id))
    case .estimated:
      end()
      goOnAfterNews()
    }
  }
}
