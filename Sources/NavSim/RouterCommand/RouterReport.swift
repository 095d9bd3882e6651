import Foundation

/// What the command of a router test prints and saves of its seeds.
struct RouterReport: SessionReport {
  /// A distinct failure.
  private struct Group {
    /// The property and who is to blame; crash, hang or died where the process has ended.
    let name: String
    let group: [String]
    let path: String?
    var seedCount = 1
    /// What its first seed had failed by before, when that was still judged.
    let hidingBehind: [String]
    /// The same by other kinds of calls: by which, and where the file is.
    var otherWays: [(group: [String], path: String?)] = []

    func includes(_ other: [String]) -> Bool {
      group == other || otherWays.contains { $0.group == other }
    }
  }

  private let test: PlayedTest
  private let options: RouterTestOptions
  private var outputs: ReportOutputs<RouterTestOptions>
  private var groups: [Group] = []
  private var isGoingOn = false
  /// What each seed has failed by, in the order of its finding.
  private var failed: [UInt64: [String]] = [:]
  /// How many seeds have failed by causes that are known, and were not looked into.
  private var alike: [(cause: String, count: Int)] = []

  init(
    _ test: PlayedTest, _ options: RouterTestOptions, _ program: String,
    command: String = "fuzz"
  ) {
    self.test = test
    self.options = options
    outputs = ReportOutputs(
      options, of: command, FailureFolder(options.output, program, as: test.name))
  }

  /// Says what is played and judged.
  func begin(_ seeds: ClosedRange<UInt64>) {
    let shard = options.shard == .whole ? "" : " · shard \(options.shard.text)"
    let own = test.conditions.isEmpty ? "" : " and \(test.conditions.count) of its own"
    Terminal.inform(
      "\(test.name) · \(TextReport.which(seeds)) · \(TextReport.steps(options.steps)) · "
        + TextReport.counted(test.properties.count, "property", "properties") + own + shard)
  }

  /// Prints what has happened, and saves it.
  mutating func take(_ event: SessionEvent) {
    switch event {
    case .passed(let outcome): outputs.passed(outcome.seed)
    case .found(let find, let scenario):
      Terminal.inform(
        "found \(find.violation.property)  (seed \(find.seed), step \(find.step))\n")
      if let scenario { keepAsFound(scenario) }
    case .studied(let find, let known): studied(find, known)
    case .same(let find, let known):
      outputs.folder.forget()
      saveAgain(known.file, as: known.fileName)
      Terminal.inform("seed \(find.seed) fails the same way: \(known.fileName)\n")
      if let index = groups.firstIndex(where: { $0.includes(known.group) }) {
        groups[index].seedCount += 1
        note(find.seed, find.violation, groups[index].path, [])
      }
    case .otherWay(let find, let way, let known): otherWay(find, way, of: known)
    case .alike(let find):
      if let index = alike.firstIndex(where: { $0.cause == find.violation.cause }) {
        alike[index].count += 1
      } else {
        alike.append((find.violation.cause, 1))
      }
      note(find.seed, find.violation, nil, [])
    case .inconclusive: break
    case .unstudied(let find, let words):
      notMadeSmall(find, because: "the router took the process down meanwhile (\(words))")
    case .interrupted(let find): notMadeSmall(find, because: "interrupted")
    case .foundDeath(let scenario):
      Terminal.inform("found \(scenario.violation.property): \(scenario.violation.seen)\n")
      keepAsFound(scenario)
    case .died(let seed, let death): died(seed, death)
    case .diedAlike(let seed, let death): died(seed, death, isKnown: true)
    case .goesOn(let count, let names):
      isGoingOn = true
      Terminal.inform(
        "playing on without \(names.joined(separator: ", ")): "
          + "\(TextReport.counted(count, "seed", "seeds"))\n")
    }
  }

  /// Keeps a scenario before anything else is tried with it.
  mutating func keepAsFound(_ scenario: Failure) { outputs.folder.saveAsFound(scenario) }

