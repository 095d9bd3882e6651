import NavCore

/// How a request is written: the call's name and its arguments, separated by spaces, as fixtures
/// and messages show it.
package enum RequestWords {
  /// The request in one line.
  package static func text(_ request: Request) -> String { words(request).joined(separator: " ") }

  static func words(_ request: Request) -> [String] {
    switch request {
    case .push(let route), .popTo(let route), .replaceRoot(let route):
      [request.kind.rawValue, "\(route.rawValue)"]
    case .pop(let count): count == 1 ? ["pop"] : ["pop", "\(count)"]
    case .popAfter(let index): ["popAfter", "\(index)"]
    case .set(let routes): ["set", list(routes)]
    case .present(let route, let style), .enqueue(let route, let style):
      [request.kind.rawValue, "\(route.rawValue)"] + (style == .sheet ? [] : [style.word])
    case .dismissLayer(let layer): ["dismissLayer", "\(layer.rawValue)"]
    case .selectTab(let tab): ["selectTab", "\(tab.rawValue)"]
    case .sequence(let steps): words(steps)
    case .open(let destination): words(destination)
    case .restore(let snapshot): words(snapshot)
    case .cancel(let request): ["cancelRequest", "\(request.rawValue)"]
    case .popToRoot, .dismiss, .dismissAll, .back, .popToRootAnimated, .dismissAllAnimated:
      [request.kind.rawValue]
    }
  }

  // One by one, because the compiler takes a second for the sum.
  private static func words(_ steps: [Request]) -> [String] {
    var words = ["sequence", "{"]
    words += steps.map { self.words($0) }.joined(separator: [";"])
    words.append("}")
    return words
  }

  private static func words(_ destination: Destination<RouteID>) -> [String] {
    var words = ["open", "\(destination.tab.rawValue)"]
    words += self.words(destination.pushed)
    for layer in destination.layers { words += self.words(layer) }
    return words
  }

  private static func words(_ snapshot: Snapshot<RouteID>) -> [String] {
    var words = ["restore"]
    for tab in snapshot.tabs {
      words += ["tab", "\(tab.id.rawValue)", list([tab.root] + tab.pushed)]
    }
    words += ["show", "\(snapshot.selected.rawValue)"]
    for layer in snapshot.layers { words += self.words(layer) }
    return words
  }

  private static func words(_ pushed: [RouteID]) -> [String] {
    pushed.flatMap { ["push", "\($0.rawValue)"] }
  }

  private static func words(_ layer: LayerRoutes<RouteID>) -> [String] {
    [layer.style.word, "\(layer.root.rawValue)"] + words(layer.pushed)
  }

  private static func list(_ routes: [RouteID]) -> String {
    "[" + routes.map { "\($0.rawValue)" }.joined(separator: ",") + "]"
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
