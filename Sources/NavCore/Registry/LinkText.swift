/// The text form of a ``Destination``: a deep link, in the words of the navigation path.
///
///     myapp://tab:home/push:profile?user=7/sheet:help/push:more
///
/// The tab comes first and may be missing; then what is pushed in it, then layers with what is
/// pushed in them. A layer is `cover`, `sheet`, `sheet:medium`, `sheet:medium+large` or
/// `sheet:none`. Names are percent-encoded. A scheme before `://` is the application's business and
/// is not looked at.
public enum LinkText {
  /// At most so many steps are read.
  public static let maximalStepCount = 1_000

  /// Prints a link, without a scheme.
  public static func print<Route>(
    _ destination: Destination<Route>, tab: (TabID) -> String, name: (Route) -> String
  ) -> String {
    func step(_ kind: String, _ name: String) -> String {
      "\(kind):\(PercentEncoding.encode(name))"
    }
    var steps = [step("tab", tab(destination.tab))]
    steps += destination.pushed.map { step("push", name($0)) }
    for layer in destination.layers {
      steps.append(step(layer.style.word, name(layer.root)))
      steps += layer.pushed.map { step("push", name($0)) }
    }
    return steps.joined(separator: "/")
  }

  /// Reads a link. Total: any text gives a destination or an error.
  ///
  /// - Parameters:
  ///   - text: the link, with or without a scheme.
  ///   - defaultTab: the tab of a link that names none, so that it leads to the same place from
  ///     everywhere.
  ///   - tab: the tab of a name; nil when there is none.
  ///   - route: the route of a name; nil when there is none.
  public static func parse<Route>(
    _ text: String, defaultTab: TabID, tab: (String) -> TabID?, route: (String) -> Route?
  ) throws(LinkError) -> Destination<Route> {
    var destination = Destination<Route>(tab: defaultTab)
    let steps = withoutScheme(text).split(separator: "/", omittingEmptySubsequences: false)
    guard steps.count <= maximalStepCount else { throw .tooLong(limit: maximalStepCount) }
    for (index, step) in steps.enumerated() {
      guard let colon = step.lastIndex(of: ":"),
        let name = PercentEncoding.decode(step[step.index(after: colon)...])
      else { throw .malformed(step: index, String(step)) }
      let kind = step[..<colon]
      if kind == "tab" {
        guard index == 0 else { throw .tabNotFirst(step: index) }
        guard let found = tab(name) else { throw .unknownTab(name) }
        destination.tab = found
        continue
      }
      let style = PresentationStyle(word: kind)
      guard kind == "push" || style != nil else { throw .malformed(step: index, String(step)) }
      guard let found = route(name) else { throw .unknownScreen(name, step: index) }
      if let style {
        destination.layers.append(LayerRoutes(style, root: found))
      } else if destination.layers.isEmpty {
        destination.pushed.append(found)
      } else {
        destination.layers[destination.layers.count - 1].pushed.append(found)
      }
    }
    return destination
  }

  private static func withoutScheme(_ text: String) -> Substring {
    var rest = text[...]
    while let character = rest.first, character != "/" {
      if rest.hasPrefix("://") { return rest.dropFirst(3) }
      rest = rest.dropFirst()
    }
    return text[...]
  }
}

/// Why a text is not a link that leads anywhere. Nothing changes on screen.
public enum LinkError: Error, Hashable, Sendable {
  /// A step, counted from 0, is not a kind, a colon and a name.
  case malformed(step: Int, String)
  /// A tab stands behind another step.
  case tabNotFirst(step: Int)
  /// There is no such tab.
  case unknownTab(String)
  /// There is no such screen.
  case unknownScreen(String, step: Int)
  /// The link has more steps than any place is far away.
  case tooLong(limit: Int)
}

extension LinkError: CustomStringConvertible {
  /// What is wrong, and what was expected.
  public var description: String {
    switch self {
    case .malformed(let step, let text):
      "step \(step + 1), \"\(text)\": expected tab:NAME, push:NAME, sheet:NAME or cover:NAME"
    case .tabNotFirst(let step): "step \(step + 1): expected the tab as the first step"
    case .unknownTab(let name): "there is no tab \"\(name)\""
    case .unknownScreen(let name, let step): "step \(step + 1): there is no screen \"\(name)\""
    case .tooLong(let limit): "the link has more than \(limit) steps"
    }
  }
}
