import NavCore

/// Shows nothing, and ends transitions when told to.
@MainActor
final class PatientHost<Route: Hashable>: @MainActor NavigationHost {
  private(set) var commands: [HostCommand] = []
  private var inFlight: TransitionID?
  let endsAtOnce: Bool
  weak var router: Router<Route>?

  init(endsAtOnce: Bool = false) { self.endsAtOnce = endsAtOnce }

  func carryOut(_ command: HostCommand) {
    commands.append(command)
    if case .perform(let id, _, _) = command {
      inFlight = id
      if endsAtOnce { end() }
    }
  }

  func end(finished: Bool = true) {
    guard let id = inFlight else { return }
    inFlight = nil
    router?.report(.ended(id, finished: finished))
  }

  var isBusy: Bool { inFlight != nil }
}

@MainActor
extension Router {
  /// A host that ends every transition at once, attached; keep it.
  func attachHost(endsAtOnce: Bool = true) -> PatientHost<Route> {
    let host = PatientHost<Route>(endsAtOnce: endsAtOnce)
    host.router = self
    attach(host)
    return host
  }

  /// The routes of the visible stack, the root first.
  var visibleRoutes: [Route?] { navigation.visibleStack.map { route($0.route) } }
}
