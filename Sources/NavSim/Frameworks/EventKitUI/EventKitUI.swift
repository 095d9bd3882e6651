@_exported public import EventKit
@_exported public import UIKit

/// What has become of an entry.
public enum EKEventEditViewAction: Int, Sendable {
  /// One of them.
  case canceled, saved, deleted
}

/// Is told what has become of an entry: it closes the controller.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
  /// The user is done.
  func eventEditViewController(
    _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
}

/// An entry that is written: it can be kept, and given up.
@MainActor @preconcurrency open class EKEventEditViewController: UINavigationController {
  /// The entry.
  public var event: EKEvent?
  /// Where it is kept.
  public var eventStore: EKEventStore?
  /// Is told what has become of it.
  public weak var editViewDelegate: (any EKEventEditViewDelegate)?

  /// Creates one.
  public convenience init() {
    self.init(rootViewController: UIViewController())
    let page = viewControllers[0]
    for (words, result) in [("Add", EKEventEditViewAction.saved), ("Cancel", .canceled)] {
      let action = UIAction(title: words) { [weak self] _ in
        guard let self else { return }
        if result == .saved, let event { try? eventStore?.save(event, span: .thisEvent) }
        editViewDelegate?.eventEditViewController(self, didCompleteWith: result)
      }
      page.view.addSubview(UIButton(primaryAction: action))
    }
  }
}
