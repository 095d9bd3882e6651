import NavSim

/// `navfuzz list invariants|routers|faults`.
struct ListCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    var tables: [(topic: String, rows: [(head: String, text: String)])] = []
    for topic in options.paths.isEmpty ? Self.topics : options.paths {
      guard let rows = Self.rows(topic) else {
        throw .unknownName("list", topic, known: Self.topics, listedBy: "navfuzz list --help")
      }
      tables.append((topic, rows))
    }
    for (topic, rows) in tables {
      Terminal.print("\(topic):\n" + ProgramText.columns(rows))
    }
    return .holds
  }

  /// What there are lists of.
  static let topics = ["invariants", "routers", "faults"]

  private static func rows(_ topic: String) -> [(head: String, text: String)]? {
    switch topic {
    case "invariants": Invariant.allCases.map { ($0.rawValue, $0.promise) }
    case "routers":
      RouterSetup.Name.allCases.map { ($0.rawValue, $0.summary) } + [
        ("shell", "NavCore's Router, as asynchronous callers meet it; --router shell --help"),
        ("calls", "NavCore's Router with every call, host and observer that it can have"),
        ("screens", "NavCore's Router and its ScreenState, drawn by a framework with every fault"),
      ]
    case "faults": Fault.allCases.map { ($0.rawValue, $0.summary) }
    default: nil
    }
  }
}
