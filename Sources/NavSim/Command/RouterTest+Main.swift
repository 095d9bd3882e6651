import Foundation

extension RouterTest {
  /// The test as a command of its own.
  ///
  ///     @main struct Fuzz { static func main() { exit(checkout.main()) } }
  ///
  /// Seeds are played in child processes, so a router that crashes or does not return takes nothing
  /// with it, and is a result.
  ///
  /// - Parameter arguments: without the program's name.
  /// - Returns: the exit code: 0 when everything holds, 1 on a failure or a file whose verdict has
  ///   changed, 2 on bad usage or a bad file, 3 when the router crashes, does not return, or is not
  ///   deterministic, 4 when nothing can be concluded because no call has ended, 130 when
  ///   interrupted.
  public func main(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) -> Int32 {
    RouterTestCommand(played, arguments).run(arguments)
  }
}

/// The command of a router test.
struct RouterTestCommand {
  private let test: PlayedTest
  /// As the program was called, with what stands before the test's own arguments.
  private let program: String

  init(_ test: PlayedTest, _ arguments: [String]) {
    self.test = test
    let all = CommandLine.arguments
    let isSuffix = all.suffix(arguments.count) == arguments[...]
    program = (isSuffix ? all.dropLast(arguments.count) : all.prefix(1)).joined(separator: " ")
  }

  private var usage: String {
    """
    \(test.name) --seed N --steps 100      play one seed
    \(test.name) --seeds A...B             play many
    \(test.name) replay FILE...            play files
    \(test.name) list                      actions, properties and faults

    --seed N         the seed (default: 1)
    --seeds A...B    many seeds
    --steps N        steps per seed (default: 100)
    --jobs N         how many processes play at once (default: 1)
    --faults LIST    all, none, or any of: \(HostFault.names)
    --only LIST      judge these alone: \(RouterProperty.names)
    --without LIST   judge all but these
    --out DIR        where failures are saved (default: navfuzz-failures); - for nowhere

    Exit code 0 when everything holds, 1 on a failure, 2 on bad usage or a bad file, 3 when the
    router crashes, does not return from a call or is not deterministic, 4 when no call has ended,
    130 when interrupted.
    """
  }

  func run(_ arguments: [String]) -> Int32 {
    Terminal.openStandardDescriptors()
    return finish(carryOut(arguments))
  }

  private func carryOut(_ arguments: [String]) -> Int32 {
    do {
      switch ProcessRole.current {
      case .parent: break
      case .stray: throw CommandError(sentence: ProcessRole.strayExplanation)
      case .child(let duty):
        // A child that replays is given paths, which are none of its business.
        let words = ProcessRole.withoutMarker(arguments)
        let options = try? RouterTestOptions(words, for: test.faults)
        ChildServer(RouterPlayer(options?.apply(to: test) ?? test)).serve(as: duty)
      }
      if arguments.contains("--help") {
        Terminal.print(usage)
        return 0
      }
      if arguments == ["list"] { return list() }
      if arguments.first == "replay" { return try replay(Array(arguments.dropFirst())) }
      return try fuzz(try RouterTestOptions(arguments, for: test.faults))
    } catch let error as CommandError {
      return complain(error.sentence)
    } catch let failure as RouterTestFailure {
      _ = complain(failure.description)
      switch failure.reason {
      case .notDeterministic: return 3
      case .noCallEnded, .nothingCaptured: return 4
      case .violation: return 1
      case .notCaptured, .noActions: return 2
      }
    } catch {
      return complain("\(error)")
    }
  }

  private func list() -> Int32 {
    for action in test.actions {
      Terminal.print(action.arguments.indices.map { "action    \(action.text($0))" })
    }
    for property in RouterProperty.allCases where test.properties.contains(property) {
      Terminal.print("property  \(property.rawValue)")
    }
    for condition in test.conditions { Terminal.print("condition \(condition.name)") }
    for fault in HostFault.allCases where test.faults.contains(fault) {
      Terminal.print("fault     \(fault.rawValue)")
    }
    return 0
  }

