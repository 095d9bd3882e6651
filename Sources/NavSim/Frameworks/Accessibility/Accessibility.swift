// What Apple has of notices in this module is in SwiftUI here.
@_exported public import SwiftUI

/// An axis of what is read of a chart: nobody reads it.
public protocol AXDataAxisDescriptor: AnyObject {
  /// Its name.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// Its name.
  public var title: String
  /// From where to where.
  public var range: ClosedRange<Double>
  /// Creates one.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double] = [],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
  }
}

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// Its name.
  public var title: String
  /// The names, in order.
  public var categoryOrder: [String]
  /// Creates one.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A point of a chart.
public final class AXDataPoint {
  /// Its name.
  public var label: String?
  /// Creates one.
  public init(x: Double, y: Double? = nil, additionalValues: [Any] = [], label: String? = nil) {
    self.label = label
  }
  /// Creates one.
  public init(x: String, y: Double? = nil, additionalValues: [Any] = [], label: String? = nil) {
    self.label = label
  }
}

/// Points of a chart.
public final class AXDataSeriesDescriptor {
  /// Their name.
  public var name: String?
  /// The points.
  public var dataPoints: [AXDataPoint]
  /// Creates one.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.dataPoints = dataPoints
  }
}

/// What is read of a chart.
public final class AXChartDescriptor {
  /// Its name, and what it says.
  public var title: String?, summary: String?
  /// Its points.
  public var series: [AXDataSeriesDescriptor]
  /// Creates one.
  public init(
    title: String?, summary: String?, xAxis: any AXDataAxisDescriptor,
    yAxis: AXNumericDataAxisDescriptor? = nil, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    self.series = series
  }
}

/// Who says what is read of a chart.
public protocol AXChartDescriptorRepresentable {
  /// What is read.
  func makeChartDescriptor() -> AXChartDescriptor
  /// Changes it.
  func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
  /// Does nothing.
  public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

extension View {
  /// Says what is read of a chart, which nobody does.
  public func accessibilityChartDescriptor<Representable: AXChartDescriptorRepresentable>(
    _ representable: Representable
  ) -> some View { self }
}
