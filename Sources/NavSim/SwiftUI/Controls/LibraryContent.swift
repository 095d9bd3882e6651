/// What an app adds to Xcode's library, which nobody looks at here.
@MainActor @preconcurrency public protocol LibraryContentProvider {
  /// The views.
  @LibraryContentBuilder var views: [LibraryItem] { get }
}

extension LibraryContentProvider {
  /// None.
  public var views: [LibraryItem] { [] }
}

/// A view in Xcode's library.
@MainActor @preconcurrency public struct LibraryItem {
  /// What it is for.
  public enum Category: Sendable {
    /// One of them.
    case effect, layout, control, other
  }

  /// Adds a view, which is never made.
  public init<Item>(
    _ snippet: @autoclosure @escaping () -> Item, visible: Bool = true, title: String? = nil,
    category: Category = .other, matchingSignature: String? = nil
  ) {}
}

/// Puts views for Xcode's library together.
@MainActor @preconcurrency @resultBuilder public enum LibraryContentBuilder {
  /// All of them.
  public static func buildBlock(_ items: LibraryItem...) -> [LibraryItem] { items }
}
