/// A router test as it is played: whatever the types of its router and routes are, everything
/// behind this is the same code.
///
/// It can go anywhere: every function in it belongs to the main actor.
struct PlayedTest: @unchecked Sendable {
  /// A call that can be made.
  struct Action {
    let name: String
    /// The arguments as text; one empty text for an action without arguments. The simplest is the
    /// first.
    let arguments: [String]
    /// What a call does, by the place of its argument; nil for what is learned from the router.
    let effects: [CallEffect<RouteNumber>]?
    /// The screens on which it has its button; nil for a call that can be made at any time.
    var screens: Set<RouteNumber>?
    /// The arguments whose calls can be made, by their places: now, or as soon as the screen stands
    /// still; nil for all at any time.
    var offered: ((PlayedRouter, _ isNext: Bool) -> [Int])?
    let body: RouterAction<PlayedRouter, RouteNumber>.Body

    /// True for what a kind host never does: it is not played alone.
    var isUnkind = false

    /// Why a file could not say which argument a call has; nil when it can.
    let objection: String?

    /// The actions whose calls are given up by one of this, by their places.
    var givesUp: Set<Int> = []
    /// True when calls of another action give this one's up.
    var mayBeGivenUp = false

    /// True when its calls present something that waits for its turn.
    var queues: Bool { effects?.first?.queued != nil }

    /// How a call is written: the action and its argument.
    func text(_ argument: Int) -> String {
      arguments[argument].isEmpty ? name : "\(name) \(arguments[argument])"
    }
  }

  let name: String
  let routes: any RouteTexts
  let make: () -> PlayedRouter
  var actions: [Action]
  let hooks: HostHooks?
  /// What can be read on the top screen of each layer; nil where nobody knows.
  let items: ((PlayedRouter, Picture) -> [[DrawnItem]])?
  /// What is judged of the test's own.
  var conditions: [RouterCondition<PlayedRouter, RouteNumber>]
  /// The names of all conditions that the test has, judged or not.
  let conditionNames: [String]
  /// The names of actions that are said to be buttons.
  let buttons: [String]
  /// The names of actions that were to be played, and are none.
  let unknownActions: [String]
  /// The rules of time and history that the test declares.
  let specification: Specification
  /// What actions do that say nothing, as far as it was played.
  let learned: LearnedActions
  /// What declared effects make of screens.
  let results = DeclaredResults()
  var properties: Set<RouterProperty>
  /// The only one of histories that is reported; nil for all that are judged.
  var reported: RouterProperty?
  /// True when files are judged by ``properties``, and not by what they expect.
  var judgesFiles = false
  /// Is told of the operations that are about to be played alone, for somebody who will not see
  /// their end.
  var aloneTrace: (@Sendable ([Operation.Subject]) -> Void)?
  /// The causes of failures that are not reported.
  var leftOutCauses: Set<String> = []
  /// The places of actions that are not called.
  var leftOutActions: Set<Int> = []
  /// True to send the times of calls along.
  var takesTimes = false
  /// True while a failure is made small: what is wrong at a first look is judged again at the end.
  var isRough = false
  var faults: Set<HostFault>
  /// What a run has to have tried.
  var requirements: Set<RouterRequirement>
  let callerLimit: Int
  let awaitsStart: Bool
  let playsWholeApp: Bool
  /// What was left out before the first run; nil for nothing.
  let leftOut: String?
  let certificateBudget: Int
  let capture: Capture
  let reordering: Reordering
  /// How work is ordered; nil for all ways by turns.
  var strategy: RouterStrategy?
}

/// The router of a run. Only the thread of the run touches it.
class PlayedRouter {
  /// What it showed when it was last looked at.
  // Unchecked, because only the thread of the run touches it.
  @exclusivity(unchecked) final fileprivate(set) var picture = Picture(layers: [])

  /// Looks what it shows now.
  ///
  /// - Returns: false when that is what it has shown before.
  func look() -> Bool { false }

  /// Whether it may be looked at while it is in the middle of a call: not a value, which is being
  /// changed then.
  var mayBeLookedInto: Bool { false }
}

/// A router with its own types.
final class TypedRouter<Router, Route: Hashable & Sendable>: PlayedRouter {
  private let hasChanged: (SeenRouter<Router, Route>) -> Bool
  private let table: RouteTable<Route>
  private let seen: SeenRouter<Router, Route>
  // Unchecked, because only the thread of the run touches it.
  @exclusivity(unchecked) private var ids = SeenIDs()