  private func fuzz(_ options: RouterTestOptions) throws -> Int32 {
    let test = options.apply(to: test)
    try test.begin()
    Terminal.print("\(test.name)  seeds \(options.seeds)  steps \(options.steps)")
    StopSignal.listen { Terminal.print("interrupted") }
    var folder = FailureFolder(options.output)
    let result = try RouterSession(
      test: test, seeds: options.seeds, steps: options.steps, jobs: options.jobs,
      options: options.rest
    ).run { event in
      switch event {
      case .found(let find, let scenario):
        Terminal.print("found \(find.violation.property)  (seed \(find.seed), step \(find.step))\n")
        try folder.keep(asFound: scenario.file ?? "", as: scenario.fileName)
      case .studied(let find, let known):
        Terminal.print(known.report + [""])
        tell(try folder.keep(known.file ?? "", as: known.fileName))
        Terminal.print(
          "  run again:  \(program) --seed \(find.seed) --steps \(options.steps)\(options.rest)\n")
      case .same(let find, let known):
        folder.forget()
        Terminal.print("seed \(find.seed) fails the same way: \(known.fileName)\n")
      case .died(let death):
        Terminal.print(death.report + [""])
        if let file = death.file {
          tell(try folder.keep(file, as: death.fileName))
        } else if let path = folder.leave() {
          Terminal.print("  as found:   \(path)\n")
        }
      }
    }
    return try conclude(result, test)
  }

  private func conclude(
    _ result: RouterSession.Result, _ test: PlayedTest
  ) throws -> Int32 {
    if let seed = result.differs { throw test.notDeterministic(seed: seed) }
    if result.deathCount > 0 { return 3 }
    if !result.failures.isEmpty { return 1 }
    if result.wasInterrupted { return StopSignal.exitCode }
    try test.judgeEffort(result.played)
    let played = result.played
    Terminal.print(
      "\(TextReport.grouped(played.steps)) steps, \(TextReport.grouped(played.calls)) calls, "
        + "\(TextReport.grouped(played.returned)) returned, "
        + "\(TextReport.grouped(played.jobs)) jobs, digest \(played.digest.hexadecimal)")
    Terminal.print("ok")
    return 0
  }

  private func replay(_ paths: [String]) throws(CommandError) -> Int32 {
    var status: Int32 = 0
    let player = Player()
    defer { player.forget() }
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw CommandError(sentence: "cannot read \(path)")
      }
      let text = String(decoding: data, as: UTF8.self)
      let expected: Player.ExpectedEnd?
      do throws(ScenarioError) {
        switch try test.file(text).expectation {
        case .crashes: expected = .crash
        case .hangs: expected = .hang
        case .passes, .fails: expected = nil
        }
      } catch {
        throw CommandError(sentence: "\(path): \(error)")
      }
      let verdict = player.judge(.judgeFile(text), expecting: expected).verdict
      Terminal.print(
        verdict == .asRecorded ? "as recorded  \(path)" : "CHANGED      \(path)  \(verdict)")
      if verdict != .asRecorded { status = 1 }
    }
    return status
  }

  private func tell(_ path: String) {
    guard path != "-" else { return }
    Terminal.print("  saved:      \(path)\n  replay:     \(program) replay \(path)")
  }

  private func complain(_ sentence: String) -> Int32 {
    Terminal.complain(sentence, as: test.name)
    return 2
  }

  /// Nothing passes whose result nobody can have read.
  private func finish(_ status: Int32) -> Int32 {
    // A reader that has gone, such as `head`, has seen what it wanted.
    if Terminal.outputError == EPIPE { return status == 0 ? 2 : status }
    guard Terminal.outputError != 0 else { return status }
    _ = complain(
      "cannot write to standard output: \(String(cString: strerror(Terminal.outputError)))")
    return status == 0 ? 2 : status
  }
}
