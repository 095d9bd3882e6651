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
