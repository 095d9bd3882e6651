import NavCore

/// The router's rules, written as plainly as they can be run: what a router that promises them is
/// compared with after every call.
///
/// It shares no code with the core, only the words of its interface, and is as naive as can be: lists
/// that are searched from the beginning, everything derived anew each time. Read it as the
/// specification: this file says when a request gets its turn and what the clock does,
/// `ReferenceModel+Requests.swift` what each request does, `ReferenceModel+Steps.swift` how one of
/// several steps goes on, `ReferenceModel+Reports.swift` what the host's news do. Where it and a
/// router disagree one of them is wrong, and the documents decide which.
public struct ReferenceModel: Sendable {
  /// What the router has to say of a call, in this order.
  enum News: Sendable {
    case effect(Effect)
    case path([NavigationStep])
  }

  /// A request that waits.
  struct Waiting: Sendable {
    let id: RequestID
    let request: Request
    let options: RequestOptions
    /// Only while nothing is presented may an enqueued one start.
    var needsEmptyScreen: Bool { request.kind == .enqueue }
  }

  /// What the host is doing for a request.
  struct Transition: Sendable {
    let id: TransitionID
    let request: RequestID
    let goodbyes: [Effect]
    /// Whether what the request was about is still so.
    let stands: @Sendable (ModelScreens) -> Bool
    var due: Instant
    var hostGaveUp = false
    var undoneBy: Remover?
  }

  /// What the user's finger is doing.
  struct Gesture: Sendable {
    let id: GestureID
    var due: Instant
  }

  let configuration: Configuration
  /// What is on screen once the transition in flight is over.
  var screens: ModelScreens
  var transition: Transition?
  var gesture: Gesture?
  var several: Several?
  var waiting: [Waiting] = []
  var ignoredReports = 0
  var news: [News] = []

  var now = Instant.start
  private var lastPath: [NavigationStep]
  // Everything is numbered from 1 in the order in which it is made.
  private var lastRequest: UInt64 = 0
  private var lastEntry: UInt64 = 0
  private var lastLayer: UInt64 = 0
  private var lastTransition: UInt64 = 0

  /// The model of a router that has just been made with this configuration.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    screens = ModelScreens(configuration)
    lastEntry = UInt64(screens.piles.count)
    lastPath = screens.path
  }

  /// Busy is a router whose host is moving something, under whose screen a finger is, or which has
  /// steps left.
  var isBusy: Bool { transition != nil || gesture != nil || several != nil }

  /// When the router wants to be woken.
  var deadline: Instant? { [transition?.due, gesture?.due].compactMap { $0 }.min() }

  mutating func makeEntry(_ route: RouteID) -> Entry {
    lastEntry += 1
    return Entry(id: EntryID(lastEntry), route: route)
  }

  mutating func makeLayer() -> LayerID {
    lastLayer += 1
    return LayerID(lastLayer)
  }

  mutating func say(_ effect: Effect) { news.append(.effect(effect)) }

  mutating func settle(_ request: RequestID, _ outcome: Outcome) {
    say(.settled(request, outcome))
  }

  /// Observers hear of a path that has changed, and only of one that is settled.
  mutating func sayPath() {
    guard transition == nil, screens.path != lastPath else { return }
    lastPath = screens.path
    news.append(.path(lastPath))
  }
}

// MARK: - A request and its turn

extension ReferenceModel {
  mutating func submit(_ request: Request, _ options: RequestOptions, at time: Instant) {
    news = []
    now = max(now, time)
    lastRequest += 1
    let new = Waiting(id: RequestID(lastRequest), request: request, options: options)

    if let source = options.source, !screens.contains(source) {
      settle(new.id, .rejected(.stale(source: source)))
    } else if let wrong = stepThatCannotBe(request) {
      settle(new.id, .rejected(wrong))
    } else if case .cancel(let target) = request {
      if let index = waiting.firstIndex(where: { $0.id == target }) {
        waiting.remove(at: index)
        settle(target, .cancelled)
        settle(new.id, .completed)
      } else {
        settle(new.id, .rejected(.notWaiting(target)))
      }
    } else if !isBusy, !new.needsEmptyScreen || screens.layers.isEmpty {
      start(new)
      startWaiting()
    } else if !waits(new) {
      settle(new.id, .rejected(.busy))
    } else if waiting.count >= configuration.queueLimit {
      settle(new.id, .rejected(.queueFull(limit: configuration.queueLimit)))
    } else {
      waiting.append(new)
      say(.waiting(new.id))
    }
  }

