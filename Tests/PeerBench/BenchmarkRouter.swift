import NavSim

/// A small router that is not ours, with six bugs planted in it: the benchmark router by which
/// searching and shrinking are measured against other tools.
///
/// The same router exists in C, Haskell, Erlang, Python and Rust; all agree on shared traces. It
/// has one layer over the root at most, a queue of eight, one transition at a time with an estimate
/// of its end.
struct BenchmarkRouter: Hashable, Sendable {
  /// What is wrong with it.
  enum Bug: Int, CaseIterable, Hashable, Sendable {
    /// Nothing.
    case none
    /// With three in the queue, the first is taken instead of the most urgent.
    case ignoresPriority
    /// `popAfter(-1)` takes the root of a deep stack.
    case popsTheRoot
    /// A slow transition counts as over when a normal one would be, and a push then comes twice.
    case trustsTheEstimate
    /// A dismissal during a presentation keeps the layer, if somebody waits.
    case keepsTheLayer
    /// Six certain actions during transitions, with others between them, empty the root layer.
    case sixActions
    /// The same six, one directly after the other.
    case sixActionsInARow
  }

  enum Transition: Int, Hashable, Sendable {
    case none, push, pop, present, dismiss
  }

  struct Layer: Hashable, Sendable {
    var kind: Int32
    var root: Int32
    var stack = SIMD16<Int32>()
    var depth: Int

    init(kind: Int32, root: Int32) {
      self.kind = kind
      self.root = root
      stack[0] = root
      depth = 1
    }
  }

  struct Waiting: Hashable, Sendable {
    var priority: Int32
    var order: Int32
    var route: Int32
    var kind: Int32
  }

  static let depthLimit = 12
  static let queueLimit = 8

  let bug: Bug
  var base = Layer(kind: 0, root: 0)
  var top: Layer?
  var queue: [Waiting] = []
  var transition = Transition.none
  var estimate: Int64 = 0
  var end: Int64 = 0
  var now: Int64 = 0
  var isSlow = false
  var serial: Int32 = 1
  var order: Int32 = 0
  var presented: Int32 = 0
  var started: Int32 = 0
  var ended: Int32 = 0
  // What was taken from the queue in this step; an order below 0 for nothing.
  private var takenPriority: Int32 = 0
  private var takenOrder: Int32 = -1
  /// How many of the six actions have come.
  var progress = 0

  /// A router at rest.
  init(_ bug: Bug = .none) { self.bug = bug }

  private var isBusy: Bool { transition != .none && now < estimate }

  /// Carries out an action.
  mutating func step(_ action: BenchmarkAction) {
    takenOrder = -1
    switch action {
    case .push(let route): push(route)
    case .pop: keep((top ?? base).depth - 2)
    case .popToRoot: if (top ?? base).depth > 1 { keep(0) }
    case .popAfter(let index): popAfter(index)
    case .set(let routes): set(routes)
    case .present(let route, let kind, let priority):
      guard queue.count < Self.queueLimit else { break }
      queue.append(Waiting(priority: priority, order: order, route: route, kind: kind))
      order += 1
      pump()
    case .dismiss: dismiss()
    case .advance(let time):
      now += Int64(time)
      if transition != .none, now >= end {
        transition = .none
        ended += 1
      }
      pump()
    case .toggleSlow: isSlow.toggle()
    }
    if bug == .sixActions || bug == .sixActionsInARow { follow(action) }
  }

  private mutating func fresh(_ route: Int32) -> Int32 {
    defer { serial += 1 }
    return serial * 8 + route
  }

  private mutating func start(_ kind: Transition) {
    let normal: Int64 = kind == .push || kind == .pop ? 350 : 500
    let duration = isSlow ? normal * 10 : normal
    isSlow = false
    started += 1
    transition = kind
    estimate = now + (bug == .trustsTheEstimate ? normal : duration)
    end = now + duration
  }

  private mutating func edit(_ change: (inout Layer) -> Void) {
    if top == nil {
      change(&base)
    } else if var layer = top {
      change(&layer)
      top = layer
    }
  }

  private mutating func push(_ route: Int32) {
    guard !isBusy, (top ?? base).depth < Self.depthLimit else {
      return
    }
    let id = fresh(route)
    let twice = bug == .trustsTheEstimate && transition != .none
    edit { layer in
      layer.stack[layer.depth] = id
      layer.depth += 1
      if twice {
        layer.stack[layer.depth] = id
        layer.depth += 1
      }
    }
    start(.push)
  }

  /// Keeps the root and `index` more, if that is less than there is.
  private mutating func keep(_ index: Int) {
    guard !isBusy, index >= 0, index + 1 < (top ?? base).depth else { return }
    edit { $0.depth = index + 1 }
    start(.pop)
  }

