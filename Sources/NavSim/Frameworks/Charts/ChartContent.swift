@_exported public import SwiftUI

/// What a chart is made of, of which nothing is drawn here: nothing in it can be touched.
@MainActor @preconcurrency public protocol ChartContent {
  /// What it is made of.
  associatedtype Body: ChartContent
  /// What it is made of.
  @ChartContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ChartContent {}

/// What a chart is made of that is made of nothing else.
public protocol PlainChartContent: ChartContent where Body == Never {}

extension PlainChartContent {
  /// There is none.
  public var body: Never { preconditionFailure("a mark of the framework has no body") }
}

/// Nothing, or several things in a chart.
public struct EmptyChartContent: PlainChartContent {
  /// Creates nothing.
  public init() {}
}

/// Something in a chart that may be missing: what it would be decides its type.
public struct OptionalChartContent<Part: ChartContent>: PlainChartContent {}

/// Makes the content of a chart.
@MainActor @resultBuilder
public enum ChartContentBuilder {
  /// Several things.
  public static func buildBlock<each Part: ChartContent>(
    _ parts: repeat each Part
  ) -> some ChartContent { EmptyChartContent() }
  /// Something that may be missing.
  public static func buildIf<Part: ChartContent>(_ part: Part?) -> OptionalChartContent<Part> {
    OptionalChartContent()
  }
  /// One of two.
  public static func buildEither(first: some ChartContent) -> EmptyChartContent {
    EmptyChartContent()
  }
  /// One of two.
  public static func buildEither(second: some ChartContent) -> EmptyChartContent {
    EmptyChartContent()
  }
  /// Something of a new system.
  public static func buildLimitedAvailability(_ part: some ChartContent) -> some ChartContent {
    EmptyChartContent()
  }
}

extension ForEach: ChartContent where Content: ChartContent {
  /// Creates marks for elements with ids.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(unseen: data, by: \.id, content)
  }

  /// Creates marks for elements by a part that tells them apart.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(unseen: data, by: { $0[keyPath: id] }, content) }

  /// Creates marks for a range of numbers.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int { self.init(unseen: data, by: \.self, content) }
}

/// What can be plotted.
public protocol Plottable {}

extension String: Plottable {}
extension Date: Plottable {}
extension Int: Plottable {}
extension Int64: Plottable {}
extension Float: Plottable {}
extension Double: Plottable {}
extension Decimal: Plottable {}

/// A value with its name.
public struct PlottableValue<Value: Plottable> {
  /// A value.
  public static func value(_ label: some AlertTitle, _ value: Value) -> Self { Self() }
  /// A range of values.
  public static func value(_ label: some AlertTitle, _ value: Range<Value>) -> Self { Self() }
  /// A time, as long as a part of the calendar.
  public static func value(
    _ label: some AlertTitle, _ value: Date, unit: Calendar.Component,
    calendar: Calendar = .current
  ) -> Self where Value == Date { Self() }
}

// Told apart from what all views have.
extension ForEach where Content: ChartContent {
  /// The marks as they are.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The marks as they are.
  public func opacity(_ opacity: Double) -> Self { self }
}
