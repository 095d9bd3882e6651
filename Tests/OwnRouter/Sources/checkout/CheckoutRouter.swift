/// The router of a shop's checkout: screens one after another, and a sheet over them.
struct CheckoutRouter: Sendable {
  private(set) var path: [Int] = []
  private(set) var sheet: Int?
  private(set) var isMoving = false

  init() {}

  mutating func push(_ screen: Int) -> Bool {
    guard !isMoving, sheet == nil else { return false }
    path.append(screen)
    isMoving = true
    return true
  }

  mutating func pop() -> Bool {
    guard !isMoving, sheet == nil, !path.isEmpty else { return false }
    path.removeLast()
    isMoving = true
    return true
  }

  mutating func present(_ screen: Int) -> Bool {
    guard !isMoving, sheet == nil else { return false }
    sheet = screen
    isMoving = true
    return true
  }

  mutating func dismiss() -> Bool {
    guard sheet != nil else { return false }
    sheet = nil
    isMoving = true
    return true
  }

  /// The animation is over.
  mutating func didMove() { isMoving = false }

  /// The user has swiped back, or has dragged the sheet down.
  mutating func userPopped(_ count: Int) { path.removeLast(min(count, path.count)) }
  mutating func userDismissed() { sheet = nil }
}
