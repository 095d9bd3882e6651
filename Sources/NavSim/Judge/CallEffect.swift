/// What a call does to the screens when it is carried out by itself.
///
/// Told along with an action. What an action does that tells nothing is learned from the router
/// itself, which plays it alone (``learned``); what no playing alone can show has to be said, such as
/// `.mayBeIgnored`, `.superseding` or ``inOrder``.
public struct CallEffect<Route: Hashable & Sendable>: Sendable {
  /// What becomes of the screens.
  enum Kind: Sendable {
    case push(Route)
    case set([Route])
    case pop
    case popToRoot
    case popAfter(Int)
    case present(Route, ScreenLayer<Route>.Style)
    /// A presentation that waits for its turn.
    case queue(Route, priority: Int, ScreenLayer<Route>.Style)
    case dismiss
    case dismissAll
    case other(@Sendable (inout Screens<Route>) -> Void)
    /// One after another; other calls may be carried out between them.
    case steps([CallEffect<Route>])
    /// Another tab is shown, with its stack as it was left; of the tab that is shown, this.
    case select(String, again: CallEffect)
    /// What the router itself does with the call alone.
    case learned
  }

  /// What is said of a call.
  struct Content: Sendable {
    let kind: Kind
    /// True when the root of the base may change.
    var changesRoot = false
    /// False for screens on which the call does nothing; nil for none of them.
    var condition: (@Sendable (Screens<Route>) -> Bool)?
    /// True when it may be carried out after the call has returned.
    var isEventual = false
    /// True when calls are carried out in the order in which they were made.
    var isInOrder = false
    /// True when what is presented leaves again without being asked to.
    var leavesByItself = false
    /// The layer on which the user's answer is waited for, if it is not what the effect presents.
    var answerLayer: Route?
    /// True when the presentations that wait for their turn are given up.
    var clearsQueue = false
    /// The actions whose calls are given up, as far as nothing has come of them yet.
    var superseded: Set<String> = []
    /// True when a call that is cancelled may stop half-way.
    var isStepwise = false
    /// True when a call may come to nothing, and say nothing, while the router is busy.
    var isIgnorable = false
    /// True when the call is to change nothing.
    var isNothing = false

    init(_ kind: Kind) { self.kind = kind }
  }

  private final class Box: Sendable {
    let content: Content
    init(_ content: Content) { self.content = content }
  }

  // Effects are copied all the time in a search; what they say is not.
  private let box: Box

  init(_ content: Content) { box = Box(content) }

  private init(_ kind: Kind) { self.init(Content(kind)) }

  var kind: Kind { box.content.kind }
  var changesRoot: Bool { box.content.changesRoot }
  var condition: (@Sendable (Screens<Route>) -> Bool)? { box.content.condition }
  var isEventual: Bool { box.content.isEventual }
  var isInOrder: Bool { box.content.isInOrder }
  var leavesByItself: Bool { box.content.leavesByItself }
  var answerLayer: Route? { box.content.answerLayer }
  var clearsQueue: Bool { box.content.clearsQueue }
  var superseded: Set<String> { box.content.superseded }
  var isStepwise: Bool { box.content.isStepwise }
  var isIgnorable: Bool { box.content.isIgnorable }
  var isNothing: Bool { box.content.isNothing }

  /// False for screens on which the call does nothing.
  func isMeant(for screens: Screens<Route>) -> Bool { condition?(screens) ?? true }

  /// What the screens would be, if the call were carried out now and by itself.
  func result(_ screens: Screens<Route>) -> Screens<Route> {
    guard isMeant(for: screens) else { return screens }
    var result = screens
    carryOut(on: &result)
    return result
  }

  /// What is left of that when everything has come to rest.
  func rest(_ screens: Screens<Route>) -> Screens<Route> {
    leavesByItself ? screens : result(screens)
  }

  /// How many steps are carried out one after another: one of most.
  var stepCount: Int {
    if case .steps(let steps) = kind, !steps.isEmpty { steps.count } else { 1 }
  }

  /// One of the steps, as it is meant on some screens.
  func step(_ index: Int, on screens: Screens<Route>) -> Self {
    switch kind {
    case .steps(let steps) where !steps.isEmpty: steps[index].step(0, on: screens)
    case .select(let tab, let again) where tab == screens.tab && isMeant(for: screens): again
    default: self
    }
  }

