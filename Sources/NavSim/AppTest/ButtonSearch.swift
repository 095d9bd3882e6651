import NavSim

/// What there is to do is found by doing it: every button of every screen that is met.
///
/// A run goes on from screen to screen as long as something was never done there; the next one begins
/// at the screen nearest to the start where something is left. One that looks like another one may hide
/// something else, as what waits for its turn: as much time again is for what was done last where the
/// screens look the same. Where there are too many screens, as much time again is for what was never
/// done anywhere.
final class ButtonSearch {
  /// One step, or all that fill a form.
  private typealias Try = [AppStep]

  private struct Situation: Hashable {
    let shown: String
    let screen: SeenScreen
    /// What was done last; nil for any.
    var last: AppStep?
  }

  /// A situation, and what is left to do there.
  private struct Place {
    /// What leads there: as it was met first, and behind that a shorter way that should do the same.
    var ways: [[Try]]
    var left: [Try]
    /// True where only what was done last is new.
    let isAlike: Bool
    var way: [Try] { ways.last ?? [] }
  }

  /// What is looked for at present.
  private enum Phase {
    case new, alike
    /// What was never done anywhere.
    case untried
  }

  /// So much is tried, so far from the start, and a run goes on for so many steps at most from where it
  /// was to go; and so much at least may be tried where screens look the same.
  static let limit = (tries: 400, distance: 12, steps: 60, alike: 20)

  private let app: PlayedApp
  private let hand = SearchHand()
  private(set) var found: Found
  private var places: [Place] = []
  private var known: [Situation: Int] = [:]
  /// What was done last in something that was tried.
  private var done: Set<AppStep> = []
  /// What is in one of the parts of the app.
  private var parted: Set<AppStep> = []
  private var count = 0
  private var budget = limit.tries
  private var phase = Phase.new

  init(_ app: PlayedApp) {
    self.app = app
    found = Found(app: app.name, buttons: app.words.map { AppButton(words: $0) })
    let watch = StepWatch("steps to find out what there is to tap")
    search()
    watch.stop()
  }

  private func search() {
    walk(to: nil)
    goOn()
    if places.contains(where: { !$0.isAlike && !$0.left.isEmpty }) {
      found.isCutOff = true
      phase = .untried
      budget += Self.limit.tries
    } else {
      phase = .alike
      budget = min(budget, count + max(count, Self.limit.alike))
    }
    goOn()
  }

  private func goOn() {
    while count < budget, let next = nearest { walk(to: next) }
  }

  /// The place nearest to the start where something is left.
  private var nearest: Int? {
    let open = places.indices.filter { next(at: $0) != nil }
    return open.min { places[$0].way.count < places[$1].way.count }
  }

  /// What is done next at a place: what was never done anywhere comes first.
  private func next(at place: Int) -> Int? {
    let left = places[place].left
    if phase == .new, places[place].isAlike { return nil }
    let untried = left.firstIndex { $0.last.map(done.contains) == false }
    return phase == .untried ? untried : untried ?? left.indices.first
  }

  // MARK: Runs

  /// One run: to a place, and from there on.
  private func walk(to target: Int?) {
    var walk = Walk(way: target.map { places[$0].way } ?? [])
    hand.prepare(nil)
    CrashNote.naming("\(app.name): the first screen") {
      searched.playAlone(atMost: walk.steps.count + Self.limit.steps) { [self] shown in
        if walk.steps.isEmpty { arrive(shown, &walk) }
        guard let step = walk.nextStep() else { return nil }
        hand.prepare(step)
        CrashNote.rename("\(app.name): \(walk.text)")
        return 0
      }
    }
    // What leads to another place at another time is no way to it.
    if let target, walk.reached.isDisjoint(with: [target]) { dropWay(to: target) }
  }

  /// The app, to which is done what the hand says.
  private var searched: RouterTest<SimulatedApp, AppScreen> {
    var test = RouterTest<SimulatedApp, AppScreen>(app.name) { [start = app.start] in
      start()
    } screens: {
      $0.screensAtEndOfTurn()
    }
    .tap("step") { [hand] in try hand.carryOut(on: $0) }
    .offering("step") { [hand] app, _ in
      hand.look(at: app)
      return [0]
    }
    .host(.ofApp(tabs: found.tabs))
    .waitsForStart()
    test.playsWholeApp = true
    return test
  }

  private struct Walk {
    /// What was begun.
    var tries: [Try]
    /// What is still to be done of it.
    var steps: [AppStep]
    /// The place where the last try began; nil while the run is on its way.
    var place: Int?
    /// Where the way has led to.
    var reached: Set<Int> = []
    private var begun: [AppStep] = []

    init(way: [Try]) {
      tries = way
      steps = way.flatMap(\.self)
    }

