import Synchronization

/// The routes of a test, each with the number that stands for it.
final class RouteTable<Route: Hashable & Sendable>: RouteTexts, @unchecked Sendable {
  private let conversion: RouteConversion<Route>

  init(_ conversion: RouteConversion<Route>) { self.conversion = conversion }

  // A test may be played by several threads: all that follows belongs to who holds the lock.
  private let lock = Mutex(())
  private let numbers = RouteNumbers<Route>()
  /// Of as many routes as somebody has asked for.
  @exclusivity(unchecked) private var texts: [(text: String, summary: UInt64)] = []
  private var firstStart: Picture?

  func text(_ route: RouteNumber) -> String { lock.withLock { _ in knownText(route).text } }

  func summary(_ route: RouteNumber) -> UInt64 { lock.withLock { _ in knownText(route).summary } }

  private func knownText(_ route: RouteNumber) -> (text: String, summary: UInt64) {
    while texts.count <= route {
      let text = RouteText.of(numbers.routes[texts.count])
      var digest = Digest()
      digest.add(text: text)
      texts.append((text, digest.value))
    }
    return texts[Int(route)]
  }

  func firstStart(_ picture: Picture) -> Picture {
    lock.withLock { _ in
      let first = firstStart ?? picture
      firstStart = first
      return first
    }
  }

  func number(_ route: Route) -> RouteNumber { lock.withLock { _ in numbers.number(route) } }

  /// The picture with a number for each route.
  func picture(_ screens: Screens<Route>) -> Picture {
    lock.withLock { _ in conversion.numbered(numbers, screens) }
  }

  func routes(_ numbers: [RouteNumber]) -> [Route] {
    lock.withLock { _ in numbers.map { self.numbers.routes[Int($0)] } }
  }

  func layer(_ layer: ScreenLayer<RouteNumber>) -> ScreenLayer<Route> {
    lock.withLock { _ in layer.with { numbers.routes[Int($0)] } }
  }

  func screens(_ picture: Picture) -> Screens<Route> {
    lock.withLock { _ in conversion.restored(numbers, picture) }
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
          picture = self.lock.withLock { [picture] _ in
            self.conversion.changed(self.numbers, picture, change)
          }
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
