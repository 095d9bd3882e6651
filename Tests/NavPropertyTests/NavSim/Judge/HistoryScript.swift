@testable import NavEngine
@testable import NavSim

/// A run as it is written in a test: calls, moves and what is shown, without any router.
struct HistoryScript {
  /// Something that happens.
  enum Line {
    /// A call begins that does this.
    case begin(String, CallEffect<RouteNumber>)
    case end(String, Operation.End)
    /// A call returns while something moves that moves for the router.
    case returnsWhileMoving(String)
    /// A call begins and returns.
    case call(String, CallEffect<RouteNumber>)
    /// A finger touches a layer or a page.
    case touch(String, UserMove.Target)
    case shown(Picture)
    case rest(Picture)
    case told(String, Picture, Picture)
    case settled
    /// A millisecond passes.
    case wait
  }

  /// The names of routes are letters.
  static func route(_ letter: Character) -> RouteNumber {
    RouteNumber(letter.asciiValue.map { Int($0) } ?? 0)
  }

  /// `home, a, b / x`: what is pushed on home, and a sheet.
  static func screens(_ pushed: String, _ sheets: String...) -> Picture {
    var picture = Picture(root: 0, pushed: pushed.map(route))
    for sheet in sheets {
      for root in sheet.first.map(route).map({ [$0] }) ?? [] {
        picture.layers.append(ScreenLayer(root, pushed: sheet.dropFirst().map(route)))
      }
    }
    return picture
  }

  static func text(_ picture: Picture) -> String {
    picture.layers.map { layer in
      let letters = ([layer.root] + layer.pushed).map { route in
        route == 0 ? "home" : String(UnicodeScalar(UInt8(truncatingIfNeeded: route)))
      }
      return letters.joined(separator: ",")
    }.joined(separator: " / ")
  }

  let start: Picture
  let lines: [Line]
  var properties = RouterProperty.standard
  /// True when something else was under way in the time of every call.
  var isBusy = true
  /// So many moments are looked back at; nil for as many as in a run.
  var memory: Int?
  private var names: [String] = []

  init(_ start: Picture, _ lines: [Line]) {
    self.start = start
    self.lines = lines
  }

  /// What the judge says of it; nil when it is right.
  func judged() -> (finding: HistoryFinding?, effort: HistoryJudge.Effort) {
    var log = RunLog(start: start)
    var places: [String: Int] = [:]
    var names: [String] = []
    var now = Duration.zero
    func add(_ name: String, _ operation: Operation) {
      places[name] = log.add(operation)
      names.append(name)
    }
    // `a` and `a~2` are calls of one action.
    func action(_ name: String) -> String { name.split(separator: "~")[0].description }
    let actions = Dictionary(
      lines.compactMap(\.call).map(\.name).enumerated().map { (action($1), $0) },
      uniquingKeysWith: { first, _ in first })
    let givenUp = Set(lines.compactMap(\.call).flatMap { $0.effect.superseded })
    for line in lines {
      switch line {
      case .begin(let name, let effect), .call(let name, let effect):
        let kind = name.split(separator: "#")[0].description
        var operation = Operation(
          subject: .call(action: actions[action(name)] ?? 0, argument: 0), caller: 0,
          effect: effect,
          time: now)
        operation.givesUp = Set(
          actions.filter { effect.superseded.contains($0.key.split(separator: "#")[0].description) }
            .map(\.value))
        operation.mayBeGivenUp = givenUp.contains(kind)
        operation.wasBusy = isBusy
        add(name, operation)
        places[name].map { log.began($0, step: names.count, at: now) }
        if case .call = line { places[name].map { log.ended($0, .returned, step: 0, at: now) } }
      case .touch(let name, let target):
        add(
          name,
          Operation(
            subject: .move(UserMove(target: target)), caller: 0, effect: nil, time: now))
        places[name].map { log.began($0, step: names.count, at: now) }
      case .end(let name, let how):
        places[name].map { log.ended($0, how, step: names.count, at: now) }
      case .returnsWhileMoving(let name):
        guard let place = places[name] else { continue }
        log.note(place) { $0.endsWhileMoving = true }
        log.ended(place, .returned, step: names.count, at: now)
      case .shown(let screens): log.add(.shown(screens), names.count, now)
      case .rest(let screens): log.add(.rest(screens, turnsMayWait: false), names.count, now)
      case .told(let text, let before, let after):
        log.add(
          .told(RunLog.Report(text: { text }, before: before, after: after)), names.count, now)
      case .wait: now += .milliseconds(1)
      case .settled: log.add(.settled, names.count, now)
      }
    }
    let words = HistoryWords { operation in
      log.operations.firstIndex { $0.begin == operation.begin }.map { names[$0] } ?? "?"
    } kind: { _ in
      "call"
    } text: {
      Self.text($0)
    } time: { _ in
      "0ms"
    } action: { action in
      actions.first { $0.value == action }?.key ?? "?"
    }
    var judge = HistoryJudge(properties, Specification(), NothingLearned(), words)
    if let memory { judge.memory = memory }
    let finding = judge.judge(log)
    return (finding, judge.effort)
  }
}

extension HistoryScript.Line {
  /// The call that begins.
  fileprivate var call: (name: String, effect: CallEffect<RouteNumber>)? {
    switch self {
    case .begin(let name, let effect), .call(let name, let effect): (name, effect)
    default: nil
    }
  }
}

/// Nobody can be asked what a call does.
final class NothingLearned: LearnedEffects {
  func takesSteps(_ operation: Operation) -> Bool { false }
  func passes(_ operation: Operation) -> Bool { false }
  func goesOn(_ operation: Operation) -> Bool { false }
  var hidesState: Bool { false }
  var isExact = false
  var movesArePlain: Bool { true }
  var isAtLimit: Bool { false }
  func mayAlwaysShow(_ picture: Picture, _ operation: Operation, in situation: Situation) -> Bool {
    true
  }
  func result(of operation: Operation, in situation: Situation) -> LearnedResult { .unknown }
  func isFaithful(_ situation: Situation) -> Bool { false }
  func parts(of operation: Operation, in situation: Situation) -> [Picture] { [] }
  func place(after situation: Situation, _ subject: Operation.Subject) -> PlayedPlace {
    situation.played
  }
  func place(_ place: PlayedPlace, without earlier: PlayedPlace) -> PlayedPlace { place }
}
