/// A test of any router, as it is: a class with asynchronous calls and sleeps, or a plain value.
///
///     let test = RouterTest<AppRouter, Screen>("checkout") { AppRouter() } screens: { router in
///       Screens(root: .home, pushed: router.path).presenting(router.sheet)
///     }
///     .action("push", [Screen.detail(1), .cart]) { router, route in await router.push(route) }
///     .action("pop") { router in await router.pop() }
///     .host(.declarative())
///     .always("one sheet at most") { $0.layers.count <= 2 }
///
///     @Test func checkout() throws { try test.check(seeds: 1...200, steps: 100) }
///
/// Several callers make calls that overlap, and a simulated host shows what the router shows, as
/// slow and as unkind as real ones are. All of it is decided by a seed, on one thread and in
/// virtual time. After every piece of work the router's screens are compared with those before, and
/// judged by the properties that hold for any router (``RouterProperty``) and by your own.
///
/// The router is made anew for every run, so whatever it keeps between runs is found and named.
/// What it starts (`@MainActor`, tasks, sleeps, queues) is captured, which takes the product
/// `NavCapture`: <doc:CapturedExecution>.
///
/// It can be a global: every function that it is given belongs to the main actor, and it keeps no
/// router.
public struct RouterTest<Router, Route: Hashable & Sendable>: @unchecked Sendable {
  /// What the router is called in reports and files.
  public let name: String
  let make: () -> Router
  let screens: (Router) -> Screens<Route>
  /// Looks whether it shows something else than before: as fast as the test's own module can, which
  /// knows the routes.
  let hasChanged: (SeenRouter<Router, Route>) -> Bool
  let conversion: RouteConversion<Route>
  var actions: [RouterAction<Router, Route>] = []
  var host = RouterHost<Router, Route>.none
  /// What can be read on screens; nil where nobody knows.
  var items: ((Router, Screens<Route>) -> [[DrawnItem]])?
  package var conditions: [RouterCondition<Router, Route>] = []
  /// True when nobody calls before the router's start is over.
  var awaitsStart = false
  /// True for a test that plays a whole app: its timers stand still until time is let pass, and no
  /// closure of the test could be wrong.
  package var playsWholeApp = false
  /// What was left out before the first run; nil for nothing.
  package var leftOut: String?
  /// The parts of what is played that seeds may stay in; none where they play all of it.
  package var focuses: [RouterFocus] = []
  /// What a run tells of itself beside what is seen, in sentences.
  var remarks: ((Router) -> [String])?
  /// The rules of time and history; nil for none.
  var model: TestModel<Route>?
  /// The screens on which actions have their buttons, by the names of the actions.
  var buttons: [(actions: [String], screens: Set<Route>)] = []
  /// The names of ``playing(_:)`` that no action has.
  var unknownActions: [String] = []
  /// What its runs have to have tried.
  var requirements: Set<RouterRequirement> = []
  /// What is judged.
  public var properties = RouterProperty.standard
  /// What the host may do.
  public var faults = HostFault.all
  /// How many callers there are at most: 1 to 26.
  public var callerLimit = 3
  /// How many steps may be played to find out how small a failure can be.
  public var certificateBudget = 20_000
  /// Whether execution is captured.
  ///
  /// Only a router that starts nothing by itself, as a plain value, can do without.
  public var capture = Capture.required
  /// What a schedule may reorder.
  public var reordering = Reordering.language

  /// Creates a test without actions.
  ///
  /// - Parameters:
  ///   - name: what the router is called in reports and files: letters, digits and hyphens.
  ///   - make: makes a router; called for every run.
  ///   - screens: what the router shows; called after every piece of work.
  @inlinable
  public init(
    _ name: String, make: @escaping @MainActor () -> Router,
    screens: @escaping @MainActor (Router) -> Screens<Route>
  ) {
    self.init(name, make, screens, RouteConversion()) { $0.look(screens) }
  }

  @usableFromInline init(
    _ name: String, _ make: @escaping @MainActor () -> Router,
    _ screens: @escaping @MainActor (Router) -> Screens<Route>,
    _ conversion: RouteConversion<Route>,
    hasChanged: @escaping @MainActor (SeenRouter<Router, Route>) -> Bool
  ) {
    self.name = name
    self.make = WithoutIsolation.make(make)
    self.screens = WithoutIsolation.read(screens)
    self.hasChanged = WithoutIsolation.read(hasChanged)
    self.conversion = conversion
  }

  /// The same test with a host that shows what the router shows.
  public func host(_ host: RouterHost<Router, Route>) -> Self { with { $0.host = host } }

  /// The same test with a condition on the screens.
  ///
  /// - Parameters:
  ///   - name: what a report calls it.
  ///   - holds: false for screens that must not be.
  public func always(
    _ name: String, _ holds: @escaping @MainActor (Screens<Route>) -> Bool
  ) -> Self {
    let holds = WithoutIsolation.read(holds)
    return judging(name) { screens, _ in holds(screens) }
  }

