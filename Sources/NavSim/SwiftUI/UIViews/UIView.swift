public import Foundation

/// What draws a view of UIKit.
@MainActor protocol ViewOwner: AnyObject {
  /// Something on the view has changed.
  func changed()
  /// What is drawn where the view lies on one of another owner; nil for nothing.
  var drawn: AnyView? { get }
}

/// A view of UIKit, of which nothing is drawn but buttons, labels, fields, and the controllers whose
/// views it holds.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// Creates a view. Where it is nobody knows.
  public init(frame: CGRect) { super.init() }

  /// Creates a view.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view with nothing on it: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init() }

  /// The controller whose view it is.
  weak var owner: (any ViewOwner)?

  /// Its controller, or else the view that it lies on.
  open override var next: UIResponder? { owner as? UIResponder ?? superview }

  /// Something is to be drawn anew.
  func hasChanged() {
    if let owner { owner.changed() } else { superview?.hasChanged() }
  }

  /// The views on it, the lowest first.
  public private(set) var subviews: [UIView] = []
  /// The view that it lies on.
  public private(set) weak var superview: UIView?
  /// What fingers do to it.
  var recognizers: [UIGestureRecognizer] = []
  /// The colour behind.
  open var backgroundColor: UIColor?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of what can be touched.
  open var tintColor: UIColor! = .systemBlue
  /// Where it is, in points.
  open var frame = CGRect.zero
  /// Where it is, in points.
  open var bounds = CGRect.zero
  /// How much of it is seen.
  open var alpha: CGFloat = 1
  /// True for what is not there.
  open var isHidden = false { didSet { if isHidden != oldValue { hasChanged() } } }
  /// False for what is not touched.
  open var isUserInteractionEnabled = true
  /// What tells it from others.
  open var tag = 0
  /// What is said of it for those who do not see it, and what tests know it by.
  open var accessibilityLabel: String?, accessibilityValue: String?, accessibilityHint: String?,
    accessibilityIdentifier: String?
  /// True where nothing is said of what is beside it.
  open var accessibilityViewIsModal = false
  /// Somebody who does not see it wants to leave it, of which nobody tells here.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Draws what is seen of it, which is nothing.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }
  /// Whether something is said of it.
  open var isAccessibilityElement = false
  /// How far what lies on it is from its edges, in points.
  open var layoutMargins = UIEdgeInsets.zero
  /// How far what lies on it is from its edges, in points, whichever way letters run.
  open var directionalLayoutMargins = NSDirectionalEdgeInsets.zero
  /// Whether the margins are at least those of what it lies on, and beyond what the system covers.
  open var preservesSuperviewLayoutMargins = false, insetsLayoutMarginsFromSafeArea = true
  /// Which way lines run on it.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// True where nothing of it is seen beyond its edges.
  open var clipsToBounds = false
  /// Whether nothing behind it is seen, which nothing depends on here.
  open var isOpaque = true
  /// How it is drawn.
  public private(set) lazy var layer: CALayer =
    (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
  /// What it is drawn by.
  open class var layerClass: AnyClass { CALayer.self }
  /// True while frames say where it is: nothing does here.
  open var translatesAutoresizingMaskIntoConstraints = true
  /// What of it follows the view that it lies on.
  open var autoresizingMask: AutoresizingMask = []

  /// What of a view follows the one that it lies on.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let flexibleWidth = Self(rawValue: 1), flexibleHeight = Self(rawValue: 2),
      flexibleLeftMargin = Self(rawValue: 4), flexibleRightMargin = Self(rawValue: 8),
      flexibleTopMargin = Self(rawValue: 16), flexibleBottomMargin = Self(rawValue: 32)
  }

  /// Where its middle is, in points.
  open var center = CGPoint.zero
  /// How it is turned, moved and stretched.
  open var transform = CGAffineTransform.identity
  /// How far what the system covers reaches in, in points.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// Makes it as large as what is in it.
  open func sizeToFit() {}
  /// How large it would like to be.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// How large it would like to be.
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  /// How large it would like to be.
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { size }
  /// How large it would like to be is something else now.
  open func invalidateIntrinsicContentSize() {}
  /// Whether constraints alone say where it is, which nothing depends on here.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// How far what is to be lined up lies from its edges.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  /// How far the margins are from the edges is something else, which it never is here.
  open func layoutMarginsDidChange() {}
  /// What the system covers is something else, which it never is here.
  open func safeAreaInsetsDidChange() {}
  /// The colour of what can be touched is something else.
  open func tintColorDidChange() {}
  /// It is drawn in Xcode, which it never is here.
  open func prepareForInterfaceBuilder() {}
  /// What is shown in place of the keyboard, and above it, while what is typed goes to it.
  open var inputView: UIView? { nil }
  /// The same, above it.
  open var inputAccessoryView: UIView? { nil }
  /// A view is about to lie on it no more.
  open func willRemoveSubview(_ view: UIView) {}
  /// Whether fingers are looked at, which they always are here.
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  /// Puts what lies on its layer into place, which nobody asks for here.
  open func layoutSublayers(of layer: CALayer) {}
  /// Draws its layer, which nobody asks for here.
  open func draw(_ layer: CALayer, in context: CGContext) {}
  /// Somebody who does not see it touches it, of which nobody tells here.
  open func accessibilityActivate() -> Bool { false }
  /// Somebody who does not see it wants more of it, of which nobody tells here.
  open func accessibilityIncrement() {}
  /// Somebody who does not see it wants less of it, of which nobody tells here.
  open func accessibilityDecrement() {}
  /// Somebody who does not see it wants the one thing it does, of which nobody tells here.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// What is said of it, and how.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// What of it is told apart by who does not see it.
  open var accessibilityElements: [Any]?
  /// What can be done to it by who does not see it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Where it is, and where it is touched, for who does not see it.
  open var accessibilityFrame = CGRect.zero, accessibilityActivationPoint = CGPoint.zero
  /// Whether nothing is said of what lies on it, it is read as one, and colours stay as they are.
  open var accessibilityElementsHidden = false, shouldGroupAccessibilityChildren = false,
    accessibilityIgnoresInvertColors = false
  /// Whether it can be chosen by keys or a remote control: none is there.
  open var canBecomeFocused: Bool { false }
  /// Something else is chosen by keys or a remote control.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Whether several fingers count, and no other view hears of them.
  open var isMultipleTouchEnabled = false, isExclusiveTouch = false
  /// How the colour of what can be touched looks while something lies over it.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic
  /// What of it is seen.
  open var mask: UIView?
  /// How it is turned, moved and stretched in space.
  open var transform3D = CATransform3DIdentity
  /// Which way lines run on it, whatever the language.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// What else is done to it, as a long press that shows a menu.
  open var interactions: [any UIInteraction] = []
  /// Whether it is drawn on nothing, and what lies on it follows its size.
  open var clearsContextBeforeDrawing = true, autoresizesSubviews = true
  /// How many points of the screen one of it is.
  open var contentScaleFactor: CGFloat = 3
  /// What it is kept by, which nothing is here.
  open var restorationIdentifier: String?
  /// Puts what lies on it into place, which nobody asks for here.
  open func layoutSubviews() {}
  /// Draws it, which nobody asks for here.
  open func draw(_ rect: CGRect) {}
  /// It lies on another view.
  open func didMoveToSuperview() {}
  /// It is about to lie on another view.
  open func willMove(toSuperview view: UIView?) {}
  /// A view lies on it.
  open func didAddSubview(_ view: UIView) {}
  /// Says where it is by constraints, which nobody asks for here.
  open func updateConstraints() {}
  /// Does nothing: nothing is laid out here.
  open func updateConstraintsIfNeeded() {}
  /// Does nothing: nothing is laid out here.
  open func setNeedsUpdateConstraints() {}
  /// How things look there is something else, which it never is here.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// It was made from a file, which it never is here.
  open func awakeFromNib() {}
  /// It lies in a window.
  open func didMoveToWindow() {}
  /// How it is shown.
  open var contentMode = ContentMode.scaleToFill
  /// How large it is, by what is in it; nothing says so here.
  open var intrinsicContentSize: CGSize { .zero }

  /// How what is in a view is shown.
  public enum ContentMode: Int, Sendable {
    /// One of them.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    /// One of them.
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether a touch is on it: nobody touches points here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Whether a point is on it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  /// Where a place of another view is: where it was.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Where a place of another view is: where it was.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  /// Where a place of another view is: where it was.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { rect }
  /// Where a place of another view is: where it was.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  /// How readily it takes more room than it needs.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// How readily it takes less room than it needs.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}
  /// Whether what moves is seen to move, which is the host's matter.
  nonisolated public static func setAnimationsEnabled(_ isEnabled: Bool) {}
  /// Whether what moves is seen to move, which is the host's matter.
  nonisolated public static var areAnimationsEnabled: Bool { true }
  /// Does something without an animation.
  public static func performWithoutAnimation(_ body: () -> Void) { body() }

  /// Puts a view on this one.
  open func addSubview(_ view: UIView) { insertSubview(view, at: Int.max) }

  /// Puts a view on this one, over some others.
  open func insertSubview(_ view: UIView, at index: Int) {
    guard view !== self else { preconditionFailure("Can't add self as subview") }
    view.removeFromSuperview()
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.superview = self
    view.didMoveToSuperview()
    didAddSubview(view)
    hasChanged()
  }

  /// Puts a view on this one, over another one.
  open func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (subviews.firstIndex { $0 === other } ?? subviews.count) + 1)
  }
  /// Puts a view on this one, below another one.
  open func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === other } ?? 0)
  }
  /// Has a view lie over the others.
  open func bringSubviewToFront(_ view: UIView) { if view.superview === self { addSubview(view) } }
  /// Has a view lie below the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insertSubview(view, at: 0) }
  }
  /// Whether it is a view, or lies on it.
  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }
  /// It, or a view on it, with a number.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// It belongs to a view that draws it by itself, as a list draws its rows; nil for none.
  func isPart(of view: UIView?) {
    if let view, superview === view { return }
    removeFromSuperview()
    superview = view
  }

  /// Takes it away from where it lies.
  open func removeFromSuperview() {
    guard let old = superview else { return }
    old.willRemoveSubview(self)
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.hasChanged()
  }

  /// Does nothing: nothing is laid out here.
  open func setNeedsLayout() {}
  /// Does nothing: nothing is laid out here.
  open func layoutIfNeeded() {}
  /// Does nothing: it is drawn when something has changed.
  open func setNeedsDisplay() {}
  /// Does nothing: it is drawn when something has changed.
  open func setNeedsDisplay(_ rect: CGRect) {}
  /// No keyboard is there.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { true }
}
