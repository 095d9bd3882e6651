public import Foundation

// Apple's Foundation says that names of days and the like may be missing. Where an app unwraps them,
// it reads them by these names.
extension DateFormatter {
  /// Names, as an optional value.
  public var _eraSymbols: [String]? { eraSymbols }
  /// Names, as an optional value.
  public var _longEraSymbols: [String]? { longEraSymbols }
  /// Names, as an optional value.
  public var _monthSymbols: [String]? { monthSymbols }
  /// Names, as an optional value.
  public var _shortMonthSymbols: [String]? { shortMonthSymbols }
  /// Names, as an optional value.
  public var _veryShortMonthSymbols: [String]? { veryShortMonthSymbols }
  /// Names, as an optional value.
  public var _standaloneMonthSymbols: [String]? { standaloneMonthSymbols }
  /// Names, as an optional value.
  public var _shortStandaloneMonthSymbols: [String]? { shortStandaloneMonthSymbols }
  /// Names, as an optional value.
  public var _veryShortStandaloneMonthSymbols: [String]? { veryShortStandaloneMonthSymbols }
  /// Names, as an optional value.
  public var _weekdaySymbols: [String]? { weekdaySymbols }
  /// Names, as an optional value.
  public var _shortWeekdaySymbols: [String]? { shortWeekdaySymbols }
  /// Names, as an optional value.
  public var _veryShortWeekdaySymbols: [String]? { veryShortWeekdaySymbols }
  /// Names, as an optional value.
  public var _standaloneWeekdaySymbols: [String]? { standaloneWeekdaySymbols }
  /// Names, as an optional value.
  public var _shortStandaloneWeekdaySymbols: [String]? { shortStandaloneWeekdaySymbols }
  /// Names, as an optional value.
  public var _veryShortStandaloneWeekdaySymbols: [String]? { veryShortStandaloneWeekdaySymbols }
  /// Names, as an optional value.
  public var _quarterSymbols: [String]? { quarterSymbols }
  /// Names, as an optional value.
  public var _shortQuarterSymbols: [String]? { shortQuarterSymbols }
  /// Names, as an optional value.
  public var _standaloneQuarterSymbols: [String]? { standaloneQuarterSymbols }
  /// Names, as an optional value.
  public var _shortStandaloneQuarterSymbols: [String]? { shortStandaloneQuarterSymbols }
  /// What the hours before noon are called, as an optional value.
  public var _amSymbol: String? { amSymbol }
  /// What the hours after noon are called, as an optional value.
  public var _pmSymbol: String? { pmSymbol }
}
