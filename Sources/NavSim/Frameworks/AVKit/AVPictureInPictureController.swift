public import AVFoundation
public import UIKit

/// Is told of a film in a small picture.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: AnyObject {
  /// It comes.
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// It is there.
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// It goes.
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// It is gone.
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  /// There is none.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  /// The film is to be shown in the app again.
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  /// Nothing is done.
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Nothing is done.
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Nothing is done.
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Nothing is done.
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  /// Nothing is done.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  /// It is not.
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) { completionHandler(false) }
}

/// Shows a film in a small picture over other apps, of which nothing is drawn: it comes and goes a
/// turn after it was asked to.
@MainActor @preconcurrency open class AVPictureInPictureController: NSObject {
  /// What is shown.
  @MainActor @preconcurrency open class ContentSource: NSObject {
    /// The layer of it.
    public let playerLayer: AVPlayerLayer?
    /// One of a layer.
    public init(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  }
  /// The layer that shows it in the app.
  public let playerLayer: AVPlayerLayer
  /// What is shown.
  open var contentSource: ContentSource?
  /// Who is told.
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Whether it comes by itself.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user cannot go on in it.
  open var requiresLinearPlayback = false
  /// True while it is there.
  public private(set) var isPictureInPictureActive = false
  /// True.
  open var isPictureInPicturePossible: Bool { true }
  /// False.
  open var isPictureInPictureSuspended: Bool { false }

  /// Creates one of a layer.
  public init?(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }
  /// Creates one.
  public init(contentSource: ContentSource) {
    playerLayer = contentSource.playerLayer ?? AVPlayerLayer(player: nil)
    self.contentSource = contentSource
  }
  /// True.
  nonisolated open class func isPictureInPictureSupported() -> Bool { true }
  /// The picture of a button that has it come.
  open class var pictureInPictureButtonStartImage: UIImage { UIImage() }
  /// The picture of a button that has it go.
  open class var pictureInPictureButtonStopImage: UIImage { UIImage() }
  /// Has it come.
  open func startPictureInPicture() {
    Task { @MainActor in
      guard !isPictureInPictureActive else { return }
      delegate?.pictureInPictureControllerWillStartPictureInPicture(self)
      isPictureInPictureActive = true
      delegate?.pictureInPictureControllerDidStartPictureInPicture(self)
    }
  }
  /// Has it go.
  open func stopPictureInPicture() {
    Task { @MainActor in
      guard isPictureInPictureActive else { return }
      delegate?.pictureInPictureControllerWillStopPictureInPicture(self)
      isPictureInPictureActive = false
      delegate?.pictureInPictureControllerDidStopPictureInPicture(self)
    }
  }
  /// Looks again how it is played.
  open func invalidatePlaybackState() {}
}

/// Is told of a button by which the user chooses where a film is played.
@MainActor @preconcurrency public protocol AVRoutePickerViewDelegate: AnyObject {
  /// He begins.
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  /// He is done.
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  /// Nothing is done.
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  /// Nothing is done.
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// A button by which the user chooses where a film is played, of which nothing is drawn.
@MainActor @preconcurrency open class AVRoutePickerView: UIView {
  /// Who is told.
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour where a film is played elsewhere.
  open var activeTintColor: UIColor! = .clear
  /// Whether those come first that show pictures.
  open var prioritizesVideoDevices = false
}
