import Foundation
import NavSim

/// What was run: results of runs that differ in it cannot be put together.
struct RunDescription: Codable, Hashable {
  var version = Version.text
  let router: String
  let isEstimated: Bool
  let steps: Int
  let faults: String
  let judged: String
  let strategy: String?
  let firstSeed: UInt64
  let lastSeed: UInt64

  init(_ options: Options, seeds: ClosedRange<UInt64>) {
    router = options.setup.name.rawValue
    isEstimated = options.setup.isEstimated
    steps = options.steps
    faults = options.faults.text
    judged = options.judged.text
    strategy = options.strategy?.rawValue
    firstSeed = seeds.lowerBound
    lastSeed = seeds.upperBound
  }

  /// The options that describe the same; nil when something is unknown here.
  var options: Options? {
    var words = [
      "--steps", "\(steps)", "--router", router, "--faults", faults, "--judge", judged,
      "--seeds", "\(firstSeed)...\(lastSeed)",
    ]
    if isEstimated { words += ["--timing", "estimated"] }
    if let strategy { words += ["--strategy", strategy] }
    return try? Options.parse(words, by: Options.fuzzing, allowsPaths: false)
  }
}

/// What one seed came to.
struct SeedResult: Codable, Hashable, Sendable {
  let seed: UInt64
  let steps: Int
  let virtualMilliseconds: Int64
  let digest: String
  let coverage: Coverage
  let newPlaces: [Int]
  /// What failed, and the small scenario that shows it.
  var failure: Failure?

  struct Failure: Codable, Hashable, Sendable {
    let property: String
    let expected: String
    let seen: String
    /// As it is printed.
    let report: [String]
    /// The fixture's text.
    let fixture: String
    let fileName: String
  }
}

/// A file of results: a line of JSON that says what was run, then one for each seed. Files of several
/// machines are put together by `navfuzz merge`.
enum ResultsFile {
  static func line(_ value: some Encodable) -> String { JSON.text(value, isPretty: false) }

  /// Reads a file.
  ///
  /// A last line without an end is one whose writer was killed, and counts for nothing.
  static func read(_ path: String) throws(UsageError) -> (RunDescription, [SeedResult]) {
    let text = try Files.read(path)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    guard let first = lines.first else { throw .badResults(path: path, line: 1) }
    let description: RunDescription = try decode(first, path, 1)
    var results: [SeedResult] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      results.append(try decode(line, path, index + 1))
    }
    return (description, results)
  }

  private static func decode<Value: Decodable>(
    _ line: Substring, _ path: String, _ number: Int
  ) throws(UsageError) -> Value {
    do {
      return try JSONDecoder().decode(Value.self, from: Data(line.utf8))
    } catch {
      throw .badResults(path: path, line: number)
    }
  }
}

/// Writes results as they come, a line at a time.
struct ResultsWriter {
  private let handle: FileHandle
  private let path: String

  /// Begins a file; one that is there is replaced.
  ///
  /// - Parameter goesOn: true to add to what is there, because a crash was in between.
  init(path: String, _ description: RunDescription, goesOn: Bool = false) throws(UsageError) {
    self.path = path
    if !goesOn { try Files.write(ResultsFile.line(description) + "\n", to: path) }
    guard let handle = FileHandle(forWritingAtPath: path) else {
      throw .unwritable(path: path, why: "it cannot be opened")
    }
    _ = handle.seekToEndOfFile()
    self.handle = handle
  }

  /// Adds a line.
  func add(_ result: SeedResult) throws(UsageError) {
    do {
      try handle.write(contentsOf: Data((ResultsFile.line(result) + "\n").utf8))
    } catch {
      throw .unwritable(path: path, why: "the disk may be full")
    }
  }
}
