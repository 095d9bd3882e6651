import NavCore

/// A host of a run: it shows nothing, takes its time, and may say nothing at all.
@MainActor
final class ShellHost: @MainActor NavigationHost {
  /// How it ends what it is asked for.
  enum Manner: CaseIterable {
    case atOnce, later, unfinished, never
  }

  /// What it was asked, in its order.
  private(set) var commands: [HostCommand] = []
  /// Nil for one that has nothing more to say.
  private weak var router: Router<Int>?
  private let manner: Manner
  private let wait: @MainActor (@escaping @MainActor () -> Void) -> Void
  private var moving: TransitionID?
  private var gesture: GestureID?
  /// Called with each command, and with what carries it out.
  private let isCalled: @MainActor (() -> Void) -> Void

  init(
    _ router: Router<Int>, _ manner: Manner, isCalled: @escaping @MainActor (() -> Void) -> Void,
    wait: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) {
    self.router = router
    self.manner = manner
    self.isCalled = isCalled
    self.wait = wait
  }

  func carryOut(_ command: HostCommand) {
    commands.append(command)
    isCalled { answer(command) }
  }

  private func answer(_ command: HostCommand) {
    switch command {
    case .perform(let id, _, _):
      moving = id
      switch manner {
      case .atOnce: end(id)
      case .never: break
      case .later, .unfinished: wait { [weak self] in self?.end(id) }
      }
    case .resynchronise: moving = nil
    case .inquire(let id):
      router?.report(moving == id && manner != .never ? .animating(id) : .idle(id))
    case .inquireGesture(let id, let target):
      router?.report(
        gesture == id ? .gestureActive(id) : .gestureEnded(id, target, finished: false))
    }
  }

  /// Puts a finger on something for a while; the router may never hear of its end.
  func touch(_ id: GestureID, _ target: RemovalTarget, finished: Bool?) {
    gesture = id
    router?.report(.gestureBegan(id, target))
    wait { [weak self] in
      guard let self else { return }
      gesture = nil
      if let finished { router?.report(.gestureEnded(id, target, finished: finished)) }
    }
  }

  /// Says nothing from now on.
  func fallSilent() { router = nil }

  private func end(_ id: TransitionID) {
    guard moving == id else { return }
    moving = nil
    router?.report(.ended(id, finished: manner != .unfinished))
  }
}
