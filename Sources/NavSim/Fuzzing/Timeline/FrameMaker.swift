import NavCore

/// Makes frames of what router and host are at.
struct FrameMaker {
  /// What the host knows by their ids only.
  private var styles: [LayerID: PresentationStyle] = [:]

  /// A frame of what is the case now.
  func frame(
    at time: Int64, _ host: SimulatedHost, _ navigation: NavigationState, _ status: RouterStatus,
    _ waiting: [ReportPage.Waiting]
  ) -> ReportPage.Frame {
    ReportPage.Frame(
      time: time, believed: screens(navigation), belief: Self.belief(status),
      expectsMotion: host.animation.map { $0.id == status.transition } ?? true,
      shown: screens(host.screen), motion: motion(host), obstacle: Self.obstacle(host.setting),
      waiting: waiting)
  }

  /// Learns what is presented how.
  mutating func learn(_ navigation: NavigationState, _ change: Change?) {
    learn(navigation)
    switch change {
    case .present(let layer, let style, _, _, _): styles[layer] = style
    case .restore(let state, _): learn(state)
    case .push, .replace, .replaceRoot, .pop, .dismiss, .select, nil: break
    }
  }

  private mutating func learn(_ state: NavigationState) {
    for layer in state.layers { styles[layer.id] = layer.style }
  }

  private static func belief(_ status: RouterStatus) -> String {
    var doing: [String] = []
    if let id = status.transition { doing.append("transition \(id.rawValue) in flight") }
    if let id = status.gesture { doing.append("gesture \(id.rawValue) under way") }
    if let id = status.sequence { doing.append("steps of request \(id.rawValue) under way") }
    if doing.isEmpty { doing.append(status.isBusy ? "busy" : "idle") }
    return doing.joined(separator: ", ")
  }

  private static func obstacle(_ setting: SimulatedHost.Setting) -> String? {
    if setting.isAway { return "the app is in the background" }
    return setting.isCovered ? "covered by another app's layer" : nil
  }

  // MARK: Screens

  private func screens(_ state: NavigationState) -> DrawnScreens {
    DrawnScreens(
      tabs: state.tabs.map { stack(.tab($0.id), $0.stack) },
      selected: state.selectedIndex,
      layers: state.layers.map { stack(.layer($0.id), $0.stack) })
  }

  private func screens(_ screen: HostScreen) -> DrawnScreens {
    DrawnScreens(
      tabs: screen.tabs.map { stack($0.id, $0.entries) },
      selected: screen.tabs.firstIndex { $0.id == .tab(screen.selected) } ?? 0,
      layers: screen.layers.map { stack($0.id, $0.entries) })
  }

  private func stack(_ id: StackID, _ entries: [Entry]) -> DrawnScreens.Layer {
    let cards = entries.map { entry in
      DrawnScreens.Card(name: "route \(entry.route.rawValue)", id: "\(entry.id.rawValue)")
    }
    switch id {
    case .tab(let tab):
      return DrawnScreens.Layer(style: .base, name: "tab \(tab.rawValue)", cards: cards)
    case .layer(let layer):
      let style = Self.style(styles[layer])
      let word = style == .cover ? "cover" : "sheet"
      return DrawnScreens.Layer(style: style, name: "\(word) \(layer.rawValue)", cards: cards)
    }
  }

  private static func style(_ style: PresentationStyle?) -> DrawnScreens.Layer.Style {
    switch style {
    case .fullScreenCover: .cover
    case .sheet(let detents) where detents.contains(.medium): .half
    case .sheet, nil: .sheet
    }
  }

  private func motion(_ host: SimulatedHost) -> DrawnMotion? {
    var target = host.screen
    if let animation = host.animation, let change = host.moving {
      if target.accepts(change) { target.apply(change) }
      return DrawnMotion(
        label: change.summary, target: screens(target), start: animation.start.milliseconds,
        end: animation.end.milliseconds, isUsers: false)
    }
    guard let gesture = host.gesture else { return nil }
    target.remove(gesture.target)
    let outcome = gesture.isFinished ? "the user removes" : "the user pulls, and will let go of,"
    return DrawnMotion(
      label: "\(outcome) \(gesture.target.summary)", target: screens(target),
      start: gesture.start.milliseconds, end: gesture.end.milliseconds, isUsers: true)
  }
}
