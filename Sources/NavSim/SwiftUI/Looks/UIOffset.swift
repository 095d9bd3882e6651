public import Foundation

/// How far something is moved, in points.
public struct UIOffset: Hashable, Sendable {
  /// How far.
  public var horizontal: CGFloat, vertical: CGFloat
  /// Creates an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }
  /// Not at all.
  public static let zero = UIOffset()
}
