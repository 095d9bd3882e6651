import NavCore

/// Several callers, each with a little plan of its own that goes on when its last call has ended.
///
/// The plans are what people write: pop and then push, dismiss and then
/// present something else, fill the queue and jump it, log in and go on. Some calls come from the
/// screen that the caller itself has put there, which may be leaving or covered by then.
struct ClientScripts: Sendable {
  private struct Line: Sendable {
    let request: Request
    var priority = Priority.normal
    /// True when the call comes from the screen that the client put there last.
    var isOwn = false
    let makesAScreen: Bool

    init(_ request: Request, priority: Priority = .normal, isOwn: Bool = false) {
      self.request = request
      self.priority = priority
      self.isOwn = isOwn
      makesAScreen = [.push, .present, .enqueue, .sequence].contains(request.kind)
    }
  }

  private static let scripts: [[Line]] = [
    [does(.pop()), does(.push(RouteID(1)))],
    [does(.push(RouteID(1))), does(.push(RouteID(1)))],
    [does(.push(RouteID(2))), owns(.pop()), does(.push(RouteID(2)))],
    [does(.push(RouteID(2))), owns(.back), owns(.back)],
    [does(.present(RouteID(3), .sheet)), owns(.push(RouteID(1))), does(.dismiss)],
    [does(.present(RouteID(3), .sheet)), owns(.popToRootAnimated), owns(.dismiss)],
    [does(.dismiss), does(.present(RouteID(4), .fullScreenCover))],
    [does(.dismissAllAnimated), does(.present(RouteID(4), .sheet)), owns(.push(RouteID(2)))],
    [does(.dismissAll), does(.popToRoot), does(.selectTab(TabID(1))), does(.push(RouteID(1)))],
    [does(.sequence([.pop(), .present(RouteID(1), .sheet), .push(RouteID(2))])), owns(.dismiss)],
    [does(.replaceRoot(RouteID(5))), does(.push(RouteID(1))), does(.replaceRoot(RouteID(0)))],
    [enqueue(.low), enqueue(.normal), enqueue(.critical), does(.dismiss)],
    [enqueue(.normal), enqueue(.normal), does(.dismiss), does(.dismiss)],
  ]

  private static func does(_ request: Request) -> Line { Line(request) }

  private static func owns(_ request: Request) -> Line { Line(request, isOwn: true) }

  private static func enqueue(_ priority: Priority) -> Line {
    Line(.enqueue(RouteID(5), .sheet), priority: priority)
  }

  private struct Client: Sendable {
    var script = 0
    var position = 0
    /// The step of the call that the client waits for.
    var awaited: StepID?
    /// The step that made the client's screen.
    var screen: StepID?
  }

  private var clients = [Client](repeating: Client(), count: 3)

  /// The next call of one of the clients; nil when the one whose turn it is waits for an answer.
  mutating func next(
    as step: StepID, _ labels: StepLabels, using draws: inout RandomBatch
  ) -> Call? {
    let index = draws.below(clients.count)
    if let awaited = clients[index].awaited, !labels.hasEnded(awaited) { return nil }
    var client = clients[index]
    if client.position == 0 {
      client.script = draws.below(Self.scripts.count)
      client.screen = nil
    }
    let script = client.script
    let line = client.position
    client.position = line + 1 == Self.scripts[script].count ? 0 : line + 1
    client.awaited = step
    var source: Call.Source?
    var scope = RequestOptions.Scope.visible
    if Self.scripts[script][line].isOwn, let screen = client.screen {
      source = .step(screen)
      scope = draws.chance(1, in: 2) ? .own : .visible
    }
    if Self.scripts[script][line].makesAScreen { client.screen = step }
    clients[index] = client
    // Most callers that await one call after another would rather wait than be turned away.
    let whenBusy: BusyPolicy? = draws.chance(2, in: 3) ? .wait : nil
    return Call(
      .request(Self.scripts[script][line].request), Self.scripts[script][line].priority, whenBusy,
      source,
      scope)
  }
}
