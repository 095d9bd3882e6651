import Testing

@testable import NavConcurrency
@testable import NavCore
@testable import NavCoreSim
@testable import NavEngine

/// Calls no host would make: any id, any order, any time, with steps, links and saved states that make
/// no sense.
private struct Nonsense {
  var random: Random

  private mutating func small() -> Int { random.within(-1...4) }
  private mutating func route() -> RouteID { RouteID(UInt32(random.below(3))) }
  private mutating func routes() -> [RouteID] { (0..<random.below(3)).map { _ in route() } }
  private mutating func tab() -> TabID { TabID(UInt32(random.below(4))) }
  private mutating func id(_ latest: UInt64) -> UInt64 {
    let back = UInt64(random.below(6))
    return latest + 1 > back ? latest + 1 - back : 0
  }

  private mutating func style() -> PresentationStyle {
    random.chance(1, in: 2) ? .sheet : .fullScreenCover
  }

  private mutating func layers() -> [LayerRoutes<RouteID>] {
    (0..<random.below(3)).map { _ in LayerRoutes(style(), root: route(), pushed: routes()) }
  }

  mutating func request(_ state: NavigationState, latest: UInt64, deep: Bool = true) -> Request {
    switch random.below(deep ? 20 : 17) {
    case 0, 1: .push(route())
    case 2: .pop(count: small())
    case 3: .popToRoot
    case 4: .popAfter(index: small())
    case 5: .popTo(route())
    case 6: .set(routes())
    case 7: .replaceRoot(route())
    case 8: .present(route(), style())
    case 9: .enqueue(route(), style())
    case 10: .dismiss
    case 11: .dismissLayer(state.layers.first?.id ?? LayerID(id(latest)))
    case 12: .dismissAll
    case 13: .selectTab(tab())
    case 14: .back
    case 15: random.chance(1, in: 2) ? .popToRootAnimated : .dismissAllAnimated
    case 16: .cancel(RequestID(id(latest)))
    case 17:
      .sequence((0..<random.below(4)).map { _ in request(state, latest: latest, deep: false) })
    case 18: .open(Destination(tab: tab(), pushed: routes(), layers: layers()))
    default: .restore(snapshot())
    }
  }

  private mutating func snapshot() -> Snapshot<RouteID> {
    let tabs = (0..<UInt32(random.chance(1, in: 6) ? 1 : 2)).map {
      Snapshot.Tab(id: TabID($0), root: route(), pushed: routes())
    }
    return Snapshot(tabs: tabs, selected: tab(), layers: layers())
  }

  mutating func options(_ entries: [EntryID]) -> RequestOptions {
    var options = RequestOptions(priority: Priority.allCases[random.below(4)])
    if random.chance(1, in: 3) { options.whenBusy = random.chance(1, in: 2) ? .wait : .reject }
    if random.chance(1, in: 4) { options.source = entries[random.below(entries.count)] }
    if random.chance(1, in: 2) { options.scope = .own }
    return options
  }

  mutating func report(_ machine: Machine, _ entries: [EntryID]) -> HostReport {
    let transition = machine.state.transition?.id ?? TransitionID(UInt64(random.below(50)))
    let gesture = GestureID(UInt64(random.below(3)))
    let target: RemovalTarget =
      random.chance(1, in: 2)
      ? .entry(entries[random.below(entries.count)])
      : .layer(machine.state.navigation.layers.last?.id ?? LayerID(1))
    return switch random.below(12) {
    case 0, 1, 2: .ended(transition, finished: true)
    case 3: .ended(transition, finished: false)
    case 4: .animating(transition)
    case 5: .idle(transition)
    case 6: .gestureBegan(gesture, target)
    case 7: .gestureActive(gesture)
    case 8, 9: .gestureEnded(gesture, target, finished: random.chance(1, in: 2))
    case 10: .removed(target, by: random.chance(1, in: 2) ? .user : .system)
    default: .tabSelected(tab())
    }
  }
}

