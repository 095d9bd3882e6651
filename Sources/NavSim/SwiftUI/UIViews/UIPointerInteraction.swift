public import Foundation

// A pointer of a mouse over views, of which there is none at a phone.

/// Has a pointer look differently over a view.
@MainActor @preconcurrency open class UIPointerInteraction: NSObject, UIInteraction {
  /// The view.
  public private(set) weak var view: UIView?
  /// Who says how.
  public private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  /// Whether it does.
  open var isEnabled = true

  /// Creates one.
  public init(delegate: (any UIPointerInteractionDelegate)?) { self.delegate = delegate }
  /// Asks again how it looks, which nobody does here.
  open func invalidate() {}
  /// It is about to belong to a view, or to none.
  open func willMove(to view: UIView?) {}
  /// It belongs to a view, or to none.
  open func didMove(to view: UIView?) { self.view = view }
}

/// Says how a pointer looks. It is asked for nothing here.
@MainActor @preconcurrency public protocol UIPointerInteractionDelegate: AnyObject {
  /// The part of the view under the pointer.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  /// How it looks there.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  /// It comes.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  /// It goes.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  /// All of the view.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  /// As elsewhere.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  /// Nothing is done.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  /// Nothing is done.
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// How a pointer comes and goes.
@MainActor @preconcurrency public protocol UIPointerInteractionAnimating: AnyObject {
  /// Does something beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Does something afterwards.
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

/// Where a pointer is in a view.
@MainActor @preconcurrency open class UIPointerRegionRequest: NSObject {
  /// Where, in points.
  public let location = CGPoint.zero
  /// The keys that are held.
  public let modifiers: UIKeyModifierFlags = []
}

/// A part of a view over which a pointer looks differently.
@MainActor @preconcurrency open class UIPointerRegion: NSObject {
  /// Where, in points.
  public let rect: CGRect
  /// What tells it from others.
  public let identifier: AnyHashable?
  /// Which ways it is left later.
  open var latchingAxes: UIAxis = []

  /// Creates a part.
  public init(rect: CGRect, identifier: AnyHashable? = nil) {
    (self.rect, self.identifier) = (rect, identifier)
  }
}

/// How something looks under a pointer.
@MainActor @preconcurrency open class UIHoverStyle: NSObject {
  /// Whether it does.
  open var isEnabled = true
}

/// How a pointer looks.
@MainActor @preconcurrency open class UIPointerStyle: UIHoverStyle {
  /// What is seen beside it.
  open var accessories: [UIPointerAccessory] = []

  /// Looks as something does to what it is over.
  public convenience init(effect: UIPointerEffect, shape: UIPointerShape? = nil) { self.init() }
  /// Looks like a form.
  public convenience init(shape: UIPointerShape, constrainedAxes: UIAxis = []) { self.init() }
  /// Creates a look.
  override init() { super.init() }
  /// It is not seen.
  public class func hidden() -> UIPointerStyle { UIPointerStyle() }
  /// It looks as by itself.
  public class func system() -> UIPointerStyle { UIPointerStyle() }
}

/// What a pointer does to what it is over.
public enum UIPointerEffect {
  /// How a colour lies there.
  public enum TintMode: Sendable {
    /// One of them.
    case none, overlay, underlay
  }

  /// It looks as by itself, lights up, or is lifted.
  case automatic(UITargetedPreview), highlight(UITargetedPreview), lift(UITargetedPreview)
  /// It looks as an app says.
  case hover(
    UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
    prefersScaledContent: Bool = true)

  /// The view under the pointer.
  public var preview: UITargetedPreview {
    switch self {
    case .automatic(let preview), .highlight(let preview), .lift(let preview),
      .hover(let preview, _, _, _):
      preview
    }
  }
}

/// The form of a pointer.
public enum UIPointerShape {
  /// How round corners are, in points.
  public static let defaultCornerRadius: CGFloat = 8

  /// An outline.
  case path(UIBezierPath)
  /// A rectangle.
  case roundedRect(CGRect, radius: CGFloat = UIPointerShape.defaultCornerRadius)
  /// A line.
  case verticalBeam(length: CGFloat), horizontalBeam(length: CGFloat)
}

/// What is seen beside a pointer.
@MainActor @preconcurrency open class UIPointerAccessory: NSObject {
  /// Where it is seen.
  public struct Position: Hashable, Sendable {
    /// How far away, in points, and which way.
    public let offset, angle: CGFloat
    /// Creates a place.
    public init(offset: CGFloat, angle: CGFloat) { (self.offset, self.angle) = (offset, angle) }
    /// One of them.
    public static let top = Self(offset: 1, angle: 0), right = Self(offset: 1, angle: .pi / 2),
      bottom = Self(offset: 1, angle: .pi), left = Self(offset: 1, angle: .pi * 3 / 2)
  }

  /// What it looks like, and where.
  public let shape: UIPointerShape, position: Position
  /// Creates one.
  public init(_ shape: UIPointerShape, position: Position) {
    (self.shape, self.position) = (shape, position)
  }
  /// An arrow.
  public class func arrow(_ position: Position) -> UIPointerAccessory {
    UIPointerAccessory(.verticalBeam(length: 1), position: position)
  }
}
