public import Foundation

// Formatters that Foundation has on Apple's platforms, and not here. They speak English.

/// Says how long something lasts.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  /// In how many letters.
  public enum UnitsStyle: Int, Sendable {
    /// One of them.
    case positional, abbreviated, short, full, spellOut, brief
  }

  /// Which zeros are left out.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let `default` = Self(rawValue: 1), dropLeading = Self(rawValue: 2),
      dropMiddle = Self(rawValue: 4), dropTrailing = Self(rawValue: 8), pad = Self(rawValue: 65536),
      dropAll: Self = [.dropLeading, .dropMiddle, .dropTrailing]
  }

  /// In which units: those that are there, from days to seconds.
  public var allowedUnits: NSCalendar.Unit = [.day, .hour, .minute, .second]
  /// In how many letters.
  public var unitsStyle = UnitsStyle.positional
  /// Which zeros are left out.
  public var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// How many units at most; 0 for all.
  public var maximumUnitCount = 0
  /// In which calendar.
  public var calendar: Calendar? = .current
  /// Whether it is said that something is left, or that it is about so.
  public var includesTimeRemainingPhrase = false, includesApproximationPhrase = false
  /// Whether the largest unit takes what is more.
  public var allowsFractionalUnits = false, collapsesLargestUnit = false

  /// Says seconds.
  open func string(from interval: TimeInterval) -> String? {
    var rest = Int(abs(interval).rounded())
    let all: [(unit: NSCalendar.Unit, name: String, length: Int)] = [
      (.year, "year", 31_536_000), (.month, "month", 2_592_000), (.weekOfMonth, "week", 604_800),
      (.day, "day", 86_400), (.hour, "hour", 3_600), (.minute, "minute", 60),
      (.second, "second", 1),
    ]
    var counts: [(name: String, count: Int)] = []
    for one in all where allowedUnits.contains(one.unit) {
      counts.append((one.name, rest / one.length))
      rest %= one.length
    }
    let isPadded = zeroFormattingBehavior.contains(.pad)
    let kept = isPadded ? 0 : unitsStyle == .positional ? 2 : 1
    while !isPadded, counts.count > kept, counts.first?.count == 0 { counts.removeFirst() }
    if unitsStyle != .positional, !isPadded {
      let last = counts.last
      counts.removeAll { $0.count == 0 }
      if counts.isEmpty, let last { counts = [last] }
    }
    if maximumUnitCount > 0 { counts = Array(counts.prefix(maximumUnitCount)) }
    return (interval < 0 ? "-" : "") + said(counts, isPadded)
  }

  private func said(_ counts: [(name: String, count: Int)], _ isPadded: Bool) -> String {
    switch unitsStyle {
    case .positional:
      return counts.enumerated().map { index, one in
        let digits = String(one.count)
        return (index > 0 || isPadded) && digits.count < 2 ? "0" + digits : digits
      }.joined(separator: ":")
    case .abbreviated, .brief:
      return counts.map { "\($0.count)\($0.name.prefix(1))" }.joined(separator: " ")
    case .short:
      let short = ["hour": "hr", "minute": "min", "second": "sec"]
      return counts.map { "\($0.count) \(short[$0.name] ?? $0.name)" }.joined(separator: ", ")
    case .full, .spellOut:
      return counts.map { "\($0.count) \($0.name)\($0.count == 1 ? "" : "s")" }
        .joined(separator: ", ")
    }
  }

  /// Says how long it is from one day to another.
  open func string(from start: Date, to end: Date) -> String? {
    string(from: end.timeIntervalSince(start))
  }

  /// Says what there is of days, hours, minutes and seconds.
  open func string(from components: DateComponents) -> String? {
    let (days, hours) = (components.day ?? 0, components.hour ?? 0)
    let minutes = (days * 24 + hours) * 60 + (components.minute ?? 0)
    return string(from: TimeInterval(minutes * 60 + (components.second ?? 0)))
  }

  /// Says how long something lasts.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  /// Says seconds.
  open override func string(for value: Any?) -> String? {
    (value as? TimeInterval).flatMap { string(from: $0) }
  }
}

/// Says how much something is, in the unit that it has.
open class MeasurementFormatter: Formatter, @unchecked Sendable {
  /// How units are chosen, which they are not here.
  public struct UnitOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let providedUnit = Self(rawValue: 1), naturalScale = Self(rawValue: 2),
      temperatureWithoutUnit = Self(rawValue: 4)
  }

  /// How units are chosen.
  public var unitOptions = UnitOptions()
  /// In how many letters, which are those of the unit's sign here.
  public var unitStyle = UnitStyle.medium
  /// How the number is written.
  public var numberFormatter = NumberFormatter()
  /// In which language.
  public var locale = Locale.current

  /// Says how much it is.
  open func string<Kind: Unit>(from measurement: Measurement<Kind>) -> String {
    let number =
      numberFormatter.string(from: NSNumber(value: measurement.value)) ?? "\(measurement.value)"
    return unitOptions.contains(.temperatureWithoutUnit)
      ? number + "°" : "\(number) \(measurement.unit.symbol)"
  }

  /// Says a unit.
  open func string(from unit: Unit) -> String { unit.symbol }
}

/// Says several things in a row.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// How each is said.
  public var itemFormatter: Formatter?
  /// In which language.
  public var locale: Locale? = .current

  /// Says texts in a row.
  open class func localizedString(byJoining texts: [String]) -> String {
    switch texts.count {
    case 0: return ""
    case 1: return texts[0]
    case 2: return texts.joined(separator: " and ")
    default: return texts.dropLast().joined(separator: ", ") + ", and " + (texts.last ?? "")
    }
  }

  /// Says things in a row.
  open func string(from items: [Any]) -> String? {
    Self.localizedString(byJoining: items.map { itemFormatter?.string(for: $0) ?? "\($0)" })
  }
}

/// Says how somebody is called: what the plugin takes for `PersonNameComponentsFormatter`, which
/// Foundation has here, too, but which does nothing.
open class PersonNameFormatter: Formatter, @unchecked Sendable {
  /// In how many letters.
  public enum Style: Int, Sendable {
    /// One of them.
    case `default`, short, medium, long, abbreviated
  }

  /// In how many letters.
  public var style = Style.default

  /// Creates a formatter.
  public override init() { super.init() }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// What the parts of a name are: the first word, the last, and what is between them.
  open func personNameComponents(from name: String) -> PersonNameComponents? {
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    var parts = PersonNameComponents()
    parts.givenName = first
    if words.count > 1 { parts.familyName = words.last }
    if words.count > 2 { parts.middleName = words[1..<(words.count - 1)].joined(separator: " ") }
    return parts
  }

  /// Says a name.
  open func string(from parts: PersonNameComponents) -> String {
    let first = parts.givenName ?? ""
    switch style {
    case .short: return first
    case .abbreviated: return [first, parts.familyName ?? ""].map { $0.prefix(1) }.joined()
    case .default, .medium, .long:
      let words = [first, style == .long ? parts.middleName ?? "" : "", parts.familyName ?? ""]
      return words.filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  /// Says a name; nil for anything else.
  open override func string(for value: Any?) -> String? {
    (value as? PersonNameComponents).map(string)
  }
}
