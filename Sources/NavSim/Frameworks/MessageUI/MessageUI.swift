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
