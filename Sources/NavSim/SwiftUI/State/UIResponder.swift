public import Combine
import Foundation

/// Whatever can be asked to do something: what UIKit's classes have in common.
@MainActor @preconcurrency
open class UIResponder: Hashable, PerformsSelectors,
  CustomStringConvertible
{
  /// Creates one.
  public init() {}

  /// The name of its class.
  nonisolated open var description: String { "<\(Swift.type(of: self))>" }

  /// Whether both are the same object.
  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool {
    one === other
  }

  /// Hashes the object by where it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Fingers touch it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers move on it.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers leave it.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers are taken away from it.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// The phone is shaken, which nobody does here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The phone was shaken, which nobody does here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  /// The phone was not shaken after all.
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Who is asked next for what it does not do itself.
  open var next: UIResponder? { nil }

  /// Calls a method of the first that has it, from here on.
  ///
  /// - Returns: false where nobody has it.
  func perform(_ selector: Selector, by sender: Any) -> Bool {
    sequence(first: self, next: \.next).contains { selector.perform(on: $0, with: sender) }
  }

  /// Shows the keys again that type into it: there are none.
  open func reloadInputViews() {}
  /// Whether what is typed goes to it.
  open var isFirstResponder: Bool { false }
  /// Whether what is typed could go to it.
  open var canBecomeFirstResponder: Bool { true }
  /// Whether what is typed could go elsewhere.
  open var canResignFirstResponder: Bool { true }
  /// Has what is typed go to it: no keyboard is there.
  @discardableResult open func becomeFirstResponder() -> Bool { true }
  /// Has what is typed go to it no more.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Whether it does what an item of a menu says.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Who has a method: nobody is asked here.
  open func target(forAction action: Selector, withSender sender: Any?) -> Any? { nil }

  /// What undoes changes: that of the next one that has it.
  open var undoManager: UndoManager? { next?.undoManager }
  /// What the user is doing, for other devices.
  open var userActivity: NSUserActivity?

  /// A key is pressed, which nobody does here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// A key is pressed differently.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// A key is let go.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// A key was not pressed after all.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// A touch is known better now.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  /// A button of a headset is pressed, which nobody does here.
  open func remoteControlReceived(with event: UIEvent?) {}

  /// An entry of the edit menu, which nobody touches here.
  open func copy(_ sender: Any?) {}
  /// An entry of the edit menu, which nobody touches here.
  open func cut(_ sender: Any?) {}
  /// An entry of the edit menu, which nobody touches here.
  open func paste(_ sender: Any?) {}
  /// An entry of the edit menu, which nobody touches here.
  open func delete(_ sender: Any?) {}
  /// An entry of the edit menu, which nobody touches here.
  open func select(_ sender: Any?) {}
  /// An entry of the edit menu, which nobody touches here.
  open func selectAll(_ sender: Any?) {}
  /// What the user was doing on another device is continued.
  open func restoreUserActivityState(_ activity: NSUserActivity) {}
  /// What the user is doing is kept for another device.
  open func updateUserActivityState(_ activity: NSUserActivity) {}
}

extension UIResponder: _KeyValueCodingAndObserving {
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
  /// Keyboards come and go. Nothing tells of them here.
  nonisolated public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Keyboards come and go. Nothing tells of them here.
  nonisolated public static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Where a keyboard was.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// How a keyboard moves.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Where a keyboard is.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long a keyboard moves.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
}

extension UIResponder {
  /// The object itself. Where a property is given a value, `self` is this method, as in
  /// Objective-C: the object is not there yet. A control that is told to call such a target calls
  /// whoever has the method:
  /// <https://www.jessesquires.com/blog/2020/12/22/swift-self-executing-anonymous-closures/>.
  nonisolated public func `self`() -> Self { self }

  /// Its class.
  nonisolated public var classForCoder: AnyClass { Swift.type(of: self) }
  /// Whether it is of a class, and of none below that.
  nonisolated public func isMember(of type: AnyClass) -> Bool { Swift.type(of: self) == type }
  /// Whether it is of a class, or of one below that.
  nonisolated public func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
      .contains { $0 == type }
  }
}

extension NSValue {
  /// A rectangle that is wrapped: of no size.
  public var cgRectValue: CGRect { .zero }
  /// A point that is wrapped: at the corner.
  public var cgPointValue: CGPoint { .zero }
  /// A size that is wrapped: none.
  public var cgSizeValue: CGSize { .zero }
}
