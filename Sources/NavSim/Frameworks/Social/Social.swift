@_exported public import UIKit

/// Where something would be told: nowhere any more.
public let SLServiceTypeTwitter = "com.apple.social.twitter",
  SLServiceTypeFacebook = "com.apple.social.facebook"

/// A layer where the user would tell others something.
@MainActor open class SLComposeViewController: UIViewController {
  /// Whether he has.
  public enum Result: Int, Sendable {
    /// One of them.
    case cancelled, done
  }
  /// Who is told how it ends.
  open var completionHandler: ((Result) -> Void)?
  /// False: there is no such service any more.
  open class func isAvailable(forServiceType type: String) -> Bool { false }
  /// None: there is no such service any more.
  public convenience init?(forServiceType type: String) { nil }
  /// Says something at first.
  @discardableResult open func setInitialText(_ text: String) -> Bool { false }
  /// Adds a picture.
  @discardableResult open func add(_ image: UIImage) -> Bool { false }
  /// Adds an address.
  @discardableResult open func add(_ url: URL) -> Bool { false }
}

/// The layer of an extension that takes what others share, which is not played.
@MainActor open class SLComposeServiceViewController: UIViewController {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What is written.
  open var contentText: String! { "" }
  /// What stands where nothing is written.
  open var placeholder: String?
  /// How many characters may be written yet.
  open var charactersRemaining: NSNumber?
  /// Whether it can be sent.
  open func isContentValid() -> Bool { true }
  /// It is sent.
  open func didSelectPost() {}
  /// It is not sent.
  open func didSelectCancel() {}
  /// What else can be said.
  open func configurationItems() -> [Any]? { [] }
  /// Looks again whether it can be sent.
  open func validateContent() {}
  /// Looks again what else can be said.
  open func reloadConfigurationItems() {}
}

/// Something that can be said besides.
open class SLComposeSheetConfigurationItem: NSObject {
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it is called, and what it is.
  open var title: String!, value: String!
  /// True while it is looked for.
  open var valuePending = false
  /// What is done when it is touched.
  open var tapHandler: (() -> Void)?
  /// Creates one.
  public override init() {}
}
