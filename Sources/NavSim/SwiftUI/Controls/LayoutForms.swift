public import Foundation

// What few apps say of layouts, tabs, times and bindings.

/// What a layout says of itself, which nothing depends on here.
public struct LayoutProperties: Sendable {
  /// Which way it goes; nil for one that goes no way.
  public var stackOrientation: Axis?
  /// Creates properties.
  public init() {}
}

extension Layout {
  /// What the layout says of itself.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }
}

/// Rows and columns.
public struct GridLayout: StandardLayout {
  /// Where views stand, and how far they are apart, in points.
  public var alignment: Alignment, horizontalSpacing: CGFloat?, verticalSpacing: CGFloat?
  /// Creates an arrangement.
  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    (self.alignment, self.horizontalSpacing) = (alignment, horizontalSpacing)
    self.verticalSpacing = verticalSpacing
  }
}

/// Times at which views are drawn again.
public struct ExplicitTimelineSchedule<Entries: Sequence<Date>>: TimelineSchedule {
  private let dates: Entries
  /// Creates a schedule.
  public init(_ dates: Entries) { self.dates = dates }
  /// The times.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension TimelineSchedule {
  /// At certain times.
  public static func explicit<Dates: Sequence<Date>>(_ dates: Dates) -> Self
  where Self == ExplicitTimelineSchedule<Dates> { Self(dates) }
}

extension Binding {
  /// A value as one of any type: another type is not taken.
  public init<Base: Hashable>(_ base: Binding<Base>) where Value == AnyHashable {
    self.init {
      AnyHashable(base.wrappedValue)
    } set: { value in
      if let value = value.base as? Base { base.wrappedValue = value }
    }
  }
}
