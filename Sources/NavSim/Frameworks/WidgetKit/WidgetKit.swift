/// What draws the widgets of an app: there are none here.
public final class WidgetCenter: Sendable {
  /// The one.
  public static let shared = WidgetCenter()
  /// Draws all widgets again.
  public func reloadAllTimelines() {}
  /// Draws widgets of a kind again.
  public func reloadTimelines(ofKind kind: String) {}
}
