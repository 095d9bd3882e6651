public import Combine
public import Foundation

/// What a finger does to a view of UIKit.
@MainActor @preconcurrency open class UIGestureRecognizer: Hashable {
  /// How far it has come.
  public enum State: Int, Sendable {
    /// One of them.
    case possible, began, changed, ended, cancelled, failed
    /// It was seen.
    public static var recognized: Self { .ended }
  }

  /// What it is called.
  public var name: String?
  /// True while fingers are looked at.
  public var isEnabled = true
  /// Whether the view is touched all the same.
  public var cancelsTouchesInView = true
  /// Whether the view hears of a touch later.
  public var delaysTouchesBegan = false, delaysTouchesEnded = true
  /// Who is asked.
  public weak var delegate: AnyObject?
  /// The view that is touched.
  public fileprivate(set) weak var view: UIView?
  /// How far it has come.
  open var state = State.possible
  private var methods: [TargetAction] = []

  /// Creates one that calls nothing.
  public init() {}

  /// Creates one that calls a method.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// Has it call a method.
  public func addTarget(_ target: Any, action: Selector) {
    methods.append(TargetAction(target, action))
  }

  /// Where the finger is: as far from the corner as it has moved.
  open func location(in view: UIView?) -> CGPoint { place }
  /// How far the finger has moved, in points.
  var place = CGPoint.zero

  /// Where one of the fingers is: no place is known here.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are.
  open var numberOfTouches: Int { 1 }

  /// Has it wait for another one, which nothing depends on here.
  open func require(toFail other: UIGestureRecognizer) {}
  /// Has it call a method no more; nil for any.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let target = target as AnyObject?
    methods.removeAll {
      (target == nil || $0.target === target) && (action == nil || $0.selector == action)
    }
  }
  /// Whether it is the only one, and which touches count, by their types.
  open var requiresExclusiveTouchType = true, allowedTouchTypes: [NSNumber] = [],
    allowedPressTypes: [NSNumber] = []
  /// It begins anew.
  open func reset() {}
  /// Fingers touch the view, of which nobody tells here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers move on the view, of which nobody tells here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers leave the view, of which nobody tells here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers are taken away from the view, of which nobody tells here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// The finger has done it.
  func perform() { reach(.ended) }

  /// The finger has come so far.
  func reach(_ state: State) {
    self.state = state
    for method in methods { method.perform(with: self) }
  }

  /// Whether it is of a class, or of one below that.
  nonisolated public func isKind(of type: AnyClass) -> Bool {
    sequence(first: Swift.type(of: self) as AnyClass) { _getSuperclass($0) }
      .contains { $0 == type }
  }

  /// Whether both are the same object.
  nonisolated public static func == (
    one: UIGestureRecognizer, other: UIGestureRecognizer
  ) -> Bool { one === other }

  /// Hashes the object by where it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// A tap.
@MainActor @preconcurrency open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps, and by how many fingers.
  public var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}

/// A finger that stays.
@MainActor @preconcurrency open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long, in seconds.
  public var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  public var allowableMovement: CGFloat = 10
  /// How many taps before, and by how many fingers.
  public var numberOfTapsRequired = 0, numberOfTouchesRequired = 1
}

/// A finger that moves.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// By how many fingers.
  public var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  /// From where it counts, and how fast it is, in points and points a second.
  var start = CGPoint.zero, speed = CGPoint.zero
  /// How far.
  open func translation(in view: UIView?) -> CGPoint {
    CGPoint(x: place.x - start.x, y: place.y - start.y)
  }
  /// Sets how far.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
  }
  /// How fast.
  open func velocity(in view: UIView?) -> CGPoint { speed }
}

/// A finger that moves from an edge of the screen.
@MainActor @preconcurrency open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// Which edges.
  public var edges = UIRectEdge()
}

/// A quick finger.
@MainActor @preconcurrency open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where to.
  public struct Direction: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: Int
    /// Creates a set of its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let right = Self(rawValue: 1), left = Self(rawValue: 2), up = Self(rawValue: 4),
      down = Self(rawValue: 8)
  }

  /// Where to.
  public var direction = Direction.right
  /// By how many fingers.
  public var numberOfTouchesRequired = 1
}

/// Two fingers.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are by now.
  public var scale: CGFloat = 1
  /// How fast they move.
  public var velocity: CGFloat { 0 }
}

/// Two fingers.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they are turned, in radians.
  public var rotation: CGFloat = 0
  /// How fast they turn.
  public var velocity: CGFloat { 0 }
}

/// A pointer that lies over a view, of which nobody tells here.
@MainActor @preconcurrency open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let top = Self(rawValue: 1), left = Self(rawValue: 2), bottom = Self(rawValue: 4),
    right = Self(rawValue: 8), all = Self(rawValue: 15)
}

/// Who is asked about what fingers do.
@MainActor @preconcurrency public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Says whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Says whether two gestures may go on at once, which nobody asks here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Says whether a touch counts, which nobody asks here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
  /// Says whether one gesture waits for another one, which nobody asks here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  /// Says whether one gesture waits for another one, which nobody asks here.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// They may not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// It counts.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { false }
  /// It does not.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool { false }
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension UIView {
  /// What fingers do to it.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for old in recognizers { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Has it know what a finger does.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view = self
    recognizers.append(recognizer)
    hasChanged()
  }

  /// Has it know that no more.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizers.removeAll { $0 === recognizer }
    hasChanged()
  }

  /// Those of one tap.
  var taps: [UITapGestureRecognizer] {
    recognizers.compactMap { $0 as? UITapGestureRecognizer }
      .filter { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
  }
}