  init(_ router: Router, of test: RouterTest<Router, Route>, _ table: RouteTable<Route>) {
    hasChanged = test.hasChanged
    self.table = table
    seen = SeenRouter(router, test.screens(router))
    super.init()
    picture = ids.numbered(table.picture(seen.screens))
  }

  var router: Router { seen.router }

  /// What it has shown last, as the test has it.
  var screens: Screens<Route> { seen.screens }

  override func look() -> Bool {
    guard hasChanged(seen) else { return false }
    picture = ids.numbered(table.picture(seen.screens))
    return true
  }

  /// The layer as the router knows it.
  func own(_ layer: ScreenLayer<RouteNumber>) -> ScreenLayer<Route> {
    table.layer(ids.withOwn(layer))
  }

  /// What is on a screen as the router knows it.
  func own(_ picture: Picture) -> Screens<Route> {
    table.screens(ids.withOwn(picture))
  }

  override var mayBeLookedInto: Bool { Router.self is AnyObject.Type }

  /// Calls into the router. One that is a reference may be looked at meanwhile.
  func change(_ body: (inout Router) throws -> Void) rethrows {
    guard mayBeLookedInto else { return try body(&seen.router) }
    var reference = seen.router
    defer { seen.router = reference }
    try body(&reference)
  }
}

extension RouterTest {
  /// The test as it is played.
  var played: PlayedTest {
    let table = RouteTable<Route>(conversion)
    let givenUp = Set(actions.flatMap { $0.effects ?? [] }.flatMap(\.superseded))
    return PlayedTest(
      name: name, routes: table,
      make: { TypedRouter(make(), of: self, table) },
      actions: actions.map { action in
        var played = action.played(table)
        for button in buttons where button.actions.contains(action.name) {
          played.screens = (played.screens ?? []).union(button.screens.map { table.number($0) })
        }
        let superseded = Set((action.effects ?? []).flatMap(\.superseded))
        played.givesUp = Set(actions.indices.filter { superseded.contains(actions[$0].name) })
        played.mayBeGivenUp = givenUp.contains(action.name)
        return played
      },
      hooks: host.hooks?(table),
      items: items.map { items in
        { items(Self.typed($0).router, Self.typed($0).own($1)) }
      },
      conditions: conditions.map { condition in
        RouterCondition(name: condition.name, isForRest: condition.isForRest) { _, router in
          let router = Self.typed(router)
          return condition.holds(router.screens, router.router)
        } detail: {
          condition.detail(Self.typed($0).router)
        }
      },
      conditionNames: conditions.map(\.name),
      buttons: buttons.flatMap(\.actions), unknownActions: unknownActions,
      specification: specification(table), learned: LearnedActions(), properties: properties,
      faults: faults, requirements: requirements,
      callerLimit: callerLimit, awaitsStart: awaitsStart, playsWholeApp: playsWholeApp,
      leftOut: leftOut,
      certificateBudget: certificateBudget, capture: capture, reordering: reordering)
  }

  /// The router of a run of this test.
  static func typed(_ router: PlayedRouter) -> TypedRouter<Router, Route> {
    unsafeDowncast(router, to: TypedRouter<Router, Route>.self)
  }
}

extension RouterAction {
  fileprivate func played(_ table: RouteTable<Route>) -> PlayedTest.Action {
    typealias Test = RouterTest<Router, Route>
    let body: RouterAction<PlayedRouter, RouteNumber>.Body =
      switch body {
      case .plain(let body):
        .plain { router, argument in
          try Test.typed(router).change { try body(&$0, argument) }
        }
      case .async(let body):
        .async { router, argument in try await body(Test.typed(router).router, argument) }
      case .completion(let body):
        .completion { router, argument, ended in
          try Test.typed(router).change { try body(&$0, argument, ended) }
        }
      }
    var action = PlayedTest.Action(
      name: name, arguments: arguments, effects: effects?.map { table.numbered($0) }, body: body,
      objection: objectionToArguments)
    if let offered { action.offered = { offered(Test.typed($0).router, $1) } }
    action.isUnkind = isUnkind
    return action
  }
}
