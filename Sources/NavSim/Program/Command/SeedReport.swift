/// What a command that plays seeds prints and saves of them: as they are done, or from the files of
/// several machines.
package struct SeedReport<Played: ReportedHarness, Options: FuzzingOptions> {
  /// A distinct failure.
  private struct Group {
    /// The property and who is to blame; crash, hang or died where the process has ended.
    let name: String
    let group: [String]
    let path: String?
    var seedCount = 1
    /// What its first seed had failed by before, when that was still judged.
    var hidingBehind: [String] = []
    /// The same by other kinds of calls: by which, and where the file is.
    var otherWays: [(group: [String], path: String?)] = []

    func includes(_ other: [String]) -> Bool {
      group == other || otherWays.contains { $0.group == other }
    }
  }

  private let harness: Played
  private let options: Options
  private let end: SessionEnd
  private var outputs: ReportOutputs<Options>
  /// The first seed, whose page is written when all hold; nil for none.
  var first: UInt64?
  /// Keeps scenarios that reach rare places; nil when nobody does.
  var keep: ((SeedOutcome) throws(UsageError) -> Void)?
  /// The worst that has happened to a seed.
  private var worst = ExitCode.holds
  private var groups: [Group] = []
  private var isGoingOn = false
  private var passedCount = 0
  /// What each seed has failed by, in the order of its finding.
  private var failed: [UInt64: [String]] = [:]
  /// How many seeds have failed by causes that are known, and were not looked into.
  private var alike: [(cause: String, count: Int)] = []

  /// - Parameter command: what has printed it, for machines.
  init(
    _ harness: Played, _ options: Options, until end: SessionEnd, command: String,
    _ folder: FailureFolder
  ) {
    self.harness = harness
    self.options = options
    self.end = end
    outputs = ReportOutputs(options, of: command, folder)
  }
}

// MARK: - What happens

extension SeedReport {
  /// Something cannot be written: the run goes on, and says so now and at its end.
  mutating func note(unwritten error: UsageError) { outputs.note(unwritten: error) }

  /// Prints what has happened, and saves it.
  mutating func take(_ event: SessionEvent) {
    switch event {
    case .passed(let outcome): passed(outcome)
    case .found(let find, let scenario):
      let head = harness.found(find)
      if head.isEmpty {
        Terminal.inform(
          "found \(find.violation.property)  (seed \(find.seed), step \(find.step))\n")
      } else {
        Terminal.print(head)
      }
      if let scenario { outputs.folder.saveAsFound(scenario) }
    case .studied(let find, let known): studied(find, known)
    case .same(let find, let known): same(find, known)
    case .otherWay(let find, let way, let known): otherWay(find, way, of: known)
    case .alike(let find):
      worsen(.violation)
      if let index = alike.firstIndex(where: { $0.cause == find.violation.cause }) {
        alike[index].count += 1
      } else {
        alike.append((find.violation.cause, 1))
      }
      note(find.seed, find.violation, nil, [])
    case .inconclusive(let find, let known):
      guard let told = harness.inconclusive(find, known) else { return }
      studied(find, told, as: "nondeterministic", .crash)
    case .unstudied(let find, let words):
      notMadeSmall(find, because: "the router took the process down meanwhile (\(words))")
    case .interrupted(let find): notMadeSmall(find, because: "interrupted")
    case .foundDeath(let scenario):
      Terminal.inform("found \(scenario.violation.property): \(scenario.violation.seen)\n")
      outputs.folder.saveAsFound(scenario)
    case .died(let seed, let death): died(seed, death)
    case .diedAlike(let seed, let death): died(seed, death, isKnown: true)
    case .goesOn(let count, let names):
      isGoingOn = true
      Terminal.inform(
        "playing on without \(names.joined(separator: ", ")): "
          + "\(TextReport.counted(count, "seed", "seeds"))\n")
    }
  }

  private mutating func passed(_ outcome: SeedOutcome) {
    passedCount += 1
    outputs.passed(outcome.seed)
    guard !outcome.wasInterrupted else { return }
    do throws(UsageError) {
      try keep?(outcome)
    } catch {
      note(unwritten: error)
      keep = nil
    }
  }

  private mutating func studied(
    _ find: Find, _ known: Failure, as kind: String? = nil, _ status: ExitCode = .violation
  ) {
    worsen(status)
    let head = harness.head(of: known.violation, seed: find.seed)
    Terminal.print(head + known.report + [""])
    let path = save(known, of: find.seed)
    tellHowToRepeat(find.seed, status)
    var group = Group(name: known.violation.cause, group: known.group, path: path)
    for name in failed[find.seed] ?? []
    where name != find.violation.property && !group.hidingBehind.contains(name) {
      group.hidingBehind.append(name)
    }
    groups.append(group)
    note(
      find.seed, known.violation, as: kind, path, harness.found(find) + head + known.report)
  }

