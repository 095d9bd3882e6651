/// What calls do alone, as far as it was played once for all runs of a test.
///
/// Every call is played in some situations of each kind that calls and the user's choice of a tab lead
/// to. Where one effect fits all that was seen in situations of a kind, it is taken for what the call
/// does there; before anybody is accused, each history is played as a whole.
struct EffectTable: Sendable {
  /// A kind of situation: what a router may make its rules depend on.
  struct Kind: Hashable, Sendable {
    let tab: String?
    let root: RouteNumber?
    let layerCount: Int
    let top: RouteNumber?
    /// How many screens are pushed on top: none, one, or more.
    let depth: Int
    /// The other tabs that were seen.
    let knownTabs: [String]

    init(_ shown: Shown) {
      let screens = shown.screens
      tab = screens.tab
      root = screens.layers.first?.root
      layerCount = screens.layers.count
      top = screens.layers.count > 1 ? screens.layers.last?.root : nil
      depth = min(shown.depth, 2)
      knownTabs = shown.tabs.map(\.tab)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(Int(root ?? -1) &* 64 &+ layerCount)
      hasher.combine(Int(top ?? -1) &* 4 &+ depth)
    }
  }

  /// What is shown, and the stacks of the tabs that are not.
  struct Shown: Hashable, Sendable {
    let screens: Picture
    let tabs: [TabMemory]

    init(_ screens: Picture, _ tabs: [TabMemory]) {
      self.screens = screens.plain
      let plain = tabs.map { TabMemory(tab: $0.tab, base: $0.base.plain) }
      self.tabs = plain.count < 2 ? plain : plain.sorted { $0.tab < $1.tab }
    }

    // Looked up far more often than anything differs but in its tabs.
    func hash(into hasher: inout Hasher) { hasher.combine(screens.ends) }

    /// How many screens are pushed on top.
    var depth: Int { screens.layers.last?.pushed.count ?? 0 }
  }

  private struct Key: Hashable {
    let subject: Operation.Subject
    let kind: Kind
  }

  /// Calls of which something is shown after they have returned.
  private(set) var late: Set<Operation.Subject> = []
  /// Calls of which something is shown by itself long after.
  private(set) var timed: Set<Operation.Subject> = []
  /// Calls that show something on the way, or last until somebody does something.
  private(set) var stepwise: Set<Operation.Subject> = []
  /// Calls that show a layer, which leaves by itself.
  private(set) var passing: Set<Operation.Subject> = []
  /// Calls that present something.
  private(set) var presenting: Set<Operation.Subject> = []
  /// Calls by which something comes in some situation.
  private(set) var adding: Set<Operation.Subject> = []
  /// Calls that have made different things of the same screens.
  private(set) var hiding: Set<Operation.Subject> = []
  /// The sequences that were played, by the call they end with.
  private(set) var played: [(call: Operation.Subject, place: Int)] = []
  /// The first sequence that leads to screens.
  private(set) var places: [Shown: Int] = [:]
  /// These, and the others in which calls were played: something else may be hidden.
  private(set) var situations: [(shown: Shown, place: Int)] = []
  /// The kinds of situations, in the order in which they were met.
  private(set) var kinds: [Kind] = []
  private var samples: [Key: [EffectSample]] = [:]
  private var shapes: [Key: [EffectShape]] = [:]

  /// So many sequences are played, and so many calls in all of them: where every layer has a name of
  /// its own, there is no end of kinds, and each sequence is longer than the one before.
  private static var limit: (plays: Int, calls: Int) { (1_000, 4_000) }
  /// Each call is played in so many situations of a kind, and in one more that looks the same as one
  /// of them, to see whether the router hides a difference.
  private static var samplesOfAKind: Int { 3 }
  /// So many of them may have stacks of the same depth, where that is part of no kind.
  private static var samplesAsDeep: Int { 2 }
  /// So many of them may look the same.
  private static var samplesAlike: Int { 2 }

