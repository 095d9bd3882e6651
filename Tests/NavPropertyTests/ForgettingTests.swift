import NavCore
import Testing

@testable import NavSim

/// What is thrown away without a look at what it is, because it holds no list.
@Suite
struct ForgettingTests {
  @Test("An effect says that it holds a list exactly if one is in it", arguments: Self.effects)
  func tellsWhatHoldsAList(effect: Effect) {
    #expect(effect.holdsList == Self.containsAnArray(effect))
  }

  @Test("An array that is forgotten is empty, and its storage is used again")
  func keepsTheStorage() {
    var effects = Self.effects.filter { !$0.holdsList }
    let capacity = effects.capacity
    effects.forget()
    #expect(effects.isEmpty)
    #expect(effects.capacity == capacity)
    effects.append(.waiting(RequestID(7)))
    #expect(effects == [.waiting(RequestID(7))])
    effects.forget()
    effects.forget()
    #expect(effects.isEmpty)
  }

  @Test("What is exchanged comes out whole, and is given back once")
  func exchanges() {
    final class Token {}
    let token = Token()
    weak var watched: Token?
    do {
      let other = Token()
      watched = other
      var tokens = [token, other]
      let copy = tokens
      #expect(tokens.exchange(at: 1, for: token) === other)
      #expect(tokens.allSatisfy { $0 === token })
      #expect(copy.last === other)
    }
    #expect(watched == nil)
  }

  private static let entry = Entry(id: EntryID(1), route: RouteID(2))

  private static let state = NavigationState(
    tabs: [Tab(id: TabID(0), stack: [entry])], selectedIndex: 0, layers: [])

  private static let reasons: [RejectionReason] = [
    .busy, .stale(source: EntryID(1)), .nothingPushed, .invalidCount(1),
    .countExceeds(count: 2, pushed: 1), .indexOutOfRange(index: 2, pushed: 1),
    .routeNotInStack(RouteID(1)), .nothingPresented, .covered(source: EntryID(1)),
    .notAStep(index: 1, .cancel), .tabsDiffer(expected: [TabID(1)], found: [TabID(2)]),
    .unknownLayer(LayerID(1)), .unknownTab(TabID(1)), .queueFull(limit: 1),
    .notWaiting(RequestID(1)),
  ]

  private static let outcomes: [Outcome] =
    [
      .completed, .unchanged, .superseded(by: .user), .superseded(by: .system), .cancelled,
      .stopped(step: 1, because: .superseded(by: .user)),
    ] + reasons.map { .rejected($0) } + reasons.map { .stopped(step: 1, because: .rejected($0)) }

  private static let changes: [Change] = [
    .push(entry, onto: .tab(TabID(0)), above: EntryID(1)), .pop(.tab(TabID(0)), to: EntryID(1)),
    .replace(.tab(TabID(0)), with: [entry]), .replaceRoot(.tab(TabID(0)), with: entry),
    .present(LayerID(1), .sheet, root: entry, presenter: EntryID(1), above: nil),
    .dismiss(LayerID(1)), .select(TabID(1), from: TabID(0)), .restore(state, from: TabID(0)),
  ]

  private static let effects: [Effect] =
    changes.map { .perform(TransitionID(1), $0, animated: true) }
    + outcomes.map { .settled(RequestID(1), $0) } + [
      .resynchronise(state), .inquire(TransitionID(1)), .inquireGesture(GestureID(1)),
      .waiting(RequestID(1)), .started(RequestID(1), TransitionID(1)),
      .left(EntryID(1), .removed(by: .user)), .left(EntryID(1), .parent),
      .pathChanged(NavigationPath(of: state)),
    ]

  private static func containsAnArray(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .collection
      || mirror.children.contains { containsAnArray($0.value) }
  }
}
