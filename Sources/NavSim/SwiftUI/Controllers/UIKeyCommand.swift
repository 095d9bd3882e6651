public import Combine
public import Foundation

/// An entry of a menu that calls a method of whoever has it, which none is shown here.
@MainActor @preconcurrency open class UICommand: UIMenuElement {
  /// The method.
  public let action: Selector?
  /// What is kept with it.
  public let propertyList: Any?
  /// The entries in its place while keys are held.
  public let alternates: [UICommandAlternate]
  /// More words, which nobody sees.
  public var discoverabilityTitle: String?
  /// Whether it can be touched, is seen, and what it does.
  public var attributes = Attributes()
  /// Whether it is marked.
  public var state = State.off

  /// Creates an entry.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector? = nil,
    propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.alternates = alternates
    (self.action, self.propertyList, self.state) = (action, propertyList, state)
    (self.attributes, self.discoverabilityTitle) = (attributes, discoverabilityTitle)
    super.init(title, image)
    self.subtitle = subtitle
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
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    (self.input, self.modifierFlags) = (input, modifierFlags)
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
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
  /// A key of a number.
  nonisolated public static let f1 = "UIKeyInputF1", f2 = "UIKeyInputF2", f3 = "UIKeyInputF3",
    f4 = "UIKeyInputF4", f5 = "UIKeyInputF5", f6 = "UIKeyInputF6", f7 = "UIKeyInputF7",
    f8 = "UIKeyInputF8", f9 = "UIKeyInputF9", f10 = "UIKeyInputF10", f11 = "UIKeyInputF11",
    f12 = "UIKeyInputF12"
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
  /// An entry by what tells it from others.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Puts a menu together anew.
  func replaceChildren(
    ofMenu identifier: UIMenu.Identifier, from children: ([UIMenuElement]) -> [UIMenuElement])
  /// Whose menus they are.
  var system: UIMenuSystem { get }
}

/// Whose menus something says.
@MainActor @preconcurrency open class UIMenuSystem: NSObject {
  /// Those of the app, and those beside what is selected.
  public static let main = UIMenuSystem(), context = UIMenuSystem()
  /// Has them be made anew, which nobody asks for here.
  open func setNeedsRebuild() {}
  /// Has their entries be looked at again, which nobody asks for here.
  open func setNeedsRevalidate() {}
}

/// An entry of a menu in place of another one while keys are held.
@MainActor @preconcurrency open class UICommandAlternate: NSObject {
  /// Its words.
  public let title: String
  /// The method.
  public let action: Selector
  /// The keys that are held.
  public let modifierFlags: UIKeyModifierFlags
  /// Creates one.
  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
  }
}

extension UIMenu.Identifier {
  /// A menu of the system's.
  public static let application = Self("application"), file = Self("file"), edit = Self("edit"),
    view = Self("view"), window = Self("window"), help = Self("help"), format = Self("format"),
    root = Self("root"), preferences = Self("preferences"), standardEdit = Self("standardEdit"),
    undoRedo = Self("undoRedo"), find = Self("find"), share = Self("share"),
    lookup = Self("lookup"), font = Self("font"), text = Self("text"), services = Self("services"),
    newScene = Self("newScene"), close = Self("close"), quit = Self("quit"), about = Self("about")
  /// A menu of the system's.
  public static let alignment = Self("alignment"), autoFill = Self("autoFill"),
    bringAllToFront = Self("bringAllToFront"), document = Self("document"),
    fullscreen = Self("fullscreen"), hide = Self("hide"), learn = Self("learn"),
    minimizeAndZoom = Self("minimizeAndZoom"), openRecent = Self("openRecent"),
    print = Self("print"), replace = Self("replace"), sidebar = Self("sidebar"),
    speech = Self("speech"), spelling = Self("spelling"),
    spellingOptions = Self("spellingOptions"), spellingPanel = Self("spellingPanel")
  /// A menu of the system's.
  public static let substitutionOptions = Self("substitutionOptions"),
    substitutions = Self("substitutions"), substitutionsPanel = Self("substitutionsPanel"),
    textColor = Self("textColor"), textSize = Self("textSize"), textStyle = Self("textStyle"),
    textStylePasteboard = Self("textStylePasteboard"), toolbar = Self("toolbar"),
    transformations = Self("transformations"), writingDirection = Self("writingDirection")
}

extension UIAction.Identifier {
  /// An entry of the system's.
  public static let paste = Self("paste"), pasteAndMatchStyle = Self("pasteAndMatchStyle"),
    pasteAndGo = Self("pasteAndGo"), pasteAndSearch = Self("pasteAndSearch")
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
@MainActor @preconcurrency public protocol UIInputViewAudioFeedback: AnyObject {
  /// Whether it does.
  var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
  /// False.
  public var enableInputClicksWhenVisible: Bool { false }
}
