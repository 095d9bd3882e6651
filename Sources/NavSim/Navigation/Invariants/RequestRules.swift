import NavCore

/// What a request comes to on a screen.
enum RequestVerdict: Equatable {
  case rejected(RejectionReason)
  /// There is nothing to do.
  case unchanged
  /// The host is sent a command.
  case changes
}

// What each request does, as the design's table says it. The judge's own reading of that table: it
// uses nothing of the core and nothing of the model.
extension ScreenPicture {
  func verdict(of request: Request) -> RequestVerdict {
    switch request {
    case .push, .replaceRoot, .present, .enqueue, .sequence: .changes
    case .pop(let count):
      if count < 1 {
        .rejected(.invalidCount(count))
      } else if pushed == 0 {
        .rejected(.nothingPushed)
      } else {
        count > pushed ? .rejected(.countExceeds(count: count, pushed: pushed)) : .changes
      }
    case .popAfter(let index):
      index < 0 || index > pushed
        ? .rejected(.indexOutOfRange(index: index, pushed: pushed)) : keeping(index)
    case .popTo(let route):
      visible.lastIndex { $0.route == route }.map(keeping) ?? .rejected(.routeNotInStack(route))
    case .popToRoot, .popToRootAnimated: keeping(0)
    case .set(let routes): routes.isEmpty ? keeping(0) : .changes
    case .dismiss, .dismissAll: hasLayers ? .changes : .rejected(.nothingPresented)
    case .dismissLayer(let layer): contains(layer) ? .changes : .rejected(.unknownLayer(layer))
    case .dismissAllAnimated: hasLayers ? .changes : .unchanged
    case .back: pushed > 0 || hasLayers ? .changes : .rejected(.nothingPushed)
    case .selectTab(let tab):
      if contains(tab) {
        tab == selectedTab && !hasLayers ? .unchanged : .changes
      } else {
        .rejected(.unknownTab(tab))
      }
    case .open(let link):
      contains(link.tab) ? .changes : .rejected(.unknownTab(link.tab))
    case .restore(let saved): verdict(ofRestoring: saved)
    case .cancel(let target): .rejected(.notWaiting(target))
    }
  }

  private func keeping(_ depth: Int) -> RequestVerdict { depth == pushed ? .unchanged : .changes }

  private func verdict(ofRestoring saved: Snapshot<RouteID>) -> RequestVerdict {
    guard state.tabs.elementsEqual(saved.tabs, by: { $0.id == $1.id }) else {
      let expected = state.tabs.map(\.id)
      return .rejected(.tabsDiffer(expected: expected, found: saved.tabs.map(\.id)))
    }
    return contains(saved.selected) ? .changes : .rejected(.unknownTab(saved.selected))
  }

  /// True for the command that carries out a request on this screen.
  func isAnswered(_ request: Request, by change: Change, animated: Bool) -> Bool {
    switch request {
    case .push(let route):
      guard case .push(let entry, visibleID, visible.last?.id) = change else { return false }
      return entry.route == route && animated
    case .pop(let count): return isPop(change, animated, keeping: pushed - count)
    case .popToRoot: return isPop(change, animated, keeping: 0)
    case .popAfter(let index): return isPop(change, animated, keeping: index)
    case .popTo(let route):
      guard let depth = visible.lastIndex(where: { $0.route == route }) else { return false }
      return isPop(change, animated, keeping: depth)
    case .popToRootAnimated: return isPop(change, animated, keeping: pushed - 1)
    case .set(let routes):
      guard case .replace(visibleID, let entries) = change else { return false }
      return entries.first == visible.first
        && entries.dropFirst().elementsEqual(routes, by: { $0.route == $1 })
        && animated == (abs(routes.count - pushed) == 1)
    case .replaceRoot(let route):
      guard case .replaceRoot(visibleID, let root) = change else { return false }
      return root.route == route && !animated
    case .present(let route, let style):
      return isPresentation(change, animated, of: route, style)
    case .enqueue(let route, let style):
      return !hasLayers && isPresentation(change, animated, of: route, style)
    case .dismiss, .dismissAllAnimated:
      return isDismissal(change, animated, of: state.layers.last?.id)
    case .dismissAll: return isDismissal(change, animated, of: state.layers.first?.id)
    case .dismissLayer(let layer): return isDismissal(change, animated, of: layer)
    case .back:
      return pushed > 0
        ? isPop(change, animated, keeping: pushed - 1)
        : isDismissal(change, animated, of: state.layers.last?.id)
    case .selectTab(let tab):
      return change == .select(tab, from: selectedTab) && animated == hasLayers
    case .restore(let saved):
      guard case .restore(let new, selectedTab) = change else { return false }
      return !animated && new.tabs.indices.contains(new.selectedIndex)
        && Snapshot(of: new) == saved && hasPresentersInOrder(new)
    case .sequence, .open, .cancel: return false
    }
  }

  /// Only a pop of exactly one entry is animated.
  private func isPop(_ change: Change, _ animated: Bool, keeping depth: Int) -> Bool {
    guard visible.indices.contains(depth) else { return false }
    return change == .pop(visibleID, to: visible[depth].id) && animated == (pushed - depth == 1)
  }

  private func isPresentation(
    _ change: Change, _ animated: Bool, of route: RouteID, _ style: PresentationStyle
  ) -> Bool {
    guard case .present(_, style, let root, let presenter, let above) = change else {
      return false
    }
    return root.route == route && presenter == visible.last?.id && above == state.layers.last?.id
      && animated
  }

  private func isDismissal(_ change: Change, _ animated: Bool, of layer: LayerID?) -> Bool {
    guard case .dismiss(let named) = change else { return false }
    return named == layer && animated
  }

  /// Each restored layer is presented by the entry that is on top below it.
  private func hasPresentersInOrder(_ new: NavigationState) -> Bool {
    var below = new.tabs[new.selectedIndex].stack
    for layer in new.layers {
      if layer.presenter != below.last?.id { return false }
      below = layer.stack
    }
    return true
  }
}

extension Request {
  /// What is so when the host has carried the request out, in one sentence.
  var postcondition: String {
    switch self {
    case .push: "one entry with the route lies on top of the visible stack"
    case .pop: "the top entries have left the visible stack, as many as were named"
    case .popToRoot: "only the root is left of the visible stack"
    case .popAfter: "the visible stack ends at the index, where 0 is the root"
    case .popTo: "the visible stack ends at the last occurrence of the route"
    case .set: "new entries with the routes lie on the root, and nothing else"
    case .replaceRoot: "an entry with the route is the root, what is pushed stays"
    case .present: "a layer with the route lies on top of everything"
    case .enqueue: "a layer with the route lies on the tabs, alone"
    case .dismiss: "the top layer is gone, and nothing else"
    case .dismissLayer: "the layer is gone with those above it, and nothing else"
    case .dismissAll: "all layers are gone, by one transition"
    case .selectTab: "the tab is shown, without a layer, with the stack it had"
    case .back: "one entry is popped, or the layer whose root is visible is gone"
    case .popToRootAnimated: "one entry after another is popped, down to the root"
    case .dismissAllAnimated: "one layer after another is dismissed, until none is left"
    case .sequence: "its steps are done in their order, or it says at which it stopped"
    case .open: "the screen shows what the link names, by as few steps as possible"
    case .restore: "tabs, stacks and layers show the routes of the saved state"
    case .cancel: "the request it names does not wait any more"
    }
  }
}
