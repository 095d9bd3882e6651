/// A chart, of which nothing is drawn and where nothing can be touched.
public struct Chart<Content: ChartContent>: View {
  /// Creates a chart.
  public init(@ChartContentBuilder content: () -> Content) {}

  /// Creates a chart of elements.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable {}

  /// Creates a chart of elements by a part that tells them apart.
  public init<Data: RandomAccessCollection, ID: Hashable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// What an axis is made of, of which nothing is drawn.
public protocol AxisContent {}

/// What stands at one value of an axis.
public protocol AxisMark: AxisContent {}

/// Nothing on an axis.
public struct EmptyAxisContent: AxisMark {}

/// Something on an axis that may be missing: what it would be decides its type.
public struct OptionalAxisContent<Part: AxisContent>: AxisMark {}

/// Makes the content of an axis.
@resultBuilder
public enum AxisContentBuilder {
  /// Several things.
  public static func buildBlock<each Part: AxisContent>(
    _ parts: repeat each Part
  ) -> some AxisMark { EmptyAxisContent() }
  /// Something that may be missing.
  public static func buildIf<Part: AxisContent>(_ part: Part?) -> OptionalAxisContent<Part> {
    OptionalAxisContent()
  }
  /// One of two.
  public static func buildEither(first: some AxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// One of two.
  public static func buildEither(second: some AxisContent) -> EmptyAxisContent {
    EmptyAxisContent()
  }
  /// Something of a new system.
  public static func buildLimitedAvailability(_ part: some AxisContent) -> some AxisMark {
    EmptyAxisContent()
  }
}

/// Where marks of an axis stand.
public struct AxisMarkValues: Sendable {
  /// Where there is room.
  public static let automatic = Self()
  /// So many.
  public static func automatic(desiredCount: Int? = nil) -> Self { Self() }
  /// One for each part of the calendar.
  public static func stride(by component: Calendar.Component, count: Int = 1) -> Self { Self() }
  /// One for each so many.
  public static func stride(by step: Double) -> Self { Self() }
}

/// A value of an axis: nobody asks for one here, as nothing is drawn.
public struct AxisValue {
  /// Its place.
  public let index = 0
  /// How many there are.
  public let count = 0
  /// The value.
  public func `as`<P: Plottable>(_ type: P.Type) -> P? { nil }
}

/// Where an axis is.
public struct AxisMarkPosition: Sendable {
  /// One of them.
  public static let automatic = Self(), leading = Self(), trailing = Self()
  /// One of them.
  public static let top = Self(), bottom = Self()
}

/// The marks of an axis.
public struct AxisMarks<Content>: AxisContent {
  /// Creates marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Content == Never {}
  /// Creates marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Content == Never {}
  /// Creates marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisContentBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {}
  /// Creates marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, @AxisContentBuilder content: @escaping () -> Content
  ) where Content: AxisMark {}
  /// Creates marks at values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], @AxisContentBuilder content: @escaping (AxisValue) -> Content
  ) where Content: AxisMark {}
}

/// How an axis looks.
public struct AxisMarkPreset: Sendable {
  /// One of them.
  public static let automatic = Self(), aligned = Self(), inset = Self(), extended = Self()
}

/// A line of the grid.
public struct AxisGridLine: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {}
}

/// A short line at the axis.
public struct AxisTick: AxisMark {
  /// Creates a line.
  public init(centered: Bool? = nil, length: CGFloat? = nil, stroke: StrokeStyle? = nil) {}
}

/// The words at a value.
public struct AxisValueLabel: AxisMark {
  /// Creates words.
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil, multiLabelAlignment: Alignment? = nil,
    collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {}
  /// Creates words.
  public init(_ words: some AlertTitle, centered: Bool? = nil) {}
  /// Creates words in a format.
  public init<Format: FormatStyle>(format: Format, centered: Bool? = nil) {}
  /// Creates words.
  public init(centered: Bool? = nil, @ViewBuilder content: () -> some View) {}
}

/// What is done about words that have no room.
public struct AxisValueLabelCollisionResolution: Sendable {
  /// One of them.
  public static let automatic = Self(), greedy = Self(), disabled = Self(), truncate = Self()
}

/// How words stand.
public struct AxisValueLabelOrientation: Sendable {
  /// One of them.
  public static let automatic = Self(), horizontal = Self(), vertical = Self()
  /// One of them.
  public static let verticalReversed = Self()
}

extension AxisMark {
  /// The mark as it is.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The mark as it is.
  public func font(_ font: Font?) -> Self { self }
  /// The mark as it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
}

