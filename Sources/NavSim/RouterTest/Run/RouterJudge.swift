/// Judges what a run observes at each moment, by the properties that hold for any router.
///
/// What calls should have made of the screens is looked into when the run is over: ``HistoryJudge``.
struct RouterJudge {
  let properties: Set<RouterProperty>
  private let leftOutCauses: Set<String>
  /// How reports write a route.
  private let routes: any RouteTexts
  /// The first thing that did not hold.
  private(set) var violation: Violation? { didSet { hasFound = violation != nil } }
  /// True when something did not hold, which is asked after every piece of work.
  private(set) var hasFound = false
  private var roots: [String: RouteNumber] = [:]

  init(_ test: PlayedTest) {
    properties = test.properties
    leftOutCauses = test.leftOutCauses
    routes = test.routes
  }

  /// - Parameter blamed: the kind of call that is to blame; nil where that is not known.
  mutating func found(
    _ property: RouterProperty, expected: String, seen: String, blamed: String? = nil
  ) {
    guard properties.contains(property) else { return }
    found(Violation(property: property.rawValue, expected: expected, seen: seen), blamed)
  }

  private mutating func found(_ violation: Violation, _ blamed: String?) {
    guard self.violation == nil else { return }
    var violation = violation
    violation.blamed = blamed
    if !leftOutCauses.contains(violation.cause) { self.violation = violation }
  }

  /// The router does not begin as that of the first run did.
  mutating func foundSharedState(expected: String, seen: String) {
    violation = Violation(property: Failure.sharedState, expected: expected, seen: seen)
  }

  /// A condition of the test's own does not hold.
  mutating func found(_ condition: String, seen: String, blamed: String?) {
    found(Violation(property: condition, expected: condition, seen: seen), blamed)
  }

  /// The router shows something else.
  mutating func changed(
    to screens: Picture, mayChangeRoot: Bool, blamed: @autoclosure () -> String? = nil
  ) {
    guard let base = screens.layers.first else {
      found(
        .rootStays, expected: "a base with a root", seen: "nothing is shown", blamed: blamed())
      return
    }
    let tab = screens.tab ?? ""
    let known = roots[tab]
    if let root = known, root != base.root, !mayChangeRoot {
      found(
        .rootStays, expected: "the root \(routes.text(root))", seen: routes.text(base.root),
        blamed: blamed())
    }
    if known != base.root { roots[tab] = base.root }
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
          seen: "\(owner) presents it, in \(screens.text(routes))", blamed: blamed())
      }
    }
  }

  /// Nothing goes on any more.
  mutating func finish(
    open: [CallState], names: (CallState) -> String, blamed: String?, why: String
  ) {
    guard !open.isEmpty else { return }
    found(
      .everyCallReturns, expected: "every call returns",
      seen: open.map(names).joined(separator: ", ") + (open.count == 1 ? " has" : " have")
        + " not: " + why, blamed: blamed)
  }
}