    mutating func begin(_ next: Try, at place: Int) {
      tries.append(next)
      steps = next
      self.place = place
    }

    mutating func nextStep() -> AppStep? {
      guard !steps.isEmpty else { return nil }
      begun.append(steps[0])
      return steps.removeFirst()
    }

    var text: String { begun.map(\.description).joined(separator: ", ") }
  }

  /// Everything that was begun has come to rest: notes what is there, and goes on with what is left.
  private func arrive(_ shown: String, _ walk: inout Walk) {
    let (passing, screen) = hand.screens
    note(screen)
    for screen in passing { notePassing(screen) }
    var situation = Situation(shown: shown, screen: screen)
    let isNew = known[situation] == nil
    let here = place(situation, walk)
    situation.last = walk.tries.last?.last
    let both = isNew || situation.last == nil ? [here] : [here, place(situation, walk)]
    if walk.place == nil { walk.reached = Set(both) }
    // What shows nothing may have changed what is hidden: what is left is tried without it.
    guard walk.place != here else { return }
    guard count < budget, let open = both.first(where: { next(at: $0) != nil }),
      let choice = next(at: open)
    else { return }
    let chosen = places[open].left.remove(at: choice)
    count += 1
    Heartbeat.beat()
    if let last = chosen.last { done.insert(last) }
    walk.begin(chosen, at: here)
  }

  private func dropWay(to place: Int) {
    if places[place].ways.count > 1 {
      places[place].ways.removeLast()
    } else {
      places[place].left = []
    }
  }

  // MARK: Places

  /// The place of a situation, which is new or known.
  private func place(_ situation: Situation, _ walk: Walk) -> Int {
    if let index = known[situation] { return index }
    var ways = [walk.tries]
    if let before = walk.place, let last = walk.tries.last {
      let short = places[before].way + [last]
      if short.count < walk.tries.count { ways.append(short) }
    }
    var new = Place(ways: ways, left: [], isAlike: situation.last != nil)
    if new.way.count < Self.limit.distance {
      new.left = tries(on: situation.screen, after: walk.tries)
      notePart(new.way.flatMap(\.self), new.left.flatMap(\.self))
    } else if !new.isAlike {
      found.isCutOff = true
    }
    known[situation] = places.count
    places.append(new)
    return places.count - 1
  }

  /// A place is a part of its own when there is something to do that is in no other one.
  private func notePart(_ way: [AppStep], _ steps: [AppStep]) {
    guard !parted.isSuperset(of: steps) else { return }
    parted.formUnion(steps)
    found.parts.append(FoundPart(way, steps, in: found, links: app.links))
  }

  /// What can be tapped only while something is under way is not tried here, as it is not there at rest.
  private func notePassing(_ screen: SeenScreen) {
    for button in screen.buttons where !app.avoided.contains(button.words) {
      if !found.buttons.contains(button) { found.buttons.append(button) }
    }
  }

  private func note(_ screen: SeenScreen) {
    for tab in screen.tabs where !found.tabs.contains(tab) { found.tabs.append(tab) }
    notePassing(screen)
    if screen.isInPart { found.hasLongLists = true }
    if screen.hasPageTwice { found.pushesTwice = true }
    if screen.hasPhases { found.hasPhases = true }
    if screen.hasTimers { found.hasTimers = true }
  }

  /// Everything that can be done next.
  private func tries(on screen: SeenScreen, after done: [Try]) -> [Try] {
    var next: [Try] = screen.tabs.map { [.select($0)] }
    for button in screen.buttons where !app.avoided.contains(button.words) {
      next.append([.tap(button)])
    }
    next += typing(screen.fields, after: done)
    // What lies below may be seen only then.
    if screen.canBeClosed { next.append([.close]) }
    if screen.canGoBack { next.append([.back]) }
    if found.hasPhases { next.append([screen.isActive ? .background : .foreground]) }
    if screen.hasTimers { next.append([.wait]) }
    if done.isEmpty { next += app.links.map { [.open($0)] } }
    return next
  }

  /// A form is filled, all fields at once: with each by itself, a screen has more states than can be
  /// tried. Nothing is typed into one field after another.
  private func typing(_ fields: [AppField], after done: [Try]) -> [Try] {
    var next: [Try] = []
    var form: Try = []
    for field in fields {
      let inputs = app.texts(for: field).map { AppInput(field: field.name, text: $0) }
      for input in inputs where !found.inputs.contains(input) { found.inputs.append(input) }
      form += inputs.prefix(1).map { .type($0) }
      next += inputs.map { [.type($0)] }
    }
    guard fields.count > 1 else { return next }
    return done.last?.last?.isTyping == true ? [] : [form] + next
  }
}
