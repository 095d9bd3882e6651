public import AVFoundation
public import UIKit

/// Shows a film with controls, of which nothing is drawn.
@MainActor @preconcurrency open class AVPlayerViewController: UIViewController {
  /// The film.
  public var player: AVPlayer?
  /// Whether controls are there.
  public var showsPlaybackControls = true
  /// Whether it goes on in a small picture.
  public var allowsPictureInPicturePlayback = true
  /// Whether it does by itself.
  public var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether it fills the screen while it plays.
  public var entersFullScreenWhenPlaybackBegins = false, exitsFullScreenWhenPlaybackEnds = false
  /// How it fills its place.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether the user cannot go on in it.
  public var requiresLinearPlayback = false
  /// Whether the system tells what is played.
  public var updatesNowPlayingInfoCenter = true
  /// Whether the system looks what is on a picture.
  public var allowsVideoFrameAnalysis = true
  /// Whether it tells the time of each picture.
  public var showsTimecodes = false
  /// How fast the user can have it.
  public var speeds = AVPlaybackSpeed.systemDefaultSpeeds
  /// How fast he has it.
  public private(set) var selectedSpeed: AVPlaybackSpeed?
  /// Has it so fast.
  public func selectSpeed(_ speed: AVPlaybackSpeed) {
    selectedSpeed = speed
    player?.defaultRate = speed.rate
  }
  /// True.
  public var isReadyForDisplay: Bool { true }
  /// Where its pictures are.
  public var videoBounds: CGRect { .zero }
  /// What lies between it and the controls.
  public var contentOverlayView: UIView? { overlay }
  private let overlay = UIView(frame: .zero)
  /// Who is told, which nobody is here.
  public weak var delegate: (any AVPlayerViewControllerDelegate)?
}

/// How fast a film is.
public final class AVPlaybackSpeed: NSObject, Sendable {
  /// How fast.
  public let rate: Float
  /// Its name.
  public let localizedName: String
  /// Its name, as a number.
  public var localizedNumericName: String { "\(rate)x" }
  /// Creates one.
  public init(rate: Float, localizedName: String) {
    self.rate = rate
    self.localizedName = localizedName
  }
  /// Those that the system has.
  public static let systemDefaultSpeeds = [0.5, 1, 1.25, 1.5, 2].map {
    AVPlaybackSpeed(rate: $0, localizedName: "\($0)x")
  }
}

/// Is told of films, of which nothing is told here.
@MainActor @preconcurrency public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// It goes on in a small picture.
  func playerViewControllerWillStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// It goes on in a small picture.
  func playerViewControllerDidStartPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The small picture is closed.
  func playerViewControllerWillStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// The small picture is closed.
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
  /// There is no small picture.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error)
  /// Whether it is closed where there is a small picture.
  func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool
  /// It is to be shown again.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
  /// It fills the screen.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      UIViewControllerTransitionCoordinator)
  /// It fills the screen no more.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Nothing is done.
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Nothing is done.
  public func playerViewControllerDidStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Nothing is done.
  public func playerViewControllerWillStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Nothing is done.
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  /// Nothing is done.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// It is.
  public func playerViewControllerShouldAutomaticallyDismissAtPictureInPictureStart(
    _ playerViewController: AVPlayerViewController
  ) -> Bool { true }
  /// It is not.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Nothing is done.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      UIViewControllerTransitionCoordinator
  ) {}
  /// Nothing is done.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      UIViewControllerTransitionCoordinator
  ) {}
}
