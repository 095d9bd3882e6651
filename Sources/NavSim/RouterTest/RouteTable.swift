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

  // A test may be played by several threads: all that follows belongs to who holds the lock.
  private let lock = Mutex(())
  @exclusivity(unchecked) private var numbers: [Route: RouteNumber] = [:]
  @exclusivity(unchecked) private var routes: [Route] = []
  @exclusivity(unchecked) private var texts: [String] = []
  @exclusivity(unchecked) private var summaries: [UInt64] = []
  private var firstStart: Picture?
  /// What was asked for last: the next is much like it.
  private let last = LastScreens<Route>()

  func text(_ route: RouteNumber) -> String { lock.withLock { _ in texts[Int(route)] } }

  func summary(_ route: RouteNumber) -> UInt64 { lock.withLock { _ in summaries[Int(route)] } }

  func firstStart(_ picture: Picture) -> Picture {
    lock.withLock { _ in
      let first = firstStart ?? picture
      firstStart = first
      return first
    }
  }

  func number(_ route: Route) -> RouteNumber { lock.withLock { _ in knownNumber(route) } }

  private func knownNumber(_ route: Route) -> RouteNumber {
    if let known = numbers[route] { return known }
    let number = RouteNumber(routes.count)
    let text = RouteText.of(route)
    var digest = Digest()
    digest.add(text: text)
    numbers[route] = number
    routes.append(route)
    texts.append(text)
    summaries.append(digest.value)
    return number
  }

  /// The picture with a number for each route.
  func picture(_ screens: Screens<Route>) -> Picture {
    lock.withLock { _ in numbered(last, screens, knownNumber) }
  }

  func routes(_ numbers: [RouteNumber]) -> [Route] {
    lock.withLock { _ in numbers.map { routes[Int($0)] } }
  }

  func layer(_ layer: ScreenLayer<RouteNumber>) -> ScreenLayer<Route> {
    lock.withLock { _ in layer.with { routes[Int($0)] } }
  }

  func screens(_ picture: Picture) -> Screens<Route> {
    lock.withLock { _ in restored(last, picture) { routes[Int($0)] } }
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
      case .select(let tab, let again): .select(tab, again: numbered(again))
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
    var played = CallEffect<RouteNumber>.Content(kind)
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
    return CallEffect(played)
  }
}
