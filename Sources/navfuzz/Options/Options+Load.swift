import NavCore
import NavCoreFuzz

/// What a load of requests is made of: `navfuzz bench --arrival 300 --mix push:4,pop:2`.
extension Options {
  static let loading: [Option] = [
    number(
      "--arrival", "milliseconds between two requests on average", 1...3_600_000, \.load.arrival),
    Option(
      name: "--mix", value: "LIST",
      help: "what is asked for, with weights (default: push:1,pop:1); of: "
        + RequestLoad.kinds.map(\.rawValue).joined(separator: " "),
      suggestions: RequestLoad.kinds.map(\.rawValue)
    ) { (options, text) throws(UsageError) in
      let kinds = RequestLoad.kinds.map { (name: $0.rawValue, value: $0) }
      options.load.mix = WeightedList(
        try CommandWords.weighted(text, "--mix", "navfuzz bench --help", of: kinds))
    },
    Option(
      name: "--priorities", value: "LIST",
      help: "how urgently, with weights, such as high:1,normal:3 (default: normal)",
      suggestions: Priority.allCases.map { "\($0)" }
    ) { (options, text) throws(UsageError) in
      let priorities = Priority.allCases.map { (name: "\($0)", value: $0) }
      options.load.priorities = WeightedList(
        try CommandWords.weighted(text, "--priorities", "navfuzz bench --help", of: priorities))
    },
    .word(
      "--busy", ["queue", "reject"],
      "what a request does while something moves (default: queue)",
      listedBy: "navfuzz bench --help"
    ) { $0.load.whenBusy = $1 == "queue" ? .wait : .reject },
    Option(
      name: "--duration", value: "MS[,MS]",
      help: "how long an animation takes: a push or pop, and a presentation or dismissal "
        + "(default: 350,500)"
    ) { (options, text) throws(UsageError) in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) }
      guard let first = numbers.first ?? nil, let last = numbers.last ?? nil, numbers.count <= 2,
        durations.contains(first), durations.contains(last)
      else {
        throw .badValue(
          "--duration", text, expected: "one or two whole numbers from 0 to 600000, such as 350,500"
        )
      }
      options.load.horizontal = first
      options.load.vertical = last
    },
    number("--requests", "how many", 1...10_000_000, \.load.requests),
    .seed("what is drawn, 0 to 18446744073709551615 (default: 1)") { $0.load.seed = $1 },
  ].map { option in option.also { if $0.loadOption == nil { $0.loadOption = $1 } } }

  private static let durations = 0...600_000

  private static func number(
    _ name: String, _ help: String, _ range: ClosedRange<Int>,
    _ place: WritableKeyPath<Options, Int> & Sendable
  ) -> Option {
    .count(name, "\(help) (default: \(Options()[keyPath: place]))", place, in: range)
  }

  /// Refuses options that a load would not look at.
  func checkLoad() throws(UsageError) {
    guard let measuringOption, let loadOption else { return }
    throw .excluded(
      measuringOption, by: loadOption,
      because: "a load is played in virtual time, and measures nothing")
  }
}
