public import Foundation

/// A place of the app's own where views stand.
public protocol AlignmentID {
  /// Where it is, in points, unless a view says something else.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

extension HorizontalAlignment {
  /// Creates a place of the app's own.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}

extension VerticalAlignment {
  /// Creates a place of the app's own.
  public init(_ id: any AlignmentID.Type) { self.init(name: "\(id)") }
}
