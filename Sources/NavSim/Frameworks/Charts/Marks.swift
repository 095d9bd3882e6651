// The marks of charts.

/// How wide a mark is.
public enum MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable {
  /// As wide as there is room, or so many points, or so much of the room there is.
  case automatic, fixed(CGFloat), inset(CGFloat), ratio(CGFloat)
  /// So many points.
  public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }
  /// So many points.
  public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

/// How marks that lie on each other are put.
public struct MarkStackingMethod: Sendable {
  /// One of them.
  public static let standard = Self(), normalized = Self(), center = Self(), unstacked = Self()
}

/// A bar.
public struct BarMark: PlainChartContent {
  /// Creates a bar.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>,
    width: MarkDimension = .automatic
  ) {}
  /// Creates a bar from one value to another.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>,
    height: MarkDimension = .automatic
  ) {}
}

extension BarMark {
  /// Creates a bar along one axis.
  public init(
    x: PlottableValue<some Plottable>, width: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a bar along one axis.
  public init(
    y: PlottableValue<some Plottable>, height: MarkDimension = .automatic,
    stacking: MarkStackingMethod = .standard
  ) {}
}

/// A line through values.
public struct LineMark: PlainChartContent {
  /// Creates a point of a line.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
  /// Creates a point of one of several lines.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>
  ) {}
}

/// The area below a line.
public struct AreaMark: PlainChartContent {
  /// Creates a point of an area.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a point of one of several areas.
  public init<X: Plottable, Y: Plottable, S: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, series: PlottableValue<S>,
    stacking: MarkStackingMethod = .standard
  ) {}
  /// Creates a part of an area between two lines.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// A point.
public struct PointMark: PlainChartContent {
  /// Creates a point.
  public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {}
}

/// A line from one side to the other.
public struct RuleMark: PlainChartContent {
  /// Creates a line.
  public init<X: Plottable>(x: PlottableValue<X>) {}
  /// Creates a line.
  public init<Y: Plottable>(y: PlottableValue<Y>) {}
  /// Creates a line between two values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, y: PlottableValue<Y>
  ) {}
  /// Creates a line between two values.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>
  ) {}
}

/// A rectangle.
public struct RectangleMark: PlainChartContent {
  /// Creates a rectangle.
  public init<X: Plottable, Y: Plottable>(
    x: PlottableValue<X>, y: PlottableValue<Y>, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic
  ) {}
  /// Creates a rectangle between values.
  public init<X: Plottable, Y: Plottable>(
    xStart: PlottableValue<X>, xEnd: PlottableValue<X>, yStart: PlottableValue<Y>,
    yEnd: PlottableValue<Y>
  ) {}
}

/// A part of a circle.
public struct SectorMark: PlainChartContent {
  /// Creates a part.
  public init<A: Plottable>(
    angle: PlottableValue<A>, innerRadius: MarkDimension = .automatic,
    outerRadius: MarkDimension = .automatic, angularInset: CGFloat? = nil
  ) {}
}

/// How a line goes from one value to the next.
public struct InterpolationMethod: Sendable {
  /// One of them.
  public static let linear = Self(), monotone = Self(), catmullRom = Self(), cardinal = Self()
  /// One of them.
  public static let stepStart = Self(), stepCenter = Self(), stepEnd = Self()
}

/// What stands at a value.
public struct BasicChartSymbolShape: ChartSymbolShape, Sendable {
  /// The same, without what is in it.
  public func strokeBorder(lineWidth: CGFloat = 1) -> Self { self }
}

/// Where words stand at a mark.
public struct AnnotationPosition: Sendable {
  /// One of them.
  public static let automatic = Self(), overlay = Self(), top = Self(), bottom = Self()
  /// One of them.
  public static let leading = Self(), trailing = Self(), topLeading = Self()
  /// One of them.
  public static let topTrailing = Self(), bottomLeading = Self(), bottomTrailing = Self()
}

/// What is done about words that have no room.
public struct AnnotationOverflowResolution: Sendable {
  /// One way.
  public struct Strategy: Sendable {
    /// One of them.
    public static let automatic = Self(), disabled = Self(), fit = Self(), padScale = Self()
    /// Into something.
    public static func fit(to part: Part) -> Self { Self() }
  }
  /// Into what.
  public struct Part: Sendable {
    /// One of them.
    public static let chart = Self(), plot = Self(), automatic = Self()
  }
  /// Creates a choice.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
  /// The mark as it is.
  public func foregroundStyle(_ style: some ShapeStyle) -> Self { self }
  /// The mark as it is.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
  /// The mark as it is.
  public func interpolationMethod(_ method: InterpolationMethod) -> Self { self }
  /// The mark as it is.
  public func lineStyle(_ style: StrokeStyle) -> Self { self }
  /// The mark as it is.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
  /// The mark as it is.
  public func symbol(_ symbol: BasicChartSymbolShape) -> Self { self }
  /// The mark as it is.
  public func symbol(_ symbol: some Shape) -> Self { self }
  /// The mark as it is.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> Self { self }
  /// The mark as it is.
  public func symbol(@ViewBuilder symbol: () -> some View) -> Self { self }
  /// The mark as it is.
  public func symbolSize(_ size: CGFloat) -> Self { self }
  /// The mark as it is.
  public func symbolSize(_ size: CGSize) -> Self { self }
  /// The mark as it is.
  public func opacity(_ opacity: Double) -> Self { self }
  /// The mark as it is.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    self
  }
  /// The mark as it is.
  public func position<D: Plottable>(
    by value: PlottableValue<D>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> Self { self }
  /// The mark as it is.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { self }
  /// The mark as it is.
  public func clipShape(_ shape: some Shape) -> Self { self }
  /// The mark as it is.
  public func zIndex(_ value: Double) -> Self { self }
  /// The mark as it is.
  public func accessibilityLabel(_ label: some AlertTitle) -> Self { self }
  /// The mark as it is.
  public func accessibilityValue(_ value: some AlertTitle) -> Self { self }
  /// The mark as it is.
  public func accessibilityHidden(_ isHidden: Bool) -> Self { self }
  /// The mark without the words at it.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) -> Self { self }
  /// The mark without the words at it.
  public func annotation(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
}

/// What stands at a point of a chart, which nobody sees.
public protocol ChartSymbolShape {}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// One of them.
  public static var circle: Self { Self() }
  /// One of them.
  public static var square: Self { Self() }
  /// One of them.
  public static var triangle: Self { Self() }
  /// One of them.
  public static var diamond: Self { Self() }
  /// One of them.
  public static var pentagon: Self { Self() }
  /// One of them.
  public static var plus: Self { Self() }
  /// One of them.
  public static var cross: Self { Self() }
  /// One of them.
  public static var asterisk: Self { Self() }
}
