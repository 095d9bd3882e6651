public import Foundation

/// Tells who cannot see what has changed, which nobody hears here.
public struct AccessibilityNotification: Sendable {
  /// Words.
  public struct Announcement: Sendable {
    /// Creates a message.
    public init(_ announcement: String) {}
    /// Creates a message.
    @_disfavoredOverload
    public init(_ announcement: AttributedString) {}
    /// Creates a message.
    @_disfavoredOverload
    public init(_ announcement: LocalizedStringResource) {}
    /// Tells it.
    public func post() {}
  }

  /// Something on the screen is elsewhere.
  public struct LayoutChanged: Sendable {
    /// Creates a message.
    public init(_ element: Any? = nil) {}
    /// Tells it.
    public func post() {}
  }

  /// Another screen is there.
  public struct ScreenChanged: Sendable {
    /// Creates a message.
    public init(_ element: Any? = nil) {}
    /// Tells it.
    public func post() {}
  }

  /// Something has been scrolled.
  public struct PageScrolled: Sendable {
    /// Creates a message.
    public init(_ announcement: String) {}
    /// Tells it.
    public func post() {}
  }
}
