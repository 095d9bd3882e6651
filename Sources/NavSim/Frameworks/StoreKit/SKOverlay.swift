public import Foundation
public import SwiftUI

/// Shows an app of the shop's over this one, which is not done here.
@MainActor @preconcurrency open class SKOverlay: NSObject {
  /// Where it is shown.
  public enum Position: Int, Sendable {
    /// One of them.
    case bottom, bottomRaised
  }
  /// What is shown.
  @MainActor @preconcurrency open class Configuration: NSObject {}
  /// An app.
  @MainActor @preconcurrency open class AppConfiguration: Configuration {
    /// Its number.
    open var appIdentifier: String
    /// Where it is shown.
    open var position: Position
    /// True where the user can close it.
    open var userDismissible = true
    /// What the shop counts.
    open var campaignToken: String?, providerToken: String?
    /// What of it is shown.
    open var customProductPageIdentifier: String?, latestReleaseID: String?
    /// Creates one.
    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }
  /// The app of which this is a part.
  @MainActor @preconcurrency open class AppClipConfiguration: Configuration {
    /// Where it is shown.
    open var position: Position
    /// What the shop counts.
    open var campaignToken: String?, providerToken: String?
    /// Creates one.
    public init(position: Position) { self.position = position }
  }
  /// How it comes and goes.
  @MainActor @preconcurrency open class TransitionContext: NSObject {}

  /// What is shown.
  public let configuration: Configuration
  /// Who is told, which nobody is here.
  open weak var delegate: (any SKOverlayDelegate)?
  /// Creates one.
  public init(configuration: Configuration) { self.configuration = configuration }
  /// Shows nothing.
  open func present(in scene: UIWindowScene) {}
  /// Takes nothing away.
  open class func dismiss(in scene: UIWindowScene) {}
}

/// Is told of an app that is shown, which never is here.
@MainActor @preconcurrency public protocol SKOverlayDelegate: NSObjectProtocol {
  /// It is not shown.
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
  /// It is shown.
  func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
  /// It is closed.
  func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
  /// Nothing is done.
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
  /// Nothing is done.
  public func storeOverlayDidFinishPresentation(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
  /// Nothing is done.
  public func storeOverlayDidFinishDismissal(
    _ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext
  ) {}
}

/// Shows a product of the shop's, with a button that closes it.
@MainActor @preconcurrency open class SKStoreProductViewController: UIViewController {
  /// Is told that the user is done.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads the product, which takes a second.
  open func loadProduct(
    withParameters parameters: [String: Any],
    completionBlock block: (@MainActor (Bool, (any Error)?) -> Void)? = nil
  ) {
    Task { @MainActor in
      try? await Task.sleep(for: .seconds(1))
      block?(true, nil)
    }
  }
  /// Loads the product, which takes a second.
  open func loadProduct(withParameters parameters: [String: Any]) async throws -> Bool {
    try await Task.sleep(for: .seconds(1))
    return true
  }
  /// Has a button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Done") { [weak self] _ in
          guard let self else { return }
          if let delegate {
            delegate.productViewControllerDidFinish(self)
          } else {
            dismiss(animated: true)
          }
        }))
  }
}

/// Is told that the user is done with a product.
@MainActor @preconcurrency public protocol SKStoreProductViewControllerDelegate: AnyObject {
  /// He is.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// It is closed.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {
    viewController.dismiss(animated: true)
  }
}

/// A key of what is shown.
public let
  SKStoreProductParameterITunesItemIdentifier = "SKStoreProductParameterITunesItemIdentifier",
  SKStoreProductParameterProductIdentifier = "SKStoreProductParameterProductIdentifier",
  SKStoreProductParameterAffiliateToken = "SKStoreProductParameterAffiliateToken",
  SKStoreProductParameterCampaignToken = "SKStoreProductParameterCampaignToken",
  SKStoreProductParameterProviderToken = "SKStoreProductParameterProviderToken",
  SKStoreProductParameterAdvertisingPartnerToken = "SKStoreProductParameterAdvertisingPartnerToken",
  SKStoreProductParameterCustomProductPageIdentifier =
    "SKStoreProductParameterCustomProductPageIdentifier"
