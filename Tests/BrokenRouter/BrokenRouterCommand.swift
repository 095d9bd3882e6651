import Foundation
import NavCoreFuzz

/// Why the command cannot do what it was asked.
struct BadUsage: Error, CustomStringConvertible {
  let description: String
}

/// Fuzzes the broken router as navfuzz does its own, in child processes.
struct BrokenRouterCommand {
  private let arguments: [String]
  private var seeds: ClosedRange<UInt64> = 1...1
  private var steps = 10_000
  private var output = "navfuzz-failures"

  /// - Parameter arguments: without the program's name.
  init(_ arguments: [String]) throws {
    self.arguments = ProcessRole.withoutMarker(arguments)
    guard let first = self.arguments.first, first.hasPrefix("--") else { return }
    var rest = self.arguments[...]
    while let option = rest.popFirst(), let value = rest.popFirst() {
      let numbers = value.split(separator: ".").compactMap { UInt64($0) }
      switch (option, numbers.first, numbers.last) {
      case ("--seed", let seed?, _): seeds = seed...seed
      case ("--seeds", let first?, let last?) where first <= last: seeds = first...last
      case ("--steps", let number?, _): steps = Int(clamping: number)
      case ("--out", _, _): output = value
      default: throw BadUsage(description: "\(option) cannot be \"\(value)\"")
      }
    }
  }

  /// Runs, prints, saves.
  ///
  /// - Returns: the exit code of navfuzz.
  func run() throws -> Int32 {
    switch ProcessRole.current {
    case .parent: OwnCrash.listen(arguments)
    case .stray: throw BadUsage(description: ProcessRole.strayExplanation)
    case .child(let duty): session().harness.serve(as: duty)
    }
    switch arguments.first {
    case "doctor": return try examine()
    case "replay": return try replay(arguments.dropFirst())
    default: return try fuzz()
    }
  }

  private func session() -> Session<Fuzzer> {
    let first = seeds.lowerBound
    return Session(
      Fuzzer(BrokenRouter()), steps: steps,
      through: seeds.upperBound - first
    ) { first + $0 }
  }

  private func examine() throws -> Int32 {
    let result = try Determinism.check()
    print("\(result.isWell ? "ok  " : "BAD ") broken: \(result.words)")
    return result.isWell ? 0 : 3
  }

  private func fuzz() throws -> Int32 {
    let session = session()
    StopSignal.listen { FileHandle.standardOutput.write(Data("interrupted\n".utf8)) }
    var status: Int32 = 0
    var folder = FailureFolder(output)
    let result = try session.run { event in
      switch event {
      case .passed(let outcome):
        print("seed \(outcome.seed): \(outcome.virtualMilliseconds) ms of virtual time")
      case .found(let find, let scenario):
        print(find.head.joined(separator: "\n"))
        if let scenario { try folder.keep(asFound: scenario) }
      case .studied(_, let failure):
        try tell(failure, &folder)
        status = 1
      case .inconclusive(_, let failure):
        if let failure { try tell(failure, &folder) }
        status = 3
      case .foundDeath(let failure): try folder.keep(asFound: failure)
      case .died(_, let failure):
        try tell(failure, &folder)
        status = 3
      case .diedAlike: status = 3
      default: print("\(event)")
      }
    }
    if result.wasInterrupted {
      print("interrupted")
      return StopSignal.exitCode
    }
    if let (seed, step) = result.differs, status == 0 {
      print("NONDETERMINISTIC  (seed \(seed), step \(step))")
      print(TextReport.nondeterministic(atStep: step).joined(separator: "\n"))
      return 3
    }
    if status == 0 { print("ok") }
    return status
  }

  private func tell(_ failure: Failure, _ folder: inout FailureFolder) throws {
    print(failure.report.joined(separator: "\n") + "\n")
    if let file = failure.file {
      print("  saved:      \(try folder.keep(file, as: failure.fileName))")
    } else if let path = folder.leave() {
      print("  as found:   \(path)")
    }
  }

  private func replay(_ paths: ArraySlice<String>) throws -> Int32 {
    var status: Int32 = 0
    let player = Player()
    defer { player.forget() }
    for path in paths {
      let text = String(decoding: try Data(contentsOf: URL(fileURLWithPath: path)), as: UTF8.self)
      let verdict = player.replay(try FixtureParser.parse(text)).verdict
      print(verdict == .asRecorded ? "as recorded  \(path)" : "CHANGED      \(path)  \(verdict)")
      if verdict != .asRecorded { status = 1 }
    }
    return status
  }

  /// At once, so that nothing is lost with the process.
  private func print(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }
}
