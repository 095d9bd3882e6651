/// Judges what a run observes at each moment, by the properties that hold for any router.
///
/// What calls should have made of the screens is looked into when the run is over: ``HistoryJudge``.
struct RouterJudge {
  let properties: Set<RouterProperty>
  /// How reports write a route.
  private let routes: any RouteTexts
  /// The first thing that did not hold.
  private(set) var violation: Violation?
  private var roots: [String: RouteNumber] = [:]

  init(_ properties: Set<RouterProperty>, _ routes: any RouteTexts) {
    self.properties = properties
    self.routes = routes
  }

  mutating func found(_ property: RouterProperty, expected: String, seen: String) {
    guard violation == nil, properties.contains(property) else { return }
    violation = Violation(property: property.rawValue, expected: expected, seen: seen)
  }

  /// The router does not begin as that of the first run did.
  mutating func foundSharedState(expected: String, seen: String) {
    violation = Violation(property: PlayedTest.sharedState, expected: expected, seen: seen)
  }

  /// A condition of the test's own does not hold.
  mutating func found(_ condition: String, seen: String) {
    guard violation == nil else { return }
    violation = Violation(property: condition, expected: condition, seen: seen)
  }

  /// The router shows something else.
  mutating func changed(to screens: Picture, mayChangeRoot: Bool) {
    guard let base = screens.layers.first else {
      found(.rootStays, expected: "a base with a root", seen: "nothing is shown")
      return
    }
    let tab = screens.tab ?? ""
    if let root = roots[tab], root != base.root, !mayChangeRoot {
      found(
        .rootStays, expected: "the root \(routes.text(root))", seen: routes.text(base.root))
    }
    roots[tab] = base.root
    for (index, layer) in screens.layers.enumerated().dropFirst() {
      let presenter = layer.presenter ?? index - 1
      if presenter != index - 1 || layer.style == .base {
        let name = routes.text(layer.root)
        let below = routes.text(screens.layers[index - 1].root)
        let owner =
          screens.layers.indices.contains(presenter) && presenter != index
          ? routes.text(screens.layers[presenter].root) : "layer \(presenter)"
        found(
          .layersConsistent,
          expected: "\(name) is presented by \(below), which is below it",
          seen: "\(owner) presents it, in \(screens.text(routes))")
      }
    }
  }

  /// Nothing goes on any more.
  ///
  /// - Parameters:
  ///   - open: the calls that have not ended.
  ///   - names: what reports call a call.
  ///   - why: what they wait for.
  mutating func finish(open: [CallState], names: (CallState) -> String, why: String) {
    guard !open.isEmpty else { return }
    found(
      .everyCallReturns, expected: "every call returns",
      seen: open.map(names).joined(separator: ", ") + (open.count == 1 ? " has" : " have")
        + " not: " + why)
  }
}
