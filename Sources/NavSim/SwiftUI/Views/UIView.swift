public import Foundation
import Observation

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

  /// The controller whose view it is.
  weak var owner: (any ViewOwner)?

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
  public var backgroundColor: UIColor?
  /// The colour of what can be touched.
  public var tintColor: UIColor?
  /// Where it is, in points.
  public var frame = CGRect.zero, bounds = CGRect.zero
  /// How much of it is seen.
  public var alpha: CGFloat = 1
  /// True for what is not there.
  public var isHidden = false { didSet { if isHidden != oldValue { hasChanged() } } }
  /// False for what is not touched.
  public var isUserInteractionEnabled = true
  /// What tells it from others.
  public var tag = 0
  /// True where nothing of it is seen beyond its edges.
  public var clipsToBounds = false
  /// How it is drawn.
  public private(set) lazy var layer: CALayer =
    (Self.layerClass as? CALayer.Type)?.init() ?? CALayer()
  /// What it is drawn by.
  open class var layerClass: AnyClass { CALayer.self }
  /// True while frames say where it is: nothing does here.
  public var translatesAutoresizingMaskIntoConstraints = true
  /// What of it follows the view that it lies on.
  public var autoresizingMask: AutoresizingMask = []

  /// What of a view follows the one that it lies on.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The kinds as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let flexibleWidth = Self(rawValue: 1), flexibleHeight = Self(rawValue: 2)
  }

  /// Where its middle is, in points.
  public var center = CGPoint.zero
  /// How it is turned, moved and stretched.
  public var transform = CGAffineTransform.identity
  /// How far what the system covers reaches in, in points.
  public var safeAreaInsets: UIEdgeInsets { .zero }
  /// Makes it as large as what is in it.
  public func sizeToFit() {}
  /// How large it would like to be.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// How large it would like to be.
  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { size }
  /// Puts what lies on it into place, which nobody asks for here.
  open func layoutSubviews() {}
  /// Draws it, which nobody asks for here.
  open func draw(_ rect: CGRect) {}
  /// It lies on another view.
  open func didMoveToSuperview() {}
  /// It lies in a window.
  open func didMoveToWindow() {}
  /// How it is shown.
  public var contentMode = ContentMode.scaleToFill
  /// How large it is, by what is in it; nothing says so here.
  open var intrinsicContentSize: CGSize { .zero }

  /// How what is in a view is shown.
  public enum ContentMode: Sendable {
    /// One of them.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
  }

  /// Whether a touch is on it: nobody touches points here.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  /// Whether a point is on it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  /// Where a place of another view is: where it was.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect }
  /// Where a place of another view is: where it was.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
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
  /// Does something without an animation.
  public static func performWithoutAnimation(_ body: () -> Void) { body() }

  /// Puts a view on this one.
  public func addSubview(_ view: UIView) {
    view.removeFromSuperview()
    subviews.append(view)
    view.superview = self
    hasChanged()
  }

  /// Takes it away from where it lies.
  public func removeFromSuperview() {
    guard let old = superview else { return }
    old.subviews.removeAll { $0 === self }
    superview = nil
    old.hasChanged()
  }

  /// Does nothing: nothing is laid out here.
  public func setNeedsLayout() {}
  /// Does nothing: nothing is laid out here.
  public func layoutIfNeeded() {}
  /// Does nothing: it is drawn when something has changed.
  public func setNeedsDisplay() {}
  /// No keyboard is there.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
  /// Does something: how it moves is the host's matter here.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    animations: @escaping @MainActor () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// The edges, the middle and the measures of the view.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The edges, the middle and the measures of the view.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// The view without what the system covers.
  public var safeAreaLayoutGuide: UIView { self }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let layerMinXMinYCorner = Self(rawValue: 1),
    layerMaxXMinYCorner = Self(rawValue: 2),
    layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// How a view is drawn, which nothing depends on here.
