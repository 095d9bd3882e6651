/// What the checkout shows.
package enum Screen: Hashable, Sendable {
  case cart
  case address(Int)
  case payment
  case terms
}

/// The router of a shop's checkout: screens one after another, and a sheet over them.
@MainActor
package final class CheckoutRouter {
  package struct Busy: Error {}

  package var path: [Screen] = []
  package var sheet: Screen?
  private var isMoving = false

  package init() {}

  package func push(_ screen: Screen) async throws {
    guard !isMoving, sheet == nil else { throw Busy() }
    path.append(screen)
    await move()
  }

  package func pop() async throws {
    guard !isMoving, sheet == nil, !path.isEmpty else { throw Busy() }
    path.removeLast()
    await move()
  }

  package func present(_ screen: Screen) async throws {
    guard !isMoving, sheet == nil else { throw Busy() }
    sheet = screen
    await move()
  }

  package func dismiss() async throws {
    guard sheet != nil else { throw Busy() }
    sheet = nil
    await move()
  }

  /// Lets nothing else happen until the animation is over, which takes half a second.
  private func move() async {
    isMoving = true
    try? await Task.sleep(for: .milliseconds(550))
    isMoving = false
  }
}
