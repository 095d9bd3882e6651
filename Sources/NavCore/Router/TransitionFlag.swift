/// A get/set pair for a view that shows by a flag: "is something pushed on me", "is something
/// presented from me" (seed 004).
///
///     let flag = router.pushFlag(of: entry)
///     Binding(get: { flag.isActive }, set: { flag.isActive = $0 })
///
/// Make one whenever the view is drawn. It remembers what was there then, so a late write cannot
/// hit what has been pushed or presented since.
public struct TransitionFlag<Route: Hashable> {
  private let router: Router<Route>
  /// What setting the flag to false removes; nil when there was nothing.
  public let target: RemovalTarget?

  init(_ router: Router<Route>, _ target: RemovalTarget?) {
    self.router = router
    self.target = target
  }

  /// True while what was there when the flag was made is still there.
  ///
  /// Setting it to false is the user's own pop or dismissal: the screen has already gone. Setting
  /// it to false again, or to true, does nothing.
  public var isActive: Bool {
    get {
      switch target {
      case .entry(let entry)?: router.navigation.contains(entry)
      case .layer(let layer)?: router.navigation.contains(layer)
      case nil: false
      }
    }
    nonmutating set {
      guard !newValue, isActive, let target else { return }
      router.report(.removed(target, by: .user))
    }
  }
}

extension Router {
  /// Whether something is pushed on an entry.
  public func pushFlag(of entry: EntryID) -> TransitionFlag<Route> {
    TransitionFlag(self, navigation.entryPushed(on: entry).map { .entry($0) })
  }

  /// Whether something is presented from an entry.
  public func presentationFlag(of entry: EntryID) -> TransitionFlag<Route> {
    TransitionFlag(self, navigation.layerPresented(from: entry).map { .layer($0) })
  }
}
