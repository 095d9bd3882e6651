// What SwiftUI's own users see of UIKit without asking for it.

/// The screen: that of a phone.
@MainActor @preconcurrency public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// How many points of the screen one of the app's is.
  public let scale: CGFloat = 3
  /// How many points the screen has for one of the app's.
  public let nativeScale: CGFloat = 3
  /// Its size in its own points.
  public let nativeBounds = CGRect(x: 0, y: 0, width: 1179, height: 2556)
  /// How bright it is, from 0 to 1, and whether it is dimmed where it must be.
  public var brightness: CGFloat = 0.5, wantsSoftwareDimming = false
  /// What is known by a name: nothing.
  public func value(forKey key: String) -> Any? { nil }
}

/// Has one feel something, which nobody does here.
@MainActor @preconcurrency public class UIFeedbackGenerator {
  /// Does nothing.
  public func prepare() {}
}

/// Has one feel something, which nobody does here.
public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What one feels.
  public enum FeedbackStyle: Sendable {
    /// One of them.
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle = .medium) {}
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

/// Has one feel something, which nobody does here.
public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// What one feels.
  public enum FeedbackType: Sendable {
    /// One of them.
    case success, warning, error
  }

  /// Creates a generator.
  public override init() {}
  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

/// Has one feel something, which nobody does here.
public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Creates a generator.
  public override init() {}
  /// Does nothing.
  public func selectionChanged() {}
}
