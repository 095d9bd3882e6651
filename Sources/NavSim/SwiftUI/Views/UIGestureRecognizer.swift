public import Combine
public import Foundation

/// What a finger does to a view of UIKit. Only a tap is ever seen.
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
  public internal(set) var state = State.possible
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

  /// Where the finger is: no place is known here.
  open func location(in view: UIView?) -> CGPoint { .zero }

  /// Where one of the fingers is: no place is known here.
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are.
  open var numberOfTouches: Int { 1 }

  /// The finger has done it.
  func perform() {
    state = .ended
    for method in methods { method.perform(with: self) }
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
}

/// A finger that moves.
@MainActor @preconcurrency open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far: nowhere here.
  public func translation(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
  /// How fast: not at all here.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
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
}

/// Two fingers.
@MainActor @preconcurrency open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart they are by now.
  public var scale: CGFloat = 1
}

/// Two fingers.
@MainActor @preconcurrency open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far they are turned, in radians.
  public var rotation: CGFloat = 0
}

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
}

extension UIGestureRecognizerDelegate {
  /// It may.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
}

extension UIView {
  /// What fingers do to it.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    recognizers.isEmpty ? nil : recognizers
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
