/// What a view is drawn in: its environment, and what is around it.
public struct DrawingScope {
  var environment = EnvironmentValues()
  /// Where it is on a stack; nil for what is on none.
  var position: StackPosition?
}

/// A page of a stack, or its root. Everything that is drawn there has the same one.
final class StackPosition {
  /// The stack whose pages it belongs to.
  private(set) weak var stack: PageStack?
  /// The page of that stack; nil for its root.
  private(set) weak var page: Page?

  init(_ stack: PageStack, _ page: Page? = nil) {
    self.stack = stack
    self.page = page
  }
}

extension DrawingScope {
  /// Whether what is drawn in one is drawn alike in the other.
  func isSame(as other: Self) -> Bool {
    position === other.position && environment.isSame(as: other.environment)
  }

  /// Whether it is the same without looking into it.
  func isIdentical(to other: Self) -> Bool {
    position === other.position && environment.isIdentical(to: other.environment)
  }
}

/// What is changed in the environment below a place: the same as long as what it is given is.
final class KeptScope {
  private var given: Shared<EnvironmentValues.Own>?
  private var made: Shared<EnvironmentValues.Own>?

  /// Changes a scope.
  func change(_ scope: inout DrawingScope, _ change: (inout EnvironmentValues.Own) -> Void) {
    let present = scope.environment.sharedOwn
    if let made, given === present {
      scope.environment.sharedOwn = made
    } else {
      given = present
      change(&scope.environment.own)
      made = scope.environment.sharedOwn
    }
  }
}

/// What a page or a layer changes in the environment of its views.
@MainActor final class DismissibleScope {
  private let kept = KeptScope()
  private let page = KeptByPage()
  private var isClosing = false

  nonisolated init() {}

  /// Changes a scope, whose views can close what they are in; not again while that is under way, as
  /// who is told of it may want it, too.
  func change(
    _ scope: inout DrawingScope, closing close: @escaping @MainActor () -> Void,
    _ change: (inout EnvironmentValues.Own) -> Void = { _ in }
  ) {
    kept.change(&scope) { own in
      own.dismiss = DismissAction { [weak self] in
        guard let self, !isClosing else { return }
        isClosing = true
        defer { isClosing = false }
        close()
      }
      change(&own)
      own.isPresented = true
      own.page = page
    }
  }
}

/// What is kept for one page or layer.
final class KeptByPage {
  /// Whether its rows are edited, once somebody has asked.
  var editMode: AnyObject?
}
