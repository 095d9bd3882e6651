extension RouterTest {
  /// The test as it is played.
  var played: PlayedTest {
    typealias Typed = TypedRouter<Router, Route>
    let table = RouteTable<Route>(conversion)
    let givenUp = Set(actions.flatMap { $0.effects ?? [] }.flatMap(\.superseded))
    return PlayedTest(
      name: name, routes: table,
      make: {
        let router = make()
        return Typed(router, screens(router), table, hasChanged: hasChanged)
      },
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
        { items(Typed.of($0).router, Typed.of($0).own($1)) }
      },
      conditions: conditions.map { condition in
        RouterCondition(name: condition.name, moment: condition.moment) { _, router in
          let router = Typed.of(router)
          return condition.holds(router.screens, router.router)
        } detail: {
          condition.detail(Typed.of($0).router)
        }
      },
      conditionNames: conditions.map(\.name),
      buttons: buttons.flatMap(\.actions), unknownActions: unknownActions,
      specification: specification(table), learned: LearnedActions(), properties: properties,
      faults: faults, requirements: requirements,
      callerLimit: callerLimit, awaitsStart: awaitsStart, playsWholeApp: playsWholeApp,
      leftOut: leftOut, focuses: focuses,
      remarks: remarks.map { remarks in { remarks(Typed.of($0).router) } },
      certificateBudget: certificateBudget, capture: capture, reordering: reordering)
  }

  /// Plays calls without an argument on a router of their own one after another, each until everything
  /// has come to rest, under a kind host.
  ///
  /// - Parameters:
  ///   - limit: how many calls are made at most.
  ///   - next: says which action is called next, by its place; nil for none. It is asked when nothing
  ///     comes for ten seconds, and told what is shown there.
  package func playAlone(atMost limit: Int, next: @escaping (_ shown: String) -> Int?) {
    let played = played
    let play = AlonePlay(atMost: limit) { _, shown in
      next(shown.text(played.routes)).map { .call(action: $0, argument: 0) }
    }
    play.isExploring = true
    _ = played.alone(play)
  }
}

extension RouterAction {
  fileprivate func played(_ table: RouteTable<Route>) -> PlayedTest.Action {
    typealias Typed = TypedRouter<Router, Route>
    let body: RouterAction<PlayedRouter, RouteNumber>.Body =
      switch body {
      case .plain(let body):
        .plain { router, argument in
          try Typed.of(router).change { try body(&$0, argument) }
        }
      case .async(let body):
        .async { router, argument in try await body(Typed.of(router).router, argument) }
      case .completion(let body):
        .completion { router, argument, ended in
          try Typed.of(router).change { try body(&$0, argument, ended) }
        }
      }
    var action = PlayedTest.Action(
      name: name, arguments: arguments, effects: effects?.map { table.numbered($0) }, body: body,
      objection: objectionToArguments)
    if let offered { action.offered = { offered(Typed.of($0).router, $1) } }
    action.isUnkind = isUnkind
    return action
  }
}
