import NavCore

/// What the user does on the screens of a host.
public enum HostMove: Hashable, Sendable {
  /// Swipes back from the top of the visible stack; not finished when it is let go.
  case swipeBack(finished: Bool)
  /// Drags the top layer away; not finished when it is let go.
  case dragAway(finished: Bool)
  /// Taps a tab.
  case tapTab(TabID)
}

/// One step of a ``HostTest``.
public enum HostStep: Hashable, Sendable, CustomStringConvertible {
  /// A call on the router.
  case call(Request)
  /// The user's move.
  case move(HostMove)
  /// Everything that moves comes to its end.
  case finish
  /// The host is silent until the router asks.
  case silence
  /// The host is attached again.
  case attach
  /// A question about what there is not.
  case strangeQuestion
  /// Changes that do not fit, one after another.
  case misfits

  /// The step in a word.
  public var description: String {
    switch self {
    case .call(let request): RequestWords.text(request)
    case .move(.swipeBack(let finished)): finished ? "swipe back" : "swipe back, let go"
    case .move(.dragAway(let finished)): finished ? "drag away" : "drag away, let go"
    case .move(.tapTab(let tab)): "tap tab \(tab.rawValue)"
    case .finish: "finish"
    case .silence: "silence"
    case .attach: "attach again"
    case .strangeQuestion: "a question about another's transition"
    case .misfits: "changes that do not fit"
    }
  }

  /// Draws a step.
  init(_ random: inout Random, hasMoves: Bool) {
    switch random.below(20) {
    case 0..<10: self = .call(Request(&random))
    case 10..<14: self = .finish
    case 14: self = .silence
    case 15: self = .attach
    case 16: self = random.chance(1, in: 2) ? .strangeQuestion : .misfits
    default: self = hasMoves ? .move(HostMove(&random)) : .finish
    }
  }
}

extension HostMove {
  fileprivate init(_ random: inout Random) {
    let isFinished = !random.chance(1, in: 3)
    switch random.below(5) {
    case 0, 1: self = .swipeBack(finished: isFinished)
    case 2, 3: self = .dragAway(finished: isFinished)
    default: self = .tapTab(TabID(UInt32(random.below(2))))
    }
  }
}

extension Request {
  fileprivate init(_ random: inout Random) {
    func route() -> RouteID { RouteID(UInt32(random.below(4)) + 1) }
    func routes() -> [RouteID] { (0..<random.below(4)).map { _ in route() } }
    func style() -> PresentationStyle { random.chance(1, in: 2) ? .sheet : .fullScreenCover }
    switch random.below(16) {
    case 0, 1, 2, 3: self = .push(route())
    case 4: self = .pop()
    case 5: self = .popToRoot
    case 6: self = .set(routes())
    case 7: self = .replaceRoot(route())
    case 8, 9: self = .present(route(), style())
    case 10: self = .dismiss
    case 11: self = .dismissAll
    case 12: self = .selectTab(TabID(UInt32(random.below(2))))
    case 13: self = .back
    case 14: self = .sequence([.push(route()), .present(route(), style()), .push(route())])
    default:
      let tabs = [0, 1].map { tab in
        Snapshot<RouteID>.Tab(id: TabID(tab), root: route(), pushed: routes())
      }
      self = .restore(
        Snapshot(
          tabs: tabs, selected: TabID(UInt32(random.below(2))),
          layers: (0..<random.below(3)).map { _ in LayerRoutes(style(), root: route()) }))
    }
  }
}
