import Testing

@testable import NavProgram

/// What is shown to somebody who waits.
@Suite struct ProgressTests {
  @Test("times to wait are said in units that fit")
  func times() {
    #expect(
      [5, 65, 5_341].map { Progress.spoken(seconds: $0) } == ["5 s", "1 min 5 s", "1 h 29 min"])
  }

  @Test("how fast it goes is said while it goes, and else that what was played is judged")
  func pace() {
    let progress = Progress(seeds: 10, steps: 100)
    let line = progress.text(500, 5, .seconds(2), idle: .milliseconds(100))
    #expect(line == "[##########..........] 50 % · 5 of 10 seeds · 250 steps/s · 2 s left")
    let waiting = progress.text(100, 0, .seconds(13), idle: .seconds(12))
    #expect(waiting == "[##..................] 10 % · 0 of 10 seeds · judging for 12 s")
  }
}
