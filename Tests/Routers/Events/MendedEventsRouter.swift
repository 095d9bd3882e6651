/// The same router, mended: no event is dropped; the actor decides whose turn it is, and the store
/// alone knows what is shown, so that nothing arrives late or out of order; and each change waits
/// until the one before it is on the screen.
public actor MendedEventsRouter {
  /// What views ask for.
  private struct Request: Sendable {
    let changes: [MendedStore.Change]
    /// Resumed when all of them are on the screen; nil when nobody waits.
    let caller: CheckedContinuation<Void, Never>?
  }

  /// What the views read.
  public nonisolated let store: MendedStore
  private nonisolated let requests: AsyncStream<Request>.Continuation

  /// A router that changes a store.
  public init(store: MendedStore) {
    self.store = store
    let (stream, requests) = AsyncStream.makeStream(of: Request.self)
    self.requests = requests
    Task { [weak self] in
      for await request in stream { await self?.carryOut(request) }
    }
  }

  deinit { requests.finish() }

  /// Takes an event, to be carried out when its turn has come.
  public nonisolated func send(_ event: Event) {
    requests.yield(Request(changes: Self.changes(of: event), caller: nil))
  }

  /// Pushes pages, one after another, and waits until all are on the screen.
  public nonisolated func follow(_ pages: [Page]) async {
    await withCheckedContinuation {
      requests.yield(Request(changes: pages.map { .push($0) }, caller: $0))
    }
  }

  private static func changes(of event: Event) -> [MendedStore.Change] {
    switch event {
    case .open(let page): [.push(page)]
    case .back: [.pop]
    case .show(let page): [.dismiss, .present(page)]
    case .close: [.dismiss]
    // The store knows it already.
    case .wentBack, .dismissed: []
    }
  }

  private func carryOut(_ request: Request) async {
    for change in request.changes { await store.carryOut(change) }
    request.caller?.resume()
  }
}
