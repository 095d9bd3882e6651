public import Foundation

extension DateFormatter {
  /// Of which system a formatter is, which nothing depends on here.
  public enum Behavior: UInt, Sendable {
    /// One of them.
    case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040
  }
  /// Of which system it is.
  public var formatterBehavior: Behavior {
    get { .default }
    set {}
  }
}

extension NumberFormatter {
  /// How many digits stand before the first mark between groups, at least: where the language wants
  /// more than one, that is how it is written, whatever is said here.
  public var minimumGroupingDigits: Int {
    get { 1 }
    set {}
  }
  /// Of which system a formatter is, which nothing depends on here.
  public enum Behavior: UInt, Sendable {
    /// One of them.
    case `default` = 0, behavior10_0 = 1000, behavior10_4 = 1040
  }
  /// Of which system it is.
  public var formatterBehavior: Behavior {
    get { .default }
    set {}
  }
}
