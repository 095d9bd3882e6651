import Foundation
import NavSim

/// A file of results: a line of JSON that says what was run, then one for each seed. Files of
/// several machines are put together by `navfuzz merge`.
struct ResultsFile {
  let path: String
  let description: RunDescription
  /// With the line that each stands in, counted from 1.
  let results: [(line: Int, result: SeedResult)]

  static func line(_ value: some Encodable) -> String { JSON.text(value, isPretty: false) }

  /// Reads a text.
  ///
  /// A last line without an end is one whose writer was killed, and counts for nothing.
  init(_ text: String, path: String) throws(UsageError) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    var description: RunDescription?
    var results: [(Int, SeedResult)] = []
    for (index, line) in lines.enumerated() where index == 0 || !line.isEmpty {
      if index == 0 {
        description = try Self.decode(line, path, 1)
      } else {
        results.append((index + 1, try Self.decode(line, path, index + 1)))
      }
    }
    guard let description else {
      throw .badResults(path: path, line: 1, why: "expected a line of JSON that says what was run")
    }
    self.path = path
    self.description = description
    self.results = results
  }

  private static func decode<Value: Decodable>(
    _ line: Substring.UTF8View, _ path: String, _ number: Int
  ) throws(UsageError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(line))
    } catch DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty {
      throw .badResults(path: path, line: number, why: context.debugDescription)
    } catch {
      throw .badResults(path: path, line: number, why: "expected a line of JSON as it writes them")
    }
  }
}
