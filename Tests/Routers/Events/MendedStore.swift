/// What the views of the mended router read and are bound to: the only place that knows what is
/// shown.
@MainActor
public final class MendedStore {
  /// One change, which one animation shows.
  enum Change: Sendable {
    case push(Page)
    case pop
    case present(Page)
    case dismiss
  }

  /// What is presented.
  public struct Sheet {
    /// Never used again.
    public let number: Int
    /// What it shows.
    public let page: Page
  }

  /// What is pushed on home.
  public private(set) var path: [Page] = []
  /// What is presented.
  public private(set) var sheet: Sheet?
  private var lastNumber = 0
  private var isMoving = false
  private var isTouched = false
  private var waiting: CheckedContinuation<Void, Never>?

  /// A store that shows home.
  public init() {}

  /// Carries a change out as soon as nothing moves, and waits until it is on the screen. For one
  /// caller after another.
  func carryOut(_ change: Change) async {
    await standstill()
    guard hasEffect(change) else { return }
    switch change {
    case .push(let page): path.append(page)
    case .pop: path.removeLast()
    case .present(let page):
      lastNumber += 1
      sheet = Sheet(number: lastNumber, page: page)
    case .dismiss: sheet = nil
    }
    isMoving = true
    await standstill()
  }

  private func hasEffect(_ change: Change) -> Bool {
    switch change {
    case .push, .present: true
    case .pop: !path.isEmpty
    case .dismiss: sheet != nil
    }
  }

  private func standstill() async {
    while isMoving || isTouched { await withCheckedContinuation { waiting = $0 } }
  }

  private func somethingHasEnded() {
    waiting?.resume()
    waiting = nil
  }

  // MARK: What the views tell

  /// What the router has changed is on the screen.
  public func didSettle() {
    isMoving = false
    somethingHasEnded()
  }

  /// A finger has begun to take something away, or has stopped.
  public func gesture(isActive: Bool) {
    isTouched = isActive
    if !isActive { somethingHasEnded() }
  }

  /// The stack of views writes what is left on it; only a finger takes any away.
  public func setPath(_ pages: [Page]) {
    if isTouched, path.starts(with: pages) { path = pages }
  }

  /// What was presented is being dismissed by the user, or was dismissed.
  public func didDismiss(number: Int) {
    if sheet?.number == number { sheet = nil }
  }
}
