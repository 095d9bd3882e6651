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
  /// What it is about.
  public var subject: String?
  /// What is in it.
  public var body: String?
  /// What is with it.
  public private(set) var attachments: [[AnyHashable: Any]]?

  /// True.
  public static func canSendText() -> Bool { true }
  /// True.
  public static func canSendSubject() -> Bool { true }
  /// True.
  public static func canSendAttachments() -> Bool { true }
  /// True.
  public static func isSupportedAttachmentUTI(_ uti: String) -> Bool { true }
  /// Has the user add no files.
  public func disableUserAttachments() {}
  /// Adds a file.
  public func addAttachmentURL(_ url: URL, withAlternateFilename name: String?) -> Bool {
    attachments = (attachments ?? []) + [[MFMessageComposeViewControllerAttachmentURL: url]]
    return true
  }
  /// Adds a file.
  public func addAttachmentData(
    _ data: Data, typeIdentifier uti: String, filename: String
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

/// A key of what is with a message.
public let
  MFMessageComposeViewControllerAttachmentURL =
    "MFMessageComposeViewControllerAttachmentURL",
  MFMessageComposeViewControllerAttachmentAlternateFilename =
    "MFMessageComposeViewControllerAttachmentAlternateFilename"