  /// Horizontal calls do not wait, because document 000's router disables itself during a transition;
  /// vertical ones do, because document 002's router queues them. The caller may say otherwise, except
  /// of what it enqueues.
  private func waits(_ new: Waiting) -> Bool {
    switch new.request {
    case .enqueue:
      true
    case .push, .pop, .popToRoot, .popAfter, .popTo, .set, .replaceRoot, .back, .popToRootAnimated:
      new.options.whenBusy == .wait
    default:
      new.options.whenBusy != .reject
    }
  }

  /// While the router is idle: the most urgent of those that may start, the first among equals.
  mutating func startWaiting() {
    while !isBusy {
      let ready = waiting.filter { !$0.needsEmptyScreen || screens.layers.isEmpty }
      guard let urgency = ready.map(\.options.priority).max(),
        let next = ready.first(where: { $0.options.priority == urgency })
      else { return }
      waiting.removeAll { $0.id == next.id }
      start(next)
    }
  }

  private mutating func start(_ new: Waiting) {
    if let source = new.options.source {
      guard let pile = screens.pile(of: source) else {
        return settle(new.id, .rejected(.stale(source: source)))
      }
      if new.options.scope == .own, pile.id != screens.visible.id {
        return settle(new.id, .rejected(.covered(source: source)))
      }
    }
    switch steps(of: new.request) {
    case .failure(let wrong):
      settle(new.id, .rejected(wrong.reason))
    case .success(let steps?):
      several = Several(request: new.id, steps: steps, isAlone: steps == [new.request])
      goOn()
    case .success(nil):
      switch verdict(on: new.request) {
      case .rejected(let reason): settle(new.id, .rejected(reason))
      case .unchanged: settle(new.id, .unchanged)
      case .changes(let change): begin(change, for: new.id)
      }
    }
  }
}

// MARK: - A transition and the clock

extension ReferenceModel {
  /// From now on the state is what the transition leads to.
  mutating func begin(_ change: ModelChange, for request: RequestID) {
    lastTransition += 1
    let id = TransitionID(lastTransition)
    transition = Transition(
      id: id, request: request, goodbyes: goodbyes(from: screens, to: change.after, change.reason),
      stands: change.stands, due: now + patience(with: change))
    screens = change.after
    say(.started(request, id))
    say(.perform(id, change.command, animated: change.isAnimated))
    if case .estimated = configuration.timing, !change.isAnimated { end() }
  }

  /// How long until the host is asked, or, with estimates, until it is taken to have finished.
  private func patience(with change: ModelChange) -> Milliseconds {
    guard case .estimated(let horizontal, let vertical) = configuration.timing else {
      return watchdog
    }
    if !change.isAnimated { return 0 }
    return change.isVertical ? vertical : horizontal
  }

  var watchdog: Milliseconds { max(configuration.watchdog, 1) }

  /// The transition is over: goodbyes, then the outcome, then the path.
  mutating func end() {
    guard let over = transition else { return }
    transition = nil
    news += over.goodbyes.map { .effect($0) }
    if several?.request == over.request {
      stepEnded(undoneBy: over.undoneBy)
    } else if let remover = over.undoneBy {
      settle(over.request, .superseded(by: remover))
    } else {
      settle(over.request, .completed)
    }
    sayPath()
  }

  mutating func advance(to time: Instant) {
    news = []
    now = max(now, time)
    let nextQuestion = now + watchdog
    if let finger = gesture, finger.due <= now {
      gesture?.due = nextQuestion
      say(.inquireGesture(finger.id))
    }
    guard let moving = transition, moving.due <= now else { return }
    switch configuration.timing {
    case .reported:
      transition?.due = nextQuestion
      say(.inquire(moving.id))
    case .estimated:
      end()
      goOnAfterNews()
    }
  }

  /// A goodbye to everything that is there before and not after: what was shown last leaves first.
  func goodbyes(
    from before: ModelScreens, to after: ModelScreens,
    _ reason: (EntryID) -> DismissalReason
  ) -> [Effect] {
    before.entries.reversed().map(\.id).filter { !after.contains($0) }
      .map { .left($0, reason($0)) }
  }
}