  /// Saves what is known once more, if somebody has removed it meanwhile.
  private mutating func saveAgain(_ text: String?, as name: String) {
    guard let text, options.output != "-", !outputs.folder.has(name) else { return }
    _ = save(text, as: name)
  }

  mutating func note(unwritten error: UsageError) { outputs.note(unwritten: error) }

  private mutating func writePage(of text: String) {
    guard let file = try? test.file(text) else { return }
    outputs.writePage { [test] in test.pageOfFile(file) }
  }

  /// Writes the page of a seed that holds.
  mutating func writePage(beginningOf seed: UInt64) {
    outputs.writePage { [test, steps = options.steps] in test.page(beginningOf: seed, steps) }
  }

  private mutating func studied(_ find: Find, _ known: Failure) {
    let head = known.violation.head(seed: find.seed) + [""]
    Terminal.print(head + known.report + [""])
    var path: String?
    if let file = known.file {
      path = save(file, as: known.fileName)
      if options.emitsSwift { Terminal.print([SwiftTest.source(file, of: test)]) }
      writePage(of: file)
    }
    outputs.tellHowToRepeat(find.seed, isGoingOn: isGoingOn)
    groups.append(
      Group(
        name: known.violation.cause, group: known.group, path: path,
        hidingBehind: (failed[find.seed] ?? []).reduce(into: []) { names, name in
          if name != find.violation.property, !names.contains(name) { names.append(name) }
        }))
    note(find.seed, known.violation, path, head + known.report)
  }

  private mutating func otherWay(_ find: Find, _ way: Failure, of known: Failure) {
    guard let index = groups.firstIndex(where: { $0.group == known.group }) else { return }
    Terminal.inform(
      "seed \(find.seed) fails by \(FailureShape.words(of: way.group)), as \(known.fileName) by "
        + FailureShape.words(of: known.group))
    let path = way.file.flatMap { save($0, as: way.fileName) }
    groups[index].seedCount += 1
    groups[index].otherWays.append((way.group, path))
    note(find.seed, way.violation, path, way.report)
  }

  private mutating func notMadeSmall(_ find: Find, because reason: String) {
    let lines = find.violation.head(seed: find.seed) + ["", "  not made small: \(reason)"]
    Terminal.print(lines + [""])
    let path = outputs.folder.leaveAsFound("\n")
    outputs.tellHowToRepeat(find.seed, isGoingOn: isGoingOn)
    groups.append(
      Group(name: find.violation.cause, group: ["\(find.seed)"], path: path, hidingBehind: []))
    note(find.seed, find.violation, path, lines)
  }

  /// - Parameter isKnown: true for a death that was not looked into, because it is like others.
  private mutating func died(_ seed: UInt64, _ death: Failure, isKnown: Bool = false) {
    let kind = death.violation.property
    if let index = groups.firstIndex(where: { $0.group == death.group }) {
      groups[index].seedCount += 1
      if !isKnown {
        outputs.folder.forget()
        Terminal.inform("seed \(seed): \(kind), the same way: \(death.fileName)\n")
      }
      return note(seed, death.violation, groups[index].path, death.report)
    }
    Terminal.print(death.report + [""])
    let path = death.file.map { save($0, as: death.fileName) } ?? outputs.folder.leaveAsFound("\n")
    if let file = death.file { writePage(of: file) }
    outputs.tellHowToRepeat(seed, isGoingOn: isGoingOn)
    groups.append(
      Group(name: kind, group: death.group, path: path, hidingBehind: []))
    note(seed, death.violation, path, death.report)
  }

  /// Saves a file whose text has been printed.
  private mutating func save(_ text: String, as name: String) -> String? {
    outputs.folder.save(text, as: name, isPrinted: true)
  }

  private mutating func note(
    _ seed: UInt64, _ violation: Violation, _ path: String? = nil, _ report: [String] = []
  ) {
    failed[seed, default: []].append(violation.property)
    outputs.failed("seed \(seed)", violation, at: path, report)
  }
}

