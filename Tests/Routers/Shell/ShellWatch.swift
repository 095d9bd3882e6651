import NavCore
import Observation
import Synchronization

/// Sees what goes into the machine of a router and what comes out, and compares it with what the
/// router's callers, hosts and observers are told.
@MainActor
final class ShellWatch {
  /// A call that a test makes.
  final class Ticket {
    let request: Request
    let options: RequestOptions
    var id: RequestID?

    init(_ request: Request, _ options: RequestOptions) {
      self.request = request
      self.options = options
    }
  }

  private let router: Router<Int>
  private let model: ShellModel
  /// The first thing that is not so.
  private(set) var finding: String?
  /// The call that is being made.
  var ticket: Ticket?
  /// The calls whose tasks were cancelled, which the router may withdraw.
  var cancelled: [Ticket] = []
  /// What is reported next, for somebody who reports by another name.
  var expectedReport: HostReport?
  /// What is done from inside the next call on the router's owner or host.
  var atNextCall: (@MainActor () -> Void)?
  private var isInside = false
  /// True when something moved after the last call on the machine.
  private var wasMoving = false
  /// True when there was a host at the last call on the machine.
  var hadHost = true
  /// True once a host has turned down what an estimate calls over all the same: it shows something
  /// else from then on, until it is attached anew.
  private(set) var isLeftBehind = false
  /// How many calls the machine has had.
  private(set) var callCount = 0
  var lastRequest: UInt64 = 0
  private(set) var outcomes: [RequestID: Outcome] = [:]
  /// What the router's owner has to be told, in its order.
  private var untold: [Effect] = []
  private var withdrawals: Set<RequestID> = []
  private var routes: [EntryID: Int] = [:]
  private var products: [EntryID: Int] = [:]
  private var made = 0
  private var log: PathLog
  private var silentLog = PathLog(isOn: false) { _ in "" }
  private var lastLine: String?
  private lazy var store = ScreenStore(router) { [unowned self] route in
    made += 1
    return route
  }

  init(_ router: Router<Int>, _ changeRules: (inout Configuration) -> Void) {
    self.router = router
    var configuration = router.machine.configuration
    changeRules(&configuration)
    model = ShellModel(router.machine, configuration)
    log = PathLog { [unowned router] in "\(router.route($0).map(String.init) ?? "?")" }
    // Tasks of a run that has failed may call the router once more.
    router.inspector = { [weak self] call in MainActor.assumeIsolated { self?.see(call) } }
    router.onOutcome = { [weak self] id, outcome in self?.hear(.settled(id, outcome)) }
    router.onDismissal = { [weak self] entry, reason in
      self?.hear(.left(entry, reason))
      self?.store.forget(entry)
      self?.products[entry] = nil
    }
    router.onPathChange = { [weak self] path in
      self?.hear(.pathChanged(path))
      self?.checkLine(path)
    }
  }

  func fail(_ text: String) { finding = finding ?? text }

  /// The router calls its owner or its host: one after another, whatever they call themselves.
  ///
  /// - Parameter answer: what they do at last.
  func isCalled(_ answer: () -> Void = {}) {
    if isInside { fail("called from inside a call") }
    isInside = true
    // What is left of a host may end before a call, and call somebody.
    let asked = ticket
    ticket = nil
    let action = atNextCall
    atNextCall = nil
    action?()
    ticket = asked
    answer()
    isInside = false
  }

  private func see(_ call: MachineCall) {
    callCount += 1
    checkHost(call)
    noteRefusal(call)
    if case .report(let report) = call.input, let expected = expectedReport {
      if report != expected { fail("\(report) is reported, expected \(expected)") }
      expectedReport = nil
    }
    if case .request(let id, let request, let options) = call.input {
      lastRequest = id.rawValue
      see(id, request, options)
    }
    model.check(call, router.machine)
    if let found = model.disagreement { fail("\(found.seen), expected \(found.expected)") }
    for effect in call.effects {
      switch effect {
      case .settled(let id, let outcome):
        if outcomes.updateValue(outcome, forKey: id) != nil { fail("\(id) is settled twice") }
        if !withdrawals.contains(id) { untold.append(effect) }
      case .left, .pathChanged: untold.append(effect)
      default: break
      }
    }
  }