@MainActor @preconcurrency open class CALayer: NSObject {
  /// Creates one.
  public required override init() { super.init() }
  /// How round its corners are, in points.
  public var cornerRadius: CGFloat = 0
  /// Which of them are round.
  public var maskedCorners: CACornerMask = []
  /// How wide its edge is, in points.
  public var borderWidth: CGFloat = 0
  /// True where nothing of it is seen beyond its edges.
  public var masksToBounds = false
  /// How dark its shadow is.
  public var shadowOpacity: Float = 0
  /// How far its shadow goes, in points.
  public var shadowRadius: CGFloat = 0
  /// Its colours.
  public var borderColor: CGColor?, shadowColor: CGColor?, backgroundColor: CGColor?
  /// Where its shadow is, in points.
  public var shadowOffset = CGSize.zero
  /// How much of it is seen.
  public var opacity: Float = 1
  /// Where it is, in points.
  public var frame = CGRect.zero, bounds = CGRect.zero
  /// What lies on it.
  public func addSublayer(_ layer: CALayer) {}
  /// What moves it: nothing.
  public func animationKeys() -> [String]? { nil }
  /// Moves it no more.
  public func removeAllAnimations() {}
}

/// Where a view begins or ends, which nothing depends on here.
@MainActor @preconcurrency public final class NSLayoutAnchor {
  /// Says where a view is.
  public func constraint(
    equalTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }

  /// Says how large a view is.
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Says how large a view is.
  public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
  /// Says how large a view is.
  public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint()
  }
}

/// How much a constraint counts.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// How much, of 1000.
  public let rawValue: Float
  /// Creates one.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// One of them.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250)
}

extension UIView {
  /// Has a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Has constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
}

/// Where a view is, which nothing depends on here.
@MainActor @preconcurrency public final class NSLayoutConstraint {
  /// Which way.
  public enum Axis: Sendable {
    /// One of them.
    case horizontal, vertical
  }

  /// True while it counts.
  public var isActive = false
  /// How much it counts.
  public var priority = UILayoutPriority.required
  /// How much it is, in points.
  public var constant: CGFloat = 0
  /// What of a view is meant.
  public enum Attribute: Int, Sendable {
    /// One of them.
    case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY,
      lastBaseline, firstBaseline, notAnAttribute = 0
  }
  /// How two of them are to each other.
  public enum Relation: Int, Sendable {
    /// One of them.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  init() {}
  /// Creates one.
  public init(
    item one: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) { self.constant = constant }

  /// Has constraints count.
  public static func activate(_ constraints: [NSLayoutConstraint]) {}
  /// Has constraints count no more.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

/// A view that UIKit draws.
@MainActor @preconcurrency
public protocol UIViewRepresentable: PrimitiveView {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What that view tells of what is done to it.
  associatedtype Coordinator = Void
  /// Where the view is drawn.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes what the view tells of what is done to it, once for each place.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Makes the view, once for each place.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// The view is drawn again.
  @MainActor @preconcurrency func updateUIView(_ view: UIViewType, context: Context)
}

/// Where a view of UIKit is drawn.
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the view is given by those above it.
  public let environment: EnvironmentValues
  /// What the view tells of what is done to it.
  public let coordinator: Representable.Coordinator
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nothing: the view tells nothing.
  public func makeCoordinator() {}
}

/// What a view or controller of UIKit keeps at its place.
@MainActor final class UIKitPlace<View, Coordinator>: ViewOwner {
  let coordinator: Coordinator
  var view: View?
  let revision = ControllerRevision()

  init(_ coordinator: Coordinator) { self.coordinator = coordinator }

  func changed() { revision.rise() }
  var drawn: AnyView? { nil }
}

/// Rises when something of UIKit has to be drawn again.
@Observable final class ControllerRevision {
  private(set) var value = 0
  @ObservationIgnored private var count = 0

  /// Rises. Who is being drawn and says so does not read it by that, and would be drawn for ever.
  func rise() {
    count += 1
    value = count
  }
}

extension UIViewRepresentable {
  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    let fields = ViewFields.of(Self.self)
    fields.link(self, to: node)
    let place = node.kept(fields.linkedCount) {
      UIKitPlace<UIViewType, Coordinator>(makeCoordinator())
    }
    let context = Context(environment: scope.environment, coordinator: place.coordinator)
    let view = place.view ?? makeUIView(context: context)
    place.view = view
    if view.owner == nil { view.owner = place }
    updateUIView(view, context: context)
    node.update(
      with: Reading {
        _ = place.revision.value
        return UIKitPieces(pieces: view.pieces(of: place))
      }, in: scope)
  }
}
