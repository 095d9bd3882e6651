/// What a view is given instead of a router: it reports what has happened and knows nothing of what
/// comes next (seed 004's view delegates).
///
///     enum LoginEvent { case didLogIn(Profile), failed(message: String) }
///
///     let report = router.reporter(for: entry) { event, router in
///       switch event {
///       case .didLogIn(let profile): router.replaceRoot(.home(profile))
///       case .failed(let message): router.present(.alert(message))
///       }
///     }
///     LoginView(report: report)      // calls report(.didLogIn(profile))
///
/// The routing is decided where the reporter is made. An event from a screen that is leaving or
/// gone has no effect, because the calls it leads to are stale.
public struct EventReporter<Event> {
  private let handle: (Event) -> Void

  /// Creates a reporter that calls `handle` for every event.
  public init(_ handle: @escaping (Event) -> Void) { self.handle = handle }

  /// Reports an event.
  public func callAsFunction(_ event: Event) { handle(event) }
}

extension Router {
  /// A reporter for the screen of an entry. It does not keep the router alive; without the router
  /// an event has no effect.
  public func reporter<Event>(
    for entry: EntryID, _ decide: @escaping (Event, ScreenRouter<Route>) -> Void
  ) -> EventReporter<Event> {
    EventReporter { [weak self] event in
      guard let self else { return }
      decide(event, self.from(entry))
    }
  }
}
