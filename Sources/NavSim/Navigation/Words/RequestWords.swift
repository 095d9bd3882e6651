import NavCore

/// How a request is written: the call's name and its arguments, separated by spaces, as fixtures
/// and messages show it.
enum RequestWords {
  /// The request in one line.
  static func text(_ request: Request) -> String { words(request).joined(separator: " ") }

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
    case .sequence(let steps):
      ["sequence", "{"] + steps.map(words).joined(separator: [";"]) + ["}"]
    case .open(let destination):
      ["open", "\(destination.tab.rawValue)"] + words(destination.pushed)
        + destination.layers.flatMap(words)
    case .restore(let snapshot):
      ["restore"]
        + snapshot.tabs.flatMap { ["tab", "\($0.id.rawValue)", list([$0.root] + $0.pushed)] }
        + ["show", "\(snapshot.selected.rawValue)"] + snapshot.layers.flatMap(words)
    case .cancel(let request): ["cancelRequest", "\(request.rawValue)"]
    case .popToRoot, .dismiss, .dismissAll, .back, .popToRootAnimated, .dismissAllAnimated:
      [request.kind.rawValue]
    }
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
