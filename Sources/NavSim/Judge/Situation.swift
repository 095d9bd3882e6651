/// Where a history has come to: what it has made of the screens, and what is still to be done.
struct Situation: Hashable {
  /// An operation that has begun and is not carried out.
  struct Open: Hashable {
    let operation: Int
    /// How many of its steps are done.
    var done = 0
    /// True when it need not be carried out any more: what it was given up by was cancelled.
    var isOptional = false
    /// True for a call that was refused as it began: at most, it is remembered.
    var isRefused = false
  }

  /// A layer that leaves by itself.
  struct Passing: Hashable {
    let index: Int
    let root: RouteNumber
    /// True when it has been shown: nothing leaves before it has come.
    var isSeen: Bool
    /// The call whose task is cancelled later, which may take the layer back; nil for a layer that
    /// leaves for certain.
    var cancelled: Int?
    /// Where the history was once the layer had come; the start for one whose turn came later.
    let played: PlayedPlace
  }

  /// A layer or a page that came while a call was open that had begun before it was asked for.
  struct Later: Hashable {
    let index: Int
    /// How many pages are on its layer, itself among them; 0 for a layer.
    let depth: Int
    /// The call that has shown it.
    let operation: Int
    /// True when it did not come in the instant in which it was asked for.
    let hasTakenTime: Bool
  }

  /// A presentation that waits for its turn.
  struct Waiting: Hashable {
    let operation: Int
    let tab: String?
    var isOptional = false
  }

  /// What few histories have to remember.
  struct Memory: Hashable {
    var queue: [Waiting] = []
    var passing: [Passing] = []
    /// The stacks of tabs that are not shown.
    var tabs: [TabMemory] = []
    /// Layers and pages that were asked for while earlier calls were open, the lowest first.
    var later: [Later] = []
    /// What was carried out and was not seen yet, of what may be given up.
    var unseen: [Int] = []
    /// What was carried out and was not seen yet, of what must not return before its animation is
    /// over.
    var startingToMove: [Int] = []
    /// What of that the running animation shows.
    var moving: [Int] = []
    /// The test's own rules of time and history.
    var model: ModelState?
  }

  var screens: Picture
  var open: [Open] = []
  // Situations are copied all the time in a search; this part of them seldom changes.
  private var memory = Shared(Memory())
  /// How many changes in a row were shown that this is not; 1 where no more are counted.
  var lag = 0
  /// How many changes in a row were made that were not shown.
  var ahead = 0
  /// The place in the tree of what was played on the router itself.
  var played = PlayedPlace()

  init(screens: Picture) { self.screens = screens }

  /// False where nothing can happen unseen.
  var hasChoices: Bool { !open.isEmpty || !queue.isEmpty || !passing.isEmpty }

  // By what nearly always tells two apart: most places of a search are looked up, and few are met
  // again.
  func hash(into hasher: inout Hasher) {
    var mixed = screens.ends
    for operation in open { mixed = mixed &* 31 &+ operation.operation &* 64 &+ operation.done }
    for waiting in queue { mixed = mixed &* 31 &+ waiting.operation }
    hasher.combine(mixed)
  }

  /// True when something is asked for that would have to wait for its turn.
  func isAskedToWait(_ operations: [Operation]) -> Bool {
    open.contains { operations[$0.operation].priority != nil }
  }

  /// What leaves by a change, when it was asked for while earlier calls were open and nothing else
  /// leaves.
  func laterLost(by result: Picture) -> Later? {
    guard !later.isEmpty else { return nil }
    switch screens.onlyLoss(for: result) {
    case .layer: return later.last { $0.depth == 0 && $0.index == screens.layers.count - 1 }
    case .page(let depth):
      return later.last { $0.depth == depth && $0.index == screens.layers.count - 1 }
    case nil: return nil
    }
  }

  // MARK: Changing the screens

  /// The screens become others; what is remembered follows.
  ///
  /// - Parameter isUnseen: true when nothing that is presented was on the screen before.
  mutating func show(_ new: Picture, isUnseen: @autoclosure () -> Bool = false) {
    if new.tab != screens.tab {
      tabs = tabs.leaving(screens, for: new, isUnseen: isUnseen())
    }
    screens = new
    if !later.isEmpty { later.removeAll { !new.has($0) } }
    if !passing.isEmpty { passing.removeAll { new.layers.count <= $0.index } }
  }

