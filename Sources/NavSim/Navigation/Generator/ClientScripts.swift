import NavCore

/// Several callers, each in the middle of a little plan of its own, taking turns at random.
///
/// The plans are what the seeds' documents show people writing: pop and then push, dismiss and then
/// present something else, fill the queue and jump it.
struct ClientScripts: Sendable {
  private static let scripts: [[Call]] = [
    [Call(.pop()), Call(.push(RouteID(1)))],
    [Call(.push(RouteID(1))), Call(.push(RouteID(1)))],
    [Call(.push(RouteID(2))), Call(.pop()), Call(.push(RouteID(2)))],
    [Call(.present(RouteID(3), .sheet)), Call(.push(RouteID(1))), Call(.dismiss)],
    [Call(.dismiss), Call(.present(RouteID(4), .fullScreenCover))],
    [Call(.dismissAll), Call(.popToRoot), Call(.selectTab(TabID(1))), Call(.push(RouteID(1)))],
    [enqueue(.low), enqueue(.normal), enqueue(.critical), Call(.dismiss)],
    [enqueue(.normal), enqueue(.normal), Call(.dismiss), Call(.dismiss)],
  ]

  private static func enqueue(_ priority: Priority) -> Call {
    var call = Call(.enqueue(RouteID(5), .sheet))
    call.priority = priority
    return call
  }

  private struct Client: Sendable {
    var script = 0
    var position = 0
  }

  private var clients = [Client](repeating: Client(), count: 3)

  /// The next call of one of the clients.
  mutating func next(using random: inout Random) -> Call? {
    let client = random.below(clients.count)
    if clients[client].position == 0 {
      clients[client].script = random.below(Self.scripts.count)
    }
    let script = Self.scripts[clients[client].script]
    let position = clients[client].position
    clients[client].position = (position + 1) % script.count
    return script[position]
  }
}
