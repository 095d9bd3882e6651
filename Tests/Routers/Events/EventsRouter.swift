/// A router as apps have it: an actor that handles events one after another, as a stream brings
/// them, and publishes its state to the main actor. It imports nothing, and knows nothing of
/// simulations.
public actor EventsRouter {
  /// What the views read.
  public nonisolated let store: Store
  private var shown = Shown()
  private let events: AsyncStream<Event>
  private let continuation: AsyncStream<Event>.Continuation
  private var appearance: UnsafeContinuation<Void, Never>?

  /// A router that publishes to a store.
  public init(store: Store) {
    self.store = store
    // The newest event is what the user wants.
    (events, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    Task { await handleEvents() }
  }

  /// Takes an event.
  public nonisolated func send(_ event: Event) { continuation.yield(event) }

  /// Pushes pages, one after another, and waits until each has appeared.
  public func follow(_ pages: [Page]) async {
    var path = shown.path
    for page in pages {
      path.append(page)
      shown.path = path
      publish()
      await withUnsafeContinuation { appearance = $0 }
    }
  }

  /// A view has appeared.
  public func didAppear() {
    appearance?.resume()
    appearance = nil
  }

  private func handleEvents() async {
    for await event in events { await handle(event) }
  }

  private func handle(_ event: Event) async {
    switch event {
    case .open(let page): shown.path.append(page)
    case .back: _ = shown.path.popLast()
    case .show(let page):
      if shown.sheet != nil {
        shown.sheet = nil
        publish()
        // The old sheet has to be gone before the new one comes.
        try? await Task.sleep(for: .milliseconds(600))
      }
      shown.sheet = page
    case .close: shown.sheet = nil
    case .wentBack(let path): shown.path = path
    case .dismissed: shown.sheet = nil
    }
    publish()
  }

  private func publish() {
    Task.detached { [store, shown] in await store.update(shown) }
  }
}

/// What the views read and are bound to.
@MainActor
public final class Store {
  /// What is shown.
  public private(set) var shown = Shown()

  /// A store that shows home.
  public init() {}

  func update(_ shown: Shown) { self.shown = shown }

  /// The stack of views writes what is left on it.
  public func setPath(_ path: [Page]) { shown.path = path }

  /// What was presented has left the screen.
  public func didDismiss() { shown.sheet = nil }
}
