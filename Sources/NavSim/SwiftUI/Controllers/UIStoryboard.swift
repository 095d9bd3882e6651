public import Foundation

/// Pages that Interface Builder has made, of which none is here: one that is asked for crashes the
/// app, as one that is missing does on a phone.
@MainActor @preconcurrency public final class UIStoryboard {
  private let name: String

  /// Creates one by its name.
  public init(name: String, bundle: Bundle? = nil) { self.name = name }

  /// Makes a page, which is not there.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    preconditionFailure(
      "Storyboard (\(name)) doesn't contain a view controller with identifier '\(identifier)'")
  }
  /// Makes the first page, of which there is none.
  public func instantiateInitialViewController() -> UIViewController? { nil }
}

/// A way from a page to another one in a storyboard.
@MainActor @preconcurrency open class UIStoryboardSegue: NSObject {
  /// Its name.
  public let identifier: String?
  /// From where, and where to.
  public let source: UIViewController, destination: UIViewController

  /// Creates one.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    super.init()
  }

  /// Goes there, which nobody asks for here.
  open func perform() {}
}

extension UIViewController {
  /// Where it is from: from none.
  public var storyboard: UIStoryboard? { nil }

  /// Goes a way of a storyboard, which is not there.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    preconditionFailure("Receiver (\(self)) has no segue with identifier '\(identifier)'")
  }

  /// Asks for the bar at the top anew: nothing of it is drawn.
  public func setNeedsStatusBarAppearanceUpdate() {}
  /// Asks how the phone can be held anew: nobody turns it.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}
