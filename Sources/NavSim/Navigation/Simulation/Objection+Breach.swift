import NavCore

extension SimulatedHost.Objection {
  /// The invariant that the router has broken, in words.
  var breach: Breach {
    switch self {
    case .overlapping(let id, let other, let change, let end):
      Breach(
        invariant: .singleTransition,
        expected:
          "no command before transition \(other.rawValue) (\(change.summary)) has ended"
          + (end.map { ", at \($0.milliseconds) ms" } ?? ""),
        seen: "transition \(id.rawValue)")
    case .duringGesture(let gesture):
      Breach(
        invariant: .singleTransition, expected: "no command before the gesture has ended",
        seen: "a command during gesture \(gesture.rawValue)")
    case .illegal(let id, let change):
      Breach(
        invariant: .commandsLegal, expected: "a change that fits what is on screen",
        seen: "transition \(id.rawValue): \(change.summary)")
    }
  }
}

extension Change {
  /// The change in a few words, with ids.
  var summary: String {
    switch self {
    case .push(let entry, _, _): "push entry \(entry.id.rawValue)"
    case .pop(_, let top): "pop to entry \(top.rawValue)"
    case .replace(_, let entries): "set \(entries.map(\.id.rawValue))"
    case .replaceRoot(_, let entry): "replace the root by entry \(entry.id.rawValue)"
    case .present(let layer, _, _, _, _): "present layer \(layer.rawValue)"
    case .dismiss(let layer): "dismiss layer \(layer.rawValue)"
    case .select(let tab, _): "select tab \(tab.rawValue)"
    case .restore(let state, _): "restore \(state.summary)"
    }
  }
}

extension NavigationState {
  /// Tabs and layers in one line, by entry ids; the selected tab is marked.
  var summary: String {
    HostScreen(self).summary
  }
}

extension HostScreen {
  /// Tabs and layers in one line, by entry ids; the selected tab is marked.
  var summary: String {
    let tabs = tabs.map { tab in
      (tab.id == .tab(selected) ? "*" : "") + "\(tab.entries.map(\.rawValue))"
    }
    let layers = layers.map { "/\($0.entries.map(\.rawValue))" }
    return (tabs + layers).joined(separator: " ")
  }
}
