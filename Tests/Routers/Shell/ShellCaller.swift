import NavCore

/// A call with its options, on a router or on one of its screens, and what the router has to make of
/// it.
@MainActor
struct ShellCaller {
  let call: ShellCall
  let options: RequestOptions
  let calls: any RouterCalls<Int>
  let ticket: ShellWatch.Ticket

  /// Draws a call.
  init(_ random: inout Random, on router: Router<Int>, _ watch: ShellWatch) {
    call = ShellCall(&random, on: router.navigation, lastRequest: watch.lastRequest)
    var options = RequestOptions(
      priority: Priority.allCases[random.below(4)],
      whenBusy: [nil, .wait, .reject][random.below(3)])
    if random.chance(1, in: 6) { options.source = router.someEntry(&random) }
    if random.chance(1, in: 6) { options.scope = .own }
    var expected = options
    if random.chance(1, in: 3) {
      let entry = router.someEntry(&random)
      let scope: RequestOptions.Scope? = [nil, .visible, .own][random.below(3)]
      calls = scope.map { router.from(entry, scope: $0) } ?? router.from(entry)
      expected.source = options.source ?? entry
      expected.scope = scope ?? .own
    } else {
      calls = router
    }
    self.options = options
    ticket = ShellWatch.Ticket(call.request, expected)
  }

  /// Makes the call in the form that returns at once.
  func now(_ watch: ShellWatch) {
    watch.ticket = ticket
    let id = call.now(calls, options)
    if ticket.id != id { watch.fail("a call has another id than its request") }
  }

  /// Makes the call in the form that is awaited.
  func awaited(_ watch: ShellWatch) async {
    watch.ticket = ticket
    let outcome = await call.awaited(calls, options)
    guard let id = ticket.id, watch.outcomes[id] == outcome else {
      return watch.fail("a call was told \(outcome), and others something else")
    }
  }

  /// What is asked for, and from where.
  var words: String {
    let source = ticket.options.source.map { " from entry \($0.rawValue)" } ?? ""
    return RequestWords.text(ticket.request) + source
  }
}

extension Router<Int> {
  /// Draws a router: with tabs or without, patient or not.
  static func drawn(_ random: inout Random, clock: some Clock<Duration>) -> Router {
    let timing = random.chance(1, in: 4) ? Timing.estimated : .reported
    let watchdog: Milliseconds = random.chance(1, in: 2) ? 2_000 : 300
    let made = try? Router(
      tabs: [(id: TabID(0), root: 0), (id: TabID(1), root: 1)], timing: timing,
      watchdog: watchdog, queueLimit: random.chance(1, in: 3) ? 2 : 64, clock: clock)
    // Two tabs with ids of their own are no error.
    guard !random.chance(1, in: 5), let made else { return Router(root: 0, clock: clock) }
    return made
  }

  /// Draws an entry that is there, or one that may not be.
  func someEntry(_ random: inout Random) -> EntryID {
    let state = navigation
    let entries = state.tabs.flatMap(\.stack) + state.layers.flatMap(\.stack)
    if random.chance(1, in: 6) { return EntryID(UInt64(random.below(20))) }
    return entries[random.below(entries.count)].id
  }
}
