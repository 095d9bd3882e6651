/// What actions do, as `list effects` prints it: what the test declares, or what was learned, ready
/// to be pasted.
struct EffectText {
  private let test: PlayedTest
  private let table: EffectTable

  /// Plays every call alone, where that was not done yet.
  init(_ test: PlayedTest) {
    self.test = test
    table = test.learned.explored(test)
  }

  /// A line for each call and kind of situation in which it does something of its own.
  var lines: [String] {
    test.actions.indices.flatMap { action in
      test.actions[action].arguments.indices.flatMap { lines(action, $0) }
    }
  }

  private func lines(_ action: Int, _ argument: Int) -> [String] {
    let name = test.actions[action].text(argument)
    if let effect = test.actions[action].effects?[argument], !effect.isLearned {
      return ["effect    \(name)  declared"]
    }
    let subject = Operation.Subject.call(action: action, argument: argument)
    if test.learned.random(test).contains(subject) {
      return ["effect    \(name)  what random numbers say"]
    }
    // Situations in which it does the same stand in one line.
    var groups: [(effect: String, marks: [String], kinds: [EffectTable.Kind])] = []
    for kind in table.kinds {
      let samples = table.samples(of: subject, kind)
      guard !samples.isEmpty else { continue }
      let effect = text(subject, kind)
      let marks = marks(samples, isLate: table.late.contains(subject))
      if let place = groups.firstIndex(where: { $0.effect == effect && $0.marks == marks }) {
        groups[place].kinds.append(kind)
      } else {
        groups.append((effect, marks, [kind]))
      }
    }
    return groups.map { group in
      let places =
        groups.count == 1
        ? "" : "  on " + unique(group.kinds.map(text)).joined(separator: "; ")
      let marks = group.marks.isEmpty ? "" : "  (\(group.marks.joined(separator: ", ")))"
      return "effect    \(name)  \(group.effect)\(places)\(marks)"
    }
  }

  private func unique(_ texts: [String]) -> [String] {
    texts.indices.filter { !texts[..<$0].contains(texts[$0]) }.map { texts[$0] }
  }

  private func marks(_ samples: [EffectSample], isLate: Bool) -> [String] {
    var marks: [String] = []
    if samples.contains(where: { !$0.result.parts.isEmpty }) { marks.append("in several steps") }
    if isLate { marks.append("after it has returned") }
    if samples.contains(where: \.result.lasts) { marks.append("waits for an answer") }
    return marks
  }

  private func text(_ kind: EffectTable.Kind) -> String {
    let tab = kind.tab.map { "[\($0)] " } ?? ""
    let root = kind.root.map(test.routes.text) ?? "nothing"
    let pushed = ["", " + 1", " + 2 and more"][kind.depth]
    guard let top = kind.top else { return tab + root + pushed }
    let count = kind.layerCount > 2 ? " (\(kind.layerCount) layers)" : ""
    return tab + root + " / " + test.routes.text(top) + pushed + count
  }

  private func text(_ subject: Operation.Subject, _ kind: EffectTable.Kind) -> String {
    guard let shape = table.shapes(of: subject, kind).first else {
      return "something else each time"
    }
    return text(shape)
  }

  private func text(_ shape: EffectShape) -> String {
    func name(_ route: RouteNumber) -> String { test.routes.text(route) }
    switch shape {
    case .refuses: return "is refused"
    case .nothing: return ".nothing"
    case .push(let route): return ".push(\(name(route)))"
    case .pop: return ".pop"
    case .replace(let route): return ".steps(.pop, .push(\(name(route))))"
    case .popToRoot: return ".popToRoot"
    case .popAfter(let count): return ".popAfter(\(count))"
    case .set(let routes): return ".set([\(routes.map(name).joined(separator: ", "))])"
    case .pushOnBase(let route):
      return ".custom { $0.layers[0].pushed.append(\(name(route))) }"
    case .popBase: return ".custom { $0.layers[0].pushed.removeLast() }"
    case .popBaseToRoot: return ".custom { $0.layers[0].pushed = [] }"
    case .present(let layer):
      let style = layer.style == .cover ? ", style: .cover" : ""
      return ".present(\(name(layer.root))\(style))"
    case .dismiss: return ".dismiss"
    case .dismissAll: return ".dismissAll"
    case .onTab(let tab, .nothing): return ".select(\(tab.debugDescription))"
    case .onTab(let tab, let shape):
      return ".steps(.select(\(tab.debugDescription)), \(text(shape)))"
    case .screens(let screens): return "shows \(screens.text(test.routes))"
    }
  }
}
