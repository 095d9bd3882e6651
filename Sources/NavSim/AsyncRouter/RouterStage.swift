import NavCore

/// What is wrong with the host or the callers of an asynchronous run: what the checks have to find.
package enum AsyncFlaw: String, CaseIterable, Hashable, Sendable {
  /// Nothing.
  case none
  /// The host says that a transition is over when it has only begun.
  case endsEarly = "ends-early"
  /// The host never says that a transition is over, and does not answer.
  case isSilent = "is-silent"
  /// A caller looks, waits, and then acts on what it saw.
  case checksThenActs = "checks-then-acts"
}

/// A router, its host and its callers, all in one lane.
actor RouterStage {
  /// What did not hold.
  struct Breach: Error, CustomStringConvertible {
    let description: String
  }

  private nonisolated let executor: UnownedSerialExecutor
  private let clock: any Clock<Duration>
  /// How long what is called a millisecond lasts: on a real clock nobody wants to wait for one.
  private let unit: Duration
  private let named: Named
  private let router: Router<Int>
  private let host: TimedHost
  private let flaw: AsyncFlaw
  private var breach: Breach?
  /// What the router has told of all requests, less what callers have resumed with.
  private var told: [Outcome] = []
  private var awaited = 0
  private var resumed = 0
  private var lastRoute = 0

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor }

  /// Does something under a name, for whoever reports what has not ended.
  typealias Named = @Sendable (String, @Sendable () async -> Void) async -> Void

  /// A stage on a clock and an executor, which has to outlive it.
  init(
    seed: UInt64, _ flaw: AsyncFlaw, clock: some Clock<Duration>, unit: Duration,
    executor: UnownedSerialExecutor, named: @escaping Named
  ) {
    self.flaw = flaw
    self.clock = clock
    self.unit = unit
    self.executor = executor
    self.named = named
    router = Router<Int>(root: 0, clock: clock)
    host = TimedHost(Random(seed: seed, stream: 4))
  }

  private func pass(_ milliseconds: Int) async {
    // A sleep that is cancelled ends early, and that is all there is to it.
    try? await clock.sleep(for: unit * milliseconds)
  }

  /// Plays all callers to their ends, and checks that nothing is left.
  ///
  /// Everything is a child task, because those stay on the simulation whatever they call.
  func play(clients: Int, calls: Int, seed: UInt64) async throws {
    router.attach(host)
    router.onOutcome = { [unowned self] _, outcome in
      self.assumeIsolated { $0.told.append(outcome) }
    }
    await withTaskGroup(of: Void.self) { beside in
      beside.addTask { await self.runHost() }
      beside.addTask { await self.keepTime() }
      beside.addTask { await self.releaseWhenCancelled() }
      await withTaskGroup(of: Void.self) { callers in
        for client in 0..<clients {
          let random = Random(seed: seed, stream: 16 + UInt64(client))
          callers.addTask { await self.runClient(client, calls: calls, random) }
        }
      }
      await comeToRest()
      host.stop()
      beside.cancelAll()
    }
    if let breach { throw breach }
    if resumed != awaited { throw Breach(description: "\(awaited) calls, \(resumed) resumed") }
    if host.overlaps > 0 { throw Breach(description: "a transition was asked for during another") }
  }

  private func keepTime() async { await router.keepTime() }

  /// Lets everybody go when the run is given up, because a caller whose transition never ends
  /// cannot be cancelled.
  private func releaseWhenCancelled() async {
    let (never, continuation) = AsyncStream<Never>.makeStream()
    for await _ in never {}
    withExtendedLifetime(continuation) {}
    router.detach()
  }

  private func runHost() async {
    await withDiscardingTaskGroup { performing in
      while !host.isStopped {
        if !host.hasWork { await withUnsafeContinuation { host.park($0) } }
        let answers = host.takeAnswers()
        if flaw != .isSilent { for answer in answers { router.report(answer) } }
        for performance in host.takePerformances() {
          performing.addTask { await self.perform(performance) }
        }
      }
    }
  }

  private func perform(_ performance: TimedHost.Performance) async {
    if flaw == .endsEarly { router.report(.ended(performance.id, finished: true)) }
    await pass(Int(performance.time.rawValue))
    host.end(performance)
    if flaw == .none || flaw == .checksThenActs {
      router.report(.ended(performance.id, finished: true))
    }
  }

  private func comeToRest() async {
    for _ in 0..<1_000 where router.isBusy {
      await pass(100)
    }
    if router.isBusy { fail("the router does not come to rest") }
  }
}

