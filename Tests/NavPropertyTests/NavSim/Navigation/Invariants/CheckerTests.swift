import Foundation
import NavCore
import Testing

@testable import NavConcurrency
@testable import NavCoreSim
@testable import NavEngine

/// A call on the router: why, what it changes, and what it says.
private struct Turn: Sendable {
  let cause: RouterCall.Cause
  let act: @Sendable (inout ScriptedRouter) -> [Effect]

  init(_ cause: RouterCall.Cause, _ act: @escaping @Sendable (inout ScriptedRouter) -> [Effect]) {
    self.cause = cause
    self.act = act
  }

  static func request(
    _ id: UInt64, _ request: Request = .push(RouteID(5)), _ priority: Priority = .normal,
    act: @escaping @Sendable (inout ScriptedRouter) -> [Effect]
  ) -> Turn {
    let options = RequestOptions(priority: priority, whenBusy: .wait)
    return Turn(.request(Asked(id: RequestID(id), request: request, options: options)), act)
  }
}

/// Two stories of a router, of which an invariant allows the one and not the other.
private struct Story: Sendable, CustomTestStringConvertible {
  let invariant: Invariant
  var start: @Sendable (inout ScriptedRouter) -> Void = { _ in }
  let holds: [Turn]
  let fails: [Turn]

  var testDescription: String { invariant.rawValue }

  func verdict(_ turns: [Turn], takesShortcut: Bool) -> Violation? {
    var router = ScriptedRouter(navigation: Self.tabs)
    start(&router)
    var checker = Checker(
      router, judged: [invariant], takesShortcut: takesShortcut)
    var call = RouterCall(router)
    for turn in turns {
      call.effects = turn.act(&router)
      call.end(turn.cause, at: .start, RouterStatus(router), router.navigation)
      if let found = checker.check(call, on: &router) { return found }
    }
    return nil
  }

  private static let tabs = NavigationState(
    tabs: [1, 2].map { (number: UInt64) in
      let root = Entry(id: EntryID(number), route: RouteID(UInt32(number)))
      return Tab(id: TabID(UInt32(number)), stack: [root])
    }, selectedIndex: 0, layers: [])
}

// MARK: - What turns say

private let tab = StackID.tab(TabID(1))

private func starts(_ request: UInt64, _ transition: UInt64 = 1) -> Effect {
  .started(RequestID(request), TransitionID(transition))
}

private func settled(_ request: UInt64, _ outcome: Outcome = .completed) -> Effect {
  .settled(RequestID(request), outcome)
}

private func pushes(_ entry: UInt64, _ transition: UInt64 = 1, route: UInt32 = 5) -> Effect {
  .perform(
    TransitionID(transition),
    .push(Entry(id: EntryID(entry), route: RouteID(route)), onto: tab, above: EntryID(1)),
    animated: true)
}

private func begins(_ router: inout ScriptedRouter, _ transition: UInt64 = 1) {
  router.transitionInFlight = TransitionID(transition)
  router.isBusy = true
}

private func ends(_ router: inout ScriptedRouter) {
  router.transitionInFlight = nil
  router.isBusy = false
}

private let ended = RouterCall.Cause.report(.ended(TransitionID(1), finished: true), isStale: false)

private func withModel(_ router: inout ScriptedRouter) {
  let roots = [1, 2].map { Configuration.TabRoot(id: TabID($0), root: RouteID($0)) }
  router.model = (try? Configuration(tabs: roots)).map { ReferenceModel($0) }
}

private let waits: [Turn] = [
  .request(1) {
    begins(&$0)
    return [starts(1)]
  },
  .request(2, .present(RouteID(6), .sheet), .normal) {
    $0.waitingCount = 1
    return [.waiting(RequestID(2))]
  },
  .request(3, .present(RouteID(6), .sheet), .high) {
    $0.waitingCount = 2
    return [.waiting(RequestID(3))]
  },
]

private func serves(_ request: UInt64) -> Turn {
  Turn(ended) {
    $0.waitingCount = 1
    $0.transitionInFlight = TransitionID(2)
    let present = Change.present(
      LayerID(1), .sheet, root: Entry(id: EntryID(9), route: RouteID(6)), presenter: EntryID(1),
      above: nil)
    return [
      settled(1), starts(request, 2), .perform(TransitionID(2), present, animated: true),
    ]
  }
}

/// An entry that is pushed, and one that takes it off again.
private func visit(_ entry: UInt64) -> [Turn] {
  [
    Turn(.time) {
      $0.push(entry)
      return []
    },
    Turn(.time) {
      $0.pop()
      return [.left(EntryID(entry), .request)]
    },
  ]
}

