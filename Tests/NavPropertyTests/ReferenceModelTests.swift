import Testing

@testable import NavCore
@testable import NavSim

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
    "agrees with the core on calls that no host would make", arguments: 0..<40 as Range<UInt64>)
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
        model.submit(request, options, at: now)
        call = "\(request)"
      case 3:
        machine.advance(to: now, into: &effects)
        model.advance(to: now)
      default:
        let report = nonsense.report(machine, entries + [EntryID(1_000_000)])
        machine.receive(report, at: now, into: &effects)
        model.receive(report, at: now)
        call = "\(report)"
      }
      let agrees =
        model.news.count == effects.count
        && zip(model.news, effects).allSatisfy { $0.agrees(with: $1) }
        && model.screens.agree(with: machine.state.navigation)
        && model.deadline == machine.deadline && model.isBusy == machine.state.isBusy
        && model.waiting.count == machine.state.waiting.count
        && model.ignoredReports == machine.ignoredReportCount
      guard agrees else {
        Issue.record(
          """
          step \(step), \(call)
          model  \(model.news.map(\.text)) \(model.screens.state.summary)
          core   \(effects.map(EffectWords.text)) \(machine.state.navigation.summary)
          """)
        return
      }
    }
  }
}
