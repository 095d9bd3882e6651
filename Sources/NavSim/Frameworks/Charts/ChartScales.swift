public import SwiftUI

/// Which values a chart shows.
public protocol ScaleDomain {}

extension ClosedRange: ScaleDomain {}
extension Array: ScaleDomain {}

/// Which values a chart shows: those that it has.
public struct AutomaticScaleDomain: ScaleDomain, Sendable {
  fileprivate init() {}
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// Those that it has.
  public static var automatic: AutomaticScaleDomain { AutomaticScaleDomain() }
  /// Those that it has, with zero or not.
  public static func automatic(
    includesZero: Bool? = nil, reversed: Bool? = nil
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
  /// Those that it has, changed.
  public static func automatic<DataValue>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain { AutomaticScaleDomain() }
}

/// Where a chart shows values.
public protocol PositionScaleRange {}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {}
extension Array: PositionScaleRange where Element == CGFloat {}

/// Where a chart shows values: all over its room.
public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  fileprivate init() {}
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// All over its room.
  public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange() }
  /// All over its room but its edges.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange()
  }
  /// All over its room but its edges.
  public static func plotDimension(
    startPadding: CGFloat = 0, endPadding: CGFloat = 0
  ) -> PlotDimensionScaleRange { PlotDimensionScaleRange() }
}
