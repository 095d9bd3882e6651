import NavCore

/// What exploring needs of a simulation.
extension Simulation: ExplorableSubject {
  /// Router, host and reactions, without names.
  ///
  /// What the checks remember is not part of it: two ways to one state are one, and the shorter is
  /// explored.
  package var state: [UInt64] {
    var canonical = Canonical(now: now)
    router.write(into: &canonical)
    host.write(into: &canonical)
    canonical.add(text: reactionText)
    canonical.add(isSound)
    return canonical.words
  }

  /// What kind of thing is under way, how deep everything is, and who waits.
  package var coverageFeature: UInt64 {
    func small(_ number: Int, _ limit: Int) -> UInt64 { UInt64(max(0, min(number, limit))) }
    var mark = small(navigation.layers.count, 3)
    mark = mark * 4 + small(navigation.visibleStack.count - 1, 3)
    mark = mark * 4 + small(known.waitingCount, 3)
    mark = mark * 2 + (known.transition == nil ? 0 : 1)
    mark = mark * 2 + (known.gesture == nil ? 0 : 1)
    mark = mark * 2 + (known.sequence == nil ? 0 : 1)
    mark = mark * 2 + (host.animation == nil ? 0 : 1)
    mark = mark * 2 + (host.gesture == nil ? 0 : 1)
    mark = mark * 2 + (host.nextReport == .never ? 0 : 1)
    return mark * 2 + (navigation.selectedIndex == 0 ? 0 : 1)
  }

  /// The time since it began.
  package var virtualMilliseconds: Int64 { now.milliseconds }

  /// What has been exercised.
  package var counts: Coverage {
    get { coverage }
    set { coverage = newValue }
  }

  /// Nothing exercised yet.
  package static var noCounts: Coverage { Coverage() }

  /// One of every kind of call, of what users, the system and the host do,
  /// each at once and when what was under way is over.
  package var alphabet: [Step] {
    var actions = NavigationAlphabet.calls.map { NavCoreSim.Action.call(Call($0)) }
    actions += NavigationAlphabet.others.filter { $0.fault.map(exploredFaults.contains) ?? true }
    return NavigationAlphabet.times.flatMap { time in
      actions.map { Step(id: StepID(0), after: time, action: $0) }
    }
  }

  /// Every call of these kinds at once, the simplest of its kind, and every sequence of one or two
  /// of the calls that are none.
  package func relatives(of steps: [Step]) -> [Step] {
    var kinds: Set<RequestKind> = []
    for case .call(let call) in steps.map(\.action) { kinds.insert(call.kind) }
    let single = NavigationAlphabet.single
    var requests = single.filter { kinds.contains($0.kind) }
    if kinds.contains(.sequence) {
      for first in single {
        requests.append(.sequence([first]))
        requests += single.map { .sequence([first, $0]) }
      }
    }
    return requests.map { Step(id: StepID(0), after: 0, action: .call(Call($0))) }
  }

  /// The length of its text, and its time.
  package static func cost(of step: Step) -> Int {
    StepWords.text(step).count * 100_000 + Int(step.after.rawValue)
  }
}

/// What is worth trying in some state, the simplest first.
enum NavigationAlphabet {
  static let times: [Milliseconds] = [0, 350, 550]

  static let calls: [Request] = [
    .push(RouteID(0)), .pop(), .popToRoot, .popAfter(index: 1), .set([RouteID(0)]),
    .replaceRoot(RouteID(0)), .present(RouteID(0), .sheet), .enqueue(RouteID(0), .sheet),
    .dismiss, .dismissAll, .selectTab(TabID(1)), .back, .popToRootAnimated, .dismissAllAnimated,
    .sequence([.push(RouteID(0)), .pop()]), .open(Destination(tab: TabID(0), pushed: [RouteID(0)])),
  ]

  /// Those that are no sequences, and those that name what is not there.
  static let single: [Request] =
    calls.filter { $0.kind != .sequence && $0.kind != .open } + [
      .dismissLayer(LayerID(0)), .popTo(RouteID(0)),
    ]

  static let others: [Action] = [
    .swipeBack(finished: true, lasting: 100), .swipeBack(finished: false, lasting: 100),
    .dragDismiss(finished: true, lasting: 100), .tapTab(TabID(1)), .systemRemoves(.pop),
    .systemRemoves(.dismiss), .host(.slow), .host(.loseEnd), .host(.unfinishedEnd),
  ]
}

extension Action {
  /// The fault that it belongs to, of those in the alphabet.
  fileprivate var fault: Fault? {
    switch self {
    case .swipeBack, .dragDismiss, .tapTab: .gestures
    case .systemRemoves: .systemRemoval
    case .host(let setting): setting.fault
    default: nil
    }
  }
}

extension SimulatedHost {
  fileprivate func write(into canonical: inout Canonical) {
    canonical.add(Int(screen.selected.rawValue))
    for stack in screen.stacks {
      canonical.add(stack.id)
      canonical.add(stack.entries.count)
      for entry in stack.entries { canonical.add(entry.id) }
    }
    canonical.add(animation?.id)
    if let animation, let moving {
      canonical.add(moving)
      canonical.add(animation.end)
      canonical.add(animation.earlyEnd)
    }
    canonical.add(gesture?.id)
    if let gesture {
      canonical.add(gesture.target)
      canonical.add(gesture.end)
      canonical.add(gesture.isFinished)
      canonical.add(gesture.isHeard)
    }
    canonical.add(queued?.id)
    if queued != nil, let moving { canonical.add(moving) }
    canonical.add(occupiedUntil)
    canonical.add(Int(setting.lag.rawValue))
    for flag in [
      setting.speed == .slow, setting.speed == .fast, setting.speed == .instant,
      setting.losesNextEnd,
      setting.nextEndIsUnfinished, setting.nextEndIsEarly, setting.busy == .queue,
      setting.busy == .drop, setting.isAway, setting.echoes, setting.cascades, setting.isCovered,
    ] {
      canonical.add(flag)
    }
    outbox.forEachWithArrival { arrival, report in
      canonical.add(arrival)
      canonical.add(report)
    }
    for report in untold { canonical.add(report) }
  }
}
