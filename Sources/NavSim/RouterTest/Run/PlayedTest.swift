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
  /// The parts that seeds may stay in.
  let focuses: [RouterFocus]
  /// What a run tells of itself beside what is seen, in sentences.
  let remarks: ((PlayedRouter) -> [String])?
  let certificateBudget: Int
  let capture: Capture
  let reordering: Reordering
  /// How work is ordered; nil for all ways by turns.
  var strategy: RouterStrategy?
}

extension PlayedTest {
  /// Does something during which everything that is started belongs to a scheduler, if the test
  /// captures that.
  func run(on scheduler: Scheduler, _ body: () -> Void) {
    if capture == .off { body() } else { CapturedThread.run(scheduler, body) }
  }
}

// What is asked where operations are played alone.
extension PlayedTest {
  var exploredSubjects: [Operation.Subject] {
    let explored = actions.indices.filter { !leftOutActions.contains($0) && !actions[$0].isUnkind }
    let calls: [Operation.Subject] = explored.flatMap { action in
      actions[action].arguments.indices.map { .call(action: action, argument: $0) }
    }
    let tabs = hooks.flatMap { $0.tab == nil ? nil : $0.tabs } ?? []
    return calls + tabs.map { .move(UserMove(target: .tab($0))) }
  }

  var hasTurns: Bool {
    actions.contains { action in
      action.effects?.contains { $0.queued != nil || $0.leavesByItself } ?? false
    }
  }

  func learns(_ subject: Operation.Subject) -> Bool {
    guard case .call(let action, let argument) = subject, let effects = actions[action].effects
    else { return true }
    return effects[argument].isLearned
  }
}
