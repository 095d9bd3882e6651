import SwiftUI

/// What is known of a picture.
public struct ImageInfo {
  /// Its size in points.
  public let size = CGSize.zero
}

/// A picture of the web, which is there at once.
public struct URLImage<Content: View>: View {
  private let content: (Image) -> Content
  /// The picture.
  public var body: some View { content(Image(systemName: "photo")) }

  /// Shows a picture.
  public init(_ url: URL, @ViewBuilder content: @escaping (Image) -> Content) {
    self.content = content
  }

  /// Shows a picture of which something is known.
  public init(_ url: URL, @ViewBuilder content: @escaping (Image, ImageInfo) -> Content) {
    self.content = { content($0, ImageInfo()) }
  }

  /// Shows a picture, with views for the time before it is there.
  public init<Empty: View, Progress: View, Failure: View>(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder empty: @escaping () -> Empty,
    @ViewBuilder inProgress: @escaping (Float?) -> Progress,
    @ViewBuilder failure: @escaping (any Error, @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Image) -> Content
  ) { self.content = content }

  /// Shows a picture, with views for the time before it is there.
  public init<Progress: View, Failure: View>(
    _ url: URL, identifier: String? = nil,
    @ViewBuilder inProgress: @escaping (Float?) -> Progress,
    @ViewBuilder failure: @escaping (any Error, @escaping () -> Void) -> Failure,
    @ViewBuilder content: @escaping (Image) -> Content
  ) { self.content = content }
}
