import NavCore

/// The router's rules, written as plainly as they can be run: what a router that promises them is
/// compared with after every call.
///
/// It shares no code with the core, only the words of its interface, and is as naive as can be: lists
/// that are searched from the beginning, everything derived anew when it is asked for. Read it as the
/// specification: this file says when a request gets its turn and what the clock does,
/// `ReferenceModel+Requests.swift` what each request does, `ReferenceModel+Steps.swift` how one of
/// several steps goes on, `ReferenceModel+Reports.swift` what the host's news do. Where it and a
/// router disagree one of them is wrong, and the documents decide which.
///
/// Because it runs beside every router that is tested, it writes into lists that it keeps, and most
/// calls, which change nothing, allocate nothing.
public struct ReferenceModel: Sendable {
  /// An entry that is off the screen, and why.
  struct Goodbye: Sendable {
    let entry: EntryID
    let reason: DismissalReason
  }

  /// A request that waits.
  struct Waiting: Sendable {
    let id: RequestID
    let request: Request
    let options: RequestOptions
    /// Only while nothing is presented may an enqueued one start.
    let needsEmptyScreen: Bool
  }

  /// What the host is doing for a request. Without a list, so that it is copied in no time.
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
    var due: Instant
  }

  let configuration: Configuration
  /// What is on screen once the transition in flight is over.
  var screens: ModelScreens
  var transition: Transition?
  /// Said when the transition in flight is over, to what it takes off the screen.
  var goodbyes: [Goodbye] = []
  var gesture: Gesture?
  var several: Several?
  var waiting: [Waiting] = []
  var ignoredReports = 0
  var news = ModelNews()

  var now = Instant.start
  private var lastPath: [NavigationStep] = []
  private var newPath: [NavigationStep] = []
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
    screens.writePath(into: &lastPath)
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
    screens.writePath(into: &newPath)
    if newPath == lastPath { return }
    swap(&newPath, &lastPath)
    news.pathChanged(lastPath)
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
      news.settled(id, .rejected(.stale(source: source)))
    } else if let wrong = stepThatCannotBe(request) {
      news.settled(id, .rejected(wrong))
    } else if case .cancel(let target) = request {
      if let index = waiting.firstIndex(where: { $0.id == target }) {
        waiting.remove(at: index)
        news.settled(target, .cancelled)
        news.settled(id, .completed)
      } else {
        news.settled(id, .rejected(.notWaiting(target)))
      }
    } else if !isBusy, !needsEmptyScreen || !screens.hasLayers {
      start(id, request, options)
      startWaiting()
    } else if !waits(request, options) {
      news.settled(id, .rejected(.busy))
    } else if waiting.count >= configuration.queueLimit {
      news.settled(id, .rejected(.queueFull(limit: configuration.queueLimit)))
    } else {
      waiting.append(
        Waiting(id: id, request: request, options: options, needsEmptyScreen: needsEmptyScreen))
      news.waiting(id)
    }
  }

  /// Horizontal calls do not wait, because document 000's router disables itself during a transition;
  /// vertical ones do, because document 002's router queues them. The caller may say otherwise, except
  /// of what it enqueues.
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
        return news.settled(id, .rejected(.stale(source: source)))
      }
      if options.scope == .own, place.pile != screens.visibleIndex {
        return news.settled(id, .rejected(.covered(source: source)))
      }
    }
    switch request {
    case .sequence(let steps): start(steps, for: id)
    case .open(let link):
      guard screens.contains(.tab(link.tab)) else {
        return news.settled(id, .rejected(.unknownTab(link.tab)))
      }
      start(way(to: link), for: id)
    case .popToRootAnimated, .dismissAllAnimated: start([request], isAlone: true, for: id)
    default:
      switch carryOut(request, for: id) {
      case .rejected(let reason): news.settled(id, .rejected(reason))
      case .unchanged: news.settled(id, .unchanged)
      case .changed: break
      }
    }
  }
}

// MARK: - A transition and the clock

extension ReferenceModel {
  /// The screens are already what the command leads to; what has left them still has to go.
  ///
  /// - Parameters:
  ///   - command: what the host is told.
  ///   - isAnimated: true if it takes time.
  ///   - isVertical: true if it moves layers.
  ///   - fact: what must still be so at the end, or somebody has undone it.
  ///   - request: what it is for.
  mutating func begin(
    _ command: borrowing Change, isAnimated: Bool = true, isVertical: Bool = false,
    stands fact: ModelScreens.Fact, for request: RequestID
  ) {
    let id = beginTransition(
      isAnimated: isAnimated, isVertical: isVertical, stands: fact, for: request)
    news.perform(id, command, animated: isAnimated)
    if !isAnimated { endIfEstimated() }
  }

  /// The same without the command.
  mutating func beginTransition(
    isAnimated: Bool, isVertical: Bool, stands fact: ModelScreens.Fact, for request: RequestID
  ) -> TransitionID {
    lastTransition += 1
    let id = TransitionID(lastTransition)
    let patience = patience(isAnimated: isAnimated, isVertical: isVertical)
    transition = Transition(id: id, request: request, stands: fact, due: now + patience)
    news.started(request, id)
    return id
  }

  /// How long until the host is asked, or, with estimates, until it is taken to have finished.
  private func patience(isAnimated: Bool, isVertical: Bool) -> Milliseconds {
    guard case .estimated(let horizontal, let vertical) = configuration.timing else {
      return watchdog
    }
    if !isAnimated { return 0 }
    return isVertical ? vertical : horizontal
  }

  /// What is not animated is over at once for those that trust estimates.
  mutating func endIfEstimated() {
    if case .estimated = configuration.timing { end() }
  }

  var watchdog: Milliseconds { max(configuration.watchdog, 1) }

  /// The transition is over: goodbyes, then the outcome, then the path.
  mutating func end() {
    guard let over = transition else { return }
    transition = nil
    sayGoodbyes(from: 0)
    if several?.request == over.request {
      stepEnded(undoneBy: over.undoneBy)
    } else if let remover = over.undoneBy {
      news.settled(over.request, .superseded(by: remover))
    } else {
      news.settled(over.request, .completed)
    }
    sayPath()
  }

  /// Says the goodbyes from number `first` on; those before it wait for the end of a transition.
  mutating func sayGoodbyes(from first: Int) {
    if goodbyes.count == first { return }
    for index in first..<goodbyes.count {
      news.left(goodbyes[index].entry, goodbyes[index].reason)
    }
    while goodbyes.count > first { goodbyes.removeLast() }
  }

  mutating func advance(to time: Instant) {
    now = max(now, time)
    let nextQuestion = now + watchdog
    if let finger = gesture, finger.due <= now {
      gesture?.due = nextQuestion
      news.inquireGesture(finger.id)
    }
    guard let moving = transition, moving.due <= now else { return }
    switch configuration.timing {
    case .reported:
      transition?.due = nextQuestion
      news.inquire(moving.id)
    case .estimated:
      end()
      goOnAfterNews()
    }
  }
}
