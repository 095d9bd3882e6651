import Foundation

/// Whatever can be asked to do something: what UIKit's classes have in common.
@MainActor @preconcurrency open class UIResponder: Hashable {
  /// Creates one.
  public init() {}

  /// Whether both are the same object.
  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool {
    one === other
  }

  /// Hashes the object by where it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

extension UIResponder {
  /// Keyboards come and go. Nothing tells of them here.
  nonisolated public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Keyboards come and go. Nothing tells of them here.
  nonisolated public static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Keyboards come and go. Nothing tells of them here.
  nonisolated public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Keyboards come and go. Nothing tells of them here.
  nonisolated public static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Where a keyboard is.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long a keyboard moves.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

extension NSValue {
  /// A rectangle that is wrapped: of no size.
  public var cgRectValue: CGRect { .zero }
}