  /// The other tab that is shown; nil for every other call.
  var selected: String? { if case .select(let tab, _) = kind { tab } else { nil } }

  /// True for an effect in the test's own words, or with a condition of its own.
  var isCustom: Bool {
    if condition != nil { return true }
    return switch kind {
    case .other, .steps: true
    default: false
    }
  }

  /// True when the router itself says what it does.
  var isLearned: Bool { if case .learned = kind { true } else { false } }

  private func carryOut(on screens: inout Screens<Route>) {
    guard let top = screens.layers.indices.last else { return }
    switch kind {
    case .push(let route): screens.layers[top].push(route)
    case .set(let routes): screens.layers[top].set(routes)
    case .pop: screens.layers[top].keep(screens.layers[top].pushed.count - 1)
    case .popToRoot: screens.layers[top].keep(0)
    case .popAfter(let count): if count >= 0 { screens.layers[top].keep(count) }
    case .present(let route, let style): screens.layers.append(ScreenLayer(route, style: style))
    case .queue(let route, _, let style):
      if top == 0 { screens.layers.append(ScreenLayer(route, style: style)) }
    case .dismiss: if top > 0 { screens.layers.removeLast() }
    case .dismissAll: screens.layers.removeSubrange(1...)
    case .other(let change):
      let before = screens.layers
      change(&screens)
      for index in screens.layers.indices where screens.layers[index].hasIDs {
        screens.layers[index].keepIDs(of: before.indices.contains(index) ? before[index] : nil)
      }
    case .steps(let steps): screens = steps.reduce(screens) { $1.result($0) }
    case .select(let tab, let again):
      if screens.tab == tab { again.carryOut(on: &screens) } else { screens.tab = tab }
    case .learned: break
    }
  }

  /// What is presented, at once or when its turn has come; nil for every other call.
  var presented: Route? {
    switch kind {
    case .present(let route, _), .queue(let route, _, _): route
    default: answerLayer
    }
  }

  /// True for a call that takes the top layer away.
  var isDismissal: Bool { if case .dismiss = kind { true } else { false } }

  /// What is presented when its turn has come, and with which priority; nil for every other call.
  var queued: (route: Route, priority: Int)? {
    if case .queue(let route, let priority, _) = kind { (route, priority) } else { nil }
  }
}

extension CallEffect {
  /// One more screen on the top layer.
  public static func push(_ route: Route) -> Self { Self(.push(route)) }

  /// Other screens on the root of the top layer. Those stay that are the same from the root on: with
  /// the ids that they have.
  public static func set(_ routes: [Route]) -> Self { Self(.set(routes)) }

  /// One more layer.
  ///
  /// - Parameters:
  ///   - route: its root.
  ///   - style: how it is presented.
  public static func present(_ route: Route, style: ScreenLayer<Route>.Style = .sheet) -> Self {
    Self(.present(route, style))
  }

  /// One more layer as soon as its turn has come: at once when nothing is presented.
  ///
  /// - Parameters:
  ///   - route: its root.
  ///   - priority: the highest is presented first, and the earliest of equals.
  ///   - style: how it is presented.
  public static func queue(
    _ route: Route, priority: Int = 0, style: ScreenLayer<Route>.Style = .sheet
  ) -> Self {
    Self(.queue(route, priority: priority, style))
  }

  /// The topmost pushed screen leaves; nothing when only the root is there.
  public static var pop: Self { Self(.pop) }

  /// Everything that is pushed on the top layer leaves.
  public static var popToRoot: Self { Self(.popToRoot) }

  /// So many of the pushed screens stay: those behind leave.
  public static func popAfter(_ count: Int) -> Self { Self(.popAfter(count)) }

  /// The top layer leaves; nothing when only the base is there.
  public static var dismiss: Self { Self(.dismiss) }

  /// All layers but the base leave.
  public static var dismissAll: Self { Self(.dismissAll) }

  /// Nothing: what is shown stays as it is.
  public static var nothing: Self { custom { _ in }.with { $0.isNothing = true } }

