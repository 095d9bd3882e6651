// What shows something that is not there in a simulation.

/// A picture of the web, which is never there: what stands in its place is shown.
public struct AsyncImage<Content: View>: PrimitiveView {
  let content: Content

  /// Creates a picture.
  public init(url: URL?, scale: CGFloat = 1) where Content == EmptyView { content = EmptyView() }

  /// Creates a picture.
  public init<Picture: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Picture,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Picture, Placeholder> {
    self.content = .second(placeholder())
  }

  /// Creates a picture.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) { self.content = content(.empty) }

  /// Draws the view at a place of the tree.
  public func draw(at node: ViewNode, in scope: DrawingScope) {
    node.update(with: content, in: scope)
  }
}

/// How far a picture of the web is.
public enum AsyncImagePhase: Sendable {
  /// It is not there yet.
  case empty
  /// It is there.
  case success(Image)
  /// It is not to be had.
  case failure(any Error)

  /// The picture, if it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why it is not to be had.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A colour to choose, which nobody does here.
public struct ColorPicker<Label: View>: LayoutView {
  /// What it holds.
  public let content: Label

  /// Creates a picker.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) { content = label() }

  /// Creates a picker with words.
  public init(_ title: some AlertTitle, selection: Binding<Color>, supportsOpacity: Bool = true)
  where Label == Text { content = Text(verbatim: title.titleWords) }
}

/// How far something is.
public struct Gauge<Label: View>: LayoutView {
  /// What it holds.
  public let content: Label

  /// Creates a gauge.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) { content = label() }

  /// Creates a gauge.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) { content = label() }

  /// Creates a gauge.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View,
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) { content = label() }
}

/// Views that are drawn again as time passes, which it does not here: they are drawn once.
public struct TimelineView<Schedule: TimelineSchedule, Content: View>: LayoutView {
  /// When they are drawn.
  public typealias Context = TimelineViewContext

  /// What it holds.
  public let content: Content
}

extension TimelineView {
  /// Creates a view.
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewContext) -> Content
  ) { self.content = content(TimelineViewContext()) }
}

/// When views are drawn.
public struct TimelineViewContext: Sendable {
  /// When they are drawn: a day that is the same in every run.
  public var date: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// How often they are drawn.
  public var cadence: Cadence { .live }

  /// How often views are drawn.
  public enum Cadence: Hashable, Comparable, Sendable {
    /// One of them.
    case live, seconds, minutes
  }
}

/// When views are drawn, where nothing else is said of that.
public typealias TimelineViewDefaultContext = TimelineViewContext

/// When views are drawn again.
public protocol TimelineSchedule {
  /// How often that may be.
  typealias Mode = TimelineScheduleMode
  /// The times.
  associatedtype Entries: Sequence<Date>
  /// The times.
  func entries(from start: Date, mode: Mode) -> Entries
}

/// How often views may be drawn again.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// One of them.
  case normal, lowFrequency
}

/// All the time.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  /// So often, in seconds.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
  /// None: time is not told here.
  public func entries(from start: Date, mode: Mode) -> [Date] { [] }
}

/// Each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule.
  public init() {}
  /// None: time is not told here.
  public func entries(from start: Date, mode: Mode) -> [Date] { [] }
}

/// Each while.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  /// So often, in seconds.
  public init(from start: Date, by interval: TimeInterval) {}
  /// None: time is not told here.
  public func entries(from start: Date, mode: Mode) -> [Date] { [] }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// All the time.
  public static var animation: Self { Self() }
  /// All the time, with a pause.
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self()
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// Each minute.
  public static var everyMinute: Self { Self() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Each while.
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    Self(from: start, by: interval)
  }
}