  /// What is shown is just this, ids and presenters included.
  mutating func see(_ shown: Picture) {
    screens = shown
    noteSeen()
    if !later.isEmpty { later.removeAll { !shown.has($0) } }
    if !passing.isEmpty { passing.removeAll { shown.layers.count <= $0.index } }
    for index in passing.indices { passing[index].isSeen = true }
  }

  /// What was carried out is shown.
  mutating func noteSeen() {
    if !startingToMove.isEmpty { moving += startingToMove }
    forgetUnseen()
    lag = 0
    ahead = 0
  }

  mutating func forgetUnseen() {
    if !unseen.isEmpty { unseen = [] }
    if !startingToMove.isEmpty { startingToMove = [] }
  }

  /// The running animation is over.
  mutating func stopMoving() { if !moving.isEmpty { moving = [] } }

  /// Layers that leave by themselves are on the screen.
  mutating func seePassing(in shown: Picture) {
    for place in passing.indices where !passing[place].isSeen {
      let layer = passing[place]
      passing[place].isSeen =
        shown.layers.indices.contains(layer.index)
        && shown.layers[layer.index].root == layer.root
    }
  }

  /// The waiting presentations whose turn it may be: of the highest priority, the earliest of
  /// equals, of all or of the tab that is shown.
  func turns(_ priority: (Int) -> Int) -> [Int] {
    guard screens.layers.count == 1, !queue.isEmpty else { return [] }
    func first(_ places: [Int]) -> Int? {
      let highest = places.map { priority(queue[$0].operation) }.max()
      return places.first { priority(queue[$0].operation) == highest }
    }
    let all = first(Array(queue.indices))
    guard let tab = screens.tab, queue.contains(where: { $0.tab != tab }) else {
      return [all].compactMap(\.self)
    }
    let own = first(queue.indices.filter { queue[$0].tab == tab })
    return (own == all ? [all] : [own, all]).compactMap(\.self)
  }
}

// MARK: Memory

extension Situation {
  var queue: [Waiting] {
    _read { yield memory.value.queue }
    _modify { yield &memory.value.queue }
  }

  var passing: [Passing] {
    _read { yield memory.value.passing }
    _modify { yield &memory.value.passing }
  }

  var tabs: [TabMemory] {
    _read { yield memory.value.tabs }
    _modify { yield &memory.value.tabs }
  }

  var later: [Later] {
    _read { yield memory.value.later }
    _modify { yield &memory.value.later }
  }

  var unseen: [Int] {
    _read { yield memory.value.unseen }
    _modify { yield &memory.value.unseen }
  }

  var startingToMove: [Int] {
    _read { yield memory.value.startingToMove }
    _modify { yield &memory.value.startingToMove }
  }

  var moving: [Int] {
    _read { yield memory.value.moving }
    _modify { yield &memory.value.moving }
  }

  var model: ModelState? {
    _read { yield memory.value.model }
    _modify { yield &memory.value.model }
  }
}

/// Where in the tree of played sequences a history is.
///
/// Two histories that show the same count as the same, unless the router itself is asked: what it
/// hides may differ then.
struct PlayedPlace: Hashable {
  var place = 0
  /// True when the place tells histories apart.
  var isExact = false

  static func == (one: Self, other: Self) -> Bool {
    !one.isExact && !other.isExact || one.place == other.place
  }

  func hash(into hasher: inout Hasher) { if isExact { hasher.combine(place) } }
}

extension Screens<RouteNumber> {
  /// What nearly always tells two pictures of one run apart, for a hash: stacks are long, and change
  /// at their ends.
  var ends: Int {
    var ends = 0
    for layer in layers {
      ends = ends &* 31 &+ Int(layer.root) &<< 32 &+ layer.pushed.count
      for route in layer.pushed.suffix(4) { ends = ends &* 31 &+ Int(route) }
    }
    return ends
  }

  /// True while a layer or a page may be there that came late.
  fileprivate func has(_ later: Situation.Later) -> Bool {
    layers.indices.contains(later.index) && layers[later.index].pushed.count >= later.depth
  }

  /// Whether what is shown is what a history leads to: the same to a user, and the same layers and
  /// pushed screens where both have an id.
  func matches(_ shown: Self) -> Bool {
    guard isAlike(shown) else { return false }
    for index in layers.indices where !layers[index].hasSameIDs(as: shown.layers[index]) {
      return false
    }
    return true
  }
}