  /// Nothing happens before that is over which was left by a host that is gone.
  private func checkHost(_ call: MachineCall) {
    hadHost = router.hasHost
    let isEnd = if case .report(.detached) = call.input { true } else { false }
    if !hadHost, wasMoving, !isInside, !isEnd {
      fail("\(call.input) comes before the end of what a host has left")
    }
    wasMoving = isMoving
  }

  private func noteRefusal(_ call: MachineCall) {
    guard case .estimated = router.machine.configuration.timing else { return }
    switch call.input {
    case .report(.ended(_, finished: false)): isLeftBehind = true
    case .report(.detached): isLeftBehind = false
    default: break
    }
  }

  private var isMoving: Bool { router.machine.deadline != nil }

  private func see(_ id: RequestID, _ request: Request, _ options: RequestOptions) {
    guard let asked = ticket else {
      guard case .cancel(let target) = request, cancelled.contains(where: { $0.id == target })
      else { return fail("nobody has asked for \(RequestWords.text(request))") }
      withdrawals.insert(id)
      return
    }
    ticket = nil
    asked.id = id
    checkNumbers(in: request)
    let found = request.mapRoutes { RouteID(router.route($0).map(UInt32.init) ?? .max) }
    if found != asked.request || options != asked.options {
      fail("\(RequestWords.text(found)), \(options), for \(RequestWords.text(asked.request))")
    }
  }

  /// A route has one number for as long as it is on a screen.
  private func checkNumbers(in request: Request) {
    let state = router.machine.state.navigation
    let entries = state.tabs.flatMap(\.stack) + state.layers.flatMap(\.stack)
    _ = request.mapRoutes { number in
      let others = entries.filter { $0.route != number }
      if others.contains(where: { router.route($0.route) == router.route(number) }) {
        fail("a route has two numbers")
      }
      return number
    }
  }

  private func hear(_ effect: Effect) {
    guard let next = untold.first, next == effect else {
      return fail("heard \(EffectWords.text(effect)) out of its turn")
    }
    untold.removeFirst()
    isCalled()
  }

  private func checkLine(_ path: NavigationPath) {
    let line = line(for: path)
    let expected = line == lastLine ? nil : line
    lastLine = line
    let seen = log.line(for: path)
    if seen != expected { fail("the log says \(seen ?? "nothing") of \(line)") }
    if silentLog.line(for: path) != nil { fail("a log that is off has a line") }
  }

  private func line(for path: NavigationPath) -> String {
    let steps = path.steps.compactMap { step -> String? in
      switch step {
      case .tab: nil
      case .push(let route): text("push", route)
      case .sheet(let route): text("sheet", route)
      case .fullScreen(let route): text("fullScreen", route)
      }
    }
    return "[Navigation Path Update] Current path: [\(steps.joined(separator: ", "))]"
  }

  private func text(_ kind: String, _ route: RouteID) -> String? {
    "NavigationStep.\(kind)(id: \"\(router.route(route).map(String.init) ?? "gone")\")"
  }

