import NavSim

/// `navfuzz list invariants|routers|faults`.
struct ListCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    let topics = options.paths.isEmpty ? ["invariants", "routers", "faults"] : options.paths
    for topic in topics {
      guard let rows = Self.rows(topic) else {
        throw .badValue("list", topic, expected: "invariants, routers or faults")
      }
      let width = rows.map(\.0.count).max() ?? 0
      Terminal.print(
        ["\(topic):"]
          + rows.map { name, text in
            "  " + name + String(repeating: " ", count: width - name.count + 2) + text
          })
    }
    return .holds
  }

  private static func rows(_ topic: String) -> [(String, String)]? {
    switch topic {
    case "invariants": Invariant.allCases.map { ($0.rawValue, $0.promise) }
    case "routers": RouterSetup.Name.allCases.map { ($0.rawValue, $0.summary) }
    case "faults": Fault.allCases.map { ($0.rawValue, $0.summary) }
    default: nil
    }
  }
}
