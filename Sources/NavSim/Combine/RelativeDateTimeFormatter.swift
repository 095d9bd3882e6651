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