  private mutating func same(_ find: Find, _ known: Failure) {
    worsen(.violation)
    outputs.folder.forget()
    // Once more, if somebody has removed it meanwhile.
    if let text = known.file, options.output != "-", !outputs.folder.has(known.fileName) {
      _ = outputs.folder.save(text, as: known.fileName, isPrinted: true)
    }
    Terminal.inform("seed \(find.seed) fails the same way: \(known.fileName)\n")
    guard let index = groups.firstIndex(where: { $0.includes(known.group) }) else { return }
    groups[index].seedCount += 1
    note(find.seed, find.violation, groups[index].path, [])
  }

  private mutating func otherWay(_ find: Find, _ way: Failure, of known: Failure) {
    worsen(.violation)
    guard let index = groups.firstIndex(where: { $0.group == known.group }) else { return }
    Terminal.inform(
      "seed \(find.seed) fails by \(FailureShape.words(of: way.group)), as \(known.fileName) by "
        + FailureShape.words(of: known.group))
    let path = way.file.flatMap { outputs.folder.save($0, as: way.fileName, isPrinted: true) }
    groups[index].seedCount += 1
    groups[index].otherWays.append((way.group, path))
    note(find.seed, way.violation, path, way.report)
  }

  private mutating func notMadeSmall(_ find: Find, because reason: String) {
    worsen(.violation)
    let lines =
      harness.head(of: find.violation, seed: find.seed) + harness.evidence(of: find.violation)
      + ["", "  not made small: \(reason)"]
    Terminal.print(lines + [""])
    let path = outputs.folder.leaveAsFound()
    tellHowToRepeat(find.seed, .violation)
    groups.append(Group(name: find.violation.cause, group: ["\(find.seed)"], path: path))
    note(find.seed, find.violation, path, harness.found(find) + lines)
  }

  /// - Parameter isKnown: true for a death that was not looked into, because it is like others.
  private mutating func died(_ seed: UInt64, _ death: Failure, isKnown: Bool = false) {
    worsen(.crash)
    let kind = death.violation.property
    if death.file != nil, let index = groups.firstIndex(where: { $0.group == death.group }) {
      groups[index].seedCount += 1
      if !isKnown {
        outputs.folder.forget()
        Terminal.inform("seed \(seed): \(kind), the same way: \(death.fileName)\n")
      }
      return note(seed, death.violation, groups[index].path, death.report)
    }
    Terminal.print(death.report + [""])
    let path = save(death, of: seed)
    tellHowToRepeat(seed, .crash)
    groups.append(Group(name: kind, group: death.group, path: path))
    note(seed, death.violation, path, death.report)
  }

  private mutating func worsen(_ status: ExitCode) {
    if worst != .crash { worst = status }
  }

  /// Saves what there is of a failure, as a file, a test and a page.
  private mutating func save(_ failure: Failure, of seed: UInt64?) -> String? {
    guard let file = failure.file else { return outputs.folder.leaveAsFound() }
    let path = outputs.folder.save(
      file, as: failure.fileName, isPrinted: harness.reportsHaveFiles)
    if options.emitsSwift { Terminal.print(["", harness.swiftTest(file)]) }
    if let seed, let page = harness.page(of: file, facts: facts(seed)) { outputs.writePage(page) }
    return path
  }

  private func facts(_ seed: UInt64) -> [String] {
    ["\(harness.name) \(options.arguments(seed: seed))"]
  }

  private func tellHowToRepeat(_ seed: UInt64, _ status: ExitCode) {
    let isLast = end == .failure && status == .violation && !options.keepsGoing
    outputs.tellHowToRepeat(seed, isGoingOn: isGoingOn, isLast ? "" : "\n")
  }

  private mutating func note(
    _ seed: UInt64, _ violation: Violation, as kind: String? = nil, _ path: String?,
    _ report: [String]
  ) {
    failed[seed, default: []].append(violation.property)
    outputs.failed("seed \(seed)", violation, as: kind, at: path, report)
  }
}

// MARK: - One scenario

extension SeedReport {
  /// Keeps a scenario before anything else is tried with it.
  package mutating func keepAsFound(_ scenario: Failure) { outputs.folder.saveAsFound(scenario) }

  /// Prints and saves a failure of a scenario that was not drawn.
  package mutating func tell(_ known: Failure) {
    let head = known.isDeath ? [] : harness.head(of: known.violation, seed: nil)
    Terminal.print(head + known.report + [""])
    if known.file != nil { _ = save(known, of: nil) }
  }
}

// MARK: - The end

