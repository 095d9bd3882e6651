/// Why a text is no scenario.
public struct ScenarioError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  public let line: Int
  /// The column of the offending word in characters, counted from 1.
  public let column: Int
  /// What should be there.
  public let expected: String
  /// What is there.
  public let found: String
  /// True for a file of another program or test, which may be a good one.
  package var isOfAnother = false

  /// The error as `LINE:COLUMN: expected …, found …`.
  public var description: String { "\(line):\(column): expected \(expected), found \(found)" }
}