  /// Any other effect.
  ///
  /// Layers that stay at their place keep their ids, and their pushed screens keep theirs as long as
  /// screens are only pushed there. Nothing is known of all other ids. What a layer has for an id
  /// here is the number that the run has given it.
  ///
  /// - Parameters:
  ///   - changesRoot: true when the root of the base may change.
  ///   - change: what the call makes of the screens, carried out by itself.
  public static func custom(
    changesRoot: Bool = false, _ change: @escaping @Sendable (inout Screens<Route>) -> Void
  ) -> Self {
    Self(.other(change)).with { $0.changesRoot = changesRoot }
  }

  /// The same for some screens, and nothing for all others: what a router does not do there, by its
  /// own rules.
  ///
  /// - Parameter condition: false for screens on which the call does nothing.
  public func when(_ condition: @escaping @Sendable (Screens<Route>) -> Bool) -> Self {
    with { $0.condition = condition }
  }

  /// The same of a call that only hands something over, as an event to a stream: it is carried out
  /// when its turn has come, and judged when everything has come to rest.
  public var eventually: Self { with { $0.isEventual = true } }

  /// The same of calls that are carried out in the order in which they were made, whoever makes
  /// them: `.push(page).eventually.inOrder`, of a router that hands everything to one line.
  public var inOrder: Self { with { $0.isInOrder = true } }

  /// The same of a presentation that leaves again without being asked to, as a toast does after two
  /// seconds: when everything has come to rest, nothing is left of it.
  public var transient: Self { with { $0.leavesByItself = true } }

  /// The same of a call that may present a layer, and lasts until the user has answered there:
  /// `.custom { … }.awaitingAnswer(on: .discard)`. Of ``present(_:style:)`` and
  /// ``queue(_:priority:style:)`` it is known.
  ///
  /// - Parameter route: the root of the layer.
  public func awaitingAnswer(on route: Route) -> Self { with { $0.answerLayer = route } }

  /// Several effects, one after another, of a call that does one, waits, and does the next: other
  /// calls may be carried out between them, and one that is cancelled may stop there.
  public static func steps(_ steps: Self...) -> Self { Self(.steps(steps)) }

  /// The same of effects in an array.
  public static func steps(_ steps: [Self]) -> Self { Self(.steps(steps)) }

  /// Another tab is shown, with its stack as it was left.
  ///
  /// - Parameters:
  ///   - tab: its name.
  ///   - again: what the call does where that tab is shown already: `.popToRoot`, as tab bars do.
  public static func select(_ tab: String, again: Self = .nothing) -> Self {
    Self(.select(tab, again: again))
  }

  /// What the router itself does with the call alone, at rest and under a kind host: what is judged
  /// of an action that says nothing.
  public static var learned: Self { Self(.learned) }

  /// What the router itself does with the call alone; while it is busy, a call may come to nothing,
  /// and say nothing.
  public static var mayBeIgnored: Self { learned.mayBeIgnored }

  /// What the router itself does with the call alone, which also gives up what earlier calls of some
  /// actions have still to do.
  public static func superseding(_ actions: String...) -> Self {
    learned.with { $0.superseded.formUnion(actions) }
  }

  /// The same of a call that may come to nothing, and say nothing, while something else is under
  /// way: an animation, another call, what an earlier call has started.
  public var mayBeIgnored: Self { with { $0.isIgnorable = true } }

  /// The same of a call that takes away, or brings, one screen after another, so that one that is
  /// cancelled may stop half-way.
  public var stepwise: Self { with { $0.isStepwise = true } }

  /// The same of a call that also gives up the presentations that wait for their turn.
  public var cancelsPending: Self { with { $0.clearsQueue = true } }

  /// The same of a call that also gives up what earlier calls of some actions have still to do, as
  /// one that cancels a pending task does. Nobody is accused of nothing coming of them any more,
  /// and they are accused when something does. With the action's own name, the last call wins.
  ///
  /// - Parameter actions: their names.
  public func superseding(_ actions: String...) -> Self {
    with { $0.superseded.formUnion(actions) }
  }

  private func with(_ change: (inout Content) -> Void) -> Self {
    var content = box.content
    change(&content)
    return Self(content)
  }
}
