public import Combine
public import Foundation

/// A view that can be touched.
@MainActor @preconcurrency open class UIControl: UIView {
  /// What is done to it.
  public struct Event: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let touchUpInside = Self(rawValue: 1), valueChanged = Self(rawValue: 2),
      primaryActionTriggered = Self(rawValue: 4), editingChanged = Self(rawValue: 8),
      touchDown = Self(rawValue: 16), editingDidBegin = Self(rawValue: 32),
      editingDidEnd = Self(rawValue: 64), editingDidEndOnExit = Self(rawValue: 128),
      touchUpOutside = Self(rawValue: 256), touchCancel = Self(rawValue: 512),
      touchDownRepeat = Self(rawValue: 1 << 10), touchDragInside = Self(rawValue: 1 << 11),
      touchDragOutside = Self(rawValue: 1 << 12), touchDragEnter = Self(rawValue: 1 << 13),
      touchDragExit = Self(rawValue: 1 << 14), menuActionTriggered = Self(rawValue: 1 << 15),
      allTouchEvents: Self = [
        .touchUpInside, .touchDown, .touchUpOutside, .touchCancel, .touchDownRepeat,
        .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit,
      ],
      allEditingEvents = Self(rawValue: 8 + 32 + 64 + 128), allEvents = Self(rawValue: 0xFFFF)
  }

  /// A state of it.
  public typealias State = UIControlState

  private var methods: [(event: Event, method: TargetAction)] = []
  private var actions: [(event: Event, action: UIAction)] = []
  /// False for one that cannot be touched.
  open var isEnabled = true { didSet { hasChanged() } }
  /// True for one that is chosen.
  open var isSelected = false { didSet { if isSelected != oldValue { hasChanged() } } }
  /// True while a finger is on it.
  open var isHighlighted = false
  /// Where what is in it stands.
  public var contentHorizontalAlignment = ContentHorizontalAlignment.center,
    contentVerticalAlignment = ContentVerticalAlignment.center

  /// Where what is in a control stands.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// One of them.
    case center, left, right, fill, leading, trailing
  }
  /// Where what is in a control stands.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// One of them.
    case center, top, bottom, fill
  }

  /// What it is now.
  open var state: State {
    var state = isEnabled ? State.normal : .disabled
    if isSelected { state.formUnion(.selected) }
    if isHighlighted { state.formUnion(.highlighted) }
    return state
  }
  /// Whether a finger is on it: never here.
  open var isTracking: Bool { false }
  /// Whether a finger is on it: never here.
  open var isTouchInside: Bool { false }
  /// A finger comes, of which nobody tells here.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger moves, of which nobody tells here.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// A finger goes, of which nobody tells here.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// A finger is taken away, of which nobody tells here.
  open func cancelTracking(with event: UIEvent?) {}
  /// Calls a method, or that of the first that has it.
  open func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    if let target {
      action.perform(on: target as AnyObject, with: self)
    } else {
      _ = perform(action, by: self)
    }
  }
  /// Whose methods it calls.
  open var allTargets: Set<AnyHashable> {
    Set(methods.compactMap { $0.method.target as? AnyHashable })
  }
  /// When it does something.
  open var allControlEvents: Event {
    (methods.map(\.event) + actions.map(\.event)).reduce([]) { $0.union($1) }
  }
  /// Does what a touch does.
  open func performPrimaryAction() { sendActions(for: .primaryActionTriggered) }
  /// Whether a long press shows a menu, and words beside a pointer.
  open var isContextMenuInteractionEnabled = false, toolTip: String?
  /// The long press that shows a menu: none is kept.
  open var contextMenuInteraction: UIContextMenuInteraction? { nil }
  /// Where its menu is put, which nobody asks for here.
  open func menuAttachmentPoint(for configuration: UIContextMenuConfiguration) -> CGPoint { .zero }

  /// Has it do something.
  open func addAction(_ action: UIAction, for event: Event) { actions.append((event, action)) }
  /// Has it do something no more.
  public func removeAction(_ action: UIAction, for event: Event) {
    actions.removeAll { $0.action === action && $0.event == event }
  }
  /// Has it call a method; without a target, that of the first that has it: the control, the views
  /// that it lies on, and their controllers.
  ///
  /// Source of the rule:
  /// <https://developer.apple.com/documentation/uikit/uicontrol/addtarget(_:action:for:)>.
  open func addTarget(_ target: Any?, action: Selector, for event: Event) {
    methods.append((event, TargetAction(target, action)))
  }
  /// Has it call a method no more; nil for any method.
  public func removeTarget(_ target: Any?, action: Selector?, for event: Event) {
    let target = target as AnyObject?
    methods.removeAll { one in
      (target == nil || one.method.target === target)
        && (action == nil || one.method.selector == action) && !one.event.isDisjoint(with: event)
    }
  }
  /// Does what it does then.
  open func sendActions(for event: Event) {
    for one in methods where !one.event.isDisjoint(with: event) {
      if one.method.isOfNobody {
        _ = perform(one.method.selector, by: self)
      } else {
        one.method.perform(with: self)
      }
    }
    for one in actions where !one.event.isDisjoint(with: event) { one.action.perform(from: self) }
  }
}

