extension Request {
  /// The same request with other routes.
  package func mapRoutes(_ number: (RouteID) -> RouteID) -> Request {
    switch self {
    case .push(let route): .push(number(route))
    case .popTo(let route): .popTo(number(route))
    case .set(let routes): .set(routes.map(number))
    case .replaceRoot(let route): .replaceRoot(number(route))
    case .present(let route, let style): .present(number(route), style)
    case .enqueue(let route, let style): .enqueue(number(route), style)
    case .sequence(let steps): .sequence(steps.map { $0.mapRoutes(number) })
    case .open(let destination): .open(destination.map(number))
    case .restore(let snapshot): .restore(snapshot.map(number))
    case .pop, .popToRoot, .popAfter, .dismiss, .dismissLayer, .dismissAll, .selectTab, .back,
      .popToRootAnimated, .dismissAllAnimated, .cancel:
      self
    }
  }
}
