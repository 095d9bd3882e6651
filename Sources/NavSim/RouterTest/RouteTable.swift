import Synchronization

/// The routes of a test, each with the number that stands for it.
///
/// Numbers are given in the order in which routes are first met, and nothing is decided by them.
///
/// The two ways are compiled for the routes of a test; they keep nothing, so that any thread may go
/// them.
final class RouteTable<Route: Hashable & Sendable>: RouteTexts, @unchecked Sendable {
  private let numbered: RouteReplacement<Route>
  private let restored: RouteRestoration<Route>

  init(
    _ numbered: @escaping RouteReplacement<Route>, _ restored: @escaping RouteRestoration<Route>
  ) {
    self.numbered = numbered
    self.restored = restored
  }

  private struct Rows {
    var numbers: [Route: RouteNumber] = [:]
    var routes: [Route] = []
    var texts: [String] = []
    var summaries: [UInt64] = []
    var firstStart: Picture?
    /// What was asked for last: the next is much like it.
    var last: ScreensPair<Route, RouteNumber>?
  }

  // A test may be played by several threads.
  private let rows = Mutex(Rows())

  func text(_ route: RouteNumber) -> String { rows.withLock { $0.texts[Int(route)] } }

  func summary(_ route: RouteNumber) -> UInt64 { rows.withLock { $0.summaries[Int(route)] } }

  func firstStart(_ picture: Picture) -> Picture {
    rows.withLock { rows in
      let first = rows.firstStart ?? picture
      rows.firstStart = first
      return first
    }
  }

  func number(_ route: Route) -> RouteNumber { rows.withLock { Self.number(route, in: &$0) } }

  private static func number(_ route: Route, in rows: inout Rows) -> RouteNumber {
    if let known = rows.numbers[route] { return known }
    let number = RouteNumber(rows.routes.count)
    let text = RouteText.of(route)
    var digest = Digest()
    digest.add(text: text)
    rows.numbers[route] = number
    rows.routes.append(route)
    rows.texts.append(text)
    rows.summaries.append(digest.value)
    return number
  }

  /// The picture with a number for each route.
  func picture(_ screens: Screens<Route>) -> Picture {
    rows.withLock { rows in
      let picture = numbered(screens, rows.last) { Self.number($0, in: &rows) }
      rows.last = ScreensPair(own: screens, other: picture)
      return picture
    }
  }

  func routes(_ numbers: [RouteNumber]) -> [Route] {
    rows.withLock { rows in numbers.map { rows.routes[Int($0)] } }
  }

  func layer(_ layer: ScreenLayer<RouteNumber>) -> ScreenLayer<Route> {
    rows.withLock { rows in layer.with { rows.routes[Int($0)] } }
  }

  func screens(_ picture: Picture) -> Screens<Route> {
    rows.withLock { rows in
      let screens = restored(picture, rows.last?.reversed) { rows.routes[Int($0)] }
      rows.last = ScreensPair(own: screens, other: picture)
      return screens
    }
  }

  /// What a call does, by numbers.
  func numbered(_ effect: CallEffect<Route>) -> CallEffect<RouteNumber> {
    let kind: CallEffect<RouteNumber>.Kind =
      switch effect.kind {
      case .push(let route): .push(number(route))
      case .set(let routes): .set(routes.map { number($0) })
      case .pop: .pop
      case .popToRoot: .popToRoot
      case .popAfter(let count): .popAfter(count)
      case .present(let route, let style): .present(number(route), style.with(RouteNumber.self))
      case .queue(let route, let priority, let style):
        .queue(number(route), priority: priority, style.with(RouteNumber.self))
      case .dismiss: .dismiss
      case .dismissAll: .dismissAll
      case .select(let tab): .select(tab)
      case .learned: .learned
      case .steps(let steps): .steps(steps.map { numbered($0) })
      case .other(let change):
        .other { picture in
          var screens = self.screens(picture)
          change(&screens)
          picture = self.picture(screens)
        }
      }
    let condition = effect.condition.map { condition in
      { @Sendable picture in condition(self.screens(picture)) }
    }
    var played = CallEffect<RouteNumber>(kind)
    played.changesRoot = effect.changesRoot
    played.condition = condition
    played.isEventual = effect.isEventual
    played.isInOrder = effect.isInOrder
    played.leavesByItself = effect.leavesByItself
    played.answerLayer = effect.answerLayer.map { number($0) }
    played.clearsQueue = effect.clearsQueue
    played.superseded = effect.superseded
    played.isStepwise = effect.isStepwise
    played.isIgnorable = effect.isIgnorable
    played.isNothing = effect.isNothing
    return played
  }
}