// MARK: - Callers

extension RouterStage {
  private func runClient(_ client: Int, calls: Int, _ random: Random) async {
    var random = random
    for _ in 0..<calls where breach == nil {
      await pass(random.below(400))
      let drawn = Random(seed: random.next())
      await named("client \(client)") { await self.act(drawn) }
    }
  }

  private func act(_ drawn: Random) async {
    var random = drawn
    switch random.below(8) {
    case 0, 1: await pushAndCheck(wait: random.chance(1, in: 2))
    case 2: await cancelled(after: random.below(500))
    case 3: await count { await router.pop() }
    case 4: await sequence()
    case 5: await presentOnce()
    case 6: await count { await router.dismiss() }
    default: await count { await router.popToRoot(RequestOptions(whenBusy: .wait)) }
    }
  }

  /// A completed push has really been shown.
  private func pushAndCheck(wait: Bool) async {
    let route = nextRoute()
    let outcome = await count {
      await router.push(route, RequestOptions(whenBusy: wait ? .wait : .reject))
    }
    check(outcome, route)
  }

  /// A push whose task is cancelled is withdrawn, or awaited: never both.
  private func cancelled(after time: Int) async {
    let route = nextRoute()
    await withTaskGroup(of: Outcome.self) { group in
      group.addTask { await self.pushWaiting(route) }
      await pass(time)
      group.cancelAll()
      for await outcome in group { check(outcome, route) }
    }
  }

  private func pushWaiting(_ route: Int) async -> Outcome {
    await count { await router.push(route, RequestOptions(whenBusy: .wait)) }
  }

  /// Two pushes that nothing comes between.
  private func sequence() async {
    let (first, second) = (nextRoute(), nextRoute())
    let outcome = await count {
      await router.sequence { steps in
        steps.push(first)
        steps.push(second)
      }
    }
    guard outcome == .completed else { return }
    let asked = host.asked.compactMap { router.route($0) }
    if let place = asked.lastIndex(of: first), place + 1 < asked.count, asked[place + 1] != second {
      fail("between the steps \(first) and \(second) came \(asked[place + 1])")
    }
  }

  /// A sheet, unless one is up: right only if nobody comes between looking and presenting.
  private func presentOnce() async {
    guard router.navigation.layers.isEmpty else { return }
    let isFlawed = flaw == .checksThenActs
    if isFlawed { await pass(1) }
    let options = RequestOptions(whenBusy: isFlawed ? .wait : .reject)
    let outcome = await count { await router.present(nextRoute(), options) }
    if outcome == .completed, router.navigation.layers.count > 1 {
      fail("\(router.navigation.layers.count) sheets, though each was presented over nothing")
    }
  }

  private func check(_ outcome: Outcome, _ route: Int) {
    let wasAsked = host.asked.contains { router.route($0) == route }
    let wasShown = host.shown.contains { router.route($0) == route }
    switch outcome {
    case .completed where !wasShown: fail("push \(route) completed before the host had shown it")
    case .cancelled where wasAsked: fail("push \(route) was withdrawn, and shown all the same")
    case .rejected where wasAsked: fail("push \(route) was rejected, and shown all the same")
    default: break
    }
  }

  @discardableResult
  private func count(_ call: () async -> Outcome) async -> Outcome {
    awaited += 1
    let outcome = await call()
    resumed += 1
    if let place = told.firstIndex(of: outcome) {
      told.remove(at: place)
    } else {
      fail("a caller resumed with \(outcome), which nobody was told")
    }
    return outcome
  }

  private func nextRoute() -> Int {
    lastRoute += 1
    return lastRoute
  }

  private func fail(_ what: String) { breach = breach ?? Breach(description: what) }
}
