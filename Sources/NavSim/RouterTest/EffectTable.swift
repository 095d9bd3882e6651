/// What calls do alone, as far as it was played once for all runs of a test.
///
/// Every call is played in two situations of each kind that calls lead to. Where one effect fits all
/// that was seen in situations of a kind, it is taken for what the call does there; before anybody is
/// accused, each history is played as a whole.
struct EffectTable: Sendable {
  /// A kind of situation: what a router may make its rules depend on.
  struct Kind: Hashable, Sendable {
    let tab: String?
    let root: RouteNumber?
    let layerCount: Int
    let top: RouteNumber?

    init(_ screens: Picture) {
      tab = screens.tab
      root = screens.layers.first?.root
      layerCount = screens.layers.count
      top = screens.layers.count > 1 ? screens.layers.last?.root : nil
    }
  }

  /// What was seen of a call.
  struct Sample: Hashable, Sendable {
    let before: Picture
    let result: AlonePlay.Result
  }

  private struct Key: Hashable {
    let subject: Operation.Subject
    let kind: Kind
  }

  /// Calls of which something is shown after they have returned.
  private(set) var late: Set<Operation.Subject> = []
  /// The first sequence that leads to screens.
  private(set) var places: [Picture: Int] = [:]
  /// The kinds of situations, in the order in which they were met.
  private(set) var kinds: [Kind] = []
  private var samples: [Key: [Sample]] = [:]
  private var shapes: [Key: [EffectShape]] = [:]

  /// So many sequences are played.
  private static var limit: Int { 400 }
  /// Each call is played in so many situations of a kind.
  private static var samplesOfAKind: Int { 2 }

  init(exploring learned: LearnedActions, _ test: PlayedTest) {
    let calls: [Operation.Subject] = test.actions.indices.flatMap { action in
      test.actions[action].arguments.indices.map { .call(action: action, argument: $0) }
    }
    var waiting = [LearnedActions.root][...]
    var counts: [Kind: Int] = [:]
    var plays = 0
    while let place = waiting.popFirst(), plays < Self.limit {
      guard case .played(let present) = learned.outcome(of: place, test) else { continue }
      let before = present.screens.plain
      if places[before] == nil { places[before] = place }
      let kind = Kind(before)
      if counts[kind] == nil { kinds.append(kind) }
      guard counts[kind, default: 0] < Self.samplesOfAKind else { continue }
      counts[kind, default: 0] += 1
      for call in calls {
        let child = learned.child(of: place, call)
        plays += 1
        guard case .played(var result) = learned.outcome(of: child, test) else { continue }
        if result.isLate { late.insert(call) }
        result.screens = result.screens.plain
        samples[Key(subject: call, kind: kind), default: []].append(
          Sample(before: before, result: result))
        if !result.isRefused { waiting.append(child) }
      }
    }
    for (key, seen) in samples { shapes[key] = EffectShape.fitting(seen) }
  }

  /// What was seen of a call in situations of a kind.
  func samples(of subject: Operation.Subject, _ kind: Kind) -> [Sample] {
    samples[Key(subject: subject, kind: kind)] ?? []
  }

  /// The effects that fit what was seen of a call in situations of a kind, the simplest first.
  func shapes(of subject: Operation.Subject, _ kind: Kind) -> [EffectShape] {
    shapes[Key(subject: subject, kind: kind)] ?? []
  }

  /// What a call does to screens; nil when that has to be played.
  func result(of subject: Operation.Subject, on screens: Picture) -> LearnedResult? {
    let key = Key(subject: subject, kind: Kind(screens))
    guard let seen = samples[key], let fitting = shapes[key] else { return nil }
    if let same = seen.first(where: { $0.before == screens }) {
      return same.result.isRefused ? .refuses : .shows(same.result.screens)
    }
    guard seen.count >= Self.samplesOfAKind, let first = fitting.first else { return nil }
    let result = first.result(screens)
    guard fitting.dropFirst().allSatisfy({ $0.result(screens) == result }) else { return nil }
    return result.map(LearnedResult.shows) ?? .refuses
  }
}

/// One thing that a call may do in situations of a kind.
enum EffectShape: Hashable, Sendable {
  case refuses
  case nothing
  case push(RouteNumber)
  case pop
  case popToRoot
  case set([RouteNumber])
  case pushOnBase(RouteNumber)
  case popBase
  case popBaseToRoot
  case present(ScreenLayer<RouteNumber>)
  case dismiss
  case dismissAll
  /// Always the same.
  case screens(Picture)

  /// What it makes of screens; nil when it refuses.
  func result(_ screens: Picture) -> Picture? {
    let ask: Ask<RouteNumber>
    switch self {
    case .refuses: return nil
    case .nothing: return screens
    case .push(let route): ask = .push(route)
    case .pop: ask = .pop
    case .popToRoot: ask = .popToRoot
    case .set(let routes): ask = .set(routes)
    case .pushOnBase(let route): ask = .becoming { $0.layers[0].pushed.append(route) }
    case .popBase:
      ask = .becoming { if !$0.layers[0].pushed.isEmpty { $0.layers[0].pushed.removeLast() } }
    case .popBaseToRoot: ask = .becoming { $0.layers[0].pushed = [] }
    case .present(let layer): ask = .becoming { $0.layers.append(layer) }
    case .dismiss: ask = .dismiss
    case .dismissAll: ask = .dismissAll
    case .screens(let picture): return picture
    }
    return screens.layers.isEmpty ? screens : ask.result(screens)
  }

  /// The effects that all samples have in common, the simplest first.
  static func fitting(_ samples: [EffectTable.Sample]) -> [Self] {
    guard let first = samples.first else { return [] }
    return candidates(first).filter { shape in
      samples.allSatisfy { sample in
        shape.result(sample.before) == (sample.result.isRefused ? nil : sample.result.screens)
      }
    }
  }

  private static func candidates(_ sample: EffectTable.Sample) -> [Self] {
    if sample.result.isRefused { return [.refuses] }
    let after = sample.result.screens
    var candidates: [Self] = [.nothing]
    if let last = after.layers.last?.pushed.last { candidates.append(.push(last)) }
    if after.layers.count > 1, let last = after.layers.first?.pushed.last {
      candidates.append(.pushOnBase(last))
    }
    candidates += [.pop, .popToRoot, .dismiss, .dismissAll]
    if after.layers.count > 1 {
      candidates += [.popBase, .popBaseToRoot]
      if let top = after.layers.last { candidates.append(.present(top)) }
    }
    if let pushed = after.layers.last?.pushed { candidates.append(.set(pushed)) }
    return candidates + [.screens(after)]
  }
}
