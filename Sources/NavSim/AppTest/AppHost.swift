import NavSim

extension RouterHost<SimulatedApp, AppScreen> {
  /// The framework, which shows what the views want and writes to their bindings.
  ///
  /// - Parameter tabs: those that the user can select.
  static func ofApp(tabs: [String]) -> Self {
    typealias Select = @MainActor (inout SimulatedApp, String) -> Void
    let select: Select = { $0.selected($1) }
    return RouterHost.declarative(
      path: { app, layer, left in app.wentBack(on: layer.pushedIDs, to: left.count) },
      closed: { app, layer in app.closed(layer.id) },
      onDismiss: { app, layer in app.tree.dismissed(layer.id) },
      tab: tabs.isEmpty ? nil : select, tabs: tabs,
      shows: { app, pictures in app.shows(pictures) }
    ).ofApps(
      isTouchable: { $0.isTouchable }, holdsPage: { $0.tree.holdsPage },
      tabs: { $0.tree.tabNames },
      dropsWhileLeaving: { app, drops in app.tree.dropsWhileLeaving = drops },
      leftAlone: { app, left in
        let page = left.isPage ? left.layer.pushedIDs.last : nil
        return app.tree.hasLeftAlone(left.layer.id, page)
      })
  }
}
