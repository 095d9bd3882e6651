import NavCore

/// What the steps of a scenario have made, so that later steps can name it.
///
/// Keeps what is still open or on screen and the latest of the rest, so its size does not grow with
/// the length of a run.
struct StepLabels: Sendable {
  /// Searched at every step, so it is small: no number stands for none, because ids start at 1.
  private struct Made: Sendable {
    let step: StepID
    let request: RequestID
    var transition = TransitionID(0)
    var layer = LayerID(0)
    var entry = EntryID(0)
    let kind: RequestKind
    var progress: Progress

    // How many have waited until now is a number, because it is added up without a jump.

    /// - Returns: 1 when it has waited until now.
    mutating func start(_ new: TransitionID) -> Int {
      transition = new
      let waited = progress == .waiting
      progress = waited ? .open : progress
      return waited ? 1 : 0
    }

    /// - Returns: 1 when it has waited until now.
    mutating func end() -> Int {
      defer { progress = .ended }
      return progress == .waiting ? 1 : 0
    }
  }

  /// What has become of a request so far.
  enum Progress: Sendable {
    case open
    case waiting
    case ended
  }

  private static let capacity = 48

  private var made: [Made] = []
  private var waitingCount = 0
  /// How many are not kept any more.
  private var forgotten = 0
  /// How many there may be before those that nobody can need are thrown away.
  private var limit = Self.capacity
  /// The transition that started last, the one that is asked about, and where the request is that it
  /// belongs to, which need not be there any more.
  private var newestTransition = TransitionID(0)
  private var newestPlace = 0
  /// The entry that left last.
  var lastGone: EntryID?

  /// The request that a call comes to, or nil when the step it names has made nothing of the sort.
  func request(for what: Call.What) -> Request? {
    switch what {
    case .request(let request): request
    case .dismiss(let step): layer(of: step).map { .dismissLayer($0) }
    case .cancel(let step): place(of: step).map { .cancel(made[$0].request) }
    }
  }

  /// How many requests have been made so far.
  var requestCount: Int { forgotten + made.count }

  /// True once the request of a step has its outcome, or is forgotten.
  ///
  /// - Parameter count: how many requests had been made before it: what is looked for is among the rest,
  ///   most often the first.
  func hasEnded(_ step: StepID, after count: Int) -> Bool {
    var place = max(count - forgotten, 0)
    while place < made.count {
      if made[place].step == step { return made[place].progress == .ended }
      place += 1
    }
    return true
  }

  func entry(of step: StepID) -> EntryID? {
    guard let place = place(of: step), made[place].entry.rawValue != 0 else { return nil }
    return made[place].entry
  }

  private func layer(of step: StepID) -> LayerID? {
    guard let place = place(of: step), made[place].layer.rawValue != 0 else { return nil }
    return made[place].layer
  }

  /// The transition of a request, the latest if there were several.
  mutating func transition(of request: RequestID) -> TransitionID? {
    guard let place = place(of: request), made[place].transition.rawValue != 0 else { return nil }
    return made[place].transition
  }

  @inline(__always)
  func kind(of transition: TransitionID) -> RequestKind? {
    place(of: transition).map { made[$0].kind }
  }

  /// How many steps there are whose requests presented something that is still there.
  func presenterCount(in state: NavigationState) -> Int {
    if state.layers.isEmpty { return 0 }
    let lowest = Self.lowestLayer(in: state)
    var count = 0
    for place in made.indices where isPresented(place, in: state, from: lowest) { count += 1 }
    return count
  }

  /// One of these steps, counted from the oldest.
  func presenter(_ index: Int, in state: NavigationState) -> StepID? {
    let lowest = Self.lowestLayer(in: state)
    var rest = index
    for place in made.indices where isPresented(place, in: state, from: lowest) {
      if rest == 0 { return made[place].step }
      rest -= 1
    }
    return nil
  }

  /// Compared first with the lowest layer there is, because the layers of most are gone, or they have
  /// presented none: a jump that is mostly foreseen.
  @inline(__always)
  private func isPresented(
    _ place: Int, in state: NavigationState, from lowest: LayerID
  ) -> Bool {
    let layer = made[place].layer
    return layer >= lowest && state.contains(layer)
  }

  private static func lowestLayer(in state: NavigationState) -> LayerID {
    var lowest = LayerID(.max)
    for index in state.layers.indices { lowest = min(lowest, state.layers[index].id) }
    return lowest
  }

  /// The latest step that a later one could name; `back` counts from the newest.
  func recent(_ back: Int) -> StepID? {
    made.isEmpty ? nil : made[made.count - 1 - back % made.count].step
  }

