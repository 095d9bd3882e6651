import Foundation

/// Why the command cannot do what it was asked: bad usage or a bad file. Exit code 2.
package enum UsageError: CommandFailure {
  case unknownCommand(String, known: [String])
  case unknownOption(String, known: [String])
  case missingValue(String, String)
  case badValue(String, String, expected: String)
  case unknownName(String, String, known: [String], listedBy: String)
  case unexpected(String)
  case missingPath(String)
  case tooManyPaths(String)
  case repeated(String)
  case excluded(String, by: String, because: String)
  case unreadable(path: String, why: String)
  case badFile(path: String, ScenarioError)
  case noFixtures(path: String)
  case unwritable(path: String, why: String)
  case notFailing(path: String)
  case setup(String)
  case crashed(String)
  case badBaseline(path: String, why: String)
  case badResults(path: String, line: Int, why: String)
  case otherRun(path: String, first: String)
  case unlikeResults(seed: UInt64, path: String)

  /// One line that says what is wrong and what was expected. What was typed, and what files are
  /// called, has no control characters in it.
  package var sentence: String { TextEncoding.visible(words) }

  package var exitCode: ExitCode { .usage }

  private var words: String {
    switch self {
    case .unknownCommand(let name, let known):
      "unknown command \(quoted(name)): \(meant(name, known) ?? "")see --help"
    case .unknownOption(let name, let known):
      "unknown option \(quoted(name)): \(meant(name, known) ?? "")see --help"
    case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)"
    case .badValue(let option, let value, let expected):
      "\(option) cannot be \(quoted(value)): expected \(expected)"
    case .unknownName(let option, let name, let known, let list):
      "\(option) cannot be \(quoted(name)): "
        + (meant(name, known) ?? "") + (Self.choice(known) ?? "see \(list)")
    case .unexpected(let argument): "unexpected argument \(quoted(argument)): expected options only"
    case .missingPath(let command): "\(command) needs a path: \(command) FILE"
    case .tooManyPaths(let command): "\(command) takes one file: \(command) FILE"
    case .repeated(let option): "\(option) is said twice, with different values: expected one"
    case .excluded(let option, let other, let why):
      "\(option) cannot be said with \(other): \(why)"
    case .unreadable(let path, let why): "cannot read \(path): \(why)"
    case .badFile(let path, let error): "\(path):\(error)"
    case .noFixtures(let path): "no fixtures in \(path): expected files that end in .nav"
    case .unwritable(let path, let why): "cannot write \(path): \(why)"
    case .notFailing(let path):
      "\(path) does not fail: expected a scenario that violates an invariant"
    case .setup(let why): "the router cannot be set up: \(why)"
    case .crashed(let why): why
    case .badBaseline(let path, let why):
      "\(path) is no baseline: \(why): expected what navfuzz bench --json prints"
    case .badResults(let path, let line, let why):
      "\(path):\(line): not what --results writes: \(why)"
    case .otherRun(let path, let first):
      "\(path) is of another run than \(first): expected the same version, seeds, steps and options"
    case .unlikeResults(let seed, let path):
      "\(path) has another result for seed \(seed) than a file before it: the same seed must give "
        + "the same digest on every machine; see navfuzz doctor"
    }
  }

  private func quoted(_ text: String) -> String { TextEncoding.excerpt(text) }

  private func meant(_ name: String, _ known: [String]) -> String? {
    Suggestion.nearest(to: name, among: known).map { "did you mean \($0)? " }
  }

  /// A few names in a sentence; nil when they are too many for one.
  private static func choice(_ known: [String]) -> String? {
    guard let last = known.last, known.count <= 6 else { return nil }
    let others = known.dropLast().joined(separator: ", ")
    return "expected \(others.isEmpty ? last : "\(others) or \(last)")"
  }
}

extension UsageError {
  /// Why the system does not let a file be read.
  static func cannotRead(_ path: String, _ number: Int32) -> Self {
    .unreadable(path: path, why: why(number))
  }

  /// Why the system does not let a file be written.
  static func cannotWrite(_ path: String, _ number: Int32) -> Self {
    .unwritable(path: path, why: why(number))
  }

  private static func why(_ number: Int32) -> String {
    switch number {
    case ENOENT: "there is no such file"
    case EISDIR: "it is a folder"
    case ENOTDIR: "a part of the path is no folder"
    default: String(cString: strerror(number)).lowercased()
    }
  }

  /// The file that it is about, and the line, if it is about one.
  package var place: (file: String, line: Int?)? {
    switch self {
    case .badFile(let path, let error): (path, error.line)
    case .badResults(let path, let line, _): (path, line)
    case .unreadable(let path, _), .unwritable(let path, _), .noFixtures(let path),
      .notFailing(let path), .badBaseline(let path, _):
      (path, nil)
    default: nil
    }
  }
}
