/// What operations do in one run, where nothing was declared: learned from the router.
final class RunEffects: LearnedEffects {
  private struct Question: Hashable {
    let subject: Operation.Subject
    let shown: EffectTable.Shown
  }

  private let test: PlayedTest
  private var answers: [Question: LearnedResult] = [:]
  /// Sequences by what they lead to.
  private var places: [EffectTable.Shown: Int] = [:]
  /// True to ask the router itself about every history, and not about screens that look the same.
  var isExact = false

  private let table: EffectTable?
  /// True when something waits for its turn, or leaves by itself.
  private let hasTurns: Bool

  /// What takes steps in histories of this run.
  private var stepwise: Set<Operation.Subject> = []
  /// Calls of which something is shown after they have returned, there or before.
  private(set) var late: Set<Operation.Subject>
  /// Calls that present something, there or before.
  private(set) var presenting: Set<Operation.Subject>
  /// What operations have led to there, from what was shown; and whether that was not always the same.
  private var led: [Question: Picture] = [:]
  private var hasHidden = false

  /// The sequences that this run has asked for, and how many calls they have.
  private var asked: Set<Int> = []
  private var playedCalls = 0

  private let log: RunLog
  /// What the run has drawn its random numbers from; nil when it has drawn none.
  private let randomness: UInt64?
  /// Calls that do what random numbers say.
  private let random: Set<Operation.Subject>
  /// Whether sequences that were played lead to something else with these.
  private var others: [Int: Bool] = [:]
  /// The operations of the run in the order in which they began.
  private lazy var order: [(begin: Int, subject: Operation.Subject)] =
    log.operations.compactMap { operation in
      isUnkind(operation.subject) ? nil : operation.begin.map { ($0, operation.subject.plain) }
    }.sorted { $0.begin < $1.begin }

  /// - Parameters:
  ///   - test: what is played.
  ///   - table: what is known of its calls; nil when all of them say what they do.
  ///   - log: what happened in the run.
  ///   - randomness: what its random numbers were drawn from; nil when none were, or to take what was
  ///     played with others for what the run has done.
  init(_ test: PlayedTest, _ table: EffectTable?, _ log: RunLog, randomness: UInt64?) {
    self.test = test
    self.table = table
    self.log = log
    self.randomness = randomness
    random = table == nil || randomness == nil ? [] : test.learned.random(test)
    late = table?.late ?? []
    presenting = table?.presenting ?? []
    hasTurns = test.hasTurns
  }

  func result(of operation: Operation, in situation: Situation) -> LearnedResult {
    if isExact { return askExactly(operation, situation) }
    if operation.isMove || random.contains(operation.subject) { return .unknown }
    let shown = shown(in: situation)
    let question = Question(subject: operation.subject, shown: shown)
    if let known = answers[question] { return known }
    var answer = table?.result(of: operation.subject, on: shown)
    if answer == nil, let place = place(showing: shown, situation) {
      answer = ask(operation, place, from: situation.screens)
    }
    guard let answer else { return .unknown }
    answers[question] = answer
    return answer
  }

  /// What was asked for last: several operations are tried in one situation.
  private var last: (screens: Picture, tabs: [TabMemory], shown: EffectTable.Shown)?

  private func shown(in situation: Situation) -> EffectTable.Shown {
    if let last, last.screens == situation.screens, last.tabs == situation.tabs {
      return last.shown
    }
    let shown = EffectTable.Shown(situation.screens, situation.tabs)
    last = (situation.screens, situation.tabs, shown)
    return shown
  }

  /// A sequence that leads to what a history leads to: the one that was played for all runs, or its
  /// own, or another one.
  private func place(showing shown: EffectTable.Shown, _ situation: Situation) -> Int? {
    if let known = table?.places[shown] { return known }
    if isFaithful(situation) {
      let place = situation.played.place
      places[shown] = places[shown] ?? place
      return place
    }
    return places[shown]
  }

  /// What came of the very history, with what the router hides.
  private func askExactly(
    _ operation: Operation, _ situation: Situation
  ) -> LearnedResult {
    guard situation.played.place >= 0, !random.contains(operation.subject) else {
      return .unknown
    }
    // One after another, this cannot have happened; or something has its turn at another time.
    guard isFaithful(situation) else { return hasTurns ? .unknown : .refuses }
    // Most histories go on in the order in which everything began.
    let next = order.drop { $0.begin <= operation.begin ?? 0 }.prefix(Self.foresight)
    return ask(
      operation, situation.played.place, before: next.map(\.subject),
      from: situation.screens)
  }

  private func isUnkind(_ subject: Operation.Subject) -> Bool {
    guard case .call(let action, _) = subject else { return false }
    return test.actions[action].isUnkind
  }

  /// So many operations are played along.
  private static var foresight: Int { 16 }

  private func ask(
    _ operation: Operation, _ place: Int, before next: [Operation.Subject] = [],
    from screens: Picture
  ) -> LearnedResult {
    let subject = operation.subject
    if hasLeft(operation, place, screens) { return .unknown }
    guard let result = play(subject, place, before: next) else { return .unknown }
    if isExact { note(subject, result, from: screens) }
    // What the user has taken away is not there any more, whether the router has heard of it or not.
    // Of layers, the next one that waits may look the same.
    let isUndone =
      subject.takesAway && (result.parts.isEmpty || subject.takesPages)
      && result.screens.isAlike(screens)
    return result.isRefused || isUndone ? .refuses : .shows(result.screens.plain)
  }

