import NavCore

/// A router whose stack is as deep as no user has seen one, with screens that are drawn.
actor DepthStage {
  /// Pushes as many screens, one on another.
  func push(_ count: Int) {
    let screens = ScreenState(Router<Int>(root: 0))
    for route in 1...count { screens.router.push(route, endingIn: screens) }
  }

  /// Puts as many screens on the root at once, and others in their place.
  func set(_ count: Int) {
    let screens = ScreenState(Router<Int>(root: 0))
    for first in [1, 2] {
      screens.router.set(routes: Array(first..<first + count))
      screens.end()
    }
  }
}

extension Router<Int> {
  fileprivate func push(_ route: Int, endingIn screens: ScreenState<Int>) {
    push(route)
    screens.end()
  }
}

extension ScreenState {
  /// What moves has come to its end.
  fileprivate func end() {
    if let moving { animationEnded(moving.id) }
  }
}