  private mutating func popAfter(_ index: Int32) {
    guard !isBusy else { return }
    if bug == .popsTheRoot, index == -1, (top ?? base).depth >= 4 {
      edit { $0.depth = 0 }
      start(.pop)
    } else {
      keep(Int(max(index, 0)))
    }
  }

  private mutating func set(_ routes: [Int32]) {
    let old = (top ?? base).depth
    guard !isBusy, old != 1 || !routes.isEmpty else { return }
    let ids = routes.prefix(4).map { fresh($0) }
    edit { layer in
      layer.depth = 1
      for id in ids {
        layer.stack[layer.depth] = id
        layer.depth += 1
      }
    }
    start((top ?? base).depth >= old ? .push : .pop)
  }

  private mutating func dismiss() {
    guard top != nil else { return }
    if transition != .none {
      ended += 1
      if bug == .keepsTheLayer, transition == .present, !queue.isEmpty {
        presented -= 1
        start(.dismiss)
        return
      }
    }
    top = nil
    presented -= 1
    start(.dismiss)
  }

  private mutating func pump() {
    guard transition == .none, top == nil, !queue.isEmpty else { return }
    var best = 0
    if bug != .ignoresPriority || queue.count < 3 {
      for index in queue.indices where queue[index].priority > queue[best].priority { best = index }
    }
    let next = queue.remove(at: best)
    takenPriority = next.priority
    takenOrder = next.order
    top = Layer(kind: next.kind, root: fresh(next.route))
    presented += 1
    start(.present)
  }

  private mutating func follow(_ action: BenchmarkAction) {
    let isActive = transition != .none
    var isUrgent = false
    if case .present(_, _, 2...) = action { isUrgent = isActive }
    var isNext = false
    switch (progress, action) {
    case (0, _): isNext = isUrgent
    case (1, .present(_, _, ...1)), (2, .dismiss), (3, .push), (4, .toggleSlow), (5, .popToRoot):
      isNext = isActive
    default: break
    }
    if isNext {
      progress += 1
    } else {
      switch action {
      case .present, .dismiss, .advance: progress = isUrgent ? 1 : 0
      default: if bug == .sixActionsInARow { progress = isUrgent ? 1 : 0 }
      }
    }
    if progress == 6 {
      base.depth = 0
      progress = 0
    }
  }

  /// The number of the first of the six properties that does not hold; 0 when all do.
  var brokenProperty: Int {
    if base.kind != 0 || base.root != 0 || !base.isWhole { return 1 }
    if let top, top.kind == 0 || !top.isWhole { return 1 }
    if started - ended != (transition == .none ? 0 : 1) { return 2 }
    if takenOrder >= 0 {
      for one in queue
      where one.priority > takenPriority || one.priority == takenPriority && one.order < takenOrder
      {
        return 3
      }
    }
    if presented < 0 || (top == nil ? 1 : 2) > 1 + presented { return 4 }
    if base.hasTwice || top?.hasTwice ?? false { return 5 }
    return transition == .none && top == nil && !queue.isEmpty ? 6 : 0
  }
}

extension BenchmarkRouter.Layer {
  fileprivate var isWhole: Bool { depth >= 1 && stack[0] == root }

  fileprivate var hasTwice: Bool {
    guard depth > 1 else { return false }
    for upper in 1..<depth {
      for lower in 0..<upper where stack[upper] == stack[lower] { return true }
    }
    return false
  }
}

extension BenchmarkRouter {
  /// Adds the state to the hash by which the ports are compared.
  func add(to hash: inout Int64) {
    func mix(_ value: Int64) { hash = (hash &* 31 &+ value) % 1_000_003 }
    mix(now)
    mix(isSlow ? 1 : 0)
    for value in [serial, order, presented, started, ended] { mix(Int64(value)) }
    for layer in [base] + (top.map { [$0] } ?? []) {
      mix(Int64(layer.kind))
      for index in 0..<layer.depth { mix(Int64(layer.stack[index])) }
    }
    for one in queue {
      for value in [one.priority, one.order, one.route, one.kind] { mix(Int64(value)) }
    }
    mix(Int64(transition.rawValue))
    if transition != .none { mix(end) }
  }

  /// Plays a line of a trace file: the number of a bug, and actions.
  ///
  /// - Returns: the step at which a property broke (0 for none), which, and the hash of the states;
  ///   nil for a line that is no trace.
  static func replay(_ line: some StringProtocol) -> (
    step: Int, property: Int, hash: Int64
  )? {
    let words = line.split(separator: " ")
    guard let number = words.first.flatMap({ Int($0) }), let bug = Bug(rawValue: number) else {
      return nil
    }
    var router = BenchmarkRouter(bug)
    var hash: Int64 = 0
    for (index, word) in words.dropFirst().enumerated() {
      guard let action = BenchmarkAction(text: word) else { return nil }
      router.step(action)
      let broken = router.brokenProperty
      if broken > 0 { return (index + 1, broken, hash) }
      router.add(to: &hash)
    }
    return (0, 0, hash)
  }
}
