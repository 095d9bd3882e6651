/// What was said on the command line of a router test.
struct RouterTestOptions {
  private(set) var seeds: ClosedRange<UInt64> = 1...1
  private(set) var steps = 100
  private(set) var jobs = 1
  private(set) var output = "navfuzz-failures"
  private var faults: Set<HostFault>
  private var only: [RouterProperty]?
  private var without: [RouterProperty] = []
  /// What decides a run beside seed and steps, as it is typed, beginning with a space.
  private(set) var rest = ""

  init(_ arguments: [String], for possible: Set<HostFault>) throws(CommandError) {
    faults = possible
    var left = arguments[...]
    while let option = left.popFirst() {
      guard let value = left.popFirst() else {
        throw CommandError(sentence: "\(option) needs a value, or is unknown; see --help")
      }
      switch option {
      case "--seed":
        let seed = try CommandLineValue.number(value, option)
        seeds = seed...seed
      case "--seeds": seeds = try CommandLineValue.seeds(value)
      case "--steps": steps = Int(clamping: try CommandLineValue.number(value, option))
      case "--jobs": jobs = Int(clamping: try CommandLineValue.number(value, option))
      case "--faults":
        faults =
          value == "all"
          ? HostFault.all : value == "none" ? [] : Set(try CommandLineValue.list(value))
        rest += " \(option) \(value)"
      case "--only":
        only = try CommandLineValue.list(value)
        rest += " \(option) \(value)"
      case "--without":
        without = try CommandLineValue.list(value)
        rest += " \(option) \(value)"
      case "--out": output = value
      default: throw CommandError(sentence: "unknown option \(option); see --help")
      }
    }
  }

  /// The test with what was said.
  func apply(to test: PlayedTest) -> PlayedTest {
    var test = test
    test.faults = faults
    if let only {
      test.properties = Set(only)
      test.conditions = []
    }
    test.properties.subtract(without)
    return test
  }
}