  /// The same test with a condition on the screens that is looked at only when everything has come
  /// to rest: no call is under way, nothing moves, and nothing waits for its time.
  ///
  /// - Parameters:
  ///   - name: what a report calls it.
  ///   - holds: false for screens on which nothing may come to rest.
  public func atRest(
    _ name: String, _ holds: @escaping @MainActor (Screens<Route>) -> Bool
  ) -> Self {
    let holds = WithoutIsolation.read(holds)
    return judging(name, at: .rest) { screens, _ in holds(screens) }
  }

  /// The same test with a condition on the router itself.
  ///
  /// - Parameters:
  ///   - name: what a report calls it.
  ///   - holds: false for a router that must not be.
  public func always(
    _ name: String, router holds: @escaping @MainActor (Router) -> Bool
  ) -> Self {
    let holds = WithoutIsolation.read(holds)
    return judging(name) { _, router in holds(router) }
  }

  /// The same test with a condition on the router itself that is looked at only when everything has
  /// come to rest.
  ///
  /// - Parameters:
  ///   - name: what a report calls it.
  ///   - holds: false for a router that may not come to rest.
  public func atRest(
    _ name: String, router holds: @escaping @MainActor (Router) -> Bool
  ) -> Self {
    let holds = WithoutIsolation.read(holds)
    return judging(name, at: .rest) { _, router in holds(router) }
  }

  /// The same, looked at whenever the screen stands still for a second as well: a router that waits
  /// for a minute need not be at rest.
  package func whileStanding(
    _ name: String, router holds: @escaping @MainActor (Router) -> Bool
  ) -> Self {
    let holds = WithoutIsolation.read(holds)
    return judging(name, at: .standing) { _, router in holds(router) }
  }

  /// The same test with a condition that says what does not hold.
  ///
  /// - Parameters:
  ///   - name: what a report calls it.
  ///   - moment: when it is looked at.
  ///   - objection: what does not hold; nil where nothing is wrong.
  package func never(
    _ name: String, at moment: ConditionMoment = .always,
    _ objection: @escaping @MainActor (Router) -> String?
  ) -> Self {
    let objection = WithoutIsolation.read(objection)
    return with {
      $0.conditions.append(
        RouterCondition(
          name: name, moment: moment, holds: { objection($1) == nil }, detail: objection))
    }
  }

  private func judging(
    _ name: String, at moment: ConditionMoment = .always,
    holds: @escaping (Screens<Route>, Router) -> Bool
  ) -> Self {
    with {
      $0.conditions.append(RouterCondition(name: name, moment: moment, holds: holds))
    }
  }

  /// The same test without some of the properties.
  public func without(_ properties: RouterProperty...) -> Self {
    with { $0.properties.subtract(properties) }
  }

  /// The same test with properties that are judged on request only.
  public func also(_ properties: RouterProperty...) -> Self {
    with { $0.properties.formUnion(properties) }
  }

  /// The same test with one property alone, which may be one that is not judged otherwise.
  public func only(_ properties: RouterProperty...) -> Self {
    with { $0.properties = Set(properties) }
  }

  /// The same test with actions that are buttons of some screens: their calls are made only while
  /// one of these is on top of what is on the screen, as nobody taps on what is not there.
  ///
  /// - Parameters:
  ///   - actions: their names.
  ///   - screens: the screens with the buttons. Without a host, what the router shows is looked at.
  public func buttons(_ actions: String..., on screens: Set<Route>) -> Self {
    with { $0.buttons.append((actions, screens)) }
  }

  /// The same test whose first call comes when what the router starts as it is made is over: of a
  /// router that shows its root in a task. Nothing of the start is judged. What has not come to
  /// rest after ten seconds goes on beside the calls.
  public func waitsForStart() -> Self { with { $0.awaitsStart = true } }

  /// The same test with some of its actions alone.
  public func playing(_ actions: String...) -> Self {
    with { test in
      test.unknownActions += actions.filter { name in !test.actions.contains { $0.name == name } }
      test.actions.removeAll { !actions.contains($0.name) }
    }
  }

  /// The same test with these faults of the host and no others.
  public func faults(_ faults: Set<HostFault>) -> Self { with { $0.faults = faults } }

  /// The same test, which passes only if its runs have tried so much: what an `ok` says of itself
  /// otherwise becomes a failure.
  ///
  ///     try test.requires(.everyActionReturned, .everyActionChanged).check(seeds: 1...200)
  public func requires(_ requirements: RouterRequirement...) -> Self {
    with { $0.requirements.formUnion(requirements) }
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var copy = self
    change(&copy)
    return copy
  }
}