  /// - Parameters:
  ///   - root: the sequence of no operation.
  ///   - result: what comes of the last operation of a sequence; nil where nobody can tell.
  ///   - child: the sequence that goes on with an operation.
  init(
    exploring test: some AlonePlayer, from root: Int, result: (Int) -> AlonePlay.Result?,
    child: (Int, Operation.Subject) -> Int
  ) {
    let subjects = test.exploredSubjects
    var waiting = [(place: root, tabs: [TabMemory](), length: 0)][...]
    var seen: [Kind: [Shown]] = [:]
    var played = (plays: 0, calls: 0)
    while let (place, tabs, length) = waiting.popFirst(), played.plays < Self.limit.plays,
      played.calls < Self.limit.calls
    {
      guard let present = result(place) else { continue }
      let shown = Shown(present.screens, tabs)
      let kind = Kind(shown)
      if seen[kind] == nil { kinds.append(kind) }
      let alike = seen[kind, default: []]
      let same = alike.count { $0 == shown }
      // A call that leaves one page more is another one on deeper stacks.
      let asDeep = alike.count { $0.depth == shown.depth }
      let isWanted =
        same < Self.samplesAlike && alike.count < Self.samplesOfAKind + (same > 0 ? 1 : 0)
        && (kind.depth < 2 || same > 0 || asDeep < Self.samplesAsDeep)
      if places[shown] == nil || isWanted { situations.append((shown, place)) }
      if places[shown] == nil { places[shown] = place }
      guard isWanted else { continue }
      seen[kind, default: []].append(shown)
      for subject in subjects where present.offers(subject) {
        let child = child(place, subject)
        played.plays += 1
        played.calls += length + 1
        guard var result = result(child) else { continue }
        result.screens = result.screens.plain
        if case .call = subject {
          self.played.append((subject, child))
          learn(subject, result, in: kind, shown)
        }
        // Nothing is hidden by what is declared to do nothing.
        let isIdle = !test.learns(subject) && result.screens.isAlike(shown.screens)
        if !result.isRefused, !isIdle {
          let tabs = shown.tabs.leaving(shown.screens, for: result.screens)
          waiting.append((child, tabs, length + 1))
        }
      }
    }
    for (key, seen) in samples { shapes[key] = EffectShape.fitting(seen) }
    for (key, seen) in samples {
      let hides = seen.contains { one in
        seen.contains {
          $0.before == one.before && $0.tabs == one.tabs && $0.outcome != one.outcome
        }
      }
      if hides { hiding.insert(key.subject) }
    }
  }

  /// Something came of a call.
  private mutating func learn(
    _ call: Operation.Subject, _ result: AlonePlay.Result, in kind: Kind, _ shown: Shown
  ) {
    if result.isLate { late.insert(call) }
    if result.hasTimer { timed.insert(call) }
    if result.presents(above: shown.screens) { presenting.insert(call) }
    if result.takesSteps(from: shown.screens) { stepwise.insert(call) }
    if result.passes(from: shown.screens) { passing.insert(call) }
    if shown.screens.withoutWhatLeaves(shown.screens, result.screens) == nil { adding.insert(call) }
    var result = result
    result.offered = []
    samples[Key(subject: call, kind: kind), default: []].append(
      EffectSample(before: shown.screens, tabs: shown.tabs, result: result))
  }

  /// What was seen of a call in situations of a kind.
  func samples(of subject: Operation.Subject, _ kind: Kind) -> [EffectSample] {
    samples[Key(subject: subject, kind: kind)] ?? []
  }

  /// The effects that fit what was seen of a call in situations of a kind, the simplest first.
  func shapes(of subject: Operation.Subject, _ kind: Kind) -> [EffectShape] {
    shapes[Key(subject: subject, kind: kind)] ?? []
  }

  /// What a call does to screens; nil when that has to be played.
  func result(of subject: Operation.Subject, on shown: Shown) -> LearnedResult? {
    let key = Key(subject: subject, kind: Kind(shown))
    guard let seen = samples[key], let fitting = shapes[key] else { return nil }
    let same = seen.filter { $0.before == shown.screens && $0.tabs == shown.tabs }
    if let outcome = same.first?.outcome {
      return same.allSatisfy { $0.outcome == outcome } ? outcome : nil
    }
    guard seen.count > 1, let first = fitting.first else { return nil }
    let result = first.result(shown.screens, shown.tabs)
    let isCertain = fitting.allSatisfy { $0.result(shown.screens, shown.tabs) == result }
    return isCertain && result != .unknown ? result : nil
  }
}
