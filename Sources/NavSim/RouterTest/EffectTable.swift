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
