import NavCore
import Testing

@testable import NavSim

/// A router that only shows what it is told to.
private struct Shown: SimulatedRouter {
  var navigation: NavigationState
  var navigationVersion: Int?

  var deadline: Instant? { nil }
  var transitionInFlight: TransitionID? { nil }
  var gestureInFlight: GestureID? { nil }
  var isBusy: Bool { false }
  var waitingCount: Int { 0 }
  var ignoredReportCount: Int { 0 }

  mutating func submit(
    _ request: Request, _ options: RequestOptions, at time: Instant, into effects: inout [Effect]
  ) -> RequestID { RequestID(1) }

  mutating func receive(_ report: HostReport, at time: Instant, into effects: inout [Effect]) {}

  mutating func advance(to time: Instant, into effects: inout [Effect]) {}
}

/// States that change at random, as no router would change them.
private struct Changes {
  var random: Random
  private var lastEntry: UInt64 = 0
  private var lastLayer: UInt64 = 0

  init(seed: UInt64) { random = Random(seed: seed) }

  private mutating func stack() -> [Entry] { (0...random.below(4)).map { _ in entry() } }

  private mutating func entry() -> Entry {
    lastEntry += 1
    return Entry(id: EntryID(lastEntry), route: RouteID(UInt32(random.below(3))))
  }

  private mutating func layer() -> Layer {
    lastLayer += 1
    return Layer(
      id: LayerID(lastLayer), style: random.chance(1, in: 2) ? .sheet : .fullScreenCover,
      presenter: EntryID(UInt64(random.below(9))), stack: stack())
  }

  mutating func state() -> NavigationState {
    NavigationState(
      tabs: (0..<3).map { Tab(id: TabID($0), stack: stack()) }, selectedIndex: random.below(3),
      layers: (0..<random.below(3)).map { _ in layer() })
  }

  /// Every list as it was or another one, so that what is the same shares nothing with what it was.
  mutating func change(_ state: NavigationState) -> NavigationState {
    var tabs = state.tabs.map { Tab(id: $0.id, stack: $0.stack.map { $0 }) }
    var layers = state.layers.map {
      Layer(id: $0.id, style: $0.style, presenter: $0.presenter, stack: $0.stack.map { $0 })
    }
    var selected = state.selectedIndex
    switch random.below(9) {
    case 0: selected = random.below(3)
    case 1: layers.append(layer())
    case 2: layers = Array(layers.prefix(random.below(layers.count + 1)))
    case 3:
      if let top = layers.popLast() {
        layers.append(
          Layer(
            id: top.id, style: top.style == .sheet ? .fullScreenCover : .sheet,
            presenter: top.presenter, stack: changed(top.stack)))
      }
    case 4, 5, 6:
      let tab = random.below(3)
      tabs[tab] = Tab(id: tabs[tab].id, stack: changed(tabs[tab].stack))
    default: break
    }
    return NavigationState(tabs: tabs, selectedIndex: selected, layers: layers)
  }

  private mutating func changed(_ stack: [Entry]) -> [Entry] {
    var stack = stack
    let depth = random.below(stack.count)
    switch random.below(5) {
    case 0: stack.append(entry())
    case 1: stack = Array(stack.prefix(depth + 1))
    case 2: stack[random.chance(1, in: 2) ? 0 : stack.count - 1] = entry()
    case 3: stack[depth] = Entry(id: stack[depth].id, route: RouteID(9))
    default: stack = [stack[0]] + self.stack()
    }
    return stack
  }
}

extension NavigationState {
  fileprivate var entryIDs: Set<EntryID> {
    Set(tabs.flatMap { $0.stack.map(\.id) } + layers.flatMap { $0.stack.map(\.id) })
  }
}

@Suite("What the checks remember of the router's state")
struct StateMirrorTests {
  @Test("is what the router shows, and every change is noticed", arguments: UInt64(0)..<200)
  func follows(seed: UInt64) {
    var changes = Changes(seed: seed)
    var router = Shown(navigation: changes.state())
    var known = router.navigation
    var mirror = StateMirror(known)
    var difference = StateMirror.Difference()
    mirror.look(at: &router, &known, isOneChange: true, &difference)
    #expect(difference.isEmpty)
    for _ in 0..<60 {
      let before = router.navigation
      router.navigation = changes.change(before)
      let isUntouched = mirror.isUntouched(&router, since: &known)
      #expect(isUntouched == (router.navigation == before))
      mirror.look(at: &router, &known, isOneChange: true, &difference)
      #expect(known == router.navigation)
      let (old, new) = (before.entryIDs, known.entryIDs)
      #expect(Set(difference.departed.map(\.id)) == old.subtracting(new))
      #expect(difference.departures == difference.departed.count)
      #expect(difference.arrivals == new.subtracting(old).count)
      #expect(difference.reused == nil)
      #expect(difference.selectionChanged == (before.selectedIndex != known.selectedIndex))
      #expect(difference.layersChanged == (before.layers.map(\.id) != known.layers.map(\.id)))
      difference.departed = []
    }
  }

  @Test("is looked at again when a router that counts has counted")
  func counted() {
    var changes = Changes(seed: 1)
    var router = Shown(navigation: changes.state(), navigationVersion: 3)
    var known = router.navigation
    var mirror = StateMirror(known)
    var difference = StateMirror.Difference()
    // Because a router may be broken from the start.
    let isUntouchedAtFirst = mirror.isUntouched(&router, since: &known)
    #expect(!isUntouchedAtFirst)
    mirror.look(at: &router, &known, isOneChange: true, &difference)
    let isUntouched = mirror.isUntouched(&router, since: &known)
    #expect(isUntouched)
    router.navigationVersion = 4
    let isUntouchedThen = mirror.isUntouched(&router, since: &known)
    #expect(!isUntouchedThen)
  }

  @Test("what comes in another order than that of its numbers is new, unless it comes twice")
  func mixed() {
    for (numbers, isRepeated) in [([12, 11], false), ([11, 12], false), ([12, 11, 11], true)] {
      let root = Entry(id: EntryID(10), route: RouteID(0))
      func state(_ pushed: [Entry]) -> NavigationState {
        NavigationState(
          tabs: [Tab(id: TabID(0), stack: [root] + pushed)], selectedIndex: 0, layers: [])
      }
      var router = Shown(navigation: state([]))
      var known = router.navigation
      var mirror = StateMirror(known)
      var difference = StateMirror.Difference()
      router.navigation = state(
        numbers.map { Entry(id: EntryID(UInt64($0)), route: RouteID(0)) })
      mirror.look(at: &router, &known, isOneChange: false, &difference)
      #expect(difference.reused == (isRepeated ? EntryID(11) : nil))
      // None of them is new any more.
      router.navigation = state([])
      mirror.look(at: &router, &known, isOneChange: false, &difference)
      router.navigation = state([Entry(id: EntryID(11), route: RouteID(0))])
      mirror.look(at: &router, &known, isOneChange: false, &difference)
      #expect(difference.reused == EntryID(11))
    }
  }

  @Test("what leaves in several changes is of no family")
  func families() {
    var changes = Changes(seed: 2)
    var router = Shown(navigation: changes.state())
    var known = router.navigation
    var mirror = StateMirror(known)
    var difference = StateMirror.Difference()
    mirror.look(at: &router, &known, isOneChange: true, &difference)
    router.navigation = changes.state()
    mirror.look(at: &router, &known, isOneChange: false, &difference)
    #expect(difference.departed.count > 3)
    #expect(difference.departed.allSatisfy { $0.family == 0 })
  }
}
