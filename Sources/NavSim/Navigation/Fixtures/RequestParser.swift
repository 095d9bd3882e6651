import NavCore

/// Reads a request: what ``RequestWords`` writes.
enum RequestParser {
  /// Reads the arguments that belong to a verb.
  static func parse(
    _ verb: FixtureWords.Word, _ line: inout FixtureWords
  ) throws(ScenarioError) -> Request {
    guard verb.text != "cancelRequest" else {
      return .cancel(RequestID(UInt64(try line.id("a request"))))
    }
    guard let kind = RequestKind(rawValue: String(verb.text)) else {
      throw line.error("an action", at: verb)
    }
    switch kind {
    case .push: return .push(try line.route())
    case .pop:
      guard let word = line.peek, FixtureWords.number(word) != nil else { return .pop() }
      return .pop(count: try line.number("a count"))
    case .popToRoot: return .popToRoot
    case .popAfter: return .popAfter(index: try line.number("an index"))
    case .popTo: return .popTo(try line.route())
    case .set: return .set(try line.routes())
    case .replaceRoot: return .replaceRoot(try line.route())
    case .present: return .present(try line.route(), line.style() ?? .sheet)
    case .enqueue: return .enqueue(try line.route(), line.style() ?? .sheet)
    case .dismiss: return .dismiss
    case .dismissLayer: return .dismissLayer(LayerID(UInt64(try line.id("a layer"))))
    case .dismissAll: return .dismissAll
    case .selectTab: return .selectTab(TabID(try line.id("a tab")))
    case .back: return .back
    case .popToRootAnimated: return .popToRootAnimated
    case .dismissAllAnimated: return .dismissAllAnimated
    case .sequence: return .sequence(try steps(&line))
    case .open:
      let tab = TabID(try line.id("a tab"))
      return .open(Destination(tab: tab, pushed: try pushed(&line), layers: try layers(&line)))
    case .restore: return .restore(try snapshot(&line))
    case .cancel: throw line.error("an action", at: verb)
    }
  }

  private static func steps(_ line: inout FixtureWords) throws(ScenarioError) -> [Request] {
    try line.take("{", expecting: "\"{\" and the steps")
    if line.peek == "}" {
      _ = line.next()
      return []
    }
    var steps: [Request] = []
    while true {
      let verb = try line.next(expecting: "a step")
      // Because text nested without end would be read with a stack without end.
      guard verb.text != "sequence" else {
        throw line.error("a step that is no sequence", at: verb)
      }
      steps.append(try parse(verb, &line))
      let word = try line.next(expecting: "\";\" or \"}\"")
      if word.text == "}" { return steps }
      guard word.text == ";" else { throw line.error("\";\" or \"}\"", at: word) }
    }
  }

  private static func snapshot(
    _ line: inout FixtureWords
  ) throws(ScenarioError) -> Snapshot<RouteID> {
    var tabs: [Snapshot<RouteID>.Tab] = []
    while line.peek == "tab" {
      _ = line.next()
      let id = TabID(try line.id("a tab"))
      let expected = "the routes of the tab, the root first, such as [0,1]"
      let routes = try line.routes(expecting: expected, atLeast: 1)
      tabs.append(.init(id: id, root: routes[0], pushed: Array(routes.dropFirst())))
    }
    try line.take("show", expecting: "\"tab\" or \"show\"")
    let selected = TabID(try line.id("a tab"))
    return Snapshot(tabs: tabs, selected: selected, layers: try layers(&line))
  }

  private static func layers(
    _ line: inout FixtureWords
  ) throws(ScenarioError) -> [LayerRoutes<RouteID>] {
    var layers: [LayerRoutes<RouteID>] = []
    while let style = line.style() {
      let root = try line.route()
      layers.append(LayerRoutes(style, root: root, pushed: try pushed(&line)))
    }
    return layers
  }

  private static func pushed(_ line: inout FixtureWords) throws(ScenarioError) -> [RouteID] {
    var routes: [RouteID] = []
    while line.peek == "push" {
      _ = line.next()
      routes.append(try line.route())
    }
    return routes
  }
}

extension FixtureWords {
  /// The number of a route.
  mutating func route() throws(ScenarioError) -> RouteID { RouteID(try id("a route")) }

  /// A number that names something.
  mutating func id(_ what: String) throws(ScenarioError) -> UInt32 {
    let word = try next(expecting: "the number of \(what)")
    guard let number = FixtureWords.number(word.text), let value = UInt32(exactly: number) else {
      throw error("the number of \(what)", at: word)
    }
    return value
  }

  /// A whole number.
  mutating func number(_ what: String) throws(ScenarioError) -> Int {
    let word = try next(expecting: "\(what), a whole number")
    guard let number = FixtureWords.number(word.text) else {
      throw error("\(what), a whole number", at: word)
    }
    return number
  }

  /// The presentation style that comes next, if one does.
  mutating func style() -> PresentationStyle? {
    guard let word = peek, let style = PresentationStyle(word: word) else { return nil }
    _ = next()
    return style
  }

  /// A list of routes such as [1,2].
  mutating func routes(
    expecting expected: String = "routes such as [1,2]", atLeast minimum: Int = 0
  ) throws(ScenarioError) -> [RouteID] {
    let word = try next(expecting: expected)
    guard word.text.hasPrefix("["), word.text.hasSuffix("]"), word.text.count >= 2 else {
      throw error(expected, at: word)
    }
    let inner = word.text.dropFirst().dropLast()
    var routes: [RouteID] = []
    for part in inner.split(separator: ",", omittingEmptySubsequences: false)
    where !inner.isEmpty {
      guard let number = FixtureWords.number(part), let value = UInt32(exactly: number) else {
        throw error(expected, at: word)
      }
      routes.append(RouteID(value))
    }
    guard routes.count >= minimum else { throw error(expected, at: word) }
    return routes
  }
}
