/// Why a text is not a fixture.
package struct FixtureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The line, counted from 1.
  package let line: Int
  /// The column of the offending word in characters, counted from 1.
  package let column: Int
  /// What should stand there.
  package let expected: String
  /// What stands there.
  package let found: String

  /// The error as `LINE:COLUMN: expected …, found …`.
  package var description: String { "\(line):\(column): expected \(expected), found \(found)" }
}