  /// Compares what can be read of the router.
  func check() {
    // What is left of a host that is gone ends with the next call.
    if !router.hasHost, !hadHost, isMoving { fail("something moves, and nobody carries it out") }
    if router.pendingCount > 0 { fail("\(router.pendingCount) effects are kept") }
    if let left = untold.first { fail("nobody was told that \(EffectWords.text(left))") }
    let state = router.navigation
    if state != router.machine.state.navigation || router.state != router.machine.state
      || router.isBusy != router.machine.state.isBusy || router.path != router.machine.state.path
      || router.ignoredReportCount != router.machine.ignoredReportCount
    {
      fail("the router says something else than its machine")
    }
    for entry in state.tabs.flatMap(\.stack) + state.layers.flatMap(\.stack) {
      checkScreen(entry.id)
    }
    for leaving in router.state.leaving { checkScreen(leaving.id) }
    // The routes of a run's deepest screens are far fewer.
    if router.table.count > 600 { fail("\(router.table.count) routes are kept") }
    let isForgotten = router.path.steps.contains { step in
      switch step {
      case .tab: false
      case .push(let route), .sheet(let route), .fullScreen(let route): router.route(route) == nil
      }
    }
    if isForgotten { fail("a route of the path is forgotten") }
    if router.route(of: EntryID(.max)) != nil { fail("an entry that is not there has a route") }
    if store.count != products.count {
      fail("\(store.count) screens are kept, not \(products.count)")
    }
    let stacks = [state.tabs[state.selectedIndex].stack] + state.layers.map(\.stack)
    let text = stacks.map { stack in
      let names = stack.map { routes[$0.id].map(String.init) ?? "gone" }
      return "\(names[0])-[\(names.dropFirst().joined(separator: ", "))]"
    }
    let description = "[" + text.joined(separator: ", ") + "]"
    if router.description != description { fail("\(router), expected \(description)") }
  }

  /// A screen has the same route for as long as it is there, and is made once.
  private func checkScreen(_ entry: EntryID) {
    guard let route = router.route(of: entry) else {
      return fail("entry \(entry.rawValue) has no route")
    }
    if let first = routes[entry], first != route { fail("entry \(entry.rawValue) is \(route)") }
    routes[entry] = route
    let before = made
    if store[entry] != route { fail("the screen of entry \(entry.rawValue) is another's") }
    if (made == before) != (products[entry] != nil) {
      fail("the screen of entry \(entry.rawValue) is not made once")
    }
    products[entry] = route
  }
}

/// Reads a router as views do, each of which reads one thing: once, and again when it is told to.
@MainActor
final class ShellObserver {
  private let views: [any ObservingView]

  init(_ router: Router<Int>, _ watch: ShellWatch) {
    let calls = { watch.callCount }
    views = [
      Observed("the screens", calls) { router.navigation },
      Observed("the path", calls) { router.path },
      Observed("whether it is busy", calls) { router.isBusy },
      // Of the state an observer hears with every call.
      Observed("the state", { 0 }) { router.state },
    ]
  }

  /// What an observer was not told of, or told of for nothing.
  func mistake() -> String? {
    // Each is asked once, because asking it has it look again.
    for view in views {
      if let mistake = view.mistake() { return mistake }
    }
    return nil
  }
}

@MainActor
private protocol ObservingView {
  func mistake() -> String?
}

@MainActor
private final class Observed<Value: Equatable & Sendable>: ObservingView {
  private let name: String
  private let read: () -> Value
  private let calls: () -> Int
  private var callsBefore = 0
  private var seen: Value
  private let isTold = Told()

  /// Set wherever a change is made.
  private final class Told: Sendable { let value = Mutex(false) }

  init(_ name: String, _ calls: @escaping () -> Int, _ read: @escaping () -> Value) {
    self.name = name
    self.calls = calls
    self.read = read
    seen = read()
    look()
  }

  private func look() {
    isTold.value.withLock { $0 = false }
    callsBefore = calls()
    withObservationTracking {
      seen = read()
    } onChange: { [isTold] in
      isTold.value.withLock { $0 = true }
    }
  }

  func mistake() -> String? {
    guard isTold.value.withLock({ $0 }) else {
      return seen == read() ? nil : "an observer was not told of \(name)"
    }
    // Several calls may lead back to what was.
    let isForNothing = calls() == callsBefore + 1 && seen == read()
    look()
    return isForNothing ? "an observer was told of \(name), and it is the same" : nil
  }
}
