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
        let seed = try Self.number(value, option)
        seeds = seed...seed
      case "--seeds": seeds = try Self.range(value)
      case "--steps": steps = Int(clamping: try Self.number(value, option))
      case "--jobs": jobs = Int(clamping: try Self.number(value, option))
      case "--faults":
        faults =
          value == "all" ? HostFault.all : value == "none" ? [] : Set(try Self.list(value))
        rest += " \(option) \(value)"
      case "--only":
        only = try Self.list(value)
        rest += " \(option) \(value)"
      case "--without":
        without = try Self.list(value)
        rest += " \(option) \(value)"
      case "--out": output = value
      default: throw CommandError(sentence: "unknown option \(option); see --help")
      }
    }
  }

  /// The test with what was said.
  func apply<Router, Route>(to test: RouterTest<Router, Route>) -> RouterTest<Router, Route> {
    var test = test.faults(faults)
    if let only {
      test.properties = Set(only)
      test.conditions = []
    }
    test.properties.subtract(without)
    return test
  }

  private static func range(_ text: String) throws(CommandError) -> ClosedRange<UInt64> {
    let ends = text.split(separator: ".", omittingEmptySubsequences: true)
    guard ends.count == 2, let first = UInt64(ends[0]), let last = UInt64(ends[1]), first <= last
    else { throw CommandError(sentence: "--seeds cannot be \"\(text)\": expected 1...100") }
    return first...last
  }

  private static func number(_ text: String, _ option: String) throws(CommandError) -> UInt64 {
    guard let number = UInt64(text) else {
      throw CommandError(sentence: "\(option) cannot be \"\(text)\": expected a whole number")
    }
    return number
  }

  private static func list<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(CommandError) -> [Value] {
    var values: [Value] = []
    for name in text.split(separator: ",") {
      guard let value = Value(rawValue: String(name)) else {
        let names = Value.allCases.map(\.rawValue).joined(separator: ", ")
        throw CommandError(sentence: "there is no \"\(name)\": expected any of: \(names)")
      }
      values.append(value)
    }
    return values
  }
}

extension HostFault {
  /// All names, for a page of help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}

extension RouterProperty {
  /// All names, for a page of help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
