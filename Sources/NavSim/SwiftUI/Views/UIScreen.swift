// What SwiftUI's own users see of UIKit without asking for it.

/// The screen: that of a phone.
@MainActor public final class UIScreen {
  /// The screen.
  public static let main = UIScreen()
  /// Its size in points.
  public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// How many points of the screen one of the app's is.
  public let scale: CGFloat = 3
}

/// A picture, which shows nothing.
public final class UIImage: Sendable {
  /// The size in points.
  public let size = CGSize.zero

  /// Creates no picture: the app's own are not there.
  public init?(named name: String) { return nil }
  /// Creates a picture of a catalogue.
  public init(resource: ImageResource) {}
  /// Creates a picture from the system's.
  public init?(systemName: String) {}
  /// Creates no picture.
  public init?(data: Data) { return nil }
  /// Creates an empty picture.
  public init() {}

  /// Whose colours a picture has.
  public enum RenderingMode: Sendable {
    /// One of them.
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The same in other colours.
  public func withTintColor(_ color: UIColor) -> UIImage { self }
  /// The same in other colours.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
  /// The same in other colours.
  public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
  /// The data of a picture, which has none.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// The data of a picture, which has none.
  public func pngData() -> Data? { nil }
}

extension Image {
  /// Creates a picture from one of UIKit.
  public nonisolated init(uiImage: UIImage) { self.init("") }
}

/// Has one feel something, which nobody does here.
@MainActor public class UIFeedbackGenerator {
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
