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

/// Shows a film with controls, of which nothing is drawn.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// The film.
  public var player: AVPlayer?
  /// Whether controls are there.
  public var showsPlaybackControls = true
  /// Whether it goes on in a small picture.
  public var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen while it plays.
  public var entersFullScreenWhenPlaybackBegins = false, exitsFullScreenWhenPlaybackEnds = false
  /// Who is told, which nobody is here.
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// Is told of films, of which nothing is told here.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {}
