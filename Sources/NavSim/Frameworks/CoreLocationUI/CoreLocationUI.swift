public import SwiftUI

/// A button by which the user lets an app know once where the phone is.
public struct LocationButton: View {
  /// What the button says.
  public enum Title: Sendable {
    /// One of them.
    case currentLocation, sendCurrentLocation, sendMyCurrentLocation, shareCurrentLocation,
      shareMyCurrentLocation
    fileprivate var words: String {
      switch self {
      case .currentLocation: "Current Location"
      case .sendCurrentLocation: "Send Current Location"
      case .sendMyCurrentLocation: "Send My Current Location"
      case .shareCurrentLocation: "Share Current Location"
      case .shareMyCurrentLocation: "Share My Current Location"
      }
    }
  }
  private let title: Title?
  private let action: @MainActor () -> Void
  /// Creates a button.
  public init(_ title: Title? = nil, action: @escaping @MainActor () -> Void) {
    (self.title, self.action) = (title, action)
  }
  /// The button.
  public var body: some View { Button((title ?? .currentLocation).words, action: action) }
}
