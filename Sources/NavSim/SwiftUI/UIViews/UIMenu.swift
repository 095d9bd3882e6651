public import Foundation

/// What stands in a menu of UIKit.
@MainActor @preconcurrency open class UIMenuElement {
  /// Its words.
  public internal(set) var title: String
  /// Smaller words below.
  public var subtitle: String?
  /// Its picture.
  public internal(set) var image: UIImage?

  init(_ title: String, _ image: UIImage?) { (self.title, self.image) = (title, image) }

  /// What of it can be touched, in the order of the menu.
  var actions: [UIAction] { [] }

  /// Whether it can be touched, is seen, and what it does.
  public struct Attributes: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let disabled = Self(rawValue: 1), destructive = Self(rawValue: 2),
      hidden = Self(rawValue: 4), keepsMenuPresented = Self(rawValue: 8)
  }

  /// Whether it is marked.
  public enum State: Int, Sendable {
    /// One of them.
    case off, on, mixed
  }
}

/// What a control or an entry of a menu does when it is touched.
@MainActor @preconcurrency public final class UIAction: UIMenuElement {
  /// What tells one from others.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What does it.
  public typealias Handler = @MainActor (UIAction) -> Void

  /// What tells it from others; nil for one without a name.
  public let identifier: Identifier?
  /// More words, which nobody sees.
  public var discoverabilityTitle: String?
  /// Whether it can be touched, is seen, and what it does.
  public var attributes: Attributes
  /// Whether it is marked.
  public var state: State
  /// The control that was touched.
  public internal(set) weak var sender: AnyObject?
  private let handler: Handler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping Handler
  ) {
    (self.identifier, self.discoverabilityTitle) = (identifier, discoverabilityTitle)
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title, image)
    self.subtitle = subtitle
  }

  override var actions: [UIAction] { attributes.contains(.hidden) ? [] : [self] }

  /// It is touched.
  func perform(from sender: AnyObject? = nil) {
    self.sender = sender
    handler(self)
  }
}

/// Entries behind a button or a long press, all of which can be touched.
@MainActor @preconcurrency public final class UIMenu: UIMenuElement {
  /// What tells one from others.
  public struct Identifier: Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// How it looks, and how many can be marked.
  public struct Options: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let displayInline = Self(rawValue: 1), destructive = Self(rawValue: 2),
      singleSelection = Self(rawValue: 32), displayAsPalette = Self(rawValue: 128)
  }

  /// What tells it from others; nil for one without a name.
  public let identifier: Identifier?
  /// How it looks.
  public let options: Options
  /// What is in it.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) {
    (self.identifier, self.options, self.children) = (identifier, options, children)
    super.init(title, image)
    self.subtitle = subtitle
  }

  /// The same with other entries.
  public func replacingChildren(_ children: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, image: image, identifier: identifier, options: options, children: children)
  }

  override var actions: [UIAction] { children.flatMap(\.actions) }

  /// What can be touched.
  ///
  /// - Parameter sender: the control whose menu it is.
  func touches(from sender: AnyObject? = nil) -> [UIKitTouch] {
    actions.map { action in
      UIKitTouch(words: action.words, isEnabled: !action.attributes.contains(.disabled)) {
        [weak sender] in
        action.perform(from: sender)
      }
    }
  }
}

extension UIAction {
  /// What it is tapped by in a menu.
  var words: String { title.isEmpty ? discoverabilityTitle ?? "action" : title }
}

/// What a long press shows.
@MainActor @preconcurrency open class UIContextMenuConfiguration {
  /// Makes the menu of what the system would offer, which is nothing.
  public typealias ActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
  /// In which order entries are.
  public enum ElementOrder: Int, Sendable {
    /// One of them.
    case automatic, priority, fixed
  }
  /// In which order entries are.
  public var preferredMenuElementOrder = ElementOrder.automatic
  /// How many things it is for, and which else.
  public var badgeCount = 0, secondaryItemIdentifiers: Set<AnyHashable> = []
  /// What it is shown for.
  public let identifier: any NSCopying
  private let actions: ActionProvider?

  /// Creates what a long press shows. What lies beside the menu nobody sees.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (@MainActor () -> UIResponder?)? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString()
    actions = actionProvider
  }

  /// What can be touched on a view. The menu is made anew as it is touched: rows before it may have
  /// gone.
  static func touches(
    _ configuration: @escaping @MainActor () -> UIContextMenuConfiguration?
  ) -> [UIKitTouch] {
    let menu = configuration().flatMap { $0.actions?([]) }
    return (menu?.touches() ?? []).enumerated().map { index, touch in
      UIKitTouch(words: touch.words, isEnabled: touch.isEnabled) {
        let touches = configuration().flatMap { $0.actions?([]) }?.touches() ?? []
        if touches.indices.contains(index) { touches[index].action() }
      }
    }
  }
}
