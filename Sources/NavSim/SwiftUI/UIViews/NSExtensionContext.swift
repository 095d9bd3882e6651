public import Foundation

/// Something that an app is handed by another one.
open class NSExtensionItem: NSObject {
  /// What it is called, and what it says.
  open var attributedTitle: NSAttributedString?, attributedContentText: NSAttributedString?
  /// What is attached.
  open var attachments: [NSItemProvider]?
  /// What is known beside that.
  open var userInfo: [AnyHashable: Any]?
}

/// Who has asked an extension for something: nobody, as extensions are not played.
open class NSExtensionContext: NSObject {
  /// What the extension was handed.
  open var inputItems: [Any] { [] }
  /// It is done.
  open func completeRequest(
    returningItems items: [Any]?, completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) { completionHandler?(true) }
  /// It will not be done.
  open func cancelRequest(withError error: any Error) {}
  /// Opens an address, which is done for an extension here never.
  open func open(_ url: URL, completionHandler: (@Sendable (Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

/// Is asked for something by another app.
public protocol NSExtensionRequestHandling: AnyObject {
  /// Something is asked for.
  func beginRequest(with context: NSExtensionContext)
}
