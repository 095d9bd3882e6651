// A router as apps have it: it imports nothing of this package, and knows nothing of simulations.

/// Disables itself while a transition lasts, for an estimated time.
@MainActor
final class AppRouter {
  private(set) var path: [String] = []
  private(set) var cover: String?
  private(set) var isEnabled = true

  func push(_ route: String) async {
    guard isEnabled else { return }
    path.append(route)
    await transition(.milliseconds(550))
  }

  func pop() async {
    guard isEnabled, !path.isEmpty else { return }
    path.removeLast()
    await transition(.milliseconds(550))
  }

  func present(_ route: String) async {
    guard isEnabled else { return }
    cover = route
    await transition(.milliseconds(500))
  }

  func dismiss() async {
    guard isEnabled else { return }
    cover = nil
    await transition(.milliseconds(500))
  }

  /// Nobody awaits it: a button calls it.
  func dismissToRoot() {
    Task {
      await dismiss()
      while !path.isEmpty { await pop() }
    }
  }

  private func transition(_ time: Duration) async {
    isEnabled = false
    await Self.wait(time)
    isEnabled = true
  }

  private nonisolated static func wait(_ time: Duration) async {
    try? await Task.sleep(for: time)
  }
}
