import NavCore

/// The workloads that schedule transitions.
enum ScheduledWork {
  private static func stage(tabs: Int = 1) -> TransitionStage {
    var setup = RouterSetup()
    setup.tabCount = tabs
    setup.queueLimit = .max
    return TransitionStage(setup.makeCore())
  }

  private static func run(_ stage: TransitionStage) -> WorkloadRun {
    WorkloadRun(operations: stage.settled, digest: stage.summary, delays: stage.delays)
  }

  /// A push or a pop, so that the stack stays as it is in the long run.
  private static func move(_ number: Int) -> Request {
    number & 1 == 0 ? .push(RouteID(UInt32(number & 7))) : .pop()
  }

  static func idle(_ count: Int) -> WorkloadRun {
    var stage = stage()
    for number in 0..<count {
      stage.submit(move(number))
      stage.drain()
    }
    return run(stage)
  }

  /// Nine requests come in the time in which ten could be served.
  static func busy(_ count: Int, slowness: Int) -> WorkloadRun {
    var load = RequestLoad()
    load.requests = count
    load.arrival = 389 * slowness
    load.horizontal = 350 * slowness
    load.priorities = WeightedList(Priority.allCases.map { ($0, 1) })
    return run(load.play())
  }

  static func storm(_ count: Int) -> WorkloadRun {
    var stage = stage()
    var random = Random(seed: 1)
    while stage.settled < count {
      for number in 0..<100 {
        stage.submit(move(number), priority: Priority.allCases[random.below(4)])
      }
      stage.drain()
    }
    return run(stage)
  }

  static func tabs(_ count: Int) -> WorkloadRun {
    var stage = stage(tabs: 64)
    for number in 0..<count {
      let isMove = number & 3 == 0
      stage.submit(
        isMove ? .push(RouteID(1)) : .selectTab(TabID(UInt32(number * 7 & 63))))
      stage.drain()
      if isMove, number & 255 == 0 { stage.submit(.popToRoot) }
    }
    stage.drain()
    return run(stage)
  }

  /// A client whose call has ended thinks for up to six seconds and asks for the next thing:
  /// together they ask for about as much as can be served.
  static func clients(_ count: Int) -> WorkloadRun {
    let script: [Request] = [
      .push(RouteID(1)), .present(RouteID(2), .sheet), .push(RouteID(3)), .pop(), .dismiss, .back,
      .sequence([.push(RouteID(4)), .push(RouteID(5)), .popToRoot]),
    ]
    var stage = stage()
    var random = Random(seed: 1)
    var places = [Int](repeating: 0, count: 8)
    /// Who has made a request, by its id.
    var callers: [Int] = []
    var turns = Heap<Turn>()
    for client in places.indices { turns.insert(Turn(time: .start, client: client)) }
    while stage.settled < count {
      if let turn = turns.first, turn.time <= stage.nextEnd ?? turn.time {
        _ = turns.removeFirst()
        stage.advance(to: turn.time)
        callers.append(turn.client)
        let request = script[places[turn.client] % script.count]
        places[turn.client] += 1
        stage.submit(request, priority: Priority.allCases[turn.client / 2])
      } else {
        stage.endTransition()
      }
      for id in stage.takeSettled() {
        let pause = Milliseconds(Int64(random.below(6_000)))
        turns.insert(Turn(time: stage.now + pause, client: callers[Int(id.rawValue) - 1]))
      }
    }
    return run(stage)
  }

  private struct Turn: Comparable {
    let time: Instant
    let client: Int

    static func < (left: Self, right: Self) -> Bool {
      left.time == right.time ? left.client < right.client : left.time < right.time
    }
  }

  /// As many as are asked for wait all the time: one comes for every one that is served.
  static func queued(
    _ count: Int, waiting: Int, _ prepared: () -> Void = {}
  ) -> WorkloadRun {
    var stage = stage()
    var random = Random(seed: 1)
    for number in 0...max(waiting, 0) {
      stage.submit(move(number), priority: Priority.allCases[random.below(4)])
    }
    prepared()
    for number in 0..<count {
      stage.endTransition()
      stage.submit(move(number), priority: Priority.allCases[random.below(4)])
    }
    return run(stage)
  }

  static func pushes(
    _ count: Int, depth: Int, layers: Int, _ prepared: () -> Void = {}
  ) -> WorkloadRun {
    var stage = stage()
    for _ in 0..<layers {
      stage.submit(.present(RouteID(1), .sheet))
      stage.drain()
    }
    stage.submit(.set((0..<depth).map { RouteID(UInt32($0 & 7)) }))
    stage.drain()
    prepared()
    for number in 0..<count {
      stage.submit(move(number))
      stage.drain()
    }
    return run(stage)
  }

  static func simulation(
    _ count: Int, judged: Set<Invariant>
  ) -> WorkloadRun {
    let setup = RouterSetup()
    let core = setup.makeCore()
    let runner = Runner<NavigationSource<Machine>> { _ in
      Simulation(core, judged: judged)
    } source: { _ in
      NavigationSource(faults: .all, tabCount: setup.tabCount)
    }
    let run = runner.run(seed: 1, steps: count)
    return WorkloadRun(operations: run.steps, digest: run.subject.digest, delays: nil)
  }

  static func search(_ count: Int) -> WorkloadRun {
    let report = Fuzzer(RouterSetup()).run(seed: 1, steps: count)
    return WorkloadRun(
      operations: report.steps, digest: UInt64(report.digest, radix: 16) ?? 0, delays: nil)
  }
}
