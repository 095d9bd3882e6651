import NavCore

/// Prints fixtures in their one canonical form: what `FixtureParser` reads back as the same.
package enum FixturePrinter {
  /// The whole file.
  package static func print(_ fixture: Fixture) -> String {
    var lines = ["navfuzz fixture 1", "name      \(TextEncoding.visible(fixture.name))"]
    lines.append("router    \(setup(fixture.setup))")
    switch fixture.expectation {
    case .passes: lines.append("expect    passes")
    case .fails(let invariant): lines.append("expect    fails \(invariant.rawValue)")
    case .crashes: lines.append("expect    crashes")
    case .hangs: lines.append("expect    hangs")
    }
    if let origin = fixture.origin { lines.append("origin    \(TextEncoding.visible(origin))") }
    lines.append("---")
    lines += StepWords.lines(fixture.steps)
    return lines.joined(separator: "\n") + "\n"
  }

  /// The router and what departs from its defaults.
  package static func setup(_ setup: RouterSetup) -> String {
    let defaults = RouterSetup()
    var words = [setup.name.rawValue]
    if setup.isEstimated { words.append("timing=estimated") }
    if setup.tabCount != defaults.tabCount { words.append("tabs=\(setup.tabCount)") }
    if setup.queueLimit != defaults.queueLimit { words.append("queue-limit=\(setup.queueLimit)") }
    if setup.watchdog != defaults.watchdog { words.append("watchdog=\(setup.watchdog)ms") }
    return words.joined(separator: " ")
  }

  /// What decides the verdict: the part that a file name is made of.
  static func body(_ fixture: Fixture) -> String {
    ([setup(fixture.setup)] + StepWords.lines(fixture.steps)).joined(separator: "\n")
  }
}
