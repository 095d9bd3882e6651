/// Log lines of the navigation path, as document 002 shows them:
///
///     [Navigation Path Update] Current path: [NavigationStep.push(id: "home"), NavigationStep.sheet(id: "details")]
///
/// An application turns it on by its argument `--log-navigation`:
///
///     var log = PathLog(isOn: PathLog.isRequested(by: CommandLine.arguments)) { id in "\(router.route(id))" }
///     router.onPathChange = { path in if let line = log.line(for: path) { print(line) } }
public struct PathLog {
  /// The argument that turns the log on.
  public static let argument = "--log-navigation"

  private let isOn: Bool
  private let tabName: ((TabID) -> String)?
  private let routeName: (RouteID) -> String
  private var last: String?

  /// Creates a log.
  ///
  /// - Parameters:
  ///   - isOn: false for one that never has a line.
  ///   - tab: names tabs; nil to leave the step of the tab out, as fits an application without a
  ///     tab
  ///     bar.
  ///   - route: names routes.
  public init(
    isOn: Bool = true, tab: ((TabID) -> String)? = nil, route: @escaping (RouteID) -> String
  ) {
    self.isOn = isOn
    tabName = tab
    routeName = route
  }

  /// True when ``argument`` is among the arguments after the program's name.
  public static func isRequested(by arguments: [String]) -> Bool {
    arguments.dropFirst().contains(argument)
  }

  /// The line to print; nil when the log is off, or the line would be the last one again.
  public mutating func line(for path: NavigationPath) -> String? {
    guard isOn else { return nil }
    let steps = path.steps.compactMap(text).joined(separator: ", ")
    let line = "[Navigation Path Update] Current path: [\(steps)]"
    guard line != last else { return nil }
    last = line
    return line
  }

  private func text(_ step: NavigationStep) -> String? {
    switch step {
    case .tab(let id): tabName.map { "NavigationStep.tab(id: \(quoted($0(id))))" }
    case .push(let id): "NavigationStep.push(id: \(quoted(routeName(id))))"
    case .sheet(let id): "NavigationStep.sheet(id: \(quoted(routeName(id))))"
    case .fullScreen(let id): "NavigationStep.fullScreen(id: \(quoted(routeName(id))))"
    }
  }

  /// The name as a literal, so that no name can look like a step.
  private func quoted(_ name: String) -> String { name.debugDescription }
}
