public import Foundation

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
  /// Says where a view is.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutAnchor, multiplier: CGFloat
  ) -> NSLayoutConstraint { NSLayoutConstraint() }
  /// Says where a view is.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutAnchor, multiplier: CGFloat
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
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable,
  ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral
{
  /// How much, of 1000.
  public let rawValue: Float
  /// Creates one.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// Creates one.
  public init(floatLiteral value: Float) { rawValue = value }
  /// Creates one.
  public init(integerLiteral value: Int) { rawValue = Float(value) }
  /// One of them.
  public static let required = Self(1000), defaultHigh = Self(750), defaultLow = Self(250),
    fittingSizeLevel = Self(50)
}

extension UIView {
  /// Has a constraint count.
  public func addConstraint(_ constraint: NSLayoutConstraint) {}
  /// Has constraints count.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// Has a constraint count no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {}
  /// Has constraints count no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
  /// None: what says where views are is not kept.
  public var constraints: [NSLayoutConstraint] { [] }
  /// How readily it takes more room than it needs.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    .defaultLow
  }
  /// How readily it takes less room than it needs.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { .defaultHigh }
  /// Where its first and last lines of letters stand.
  public var firstBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Where its first and last lines of letters stand.
  public var lastBaselineAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}

/// Where a view is, which nothing depends on here.
@MainActor @preconcurrency open class NSLayoutConstraint: NSObject {
  /// Which way.
  public enum Axis: Int, Sendable {
    /// One of them.
    case horizontal, vertical
  }

  /// What of a view is meant.
  public enum Attribute: Int, Sendable {
    /// One of them.
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX,
      centerY, lastBaseline, firstBaseline
    /// One of them, within margins.
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin,
      centerXWithinMargins, centerYWithinMargins
  }

  /// How two of them are to each other.
  public enum Relation: Int, Sendable {
    /// One of them.
    case lessThanOrEqual = -1, equal, greaterThanOrEqual
  }

  /// How views stand that are put into place together.
  public struct FormatOptions: OptionSet, Sendable {
    /// How, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let alignAllLeft = Self(rawValue: 2), alignAllRight = Self(rawValue: 4),
      alignAllTop = Self(rawValue: 8), alignAllBottom = Self(rawValue: 16),
      alignAllCenterX = Self(rawValue: 512), alignAllCenterY = Self(rawValue: 1024)
  }

  /// True while it counts.
  open var isActive = false
  /// How much it counts.
  open var priority = UILayoutPriority.required
  /// How much it is, in points.
  open var constant: CGFloat = 0
  /// What it is called.
  open var identifier: String?
  /// Of what it says something, and by what.
  public private(set) weak var firstItem: AnyObject?, secondItem: AnyObject?
  /// What of them is meant.
  public private(set) var firstAttribute = Attribute.notAnAttribute,
    secondAttribute = Attribute.notAnAttribute
  /// How one is to the other, and how many times as much.
  public private(set) var relation = Relation.equal, multiplier: CGFloat = 1

  /// Creates one that says nothing.
  public override init() { super.init() }

  /// Creates one.
  public convenience init(
    item one: Any, attribute: Attribute, relatedBy relation: Relation, toItem other: Any?,
    attribute otherAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    self.init()
    (firstItem, secondItem) = (one as AnyObject, other.map { $0 as AnyObject })
    (firstAttribute, secondAttribute) = (attribute, otherAttribute)
    (self.relation, self.multiplier, self.constant) = (relation, multiplier, constant)
  }

  /// None: nothing is put into place here.
  public class func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
  /// Has constraints count.
  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  /// Has constraints count no more.
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// What is at an edge of a controller, as earlier systems have it.
@MainActor @preconcurrency public protocol UILayoutSupport: AnyObject {
  /// How high it is, in points.
  var length: CGFloat { get }
}

/// What others are put into place by.
@MainActor @preconcurrency public protocol LayoutAnchored: AnyObject {}

extension LayoutAnchored {
  /// Its edges, its middle and its measures.
  public var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var leftAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var rightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
  /// Its edges, its middle and its measures.
  public var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
