import Foundation

/// A file of results: a line of JSON that says what was run, then one for each seed. Files of
/// several machines are put together by `merge`.
package struct ResultsFile {
  /// Where it was read.
  package let path: String
  /// What was run.
  package let run: RunDescription
  /// With the line that each stands in, counted from 1.
  package let results: [(line: Int, result: SeedResult)]

  /// Reads a text.
  ///
  /// A last line without an end is one whose writer was killed, and counts for nothing.
  package init(_ text: String, path: String) throws(UsageError) {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .dropLast()
    var run: RunDescription?
    var results: [(Int, SeedResult)] = []
    for (index, line) in lines.enumerated() where index == 0 || !line.isEmpty {
      if index == 0 {
        run = try Self.decode(line, path, 1)
      } else {
        results.append((index + 1, try Self.decode(line, path, index + 1)))
      }
    }
    guard let run else {
      throw .badResults(path: path, line: 1, why: "expected a line of JSON that says what was run")
    }
    self.path = path
    self.run = run
    self.results = results
  }

  /// Reads the files at some paths.
  package static func readAll(_ paths: [String]) throws(UsageError) -> [Self] {
    var files: [Self] = []
    for path in paths { files.append(try Self(TextFile.read(path), path: path)) }
    return files
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

extension [ResultsFile] {
  /// The run that files are parts of.
  ///
  /// - Returns: its options, and all of its seeds.
  package func run<Options: FuzzingOptions>(
    of test: String, printedAs own: Options
  ) throws(UsageError) -> (Options, ClosedRange<UInt64>) {
    guard let first else { throw .missingPath("merge") }
    guard first.run.test == test, var options = first.run.parsed(as: Options.self),
      let seeds = options.seeds
    else {
      throw .badResults(
        path: first.path, line: 1, why: "expected the options of a run of \(test)")
    }
    options.takeOutputs(of: own)
    return (options, seeds)
  }
}