// MARK: - One scenario

extension RouterReport {
  /// Prints and saves a failure of a scenario that was not drawn.
  mutating func keep(_ known: Failure) {
    let head = known.isDeath ? [] : known.violation.head(seed: nil) + [""]
    Terminal.print(head + known.report + [""])
    guard let file = known.file else { return }
    _ = save(file, as: known.fileName)
    if options.emitsSwift { Terminal.print([SwiftTest.source(file, of: test)]) }
  }
}

// MARK: - The end

extension RouterReport {
  /// Prints what was played, and says how it ends.
  mutating func conclude(_ result: SessionResult<PlayedTest.Tally>) -> ExitCode {
    let played = result.tally.played
    if options.showsStatistics { Terminal.inform(RouterStatisticsText(played, test).lines) }
    var status = ExitCode.holds
    if result.wasInterrupted {
      status = .interrupted
    } else if let violation = result.sharedState {
      status = complain(test.sharesState(violation), "start")
    } else if let (seed, _) = result.differs {
      status = complain(
        test.notDeterministic(seed: seed, result.differing), "seed \(seed)")
    } else if !result.deaths.isEmpty {
      status = .crash
    } else if !result.failures.isEmpty || result.unstudiedCount > 0 {
      status = .violation
    } else {
      do throws(RouterTestFailure) {
        try test.judgeEffort(played)
      } catch {
        status = complain(error, "effort")
      }
    }
    let summary = summary(result)
    if !summary.isEmpty { Terminal.print(summary) }
    let suspicions = result.tally.seen.suspicions(test)
    if !suspicions.isEmpty {
      if status == .violation { Terminal.print(suspicions) } else { Terminal.inform(suspicions) }
    }
    switch status {
    case .holds:
      Terminal.inform(worth(of: played) + [line(of: played), ok(played)])
    case .coverage: Terminal.inform(worth(of: played) + [line(of: played)])
    case .interrupted:
      let known =
        failed.isEmpty
        ? "no failure so far" : TextReport.counted(failed.count, "seed", "seeds") + " failed"
      Terminal.print([line(of: played), "interrupted: \(known)"])
    default: break
    }
    return outputs.deliver(status, line(of: played))
  }

  /// What has been tried and what has not.
  private func worth(of played: RouterTestResult) -> [String] {
    RunWorth(played.statistics, test).lines.map { "  \($0)" }
  }

  /// What a run is worth that holds: more than one rest in a hundred that was not judged is said.
  private func ok(_ played: RouterTestResult) -> String {
    let effort = played.statistics.effort
    let left = effort.notJudged.reduce(0, +)
    return left * 100 > effort.rests ? "ok, but \(effort.text)" : "ok"
  }

  private mutating func complain(_ failure: RouterTestFailure, _ name: String) -> ExitCode {
    Terminal.complain(test.sentence(of: failure), as: test.name)
    let kind = failure.reason == .notDeterministic ? "nondeterministic" : "not-covered"
    let violation = Violation(
      property: kind, expected: "a run from which something follows", seen: failure.description)
    outputs.failed(name, violation, [failure.description])
    return failure.exitCode
  }

  /// Says what an exploration is worth that has found nothing.
  mutating func conclude(explored played: RouterTestResult) -> ExitCode {
    var status = ExitCode.holds
    do throws(RouterTestFailure) {
      try test.judgeEffort(played)
    } catch {
      status = complain(error, "effort")
    }
    Terminal.print(worth(of: played) + (status == .holds ? ["ok"] : []))
    return status
  }

  private func line(of played: RouterTestResult) -> String {
    "\(TextReport.steps(played.steps)), \(TextReport.counted(played.calls, "call", "calls")), "
      + "\(TextReport.grouped(played.returned)) returned, "
      + "\(TextReport.grouped(played.jobs)) jobs, digest \(played.digest.hexadecimal)"
  }

  /// Every distinct failure, once.
  private func summary(_ result: SessionResult<PlayedTest.Tally>) -> [String] {
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