extension SeedReport {
  /// Prints what was played, and says how it ends.
  mutating func conclude(_ result: SessionResult<Played.Tally>) -> ExitCode {
    let tally = result.tally
    guard
      passedCount + failed.count > 0 || result.wasInterrupted || result.differs != nil
        || result.sharedState != nil
    else {
      Terminal.inform(["  no seeds in this shard: nothing was played", "ok"])
      return outputs.deliver(.holds, harness.summary(tally))
    }
    var status = result.wasInterrupted ? .interrupted : worst
    let objection =
      result.wasInterrupted
      ? nil : harness.objection(to: result, steps: options.steps, holds: worst == .holds)
    if let objection {
      status = objection.exitCode
      tell(objection)
    }
    if status == .holds || status == .coverage, let first {
      let (harness, steps, facts) = (harness, options.steps, facts(first))
      outputs.writePage {
        harness.page(beginningOf: first, steps: steps, tally, facts: facts)
      }
    }
    let lines = distinct(result)
    if !lines.isEmpty { Terminal.print(lines) }
    let suspicions = harness.suspicions(tally)
    if !suspicions.isEmpty {
      if status == .violation { Terminal.print(suspicions) } else { Terminal.inform(suspicions) }
    }
    tell(tally, status, hasDeaths: !result.deaths.isEmpty)
    if let objection, !objection.isComplaint, status == .coverage {
      Terminal.print(objection.lines)
    }
    return outputs.deliver(status, harness.summary(tally))
  }

  /// Says that nothing follows from the run, and why.
  private mutating func tell(_ objection: RunObjection) {
    if objection.isComplaint {
      Terminal.complain(objection.lines.joined(separator: "\n"), as: harness.name)
    } else if objection.exitCode == .crash {
      Terminal.print(objection.lines)
    }
    outputs.failed(objection.name, objection.violation, objection.lines)
  }

  /// Says what was tried, and how it ends.
  private func tell(_ tally: Played.Tally, _ status: ExitCode, hasDeaths: Bool) {
    // Every seed may have taken its process down before it could say what it had exercised.
    let exercised = harness.exercised(tally)
    let isPass = [.holds, .coverage, .interrupted].contains(status)
    let isTold = isPass || !exercised.isEmpty && (options.keepsGoing || hasDeaths)
    if isTold, !exercised.isEmpty { Terminal.inform(exercised) }
    if options.showsStatistics, !exercised.isEmpty { Terminal.inform(harness.statistics(tally)) }
    switch status {
    case .holds: Terminal.inform([harness.summary(tally), harness.verdict(tally)])
    case .coverage: Terminal.inform(harness.summary(tally))
    case .interrupted:
      let known = failed.isEmpty ? "no failure so far" : failedSeeds
      Terminal.print([harness.summary(tally), "interrupted: \(known)"])
    default:
      if isTold { Terminal.inform(harness.summary(tally)) }
      if failed.count > 1 || hasDeaths { Terminal.print(failedSeeds) }
    }
  }

  /// Which seeds have failed.
  private var failedSeeds: String {
    let shown = failed.keys.sorted().prefix(10).map { "\($0)" }.joined(separator: ", ")
    let all = options.keepsGoing ? "" : " of \(TextReport.grouped(passedCount + failed.count))"
    return "\(TextReport.grouped(failed.count))\(all) seeds failed: "
      + shown + (failed.count > 10 ? ", …" : "")
  }

  /// Every distinct failure, once.
  private func distinct(_ result: SessionResult<Played.Tally>) -> [String] {
    var lines: [String] = []
    if groups.count > 1 || groups.contains(where: { $0.seedCount > 1 }) || !alike.isEmpty {
      let width = groups.map(\.name.count).max() ?? 0
      lines.append(groups.count == 1 ? "one failure:" : "\(groups.count) distinct failures:")
      for group in groups {
        let padding = String(repeating: " ", count: width - group.name.count + 2)
        let seeds = group.seedCount == 1 ? "1 seed " : "\(group.seedCount) seeds"
        let path = group.path.map { "  " + TextEncoding.visible($0) } ?? ""
        let behind =
          group.hidingBehind.isEmpty
          ? "" : "  hidden behind \(group.hidingBehind.joined(separator: ", "))"
        lines.append("  \(group.name)\(padding)\(seeds)\(path)\(behind)")
        for way in group.otherWays {
          let path = way.path.map { ": " + TextEncoding.visible($0) } ?? ""
          lines.append("    by \(FailureShape.words(of: way.group)), too\(path)")
        }
      }
    }
    for (cause, count) in alike {
      let seeds = TextReport.counted(count, "seed", "seeds")
      lines.append("  \(cause)  \(seeds) more, not looked into: others by it were alike")
    }
    if let seed = result.stoppedAt {
      lines.append("the seeds behind \(seed) were not played, because enough have failed")
    }
    return lines
  }
}
