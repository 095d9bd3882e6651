extension SnapshotText {
  /// What to do about a route that the application does not know any more.
  public enum UnknownRoutes: Hashable, Sendable {
    /// Reject the whole.
    case reject
    /// Leave out a pushed entry with all that is pushed on it, or a layer with all above it. The
    /// root of a tab cannot be left out.
    case leaveOut
  }

  /// A part of a saved state that was left out.
  public struct LeftOut: Hashable, Sendable {
    /// The name of the route that is not known.
    public let name: String
    /// The line on which it stands, counted from 1.
    public let line: Int
    /// How many known entries were left out with it, because they stood on it or above it.
    public internal(set) var others: Int
  }

  /// A saved state that was read.
  public struct Parsed<Route> {
    /// The state, ready to be restored.
    public let snapshot: Snapshot<Route>
    /// What is not in it; empty unless unknown routes are left out.
    public let leftOut: [LeftOut]
  }

  /// Reads a saved state. Total: any text gives a state or an error.
  ///
  /// - Parameters:
  ///   - text: the whole text, checksum and all.
  ///   - unknownRoutes: what to do with a route that the application no longer knows.
  ///   - route: the route of a name; nil when there is none.
  public static func parse<Route>(
    _ text: String, unknownRoutes: UnknownRoutes = .reject,
    route: @escaping (String) -> Route?
  ) throws(SnapshotError) -> Parsed<Route> {
    let lines = try checkedLines(text)
    var parser = SnapshotParser<Route>(unknownRoutes, route)
    for (index, line) in lines.enumerated() { try parser.read(line, number: index + 2) }
    guard let selected = parser.selected else {
      throw .malformed(line: lines.count + 2, expected: "\"selected\" and a tab", found: "end")
    }
    let snapshot = Snapshot(tabs: parser.tabs, selected: selected, layers: parser.layers)
    return Parsed(snapshot: snapshot, leftOut: parser.leftOut)
  }

  /// The lines between the first and the last, once header, version and checksum are right.
  private static func checkedLines(_ text: String) throws(SnapshotError) -> [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let first = lines.removeFirst()
    guard first.hasPrefix(header + " ") else {
      throw .notASnapshot(found: String(first.prefix(40)))
    }
    let found = first.dropFirst(header.count + 1)
    guard found == "\(version)" else {
      throw .unsupportedVersion(found: String(found.prefix(40)), supported: version)
    }
    guard lines.count <= maximalLineCount else { throw .tooLarge(limit: maximalLineCount) }
    guard lines.popLast()?.isEmpty ?? false, let last = lines.popLast(), last.hasPrefix("end ")
    else { throw .truncated }
    guard last.dropFirst(4) == checksum(text[..<last.startIndex]) else { throw .damaged }
    return lines
  }
}

/// Reads line after line.
private struct SnapshotParser<Route> {
  private(set) var tabs: [Snapshot<Route>.Tab] = []
  private(set) var selected: TabID?
  private(set) var layers: [LayerRoutes<Route>] = []
  private(set) var leftOut: [SnapshotText.LeftOut] = []

  private let unknownRoutes: SnapshotText.UnknownRoutes
  private let route: (String) -> Route?
  /// What follows belongs to something that is left out.
  private var skipping = Skipping.nothing

  private enum Skipping {
    case nothing
    case stack
    case allLayers
  }

  init(_ unknownRoutes: SnapshotText.UnknownRoutes, _ route: @escaping (String) -> Route?) {
    self.unknownRoutes = unknownRoutes
    self.route = route
  }

  mutating func read(_ line: Substring, number: Int) throws(SnapshotError) {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let style = words.first.flatMap { PresentationStyle(word: $0) }
    switch (words.first, words.count) {
    case ("tab", 3) where selected == nil:
      let id = try tab(words[1], line, number)
      guard let root = try find(words[2], number, canLeaveOut: false) else { return }
      tabs.append(.init(id: id, root: root))
      skipping = .nothing
    case ("selected", 2) where selected == nil && !tabs.isEmpty:
      selected = try tab(words[1], line, number)
      skipping = .nothing
    case ("push", 2)
    where selected == nil ? !tabs.isEmpty : skipping != .nothing || !layers.isEmpty:
      try push(words[1], number)
    case (_, 2) where style != nil && selected != nil:
      try present(style ?? .sheet, words[1], number)
    default:
      throw .malformed(line: number, expected: expected, found: String(line))
    }
  }

  /// What may come on the next line.
  private var expected: String {
    if selected != nil { return layers.isEmpty ? "a sheet or cover" : "a sheet, a cover or a push" }
    return tabs.isEmpty ? "a tab with its root" : "a tab, a push or the selected tab"
  }

  private mutating func push(_ word: Substring, _ line: Int) throws(SnapshotError) {
    guard skipping == .nothing else { return leaveOutToo() }
    guard let route = try find(word, line, canLeaveOut: true) else {
      skipping = .stack
      return
    }
    if selected == nil {
      tabs[tabs.count - 1].pushed.append(route)
    } else {
      layers[layers.count - 1].pushed.append(route)
    }
  }

  private mutating func present(
    _ style: PresentationStyle, _ word: Substring, _ line: Int
  ) throws(SnapshotError) {
    guard skipping != .allLayers else { return leaveOutToo() }
    guard let root = try find(word, line, canLeaveOut: true) else {
      skipping = .allLayers
      return
    }
    layers.append(LayerRoutes(style, root: root))
    skipping = .nothing
  }

  private mutating func leaveOutToo() { leftOut[leftOut.count - 1].others += 1 }

  private func tab(
    _ word: Substring, _ line: Substring, _ number: Int
  ) throws(SnapshotError) -> TabID {
    guard word.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }),
      let value = UInt32(word), "\(value)" == word
    else {
      throw .malformed(line: number, expected: "the number of a tab", found: String(line))
    }
    return TabID(value)
  }

  /// The route that a word names; nil when it is left out.
  private mutating func find(
    _ word: Substring, _ line: Int, canLeaveOut: Bool
  ) throws(SnapshotError) -> Route? {
    guard let name = PercentEncoding.decode(word) else {
      throw .malformed(line: line, expected: "percent-encoded text", found: String(word))
    }
    if let found = route(name) { return found }
    guard unknownRoutes == .leaveOut, canLeaveOut else { throw .unknownRoute(name, line: line) }
    leftOut.append(SnapshotText.LeftOut(name: name, line: line, others: 0))
    return nil
  }
}
