import NavCore

/// Names a step of a scenario, and with it the request it made and the entry and layer that came of
/// it. Fixtures show a letter instead.
package struct StepID: Hashable, Comparable, Sendable {
  /// Increases along a scenario; leaving other steps out does not change it.
  package let rawValue: UInt64

  /// Creates a step's name.
  package init(_ rawValue: UInt64) { self.rawValue = rawValue }

  /// Orders steps as they were generated.
  package static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
}

/// One line of a scenario: let time pass, then do something.
package struct Step: Hashable, Sendable {
  /// What later steps call it.
  package var id: StepID
  /// How long after the step before; never negative.
  package var after: Milliseconds
  /// What happens then.
  package var action: Action

  /// Creates a step.
  package init(id: StepID, after: Milliseconds, action: Action) {
    self.id = id
    self.after = max(after, 0)
    self.action = action
  }
}

/// What a step does: a caller's request, a user's gesture, a fault of the host, or nothing.
package enum Action: Hashable, Sendable {
  /// A caller calls the router.
  case call(Call)
  /// The user swipes the top entry of the visible stack away, or starts to and lets go.
  case swipeBack(finished: Bool, lasting: Milliseconds)
  /// The user drags the top sheet down, or starts to and lets go.
  case dragDismiss(finished: Bool, lasting: Milliseconds)
  /// The user taps a tab.
  case tapTab(TabID)
  /// A binding is set to false: the top entry or the top layer leaves without a gesture.
  case clearFlag(Flag)
  /// A binding that a view has kept is set to false: what a step put there leaves without a
  /// gesture, wherever it is by now; if it is gone, only the late write is reported.
  case clearKeptFlag(Flag, StepID)
  /// The system takes something off the screen.
  case systemRemoves(SystemRemoval)
  /// The host changes its manners.
  case host(HostSetting)
  /// A screen or a caller acts of itself: the call is made when the moment comes next.
  indirect case on(Moment, Call)
  /// Nothing; only its time passes.
  case wait
}

/// When a screen acts of itself, or a caller whose call has ended.
package enum Moment: String, CaseIterable, Hashable, Sendable {
  /// A screen begins to appear.
  case willAppear
  /// A screen has appeared; the router has not heard of it.
  case didAppear
  /// A request has completed: the call is made from inside the news of it.
  case completed
}

/// Which of the two flags of seed 004.
package enum Flag: String, CaseIterable, Hashable, Sendable {
  /// Something is pushed on the entry.
  case push
  /// Something is presented from the entry.
  case presentation
}

/// What the system takes away by itself.
package enum SystemRemoval: String, CaseIterable, Hashable, Sendable {
  /// The top entry of the visible stack.
  case pop
  /// The top layer.
  case dismiss
  /// The lowest layer, and with it all above.
  case dismissAll
}

/// A request with its options, in terms that do not depend on ids.
package struct Call: Hashable, Sendable {
  /// What is asked.
  package var what: What
  /// How urgent it is.
  package var priority: Priority = .normal
  /// What to do when busy; nil for the default of the kind.
  package var whenBusy: BusyPolicy?
  /// Which stack is meant; `own` only with a source.
  package var scope = RequestOptions.Scope.visible
  /// Which screen asks.
  package var source: Source?

  /// A request; layers and requests are named by the step that made them.
  package enum What: Hashable, Sendable {
    /// A request without such names.
    case request(Request)
    /// Dismisses the layer that a step's request presented.
    case dismiss(StepID)
    /// Withdraws a step's request.
    case cancel(StepID)
  }

  /// A screen that issues a request.
  package enum Source: Hashable, Sendable {
    /// The one the user sees.
    case top
    /// The one that left last.
    case gone
    /// The one that a step's request made.
    case step(StepID)
  }

  /// Creates a call with default options.
  package init(_ what: What) { self.what = what }

  /// Creates a call with default options.
  package init(_ request: Request) { what = .request(request) }

  /// Creates a call with everything that it says.
  init(
    _ what: What, _ priority: Priority, _ whenBusy: BusyPolicy?, _ source: Source?,
    _ scope: RequestOptions.Scope
  ) {
    self.what = what
    self.priority = priority
    self.whenBusy = whenBusy
    self.source = source
    self.scope = scope
  }

  /// The kind of the request.
  package var kind: RequestKind { what.kind }
}

extension Call.What {
  /// The kind of the request.
  var kind: RequestKind {
    switch self {
    case .request(let request): request.kind
    case .dismiss: .dismissLayer
    case .cancel: .cancel
    }
  }
}
