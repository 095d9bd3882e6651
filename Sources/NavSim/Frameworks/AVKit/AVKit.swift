@_exported public import AVFoundation
@_exported public import SwiftUI

/// Shows a film, of which nothing is drawn but what lies on it.
public struct VideoPlayer<Overlay: View>: View {
  private let overlay: Overlay

  /// Shows a film with views on it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> Overlay) {
    overlay = videoOverlay()
  }

  /// What lies on it.
  public var body: some View { overlay }
}

extension VideoPlayer where Overlay == EmptyView {
  /// Shows a film.
  public init(player: AVPlayer?) { self.init(player: player) { EmptyView() } }
}
