public import Foundation

/// Says how long it is from one time to another: what `.components(style:)` is here, where Foundation
/// has a `Date.ComponentsFormatStyle` that says nothing.
public struct DateComponentsFormat: FormatStyle {
  /// In how many letters.
  public struct Style: Codable, Hashable, Sendable {
    fileprivate let letters: Int
    /// One of them.
    public static var wide: Self { Self(letters: 4) }
    /// One of them.
    public static var abbreviated: Self { Self(letters: 3) }
    /// One of them.
    public static var condensedAbbreviated: Self { Self(letters: 2) }
    /// One of them.
    public static var narrow: Self { Self(letters: 1) }
    /// One of them.
    public static var spellOut: Self { Self(letters: 5) }
  }

  /// A unit.
  public struct Field: Codable, Hashable, Sendable {
    fileprivate let unit: UInt
    private init(_ unit: NSCalendar.Unit) { self.unit = unit.rawValue }
    /// One of them.
    public static var second: Self { Self(.second) }
    /// One of them.
    public static var minute: Self { Self(.minute) }
    /// One of them.
    public static var hour: Self { Self(.hour) }
    /// One of them.
    public static var day: Self { Self(.day) }
    /// One of them.
    public static var week: Self { Self(.weekOfMonth) }
    /// One of them.
    public static var month: Self { Self(.month) }
    /// One of them.
    public static var year: Self { Self(.year) }
  }

  /// In how many letters, and in which units.
  public var style: Style, fields: Set<Field>?
  /// In which language and calendar.
  public var locale: Locale, calendar: Calendar

  /// Creates a style.
  public init(
    style: Style, locale: Locale = .autoupdatingCurrent,
    calendar: Calendar = .autoupdatingCurrent, fields: Set<Field>? = nil
  ) {
    (self.style, self.fields, self.locale, self.calendar) = (style, fields, locale, calendar)
  }

  /// Says how long it is.
  public func format(_ range: Range<Date>) -> String {
    let formatter = DateComponentsFormatter()
    let all: Set<Field> = [.year, .month, .week, .day, .hour, .minute, .second]
    formatter.allowedUnits = NSCalendar.Unit(
      rawValue: (fields ?? all).reduce(0) { $0 | $1.unit })
    formatter.unitsStyle =
      style.letters > 3 ? .full : style.letters == 1 ? .abbreviated : .short
    return formatter.string(from: range.lowerBound, to: range.upperBound) ?? ""
  }
}

extension FormatStyle where Self == DateComponentsFormat {
  /// Says how long it is from one time to another.
  public static func components(
    style: DateComponentsFormat.Style, fields: Set<DateComponentsFormat.Field>? = nil
  ) -> Self { Self(style: style, fields: fields) }
  /// Says how long it is from one time to another.
  public static var timeDuration: Self {
    Self(style: .narrow, fields: [.hour, .minute, .second])
  }
}
