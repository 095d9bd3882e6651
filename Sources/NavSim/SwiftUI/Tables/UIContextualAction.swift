/// What a swipe on a row offers: a button with its words.
@MainActor @preconcurrency public final class UIContextualAction {
  /// What it does.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void
  /// Whether it destroys something.
  public enum Style: Int, Sendable {
    /// One of them.
    case normal, destructive
  }

  /// Whether it destroys something.
  public let style: Style
  /// What it does.
  public let handler: Handler
  /// Its words.
  public var title: String?
  /// Its picture.
  public var image: UIImage?
  /// The colour behind.
  public var backgroundColor: UIColor?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }

  /// What it is tapped by.
  var words: String {
    if let title, !title.isEmpty { return title }
    return style == .destructive ? "Delete" : "action"
  }
}

/// What a swipe on a row offers.
@MainActor @preconcurrency public final class UISwipeActionsConfiguration {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// True where the first is done by a long swipe.
  public var performsFirstActionWithFullSwipe = true

  /// Creates what a swipe offers.
  public init(actions: [UIContextualAction]) { self.actions = actions }

  /// What can be touched. What it does is asked for anew as it is touched: rows before it may have
  /// gone.
  static func touches(
    on view: UIView, _ configuration: @escaping @MainActor () -> UISwipeActionsConfiguration?
  ) -> [UIKitTouch] {
    (configuration()?.actions ?? []).enumerated().map { index, action in
      UIKitTouch(words: action.words) {
        guard let actions = configuration()?.actions, actions.indices.contains(index) else {
          return
        }
        actions[index].handler(actions[index], view) { _ in }
      }
    }
  }
}
