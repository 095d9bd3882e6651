import NavSim

/// `navfuzz async --seeds A...B`: real asynchronous callers under the schedules of many seeds.
struct AsyncCommand {
  let options: Options

  func run() throws(UsageError) -> ExitCode {
    if let pushes = options.pushes {
      Terminal.print(PushBenchmark.line(pushes))
      return .holds
    }
    let seeds = options.seeds ?? 0...999
    var play = AsyncRouterRun()
    play.flaw = options.flaw
    Terminal.print(
      "\(TextReport.count(seeds)) schedules · \(play.clients) callers with \(play.calls) calls each"
        + (play.flaw == .none ? "" : " · planted: \(play.flaw.rawValue)"))
    StopSignal.listen { Terminal.print("interrupted: no failure so far") }
    var digest = Digest()
    var steps = 0
    for seed in seeds {
      if StopSignal.hasCome {
        Terminal.print(
          "interrupted before seed \(seed): \(TextReport.grouped(steps)) jobs, no failure so far")
        return .interrupted
      }
      do throws(AsyncFailure) {
        let run = try play.play(seed: seed, replaying: options.schedule)
        digest.add(run.digest)
        steps += run.steps
      } catch {
        let finding = options.schedule == nil ? play.find(seeds: [seed]) : nil
        Terminal.print(TextReport.asynchronous(finding, error) + [""])
        save(finding?.failure ?? error, play)
        return .violation
      }
    }
    Terminal.print([
      "  \(TextReport.grouped(steps)) jobs · digest \(digest.hexadecimal)", "ok",
    ])
    return .holds
  }

  private func save(_ failure: AsyncFailure, _ play: AsyncRouterRun) {
    let fixture = ScheduleFixture(
      name: "awaiting callers fail", flaw: play.flaw, seed: failure.seed, fails: true,
      choices: failure.choices)
    var folder = FailureFolder(options.output)
    folder.save(fixture.text, as: fixture.fileName)
    guard options.output != "-" else { return }
    let planted = play.flaw == .none ? "" : " --plant \(play.flaw.rawValue)"
    Terminal.print(
      "  run again:  \(Invocation.command) async --seed \(failure.seed)\(planted) --schedule \(failure.schedule)"
    )
  }
}
