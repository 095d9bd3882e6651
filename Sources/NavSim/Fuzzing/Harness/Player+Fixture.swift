extension Player {
  /// Plays a fixture in a child: whatever the router does to it is a verdict.
  package func replay(_ fixture: Fixture) -> Replay.Result {
    judge(FixturePrinter.print(fixture), expecting: fixture.expectation)
  }
}
