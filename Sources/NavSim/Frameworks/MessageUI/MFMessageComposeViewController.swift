public import UIKit

/// What has become of a message.
public enum MessageComposeResult: Int, Sendable {
  /// One of them.
  case cancelled, sent, failed
}

/// Is told what has become of a message: it closes the controller.
@MainActor @preconcurrency public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// The user is done.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A message that is written: it can be sent, and given up.
@MainActor @preconcurrency open class MFMessageComposeViewController: UIViewController {
  /// Is told what has become of it.
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// To whom it goes.
  public var recipients: [String]?
  /// What is in it, and what it is about.
  public var body: String?, subject: String?

  /// True.
  public static func canSendText() -> Bool { true }
  /// True.
  public static func canSendSubject() -> Bool { true }
  /// True.
  public static func canSendAttachments() -> Bool { true }
  /// True.
  public static func isSupportedAttachmentUTI(_ type: String) -> Bool { true }
  /// Adds a file.
  @discardableResult public func addAttachmentData(
    _ data: Data, typeIdentifier: String, filename: String
  ) -> Bool { true }
  /// Adds a file.
  @discardableResult public func addAttachmentURL(
    _ url: URL, withAlternateFilename name: String?
  ) -> Bool { true }

  /// Has two buttons.
  open override func viewDidLoad() {
    super.viewDidLoad()
    for (words, result) in [("Send", MessageComposeResult.sent), ("Cancel", .cancelled)] {
      view.addSubview(
        UIButton(
          primaryAction: UIAction(title: words) { [weak self] _ in
            guard let self else { return }
            messageComposeDelegate?.messageComposeViewController(self, didFinishWith: result)
          }))
    }
  }
}
