import NavCore

/// Prints fixtures in their one canonical form: what `FixtureParser` reads back as the same.
package enum FixturePrinter {
  /// The whole file.
  package static func print(_ fixture: Fixture) -> String {
    fixture.expectation.file(
      version: 1, fixture.name, router: setup(fixture.setup), origin: fixture.origin,
      StepWords.lines(fixture.steps))
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
}
