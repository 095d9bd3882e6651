@_exported public import UIKit

/// What has become of a letter.
public enum MFMailComposeResult: Int, Sendable {
  /// One of them.
  case cancelled, saved, sent, failed
}

/// Is told what has become of a letter: it closes the controller.
@MainActor @preconcurrency public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// The user is done.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

/// A letter that is written: it can be sent, and given up.
@MainActor @preconcurrency open class MFMailComposeViewController: UIViewController {
  /// Is told what has become of it.
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  /// True.
  public static func canSendMail() -> Bool { true }
  /// Says to whom it goes.
  public func setToRecipients(_ recipients: [String]?) {}
  /// Says to whom it goes, too.
  public func setCcRecipients(_ recipients: [String]?) {}
  /// Says to whom it goes in secret, too.
  public func setBccRecipients(_ recipients: [String]?) {}
  /// Says from whom it comes.
  public func setPreferredSendingEmailAddress(_ emailAddress: String) {}
  /// Says what it is about.
  public func setSubject(_ subject: String) {}
  /// Says what is in it.
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  public func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}

  /// Has two buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for (words, result) in [("Send", MFMailComposeResult.sent), ("Cancel", .cancelled)] {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: words) { [weak self] _ in
            guard let self else { return }
            mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
          }))
    }
  }
}

/// Why a letter is not sent, which every one is here.
public struct MFMailComposeError: Error, Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case saveFailed, sendFailed
  }
  /// Why.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
}

/// What errors of letters are called.
public let MFMailComposeErrorDomain = "MFMailComposeErrorDomain"