extension UIApplication {
  /// Calls a method; without a target nothing is done, as nothing here has the focus.
  ///
  /// - Returns: true.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    action.perform(on: target as AnyObject?, with: sender as Any)
    return true
  }
}

/// A button of UIKit.
@MainActor @preconcurrency open class UIButton: UIControl {
  /// How it looks.
  public enum ButtonType: Sendable {
    /// One of them.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    /// One of them.
    public static var roundedRect: Self { .system }
  }

  private var title: String?
  /// What a touch offers, or else a long press.
  public var menu: UIMenu? { didSet { hasChanged() } }
  /// True where a touch shows the menu, and does nothing else.
  public var showsMenuAsPrimaryAction = false { didSet { hasChanged() } }
  /// True where the menu says what is chosen, which nobody sees.
  public var changesSelectionAsPrimaryAction = false
  /// Changes how it looks, which nobody asks for here.
  public var configurationUpdateHandler: ((UIButton) -> Void)?
  /// How it looks, and its words.
  public var configuration: Configuration? { didSet { hasChanged() } }
  /// Its words as a view.
  public let titleLabel: UILabel? = UILabel()
  /// Its picture as a view.
  public let imageView: UIImageView? = UIImageView()
  /// How far what is in it lies from its edges.
  public var contentEdgeInsets = UIEdgeInsets.zero, titleEdgeInsets = UIEdgeInsets.zero,
    imageEdgeInsets = UIEdgeInsets.zero

  /// Creates a button.
  public convenience init(type: ButtonType = .custom, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    add(primaryAction)
  }

  /// Creates a button that looks so.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    add(primaryAction)
  }

  /// Creates a button with a picture that calls a method.
  public static func systemButton(
    with image: UIImage, target: Any?, action: Selector?
  ) -> UIButton {
    let button = UIButton(type: .system)
    if let action { button.addTarget(target, action: action, for: .touchUpInside) }
    return button
  }

  private func add(_ action: UIAction?) {
    guard let action else { return }
    if !action.title.isEmpty { title = action.title }
    addAction(action, for: .primaryActionTriggered)
  }

  /// Sets its words.
  open func setTitle(_ title: String?, for state: UIControlState) {
    if state == .normal { self.title = title } else { otherTitles[state.rawValue] = title }
    hasChanged()
  }
  /// Sets its words, with looks.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControlState) {
    setTitle(title?.string, for: state)
  }
  /// Its words.
  open func title(for state: UIControlState) -> String? { otherTitles[state.rawValue] ?? title }
  private var otherTitles: [UInt: String] = [:]
  /// Its words, with looks.
  public func attributedTitle(for state: UIControlState) -> NSAttributedString? {
    title(for: state).map { NSAttributedString(string: $0) }
  }
  /// Its picture.
  open func image(for state: UIControlState) -> UIImage? {
    images[state.rawValue] ?? images[UIControlState.normal.rawValue]
  }
  private var images: [UInt: UIImage] = [:]
  /// Sets the colour of its words.
  open func setTitleColor(_ color: UIColor?, for state: UIControlState) {
    titleColors[state.rawValue] = color
  }
  private var titleColors: [UInt: UIColor] = [:]
  /// The colour of its words.
  open func titleColor(for state: UIControlState) -> UIColor? {
    titleColors[state.rawValue] ?? titleColors[UIControlState.normal.rawValue]
  }
  /// Its words now.
  open var currentTitle: String? { title(for: state) }
  /// Its words now, with looks.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// Its picture now.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind it now: none is kept.
  open var currentBackgroundImage: UIImage? { nil }
  /// The colour of its words now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .tintColor }
  /// How it looks while a finger is on it, or it cannot be touched.
  open var adjustsImageWhenHighlighted = true, adjustsImageWhenDisabled = true,
    showsTouchWhenHighlighted = false, isPointerInteractionEnabled = false,
    automaticallyUpdatesConfiguration = true
  /// What it is for.
  open var role = Role.normal
  /// In which order its menu is.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// What a button is for.
  public enum Role: Int, Sendable {
    /// One of them.
    case normal, primary, cancel, destructive
  }

  /// Changes how it looks.
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  /// Has how it looks be changed.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  /// Where what is in it stands, which nobody asks for here.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where what is in it stands, which nobody asks for here.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where its words stand, which nobody asks for here.
  open func titleRect(forContentRect rect: CGRect) -> CGRect { rect }
  /// Where its picture stands, which nobody asks for here.
  open func imageRect(forContentRect rect: CGRect) -> CGRect { rect }
  /// Sets its picture.
  open func setImage(_ image: UIImage?, for state: UIControlState) {
    images[state.rawValue] = image
  }

  /// What it is tapped by.
  var words: String {
    title(for: state) ?? configuration?.title ?? accessibilityLabel ?? currentImage?.name
      ?? configuration?.image?.name ?? "button"
  }
  func tap() { sendActions(for: [.touchUpInside, .primaryActionTriggered]) }
}

