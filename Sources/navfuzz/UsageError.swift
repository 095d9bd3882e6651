import NavSim

/// Why the command cannot do what it was asked: bad usage or a bad file. Exit code 2.
enum UsageError: Error {
  case unknownCommand(String)
  case unknownOption(String, known: [String])
  case missingValue(String, String)
  case badValue(String, String, expected: String)
  case unexpected(String)
  case missingPath(String)
  case tooManyPaths(String)
  case unreadable(path: String, why: String)
  case badFixture(path: String, FixtureError)
  case noFixtures(path: String)
  case unwritable(path: String, why: String)
  case notFailing(path: String)
  case setup(String)
  case crashed(String)
  case badBaseline(path: String)
  case badResults(path: String, line: Int)
  case otherRun(path: String, first: String)
  case unlikeResults(seed: UInt64, path: String)

  /// One line that says what is wrong and what was expected.
  var sentence: String {
    switch self {
    case .unknownCommand(let name):
      "unknown command \"\(name)\": expected \(Subcommand.all.map(\.name).sorted().joined(separator: ", ")), or options such as --seed 1 --steps 10000"
    case .unknownOption(let name, let known):
      "unknown option \(name): expected \(known.joined(separator: ", ")) or --help"
    case .missingValue(let option, let value): "\(option) needs a value: \(option) \(value)"
    case .badValue(let option, let value, let expected):
      "\(option) cannot be \"\(value)\": expected \(expected)"
    case .unexpected(let argument): "unexpected argument \"\(argument)\": expected options only"
    case .missingPath(let command): "\(command) needs a path: navfuzz \(command) FILE"
    case .tooManyPaths(let command): "\(command) takes one file: navfuzz \(command) FILE"
    case .unreadable(let path, let why): "cannot read \(path): \(why)"
    case .badFixture(let path, let error): "\(path):\(error)"
    case .noFixtures(let path): "no fixtures in \(path): expected files that end in .nav"
    case .unwritable(let path, let why): "cannot write \(path): \(why)"
    case .notFailing(let path):
      "\(path) does not fail: expected a scenario that violates an invariant"
    case .setup(let why): "the router cannot be set up: \(why)"
    case .crashed(let why): why
    case .badBaseline(let path):
      "\(path) is no baseline: expected what navfuzz bench --json prints"
    case .badResults(let path, let line):
      "\(path):\(line): not what --results writes: expected a line of JSON from navfuzz \(Version.text)"
    case .otherRun(let path, let first):
      "\(path) is of another run than \(first): expected the same version, seeds, steps and options"
    case .unlikeResults(let seed, let path):
      "\(path) has another result for seed \(seed) than a file before it: the same seed must give the same digest on every machine; see navfuzz doctor"
    }
  }
}
