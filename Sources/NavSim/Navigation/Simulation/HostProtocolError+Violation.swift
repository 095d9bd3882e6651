import NavCore

extension SimulatedHost.HostProtocolError {
  /// The invariant that the router has broken, in words.
  var violation: InvariantViolation {
    switch self {
    case .overlapping(let id, let other, let change, let end):
      InvariantViolation(
        invariant: .singleTransition,
        expected:
          "no command before transition \(other.rawValue) (\(change.summary)) has ended"
          + (end.map { ", at \($0.milliseconds) ms" } ?? ""),
        seen: "transition \(id.rawValue)")
    case .duringGesture(let gesture):
      InvariantViolation(
        invariant: .singleTransition, expected: "no command before the gesture has ended",
        seen: "a command during gesture \(gesture.rawValue)")
    case .illegal(let id, let change):
      InvariantViolation(
        invariant: .commandsLegal, expected: "a change that fits what is on screen",
        seen: "transition \(id.rawValue): \(change.summary)")
    }
  }
}

extension Change {
  /// The change in a few words, with ids.
  package var summary: String {
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

extension HostReport {
  /// The report in a few words, with ids.
  package var summary: String {
    switch self {
    case .ended(let id, let finished):
      "transition \(id.rawValue) \(finished ? "ended" : "was not carried out")"
    case .animating(let id): "transition \(id.rawValue) is under way"
    case .idle(let id): "transition \(id.rawValue) is not under way"
    case .gestureBegan(let id, let target):
      "gesture \(id.rawValue) began, of \(target.summary)"
    case .gestureActive(let id): "gesture \(id.rawValue) is under way"
    case .gestureEnded(let id, let target, let finished):
      "gesture \(id.rawValue) \(finished ? "removed" : "let go of") \(target.summary)"
    case .removed(let target, let remover): "the \(remover) removed \(target.summary)"
    case .tabSelected(let tab): "the user selected tab \(tab.rawValue)"
    case .detached: "the host is gone"
    }
  }
}

extension RemovalTarget {
  /// The target in words.
  package var summary: String {
    switch self {
    case .entry(let entry): "entry \(entry.rawValue)"
    case .layer(let layer): "layer \(layer.rawValue)"
    }
  }
}

extension NavigationState {
  /// Tabs and layers in one line, by entry ids; the selected tab is marked.
  package var summary: String {
    HostScreen(self).summary
  }
}

extension HostScreen {
  /// Tabs and layers in one line, by entry ids; the selected tab is marked.
  var summary: String {
    stacks.map { stack in
      let mark =
        switch stack.id {
        case .tab(selected): "*"
        case .tab: ""
        case .layer: "/"
        }
      return mark + "\(stack.entries.map(\.id.rawValue))"
    }.joined(separator: " ")
  }
}
