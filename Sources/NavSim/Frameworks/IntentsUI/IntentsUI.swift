@_exported public import Intents
@_exported public import UIKit

/// Asks the user what he says to have something done: he can give up, and nothing else.
@MainActor @preconcurrency open class INUIAddVoiceShortcutViewController: UIViewController {
  /// Is told that the user is done.
  open weak var delegate: (any INUIAddVoiceShortcutViewControllerDelegate)?

  /// Creates a controller.
  public convenience init(shortcut: INShortcut) { self.init(nibName: nil, bundle: nil) }
  /// Has a button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in
          guard let self else { return }
          delegate?.addVoiceShortcutViewControllerDidCancel(self)
        }))
  }
}

/// Is told what the user says to have something done: it closes the controller.
@MainActor @preconcurrency
public protocol INUIAddVoiceShortcutViewControllerDelegate: AnyObject {
  /// He has said it.
  func addVoiceShortcutViewController(
    _ controller: INUIAddVoiceShortcutViewController, didFinishWith voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// He has not.
  func addVoiceShortcutViewControllerDidCancel(_ controller: INUIAddVoiceShortcutViewController)
}

/// Changes what the user says to have something done: he can give up, and nothing else.
@MainActor @preconcurrency open class INUIEditVoiceShortcutViewController: UIViewController {
  /// Is told that the user is done.
  open weak var delegate: (any INUIEditVoiceShortcutViewControllerDelegate)?

  /// Creates a controller.
  public convenience init(voiceShortcut: INVoiceShortcut) { self.init(nibName: nil, bundle: nil) }
  /// Has a button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(
      UIButton(
        primaryAction: UIAction(title: "Cancel") { [weak self] _ in
          guard let self else { return }
          delegate?.editVoiceShortcutViewControllerDidCancel(self)
        }))
  }
}

/// Is told what the user says to have something done: it closes the controller.
@MainActor @preconcurrency
public protocol INUIEditVoiceShortcutViewControllerDelegate: AnyObject {
  /// He has said something else.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController, didUpdate voiceShortcut: INVoiceShortcut?,
    error: (any Error)?)
  /// He does not want it any more.
  func editVoiceShortcutViewController(
    _ controller: INUIEditVoiceShortcutViewController,
    didDeleteVoiceShortcutWithIdentifier identifier: UUID)
  /// He has given up.
  func editVoiceShortcutViewControllerDidCancel(_ controller: INUIEditVoiceShortcutViewController)
}
