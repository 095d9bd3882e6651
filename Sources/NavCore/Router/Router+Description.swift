extension Router: CustomStringConvertible {
  /// The visible tab's stack and the layers over it, each as `root-[pushed, pushed]`.
  public var description: String {
    let stacks = [navigation.tabs[navigation.selectedIndex].stack] + navigation.layers.map(\.stack)
    return "[" + stacks.map(text).joined(separator: ", ") + "]"
  }

  private func text(_ stack: [Entry]) -> String {
    let names = stack.map { entry in route(entry.route).map { "\($0)" } ?? "?" }
    return "\(names.first ?? "?")-[\(names.dropFirst().joined(separator: ", "))]"
  }
}
