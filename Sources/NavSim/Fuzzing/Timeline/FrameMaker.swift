import NavCore

/// Makes the frames of a page from what a simulation has kept.
struct FrameMaker {
  private let texts: [StepID: (number: Int, text: String)]
  private let skipReasons: [StepID: String]
  /// What the host knows by their ids only.
  private var styles: [LayerID: PresentationStyle] = [:]

  /// - Parameters:
  ///   - steps: the scenario.
  ///   - texts: the steps as the scenario writes them.
  ///   - skipReasons: why steps did not apply that did not.
  init(_ steps: [Step], _ texts: [String], _ skipReasons: [StepID: String]) {
    var numbered: [StepID: (Int, String)] = [:]
    for (index, (step, text)) in zip(steps, texts).enumerated() {
      numbered[step.id] = (index + 1, ReportPage.withoutTime(text))
    }
    self.texts = numbered
    self.skipReasons = skipReasons
  }

  /// One frame for each moment.
  mutating func frames(_ moments: [EventLog.Moment]) -> [ReportPage.Frame] {
    var frames: [ReportPage.Frame] = []
    var phase: EventLog.Phase?
    var count = 0
    for moment in moments {
      count = moment.phase == phase ? count + 1 : 0
      phase = moment.phase
      frames.append(frame(moment, count))
    }
    return frames
  }

  /// - Parameter count: how many moments of its phase come before it.
  private mutating func frame(_ moment: EventLog.Moment, _ count: Int) -> ReportPage.Frame {
    learn(moment)
    var (id, title) = ("start", "the start")
    var number: Int?
    switch moment.phase {
    case .start: break
    case .step(let step):
      let text = texts[step]
      id = "step-\(text?.number ?? 0)"
      title = text?.text ?? ""
      number = text?.number
    case .end: (id, title) = ("end", "the end: faults stop")
    }
    if count > 0 {
      id += ".\(count)"
      title = moment.events.first ?? "time passes"
      if moment.events.count > 1 { title += " …" }
    }
    var frame = ReportPage.Frame(
      step: count == 0 ? number : nil, id: id, time: moment.time.milliseconds, title: title,
      events: count > 0 && moment.events.count == 1 ? [] : moment.events,
      believed: screens(moment.navigation), belief: Self.belief(moment.status),
      expectsMotion: moment.animation.map { $0.id == moment.status.transition } ?? true,
      shown: screens(moment.screen), motion: motion(moment), obstacle: Self.obstacle(moment),
      waiting: moment.waiting.map {
        ReportPage.Waiting(text: $0.label, priority: "\($0.priority)")
      })
    if count == 0, case .step(let step) = moment.phase { frame.skipReason = skipReasons[step] }
    return frame
  }

  private mutating func learn(_ moment: EventLog.Moment) {
    learn(moment.navigation)
    switch moment.change {
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

  private static func obstacle(_ moment: EventLog.Moment) -> String? {
    if moment.isAway { return "the app is in the background" }
    return moment.isCovered ? "covered by another app's layer" : nil
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

  private func motion(_ moment: EventLog.Moment) -> DrawnMotion? {
    var target = moment.screen
    if let animation = moment.animation, let change = moment.change {
      if target.accepts(change) { target.apply(change) }
      return DrawnMotion(
        label: change.summary, target: screens(target), start: animation.start.milliseconds,
        end: animation.end.milliseconds, isUsers: false)
    }
    guard let gesture = moment.gesture else { return nil }
    target.remove(gesture.target)
    let outcome = gesture.isFinished ? "the user removes" : "the user pulls, and will let go of,"
    return DrawnMotion(
      label: "\(outcome) \(gesture.target.summary)", target: screens(target),
      start: gesture.start.milliseconds, end: gesture.end.milliseconds, isUsers: true)
  }
}