@Suite("Reference model")
struct ReferenceModelTests {
  @Test(
    "agrees with the core on calls that no host would make", .tags(.slow),
    arguments: 0..<40 as Range<UInt64>)
  func nonsense(_ seed: UInt64) throws {
    var configuration = try Configuration(
      tabs: (0..<2 as Range<UInt32>).map { .init(id: TabID($0), root: RouteID(0)) })
    configuration.timing = seed % 4 == 3 ? .estimated : .reported
    configuration.queueLimit = 5
    var machine = Machine(configuration)
    var model = ReferenceModel(configuration)
    var nonsense = Nonsense(random: Random(seed: seed))
    var now = Instant.start
    var latest: UInt64 = 0
    for step in 0..<1_500 {
      now = now + Milliseconds(Int64(nonsense.random.below(700)))
      let state = machine.state.navigation
      let entries = (state.tabs.map(\.stack) + state.layers.map(\.stack)).joined().map(\.id)
      var effects: [Effect] = []
      var call = "time"
      switch nonsense.random.below(7) {
      case 0, 1, 2:
        let request = nonsense.request(state, latest: latest)
        let options = nonsense.options(entries + [EntryID(latest)])
        latest = machine.submit(request, options, at: now, into: &effects).rawValue
        model.effects.begin(effects)
        model.submit(request, options, at: now)
        call = "\(request)"
      case 3:
        machine.advance(to: now, into: &effects)
        model.effects.begin(effects)
        model.advance(to: now)
      default:
        let report = nonsense.report(machine, entries + [EntryID(1_000_000)])
        machine.receive(report, at: now, into: &effects)
        model.effects.begin(effects)
        model.receive(report, at: now)
        call = "\(report)"
      }
      let difference = model.effects.end()
      let agrees =
        difference == nil && model.screens.agree(with: machine.state.navigation)
        && model.deadline == machine.deadline && model.isBusy == machine.state.isBusy
        && model.waiting.count == machine.state.waiting.count
        && model.ignoredReports == machine.ignoredReportCount
      guard agrees else {
        Issue.record(
          """
          step \(step), \(call)
          model  \(difference?.expected.map(EffectWords.text) ?? "the same") \(model.screens.state.summary)
          core   \(effects.map(EffectWords.text)) \(machine.state.navigation.summary)
          """)
        return
      }
    }
  }

  /// What is said of one push by a router that says this.
  private func difference(_ effects: [Effect]) -> [String]? {
    let configuration = Configuration(root: RouteID(1))
    var machine = Machine(configuration)
    var check = AgreesWithModel(ReferenceModel(configuration))
    var call = RouterCall(machine)
    let asked = Asked(id: RequestID(1), request: .push(RouteID(2)), options: RequestOptions())
    var own: [Effect] = []
    _ = machine.submit(asked.request, asked.options, at: .start, into: &own)
    call.effects = effects
    call.end(.request(asked), at: .start, RouterStatus(machine), machine.navigation)
    return check.check(call, OpenRequests()).map { [$0.expected, $0.seen] }
  }

  @Test("names the first difference: another word, one too few, one too many")
  func firstDifference() {
    let started = Effect.started(RequestID(1), TransitionID(1))
    let pushed = Change.push(
      Entry(id: EntryID(2), route: RouteID(2)), onto: .tab(TabID(0)), above: EntryID(1))
    let command = Effect.perform(TransitionID(1), pushed, animated: true)
    let still = Effect.perform(TransitionID(1), pushed, animated: false)
    let extra = Effect.settled(RequestID(1), .completed)
    #expect(difference([started, command]) == nil)
    func expected(_ text: String) -> String {
      "\(text) (push 2: \(Request.push(RouteID(2)).postcondition))"
    }
    let (start, push) = (expected(EffectWords.text(started)), expected(EffectWords.text(command)))
    #expect(difference([started, still]) == [push, EffectWords.text(still)])
    #expect(difference([started]) == [push, "nothing more"])
    #expect(
      difference([started, command, extra]) == [expected("nothing more"), EffectWords.text(extra)])
    #expect(difference([extra, command]) == [start, EffectWords.text(extra)])
    #expect(difference([]) == [start, "nothing more"])
  }

  @Test("finds another route, style or presenter of the same ids, in a call that changes nothing")
  func quietChange() throws {
    let configuration = Configuration(root: RouteID(1))
    var machine = Machine(configuration)
    var model = AgreesWithModel(ReferenceModel(configuration))
    var effects: [Effect] = []
    let request = Request.present(RouteID(2), .sheet)
    let id = machine.submit(request, RequestOptions(), at: .start, into: &effects)

    func call(
      _ cause: RouterCall.Cause, _ effects: [Effect], _ state: NavigationState
    ) -> RouterCall {
      var call = RouterCall(machine)
      call.effects = effects
      call.end(cause, at: .start, RouterStatus(machine), state)
      return call
    }
    let state = machine.navigation
    let asked = Asked(id: id, request: request, options: RequestOptions())
    #expect(model.check(call(.request(asked), effects, state), OpenRequests()) == nil)

    let layer = state.layers[0]
    let others = [
      Layer(id: layer.id, style: .fullScreenCover, presenter: layer.presenter, stack: layer.stack),
      Layer(id: layer.id, style: .sheet, presenter: EntryID(9), stack: layer.stack),
      Layer(
        id: layer.id, style: .sheet, presenter: layer.presenter,
        stack: [Entry(id: layer.stack[0].id, route: RouteID(3))]),
    ]
    for other in others {
      let wrong = NavigationState(tabs: state.tabs, selectedIndex: 0, layers: [other])
      var lost = model
      #expect(lost.check(call(.time, [], wrong), OpenRequests())?.seen == wrong.summary)
      // After that, the two are not in the same state any more.
      #expect(lost.check(call(.time, [], wrong), OpenRequests()) == nil)
      #expect(model.check(call(.time, [], state), OpenRequests()) == nil)
    }
  }
}
