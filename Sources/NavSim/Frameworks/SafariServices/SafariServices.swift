@_exported public import UIKit

/// Shows a page of the web, of which nothing is drawn here: what presents it closes it.
@MainActor @preconcurrency open class SFSafariViewController: UIViewController {
  /// How it behaves.
  public final class Configuration {
    /// True to show the text alone.
    public var entersReaderIfAvailable = false
    /// True where its bar becomes smaller.
    public var barCollapsingEnabled = true
    /// Creates a configuration.
    public init() {}
  }

  /// What its button says that closes it.
  public enum DismissButtonStyle: Sendable {
    /// One of them.
    case done, close, cancel
  }

  /// What its button says that closes it.
  public var dismissButtonStyle = DismissButtonStyle.done
  /// The colours of its bars.
  public var preferredControlTintColor: UIColor?, preferredBarTintColor: UIColor?
  /// Who is told of it.
  public weak var delegate: (any SFSafariViewControllerDelegate)?

  /// Creates a controller.
  public convenience init(url: URL, configuration: Configuration = Configuration()) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller.
  public convenience init(url: URL, entersReaderIfAvailable: Bool) { self.init(url: url) }
}

/// Is told of a page of the web.
@MainActor @preconcurrency public protocol SFSafariViewControllerDelegate: AnyObject {
  /// The user is done with it.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}

extension SFSafariViewControllerDelegate {
  /// Nothing is done.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}