extension RouterTest {
  /// The same test with a call that is made where a button would make it: it ends when it
  /// returns, and what it has started goes on.
  ///
  /// - Parameters:
  ///   - name: what it is called: one word.
  ///   - domain: its arguments, the simplest first; reports and files show them as the source code
  ///     would.
  ///   - effect: what a call does to the screens; nil to learn it from the router itself.
  ///   - body: makes the call. It throws when the router refuses.
  public func tap<Argument: Sendable>(
    _ name: String, _ domain: [Argument], effect: ((Argument) -> CallEffect<Route>)? = nil,
    _ body: @escaping @MainActor (inout Router, Argument) throws -> Void
  ) -> Self {
    let body = WithoutIsolation.change(body)
    return adding(name, domain, effect, .plain { try body(&$0, domain[$1]) })
  }

  /// The same test with an action that is awaited.
  ///
  /// - Parameters:
  ///   - name: what it is called: one word.
  ///   - domain: its arguments, the simplest first; reports and files show them as the source code
  ///     would.
  ///   - effect: what a call does to the screens; nil to learn it from the router itself.
  ///   - body: makes the call. It throws when the router refuses.
  public func action<Argument: Sendable>(
    _ name: String, _ domain: [Argument], effect: ((Argument) -> CallEffect<Route>)? = nil,
    _ body: @escaping @MainActor (Router, Argument) async throws -> Void
  ) -> Self {
    adding(name, domain, effect, .async { try await body($0, domain[$1]) })
  }

  /// The same test with a call without arguments that is made where a button would make it.
  ///
  /// - Parameters:
  ///   - name: what it is called: one word.
  ///   - effect: what a call does to the screens; nil to learn it from the router itself.
  ///   - body: makes the call. It throws when the router refuses.
  public func tap(
    _ name: String, effect: CallEffect<Route>? = nil,
    _ body: @escaping @MainActor (inout Router) throws -> Void
  ) -> Self {
    let body = WithoutIsolation.change(body)
    return adding(name, effect, .plain { router, _ in try body(&router) })
  }

  /// The same test with an action without arguments that is awaited.
  ///
  /// - Parameters:
  ///   - name: what it is called: one word.
  ///   - effect: what a call does to the screens; nil to learn it from the router itself.
  ///   - body: makes the call. It throws when the router refuses.
  public func action(
    _ name: String, effect: CallEffect<Route>? = nil,
    _ body: @escaping @MainActor (Router) async throws -> Void
  ) -> Self {
    adding(name, effect, .async { router, _ in try await body(router) })
  }

  // Three names instead of one: overloads by what the closure takes cost the compiler a minute for a
  // test of fourteen calls, and this a quarter of a second for one of twenty-eight.
  /// The same test with an action that ends when it calls what it is given: with true, or with false
  /// when the router has refused.
  ///
  /// ```swift
  /// .completing("show", pages) { router, page, done in router.show(page) { done(true) } }
  /// ```
  ///
  /// - Parameters:
  ///   - name: what it is called: one word.
  ///   - domain: its arguments, the simplest first; reports and files show them as the source code
  ///     would.
  ///   - effect: what a call does to the screens; nil to learn it from the router itself.
  ///   - body: makes the call, and has its last argument called when it has ended.
  public func completing<Argument: Sendable>(
    _ name: String, _ domain: [Argument], effect: ((Argument) -> CallEffect<Route>)? = nil,
    _ body:
      @escaping @MainActor (inout Router, Argument, @escaping @MainActor (Bool) -> Void) ->
      Void
  ) -> Self {
    let body = WithoutIsolation.tell(body)
    return adding(name, domain, effect, .completion { body(&$0, domain[$1], $2) })
  }

  /// The same test with an action without arguments that ends when it calls what it is given with
  /// true, or with false when the router has refused.
  ///
  /// - Parameters:
  ///   - name: what it is called: one word.
  ///   - effect: what a call does to the screens; nil to learn it from the router itself.
  ///   - body: makes the call, and has its last argument called when it has ended.
  public func completing(
    _ name: String, effect: CallEffect<Route>? = nil,
    _ body: @escaping @MainActor (inout Router, @escaping @MainActor (Bool) -> Void) -> Void
  ) -> Self {
    let body = WithoutIsolation.tell(body)
    return adding(name, effect, .completion { router, _, done in body(&router, done) })
  }

  private func adding<Argument: Sendable>(
    _ name: String, _ domain: [Argument], _ effect: ((Argument) -> CallEffect<Route>)?,
    _ body: RouterAction<Router, Route>.Body
  ) -> Self {
    let action = RouterAction(
      name: name, arguments: domain.map { RouteText.of($0) },
      effects: effect.map { effect in domain.map { effect($0) } }, body: body, domain: domain)
    return with { $0.actions.append(action) }
  }

  private func adding(
    _ name: String, _ effect: CallEffect<Route>?, _ body: RouterAction<Router, Route>.Body
  ) -> Self {
    let action = RouterAction(
      name: name, arguments: [""], effects: effect.map { [$0] }, body: body, domain: [NoArgument()])
    return with { $0.actions.append(action) }
  }
}
