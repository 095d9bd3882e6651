import NavSim

/// What there is to do is found by doing it: every button of every screen that is met, breadth first,
/// each from the start on.
extension Discovery {
  struct Step: Hashable {
    let action: Int
    let argument: Int

    init(_ action: Action, _ argument: Int) {
      self.action = action.rawValue
      self.argument = argument
    }
  }

  /// What is done from the start on.
  struct Sequence {
    var steps: [Step] = []
    /// How many steps these are, where all fields of a screen are one.
    var length = 0

    func then(_ steps: Step...) -> Self { then(steps) }

    func then(_ steps: [Step]) -> Self { Self(steps: self.steps + steps, length: length + 1) }
  }

  /// What is known of an app while its buttons are looked for.
  struct Search {
    /// What goes on from screens that are new, in the order in which they were met.
    var waiting = [Sequence()]
    /// What goes on from screens that look like another one.
    var alike: [Sequence] = []
    var known: Set<Situation> = []
    /// What was done last in a sequence that was played.
    var tried: Set<Step> = []
    private var played = 0

    var isOver: Bool { played == waiting.count }

    mutating func next() -> Sequence? {
      guard !isOver else { return nil }
      defer { played += 1 }
      return waiting[played]
    }

    /// The next one whose last step was never done.
    mutating func nextUntried() -> Sequence? {
      let next = waiting[played...].firstIndex { $0.steps.last.map(tried.contains) == false }
      return next.map { waiting.remove(at: $0) }
    }

    /// Goes on from screens that look like others, if there are any.
    mutating func beginAgain() -> Bool {
      (waiting, alike, played) = (alike, [], 0)
      return !waiting.isEmpty
    }
  }

  struct Situation: Hashable {
    let shown: String
    let screen: Seen.Screen
    /// What was done last; nil for any.
    var last: Step?
  }

  /// Goes on from every screen once. One that looks like another one may hide something else, as what
  /// waits for its turn: as much time again is for what lies behind these. Where there are too many
  /// screens, as much time again is for what was never done.
  mutating func search() {
    var search = Search()
    var rest = playAll(&search, atMost: Self.limit.plays)
    guard search.isOver else {
      found.isCutOff = true
      for _ in 0..<Self.limit.plays {
        guard let next = search.nextUntried() else { break }
        play(next, &search)
      }
      return
    }
    while search.isOver, search.beginAgain() { rest = playAll(&search, atMost: rest) }
  }

  /// - Returns: how many may be played after these: as many again, and not more than are left.
  private mutating func playAll(_ search: inout Search, atMost limit: Int) -> Int {
    var count = 0
    while count < limit, let next = search.next() {
      play(next, &search)
      count += 1
    }
    return min(limit - count, count)
  }

  private mutating func play(_ sequence: Sequence, _ search: inout Search) {
    let steps = sequence.steps
    let seen = Seen()
    let played = CrashNote.naming("\(app.name): \(text(steps))") {
      test(seenBy: seen).playAlone(steps.map { ($0.action, $0.argument) })
    }
    guard let shown = played else { return }
    if let last = steps.last { search.tried.insert(last) }
    let screen = seen.screen.withLock { $0 }
    note(screen)
    guard sequence.length < Self.limit.steps else {
      if !search.known.contains(Situation(shown: shown, screen: screen)) { found.isCutOff = true }
      return
    }
    if search.known.insert(Situation(shown: shown, screen: screen)).inserted {
      search.waiting += further(sequence, screen)
    } else if search.known.insert(Situation(shown: shown, screen: screen, last: steps.last))
      .inserted
    {
      search.alike += further(sequence, screen)
    }
  }

  private mutating func note(_ screen: Seen.Screen) {
    for tab in screen.tabs where !found.tabs.contains(tab) { found.tabs.append(tab) }
    if screen.hasPageTwice { found.pushesTwice = true }
    if screen.hasPhases { found.hasPhases = true }
    if screen.hasTimers { found.hasTimers = true }
  }

  /// A sequence with everything that can be done next.
  private mutating func further(_ done: Sequence, _ screen: Seen.Screen) -> [Sequence] {
    var next: [Sequence] = []
    for tab in screen.tabs { next.append(done.then(Step(.select, place(of: tab, in: &selected)))) }
    for button in screen.buttons where !app.avoided.contains(button.words) {
      next.append(done.then(Step(.tap, place(of: button, in: &found.buttons))))
    }
    next += typing(screen.fields, after: done)
    // What lies below may be seen only then.
    if screen.canBeClosed { next.append(done.then(Step(.close, 0))) }
    if screen.canGoBack { next.append(done.then(Step(.back, 0))) }
    if found.hasPhases {
      next.append(done.then(Step(screen.isActive ? .background : .foreground, 0)))
    }
    if screen.hasTimers { next.append(done.then(Step(.wait, 0))) }
    if done.steps.isEmpty { next += app.links.indices.map { done.then(Step(.open, $0)) } }
    return next
  }

  /// A form is filled, all fields at once: with each by itself, a screen has more states than can be
  /// tried. Nothing is typed into one field after another.
  private mutating func typing(_ fields: [AppField], after done: Sequence) -> [Sequence] {
    var next: [Sequence] = []
    var form: [Step] = []
    for field in fields {
      let steps = app.texts(for: field).map { text in
        Step(.type, place(of: AppInput(field: field.name, text: text), in: &found.inputs))
      }
      form += steps.prefix(1)
      next += steps.map { done.then($0) }
    }
    guard fields.count > 1 else { return next }
    let hasTyped = done.steps.last?.action == Action.type.rawValue
    return hasTyped ? [] : [done.then(form)] + next
  }

  /// What is done, for who sees it crash.
  private func text(_ steps: [Step]) -> String {
    let texts = steps.map { step in
      switch Action(rawValue: step.action) {
      case .tap: "tap \(found.buttons[step.argument])"
      case .open: "open \"\(app.links[step.argument])\""
      case .type: "type \(found.inputs[step.argument])"
      case .select: "tab \"\(selected[step.argument])\""
      case .background: "background"
      case .foreground: "foreground"
      case .wait: "wait"
      case .close: "the sheet is closed"
      case .back: "back"
      case .redraw, nil: "redraw"
      }
    }
    return texts.isEmpty ? "the first screen" : texts.joined(separator: ", ")
  }

  private func place<Item: Equatable>(of item: Item, in items: inout [Item]) -> Int {
    if let place = items.firstIndex(of: item) { return place }
    items.append(item)
    return items.count - 1
  }
}
