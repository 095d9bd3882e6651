public import Foundation

/// Says how long ago something was, in English.
public final class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  /// In how many letters.
  public enum UnitsStyle: Sendable {
    /// One of them.
    case full, spellOut, short, abbreviated
  }
  /// Whether yesterday is called so.
  public enum DateTimeStyle: Sendable {
    /// One of them.
    case numeric, named
  }

  /// In how many letters, which is always in full here.
  public var unitsStyle = UnitsStyle.full
  /// Whether yesterday is called so, which it is not here.
  public var dateTimeStyle = DateTimeStyle.numeric

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// In which calendar and language, which is English here.
  public var calendar: Calendar! = .current, locale: Locale! = .current
  /// Where it stands.
  public var formattingContext = Formatter.Context.unknown

  /// How long something is from now.
  public func localizedString(from components: DateComponents) -> String {
    let days = (components.year ?? 0) * 365 + (components.month ?? 0) * 30
    let week = (components.weekOfMonth ?? components.weekOfYear ?? 0) * 7
    let hours = (days + week + (components.day ?? 0)) * 24 + (components.hour ?? 0)
    let seconds = (hours * 60 + (components.minute ?? 0)) * 60 + (components.second ?? 0)
    return localizedString(fromTimeInterval: TimeInterval(seconds))
  }

  /// How long a time is from another one.
  public func localizedString(for date: Date, relativeTo reference: Date) -> String {
    localizedString(fromTimeInterval: date.timeIntervalSince(reference))
  }

  /// How long something is from now.
  public func localizedString(fromTimeInterval interval: TimeInterval) -> String {
    let seconds = Int(abs(interval))
    let units = [("year", 31_536_000), ("month", 2_592_000), ("week", 604_800), ("day", 86_400)]
    let all = units + [("hour", 3_600), ("minute", 60), ("second", 1)]
    let (name, length) = all.first { seconds >= $0.1 } ?? ("second", 1)
    let count = seconds / length
    let words = "\(count) \(name)\(count == 1 ? "" : "s")"
    return interval > 0 ? "in \(words)" : "\(words) ago"
  }

  /// How long something is from now.
  public override func string(for value: Any?) -> String? {
    (value as? TimeInterval).map { localizedString(fromTimeInterval: $0) }
  }
}