  /// A step whose request waits, the oldest first; nil when none does.
  func waiting(_ index: Int) -> StepID? {
    guard waitingCount > 0 else { return nil }
    var rest = index % waitingCount
    for place in made.indices {
      rest -= made[place].progress == .waiting ? 1 : 0
      if rest < 0 { return made[place].step }
    }
    return nil
  }

  /// The step that presented last, whether that is still there or not.
  var lastPresenter: StepID? { made.last { $0.layer.rawValue != 0 }?.step }

  /// What clearing a flag removes that a view has kept since a step put something there.
  func target(of flag: Flag, _ step: StepID) -> RemovalTarget? {
    switch flag {
    case .push: entry(of: step).map { .entry($0) }
    case .presentation: layer(of: step).map { .layer($0) }
    }
  }
}

// MARK: - Taking notice

extension StepLabels {
  /// - Parameter progress: what has become of it, as far as that is known already.
  mutating func made(
    _ request: RequestID, _ kind: RequestKind, by step: StepID, _ progress: Progress
  ) {
    made.append(Made(step: step, request: request, kind: kind, progress: progress))
    waitingCount += progress == .waiting ? 1 : 0
  }

  mutating func waits(_ request: RequestID) {
    guard let place = place(of: request), made[place].progress == .open else { return }
    made[place].progress = .waiting
    waitingCount += 1
  }

  /// - Returns: the kind of the request; nil when it is not known.
  @discardableResult
  mutating func settled(_ request: RequestID) -> RequestKind? {
    guard let place = place(of: request) else { return nil }
    waitingCount -= made[place].end()
    return made[place].kind
  }

  mutating func started(_ request: RequestID, _ transition: TransitionID) {
    guard let place = place(of: request) else { return }
    waitingCount -= made[place].start(transition)
    guard transition >= newestTransition else { return }
    // One that starts twice is looked for.
    newestPlace = transition > newestTransition ? place : made.count
    newestTransition = transition
  }

  /// - Parameter layer: what is presented, if anything is.
  mutating func shows(
    _ entry: EntryID, on layer: LayerID? = nil, by transition: TransitionID
  ) {
    guard let place = place(of: transition) else { return }
    made[place].entry = entry
    if let layer { made[place].layer = layer }
  }

  /// True when it is time to ``prune(_:)``.
  var isFull: Bool { made.count > limit }

  /// Keeps what is open or on screen, and the latest.
  mutating func prune(_ state: NavigationState) {
    let old = made.count - Self.capacity / 2
    let lowest = Self.lowestLayer(in: state)
    var kept = 0
    for place in 0..<max(old, 0)
    where made[place].progress != .ended || isPresented(place, in: state, from: lowest) {
      if kept < place { made[kept] = made[place] }
      kept += 1
    }
    let gone = max(old, 0) - kept
    made.removeSubrange(kept..<kept + gone)
    forgotten += gone
    newestPlace = newestPlace >= old ? newestPlace - gone : made.count
    // However many are open, most calls need not look.
    limit = max(Self.capacity, made.count * 2)
  }
}

// MARK: - Finding

extension StepLabels {
  // As something that could change the labels, because to be asked they would be copied.
  private mutating func place(of request: RequestID) -> Int? {
    let last = made.count - 1
    guard last >= 0 else { return nil }
    // Requests are numbered as they are made, so the place can be computed, unless some between are
    // forgotten. What is newer than all is far away, too.
    let distance = made[last].request.rawValue &- request.rawValue
    if distance <= UInt64(last) {
      let guess = last &- Int(truncatingIfNeeded: distance)
      if made[guess].request == request { return guess }
    }
    return placeAmongAll(of: request)
  }

  @inline(never)
  private mutating func placeAmongAll(of request: RequestID) -> Int? {
    var low = 0
    var high = made.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if made[middle].request < request { low = middle + 1 } else { high = middle }
    }
    return made[low].request == request ? low : nil
  }

  // Inlined, because the labels are copied to be asked.
  @inline(__always)
  private func place(of transition: TransitionID) -> Int? {
    guard transition.rawValue != 0 else { return nil }
    if transition == newestTransition, newestPlace < made.count,
      made[newestPlace].transition == transition
    {
      return newestPlace
    }
    return made.lastIndex { $0.transition == transition }
  }

  @inline(__always)
  private func place(of step: StepID) -> Int? {
    var place = made.count - 1
    while place >= 0 {
      if made[place].step == step { return place }
      place -= 1
    }
    return nil
  }
}
