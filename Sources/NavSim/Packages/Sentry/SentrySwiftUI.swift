import SwiftUI

/// A view of which is measured how long it takes: nothing is.
public struct SentryTracedView<Content: View>: View {
  private let content: () -> Content
  /// Creates a view.
  public init(
    _ viewName: String? = nil, waitForFullDisplay: Bool? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) { self.content = content }
  /// What is in it.
  public var body: some View { content() }
}

extension View {
  /// Measures how long a view takes, which nobody does.
  public func sentryTrace(_ viewName: String? = nil, waitForFullDisplay: Bool? = nil) -> some View {
    self
  }
}