/// An entry that is pushed, and the path to it.
private func tells(_ entry: UInt64) -> Turn {
  Turn(.time) {
    $0.push(entry)
    return [.pathChanged(NavigationPath(of: $0.navigation))]
  }
}

@Suite("Each invariant allows one story and not another")
struct CheckerTests {
  @Test("holds", arguments: Self.stories)
  fileprivate func holds(_ story: Story) {
    #expect(story.verdict(story.holds, takesShortcut: true) == nil)
    #expect(story.verdict(story.holds, takesShortcut: false) == nil)
  }

  @Test("fails", arguments: Self.stories)
  fileprivate func fails(_ story: Story) {
    let found = story.verdict(story.fails, takesShortcut: true)
    #expect(found?.property == story.invariant.rawValue)
    #expect(story.verdict(story.fails, takesShortcut: false) == found)
  }

  @Test("those that are not here are judged by the simulation itself")
  func complete() {
    let others: Set<Invariant> = [
      .commandsLegal, .completedAfterEnd, .hostAgrees, .queueDrained, .liveness,
    ]
    #expect(Set(Self.stories.map(\.invariant)) == Set(Invariant.allCases).subtracting(others))
  }

  private static let stories: [Story] = [
    Story(
      invariant: .rootNeverPopped, holds: visit(3),
      fails: [
        Turn(.time) {
          $0.pop()
          return []
        }
      ]),
    Story(
      invariant: .rootNeverPopped,
      holds: [
        .request(1, .replaceRoot(RouteID(7))) {
          $0.edit(0) { $0[0] = Entry(id: EntryID(3), route: RouteID(7)) }
          let root = Entry(id: EntryID(3), route: RouteID(7))
          return [.perform(TransitionID(1), .replaceRoot(tab, with: root), animated: false)]
        }
      ],
      fails: [
        .request(1) {
          $0.edit(0) { $0[0] = Entry(id: EntryID(3), route: RouteID(7)) }
          return [starts(1)]
        }
      ]),
    Story(
      invariant: .layersConsistent,
      holds: [1, 2].map { (layer: UInt64) in
        Turn(.time) {
          $0.present(layer)
          return []
        }
      },
      fails: [2, 1].map { (layer: UInt64) in
        Turn(.time) {
          $0.present(layer)
          return []
        }
      }),
    Story(
      invariant: .layersConsistent, holds: visit(3),
      fails: [
        Turn(.time) {
          $0.show([$0.navigation.tabs[0]])
          return []
        }
      ]),
    Story(invariant: .entryIDsUnique, holds: visit(3) + visit(4), fails: visit(3) + visit(3)),
    Story(
      invariant: .tabIsolation, holds: visit(3),
      fails: [
        Turn(.time) {
          $0.push(3, onto: 1)
          return []
        }
      ]),
    Story(
      invariant: .dismissalExactlyOnce, holds: visit(3),
      fails: [
        Turn(.time) {
          $0.push(3)
          return []
        },
        Turn(.time) {
          $0.pop()
          return []
        },
      ]),
    Story(
      invariant: .dismissalExactlyOnce, holds: visit(3),
      fails: visit(3) + [Turn(.time) { _ in [.left(EntryID(3), .request)] }]),
    Story(
      invariant: .cancelledGesture,
      holds: [
        Turn(
          .report(.gestureEnded(GestureID(1), .entry(EntryID(3)), finished: false), isStale: false)
        ) {
          _ in []
        }
      ],
      fails: [
        Turn(
          .report(.gestureEnded(GestureID(1), .entry(EntryID(3)), finished: false), isStale: false)
        ) {
          $0.push(3)
          return []
        }
      ]),
    Story(
      invariant: .staleReportsIgnored,
      holds: [
        Turn(.report(.idle(TransitionID(9)), isStale: true)) {
          $0.ignoredReportCount += 1
          return []
        }
      ],
      fails: [Turn(.report(.idle(TransitionID(9)), isStale: true)) { _ in [] }]),
    Story(
      invariant: .rejectedChangesNothing,
      holds: [.request(1) { _ in [settled(1, .rejected(.busy))] }],
      fails: [
        .request(1) {
          $0.ignoredReportCount += 1
          return [settled(1, .rejected(.busy))]
        }
      ]),
    Story(
      invariant: .outcomeExactlyOnce,
      holds: [.request(1) { _ in [settled(1, .unchanged)] }],
      fails: [.request(1) { _ in [settled(1, .unchanged), settled(1, .completed)] }]),
    Story(
      invariant: .outcomeExactlyOnce, holds: [.request(1) { _ in [settled(1, .unchanged)] }],
      fails: [.request(1) { _ in [] }]),
    Story(
      invariant: .singleTransition,
      holds: [
        .request(1) { _ in [starts(1), settled(1)] }, .request(2) { _ in [starts(2)] },
      ],
      fails: [.request(1) { _ in [starts(1)] }, .request(2) { _ in [starts(2)] }]),
    Story(
      invariant: .sequenceNotInterleaved,
      holds: [
        .request(1, .sequence([])) { _ in [starts(1), starts(1, 2), settled(1)] },
        .request(2) { _ in [starts(2)] },
      ],
      fails: [
        .request(1, .sequence([])) { _ in [starts(1)] }, .request(2) { _ in [starts(2)] },
      ]),
    Story(invariant: .queuePriorityOrder, holds: waits + [serves(3)], fails: waits + [serves(2)]),
    Story(
      invariant: .pathMatchesState, holds: [tells(3)],
      fails: [
        Turn(.time) {
          let path = NavigationPath(of: $0.navigation)
          $0.push(3)
          return [.pathChanged(path)]
        }
      ]),
    // A path that was seen to match matches no longer.
    Story(
      invariant: .pathMatchesState, holds: [tells(3), Turn(.time) { _ in [] }],
      fails: [
        tells(3),
        Turn(.time) {
          $0.push(4)
          return []
        },
      ]),
    Story(
      invariant: .restoreRoundTrip,
      holds: [
        .request(1, .restore(saved)) {
          let command = Effect.perform(
            TransitionID(1), .restore($0.navigation, from: TabID(1)), animated: false)
          return [starts(1), command]
        }
      ],
      fails: [
        .request(1, .restore(saved)) {
          $0.push(3)
          let command = Effect.perform(
            TransitionID(1), .restore($0.navigation, from: TabID(1)), animated: false)
          return [starts(1), command]
        }
      ]),
    Story(
      invariant: .linkIdempotent,
      start: { $0.isBusy = true },
      holds: [.request(1, .open(Destination(tab: TabID(1)))) { _ in [settled(1, .unchanged)] }],
      fails: [.request(1, .open(Destination(tab: TabID(2)))) { _ in [settled(1, .unchanged)] }]),
    Story(
      invariant: .chromeMatchesTop, holds: visit(3),
      fails: [
        Turn(.time) {
          $0.owner = EntryID(1)
          $0.push(3)
          return []
        }
      ]),
    Story(
      invariant: .flagsMatchState, holds: visit(3),
      fails: [
        Turn(.time) {
          $0.pushed = EntryID(7)
          $0.push(3)
          return []
        }
      ]),
    Story(
      invariant: .requestDoesWhatItAsks, start: withModel,
      holds: [.request(1, act: pushing(3, route: 5))],
      fails: [.request(1, act: pushing(3, route: 6))]),
    Story(
      invariant: .outcomeMatchesScreens, start: withModel,
      holds: [.request(1, act: pushing(3, route: 5)), settling(.completed)],
      fails: [.request(1, act: pushing(3, route: 5)), settling(.superseded(by: .user))]),
    Story(
      invariant: .noDelayWithoutCause, start: withModel,
      holds: [.request(1, act: pushing(3, route: 5))],
      fails: [
        .request(1) {
          $0.waitingCount = 1
          return [.waiting(RequestID(1))]
        }
      ]),
    Story(
      invariant: .agreesWithModel, start: withModel,
      holds: [
        Turn(.report(.idle(TransitionID(9)), isStale: true)) {
          $0.ignoredReportCount += 1
          return []
        }
      ],
      fails: [Turn(.report(.idle(TransitionID(9)), isStale: true)) { _ in [] }]),
  ]

  private static let saved = Snapshot(
    tabs: [1, 2].map { Snapshot<RouteID>.Tab(id: TabID($0), root: RouteID($0)) },
    selected: TabID(1))

  /// The end of a push, with an outcome.
  private static func settling(_ outcome: Outcome) -> Turn {
    Turn(ended) {
      ends(&$0)
      $0.deadline = nil
      return [settled(1, outcome)]
    }
  }

  /// A push that starts at once, of an entry with this route.
  private static func pushing(
    _ entry: UInt64, route: UInt32
  ) -> @Sendable (inout ScriptedRouter) -> [Effect] {
    {
      $0.edit(0) { $0.append(Entry(id: EntryID(entry), route: RouteID(route))) }
      begins(&$0)
      $0.deadline = Instant.start + 2_000
      $0.handover = Handover(
        from: $0.navigation.tabs[0].stack[0], to: $0.navigation.tabs[0].stack[1])
      return [starts(1), pushes(entry, route: route)]
    }
  }
}