  /// True for the button of a call that is not there any more, though the same is shown as when it was
  /// touched: an earlier call, carried out whole, takes it away without showing anything.
  private func hasLeft(_ operation: Operation, _ place: Int, _ screens: Picture) -> Bool {
    guard let begin = operation.begin, log.pictures[log.shown[begin]].isAlike(screens),
      case .played(let before) = test.learned.outcome(of: place, test)
    else { return false }
    return !before.offers(operation.subject)
  }

  /// Keeps in mind what an operation has done in a history that was played.
  private func note(
    _ subject: Operation.Subject, _ result: AlonePlay.Result, from screens: Picture
  ) {
    var isTurn = false
    if case .move(let move) = subject, hasTurns {
      isTurn = result.isFollowedByTurns(move.result(screens, []))
    }
    if !isTurn, result.takesSteps(from: screens) { stepwise.insert(subject) }
    if result.isLate { late.insert(subject) }
    if result.presents(above: screens) { presenting.insert(subject) }
    let question = Question(subject: subject, shown: EffectTable.Shown(screens, []))
    let plain = result.screens.plain
    if let other = led[question], other != plain { hasHidden = true }
    led[question] = plain
  }

  /// What comes of an operation behind a sequence; nil when that cannot be known.
  private func play(
    _ subject: Operation.Subject, _ place: Int, before next: [Operation.Subject] = []
  ) -> AlonePlay.Result? {
    let child = test.learned.child(of: place, subject.plain)
    guard mayPlay(child),
      case .played(let result) = test.learned.outcome(of: child, before: next, test),
      !isAnother(child, before: next)
    else { return nil }
    return result
  }

  /// True for a sequence of which something else comes with the random numbers of this run.
  ///
  /// - Parameter next: what is likely to be asked next.
  private func isAnother(_ place: Int, before next: [Operation.Subject]) -> Bool {
    guard let randomness, test.learned.hasDrawn(place) else { return false }
    if let known = others[place] { return known }
    let last = next.reduce(place) { test.learned.child(of: $0, $1) }
    for (place, isRandom) in test.learned.random(upTo: last, drawing: randomness, test) {
      others[place] = isRandom
    }
    return others[place] ?? false
  }

  /// True while a run has not asked for too much. What other runs have played counts, too: what a run
  /// is told must not depend on them.
  private func mayPlay(_ place: Int) -> Bool {
    guard !asked.contains(place) else { return true }
    guard !isAtLimit else { return false }
    asked.insert(place)
    playedCalls += test.learned.length(of: place)
    return true
  }

  func mayAlwaysShow(_ picture: Picture, _ operation: Operation, in situation: Situation) -> Bool {
    guard let table else { return true }
    // What sets screens takes away what is not among them, and means all of it.
    let call = operation.subject
    if table.adding.contains(call) || random.contains(call) { return false }
    let known = table.result(of: call, on: shown(in: situation))
    return known.map { $0 == .shows(picture.plain) } ?? true
  }

  var isAtLimit: Bool { playedCalls >= Self.playedLimit }

  /// So many calls are played alone for one run.
  private static var playedLimit: Int { 10_000 }

  func parts(of operation: Operation, in situation: Situation) -> [Picture] {
    guard let table, table.stepwise.contains(operation.subject) else { return [] }
    let shown = shown(in: situation)
    let own = isFaithful(situation) ? situation.played.place : nil
    guard let place = isExact ? own : place(showing: shown, situation),
      let result = play(operation.subject, place)
    else { return [] }
    return result.parts.map(\.plain)
  }

  func isFaithful(_ situation: Situation) -> Bool {
    screens(at: situation.played)?.isAlike(situation.screens) ?? false
  }

  func takesSteps(_ operation: Operation) -> Bool {
    if stepwise.contains(operation.subject) { return true }
    guard let table else { return false }
    return operation.isMove
      ? test.learned.moves(test).takeSteps : table.stepwise.contains(operation.subject)
  }

  func passes(_ operation: Operation) -> Bool {
    table?.passing.contains(operation.subject) ?? false
  }

  func goesOn(_ operation: Operation) -> Bool { late.contains(operation.subject) }

  var hidesState: Bool { hasHidden || table?.hiding.isSubset(of: random) == false }

  var movesArePlain: Bool { test.learned.moves(test).arePlain }

  /// A history goes on from what was played for all runs where that leads to the same screens, so
  /// that no sequence that is played is long; one that is told apart from others goes on from itself.
  func place(after situation: Situation, _ subject: Operation.Subject) -> PlayedPlace {
    var place = situation.played
    if !place.isExact, situation.passing.isEmpty, let table {
      place.place = table.places[shown(in: situation)] ?? place.place
    }
    guard place.place >= 0, !isUnkind(subject) else { return place }
    place.place = test.learned.child(of: place.place, subject.plain)
    // Alone, the user cannot take what lies below something else.
    if place.isExact, case .move = subject,
      case .played(let result) = test.learned.outcome(of: place.place, test), result.isRefused
    {
      place.place = -1
    }
    return place
  }

  func place(_ place: PlayedPlace, without earlier: PlayedPlace) -> PlayedPlace {
    guard place.place >= 0, earlier.place > 0 else { return place }
    return PlayedPlace(
      place: test.learned.place(place.place, without: earlier.place) ?? -1, isExact: place.isExact)
  }

  /// What the router shows after a history, played alone; nil when it cannot be played.
  func screens(at place: PlayedPlace) -> Picture? {
    guard place.place >= 0 else { return nil }
    if case .played(let result) = test.learned.outcome(of: place.place, test) {
      return result.screens
    }
    return nil
  }
}
