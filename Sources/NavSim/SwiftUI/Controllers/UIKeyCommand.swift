public import Combine

/// An entry of a menu that calls a method of whoever has it, which none is shown here.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector?
  /// What is kept with it.
  public let propertyList: Any?
  /// More words, which nobody sees.
  public var discoverabilityTitle: String?
  /// Whether it can be touched, is seen, and what it does.
  public var attributes = Attributes()
  /// Whether it is marked.
  public var state = State.off

  /// Creates an entry.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector? = nil, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.action, self.propertyList, self.state) = (action, propertyList, state)
    (self.attributes, self.discoverabilityTitle) = (attributes, discoverabilityTitle)
    super.init(title, image)
  }
}

/// A method that is called by keys, which nobody presses here.
@MainActor @preconcurrency open class UIKeyCommand: UICommand {
  /// The key.
  public let input: String?
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before what the system does.
  public var wantsPriorityOverSystemBehavior = false, allowsAutomaticLocalization = true,
    allowsAutomaticMirroring = true

  /// Creates one.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates one.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// A key without a letter.
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow",
    inputDownArrow = "UIKeyInputDownArrow", inputLeftArrow = "UIKeyInputLeftArrow",
    inputRightArrow = "UIKeyInputRightArrow", inputEscape = "UIKeyInputEscape",
    inputPageUp = "UIKeyInputPageUp", inputPageDown = "UIKeyInputPageDown",
    inputHome = "UIKeyInputHome", inputEnd = "UIKeyInputEnd", inputDelete = "UIKeyInputDelete"
}

/// Says what is in the system's menus, which are not here.
@MainActor @preconcurrency public protocol UIMenuBuilder: AnyObject {
  /// Takes a menu out.
  func remove(menu: UIMenu.Identifier)
  /// Puts a menu beside another one.
  func insertSibling(_ menu: UIMenu, beforeMenu other: UIMenu.Identifier)
  /// Puts a menu beside another one.
  func insertSibling(_ menu: UIMenu, afterMenu other: UIMenu.Identifier)
  /// Puts a menu into another one.
  func insertChild(_ menu: UIMenu, atStartOfMenu other: UIMenu.Identifier)
  /// Puts a menu into another one.
  func insertChild(_ menu: UIMenu, atEndOfMenu other: UIMenu.Identifier)
  /// Puts a menu in place of another one.
  func replace(menu: UIMenu.Identifier, with other: UIMenu)
  /// A menu by what tells it from others.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
}

extension UIMenu.Identifier {
  /// A menu of the system's.
  public static let application = Self("application"), file = Self("file"), edit = Self("edit"),
    view = Self("view"), window = Self("window"), help = Self("help"), format = Self("format"),
    root = Self("root"), preferences = Self("preferences"), standardEdit = Self("standardEdit"),
    undoRedo = Self("undoRedo"), find = Self("find"), share = Self("share"),
    lookup = Self("lookup"), font = Self("font"), text = Self("text"), services = Self("services"),
    newScene = Self("newScene"), close = Self("close"), quit = Self("quit"), about = Self("about")
}

/// A keyboard of an app's own, which nobody types on here.
@MainActor @preconcurrency open class UIInputViewController: UIViewController {
  /// Whether the key for the next keyboard is needed.
  open var needsInputModeSwitchKey: Bool { true }
  /// Whether the app may do what the user allows.
  open var hasFullAccess: Bool { false }
  /// Has the next keyboard be shown.
  open func advanceToNextInputMode() {}
  /// Has the keyboard go.
  open func dismissKeyboard() {}
}

/// A view that sounds as keys do.
@MainActor @preconcurrency public protocol UIInputViewAudioFeedback: AnyObject {}
