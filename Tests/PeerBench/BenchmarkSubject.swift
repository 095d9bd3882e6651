import NavSim

/// The benchmark router as a subject: all six properties after every step.
struct BenchmarkSubject: ExplorableSubject {
  private var router: BenchmarkRouter
  private var steps: UInt64 = 0

  /// A router at rest, with a bug.
  init(_ bug: BenchmarkRouter.Bug) { router = BenchmarkRouter(bug) }

  /// Carries out an action and checks.
  mutating func perform(_ action: BenchmarkAction) -> Violation? {
    router.step(action)
    steps &+= 1
    let broken = router.brokenProperty
    return broken == 0 ? nil : Self.violation(broken)
  }

  /// There is nothing that comes to rest later.
  mutating func finish() -> Violation? { nil }

  /// The number of steps and the ids issued.
  var digest: UInt64 { steps &* 31 &+ UInt64(UInt32(bitPattern: router.serial)) }

  /// How deep the visible stack is.
  var depth: Int { (router.top ?? router.base).depth }

  /// How long until the estimate, and until the end, of what is under way.
  var pendingTimes: [Int64] {
    router.transition == .none ? [] : [router.estimate - router.now, router.end - router.now]
  }

  private static func violation(_ number: Int) -> Violation {
    Violation(
      property: "property-\(number)", expected: "property \(number) to hold", seen: "it does not")
  }
}

extension BenchmarkSubject {
  /// What is left out of a state is names, which no rule and no bug looks at.
  static var statesAreComplete: Bool { true }

  /// The time since it began.
  var virtualMilliseconds: Int64 { router.now }

  /// Everything but names: depths, priorities in their order, and times as distances.
  var state: SIMD2<UInt64> {
    var first: UInt64 = 0
    func put(_ value: Int, below limit: UInt64, _ word: inout UInt64) {
      word = word &* limit &+ (UInt64(truncatingIfNeeded: value) % limit)
    }
    put(router.base.depth, below: 16, &first)
    put(router.top?.depth ?? 15, below: 16, &first)
    put(router.queue.count, below: 16, &first)
    for one in router.queue { put(Int(one.priority), below: 4, &first) }
    put(Int(router.presented) + 64, below: 128, &first)
    put(Int(router.started - router.ended) + 64, below: 128, &first)
    put(router.progress, below: 8, &first)
    var second: UInt64 = 0
    put(router.transition.rawValue, below: 8, &second)
    put(router.isSlow ? 1 : 0, below: 2, &second)
    if router.transition != .none {
      put(Int(max(router.estimate - router.now, 0)), below: 1 << 16, &second)
      put(Int(max(router.end - router.now, 0)), below: 1 << 16, &second)
    }
    return SIMD2(first, second)
  }

  /// How deep, how many wait, what moves, and how far it has come with its own counters.
  var coverageFeature: UInt64 {
    let depth = min(UInt64((router.top ?? router.base).depth), 5)
    let waiting = min(UInt64(router.queue.count), 4)
    let moves = UInt64(router.transition.rawValue)
    let isOver = router.now >= router.estimate ? 1 : 0 as UInt64
    let progress = UInt64(router.progress)
    return (((depth * 8 + waiting) * 8 + moves) * 2 + isOver) * 8 + progress
  }

  /// One of everything that behaves differently.
  var alphabet: [BenchmarkAction] {
    var actions: [BenchmarkAction] = [.push(0), .pop, .popToRoot]
    actions += (-1...3).map { .popAfter($0) }
    actions += (0...4).map { .set(Array(repeating: 0, count: $0)) }
    actions += (0...3).map { .present(0, kind: 1, priority: $0) }
    actions.append(.dismiss)
    actions += [0, 150, 350, 500, 1_000].map { .advance($0) }
    return actions + [.toggleSlow]
  }

  /// See ``BenchmarkAction/cost``.
  static func cost(of action: BenchmarkAction) -> Int { action.cost }

  /// Fewer and smaller parameters; an action of several by one of one.
  static func simplifications(of action: BenchmarkAction) -> [BenchmarkAction] {
    switch action {
    case .push(let route): return smaller(route).map { .push($0) }
    case .popAfter(let index): return index == 0 ? [] : [.popAfter(0)]
    case .set(let routes):
      var simpler: [BenchmarkAction] = []
      if !routes.isEmpty { simpler.append(.set(Array(routes.dropLast()))) }
      if routes.contains(where: { $0 != 0 }) { simpler.append(.set(routes.map { _ in 0 })) }
      return simpler
    case .present(let route, let kind, let priority):
      let plain = BenchmarkAction.present(0, kind: 1, priority: priority)
      return (action == plain ? [] : [plain])
        + smaller(priority).map { .present(route, kind: kind, priority: $0) }
    case .advance(let time): return smaller(time).map { .advance($0) }
    case .pop, .popToRoot, .dismiss, .toggleSlow: return []
    }
  }

  private static func smaller(_ value: Int32) -> [Int32] {
    var candidates: [Int32] = []
    var distance = value
    while distance > 0 {
      candidates.append(value - distance)
      distance /= 2
    }
    return candidates
  }

  /// Two spans of time make one.
  static func merging(
    _ removed: BenchmarkAction, into next: BenchmarkAction
  ) -> BenchmarkAction? {
    guard case .advance(let first) = removed, case .advance(let second) = next,
      first + second <= 1_000
    else { return nil }
    return .advance(first + second)
  }
}