/// Where values are in a chart, which is nowhere here.
public struct ChartProxy {
  /// A value at a place: none.
  public func value<P: Plottable>(atX position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// A value at a place: none.
  public func value<P: Plottable>(atY position: CGFloat, as type: P.Type = P.self) -> P? { nil }
  /// Where the marks are: nowhere.
  public var plotAreaFrame: Anchor<CGRect> { Anchor() }
  /// Where the marks are: nowhere.
  public var plotFrame: Anchor<CGRect>? { nil }
  /// How large the marks are together: not at all.
  public var plotAreaSize: CGSize { .zero }
  /// How large the marks are together: not at all.
  public var plotSize: CGSize { .zero }
  /// The place of a value: none.
  public func position<P: Plottable>(forX value: P) -> CGFloat? { nil }
  /// The place of a value: none.
  public func position<P: Plottable>(forY value: P) -> CGFloat? { nil }
}

/// How values are put along an axis.
public struct ScaleType: Sendable {
  /// One of them.
  public static let linear = Self(), log = Self(), category = Self(), date = Self()
}

extension View {
  /// The view as it is.
  public func chartXAxis(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func chartYAxis(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func chartXAxis(@AxisContentBuilder content: () -> some AxisContent) -> Self { self }
  /// The view as it is.
  public func chartYAxis(@AxisContentBuilder content: () -> some AxisContent) -> Self { self }
  /// The view as it is.
  public func chartXAxisLabel(
    _ label: some AlertTitle, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> Self { self }
  /// The view as it is.
  public func chartYAxisLabel(
    _ label: some AlertTitle, position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> Self { self }
  /// The view as it is.
  public func chartXScale(domain: some ScaleDomain, type: ScaleType? = nil) -> Self { self }
  /// The view as it is.
  public func chartYScale(domain: some ScaleDomain, type: ScaleType? = nil) -> Self { self }
  /// The view as it is.
  public func chartXScale(range: some PositionScaleRange, type: ScaleType? = nil) -> Self { self }
  /// The view as it is.
  public func chartXScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> Self { self }
  /// The view as it is.
  public func chartXScale(type: ScaleType? = nil) -> Self { self }
  /// The view as it is.
  public func chartYScale(range: some PositionScaleRange, type: ScaleType? = nil) -> Self { self }
  /// The view as it is.
  public func chartYScale(
    domain: some ScaleDomain, range: some PositionScaleRange, type: ScaleType? = nil
  ) -> Self { self }
  /// The view as it is.
  public func chartYScale(type: ScaleType? = nil) -> Self { self }
  /// The view as it is.
  public func chartLegend(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> Self { self }
  /// The view as it is.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<D, S>
  ) -> Self { self }
  /// The view as it is.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    mapping: @escaping (D) -> S
  ) -> Self { self }
  /// The view as it is.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> Self { self }
  /// The view as it is.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<D, S>
  ) -> Self { self }
  /// The view as it is.
  public func chartSymbolScale<S: ChartSymbolShape>(range: [S]) -> Self { self }
  /// The view as it is.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], range: [S]
  ) -> Self { self }
  /// The view as it is.
  public func chartSymbolScale<D: Plottable, S: ChartSymbolShape>(
    domain: [D], mapping: @escaping (D) -> S
  ) -> Self { self }
  /// The view as it is.
  public func chartYVisibleDomain<P: Plottable>(length: P) -> Self { self }
  /// The view as it is.
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> Self { self }
  /// The view as it is: it stands where it stands first.
  public func chartScrollPosition(initialX position: some Plottable) -> Self { self }
  /// The view as it is.
  public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> Self { self }
  /// The view as it is.
  public func chartForegroundStyleScale<D: Plottable, S: ShapeStyle>(
    domain: [D], range: [S]
  ) -> Self { self }
  /// The view as it is.
  public func chartPlotStyle(content: (EmptyView) -> some View) -> Self { self }
  /// The view as it is.
  public func chartOverlay(@ViewBuilder content: @escaping (ChartProxy) -> some View) -> Self {
    self
  }
  /// The view as it is.
  public func chartBackground(@ViewBuilder content: @escaping (ChartProxy) -> some View) -> Self {
    self
  }
  /// The view as it is: nobody selects anything in a chart here.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
  /// The view as it is: nobody selects anything in a chart here.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
  /// The view as it is: nobody selects anything in a chart here.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> Self { self }
  /// The view as it is.
  public func chartScrollableAxes(_ axes: Axis.Set) -> Self { self }
  /// The view as it is.
  public func chartXVisibleDomain<P: Plottable>(length: P) -> Self { self }
  /// The view as it is.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> Self { self }
}