/// Views in a row.
@MainActor @preconcurrency open class UIStackView: UIView {
  /// Which way the row goes.
  public typealias Axis = NSLayoutConstraint.Axis
  /// Where views stand across the row.
  public enum Alignment: Sendable {
    /// One of them.
    case fill, leading, top, center, trailing, bottom, firstBaseline, lastBaseline
  }
  /// How much room each has.
  public enum Distribution: Sendable {
    /// One of them.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How it looks.
  public var axis = Axis.horizontal, alignment = Alignment.fill, distribution = Distribution.fill
  /// How much lies between views, in points.
  public var spacing: CGFloat = 0
  /// The views in order.
  public var arrangedSubviews: [UIView] { arranged.filter { $0.superview === self } }
  private var arranged: [UIView] = []

  /// Creates a row.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// Puts a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arranged = arrangedSubviews.filter { $0 !== view } + [view]
    addSubview(view)
  }
  /// Puts a view before another one.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    var views = arrangedSubviews.filter { $0 !== view }
    let next = index < views.count ? views[index] : nil
    views.insert(view, at: min(index, views.count))
    arranged = views
    if view.superview === self { view.removeFromSuperview() }
    if let next { insertSubview(view, belowSubview: next) } else { addSubview(view) }
  }
  /// As much as usual between views.
  nonisolated public static let spacingUseDefault: CGFloat = .greatestFiniteMagnitude
  /// As much between views as the system has.
  nonisolated public static let spacingUseSystem: CGFloat = 8
  private var ownSpacings: [ObjectIdentifier: CGFloat] = [:]
  /// How much lies behind a view, in points.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    ownSpacings[ObjectIdentifier(view)] = spacing
  }
  /// How much lies behind a view, in points.
  open func customSpacing(after view: UIView) -> CGFloat {
    ownSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }
  /// Whether views stand by their letters.
  open var isBaselineRelativeArrangement = false
  /// Whether the edges are those of its margins.
  public var isLayoutMarginsRelativeArrangement = false
  /// Takes a view out of the row, and leaves it on the screen.
  open func removeArrangedSubview(_ view: UIView) { arranged.removeAll { $0 === view } }
}

/// A picture of UIKit.
@MainActor @preconcurrency open class UIImageView: UIView {
  /// The picture.
  open var image: UIImage?
  /// The picture while it is chosen, and whether it is.
  open var highlightedImage: UIImage?, isHighlighted = false
  /// Pictures that follow one another, how long, in seconds, and how often.
  open var animationImages: [UIImage]?, highlightedAnimationImages: [UIImage]?,
    animationDuration: TimeInterval = 0, animationRepeatCount = 0
  /// True while pictures follow one another.
  open private(set) var isAnimating = false
  /// How pictures of the system's are drawn.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether it is as large as the user wants.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Has pictures follow one another.
  open func startAnimating() { isAnimating = true }
  /// Has pictures follow one another no more.
  open func stopAnimating() { isAnimating = false }

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: .zero)
    (self.image, self.highlightedImage) = (image, highlightedImage)
  }

  /// Creates a view.
  public init(image: UIImage?) {
    super.init(frame: .zero)
    self.image = image
  }

  /// Creates an empty view: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
