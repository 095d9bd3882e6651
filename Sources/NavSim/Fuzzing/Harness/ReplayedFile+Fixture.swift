extension ReplayedFile {
  /// Reads a fixture, of a router that is here.
  ///
  /// - Parameter logsPaths: true to print the navigation path whenever it changes: then the router
  ///   is played in this process, because paths are not sent by another.
  package init(fixtureAt path: String, logsPaths: Bool) throws(UsageError) {
    let fixture = try Files.fixture(at: path)
    do throws(SetupError) {
      _ = try fixture.setup.makeRouter()
    } catch {
      throw .unreadable(path: path, why: "\(error)")
    }
    // What takes its process down has no picture here.
    let isDeadly = fixture.expectation.isDeadly
    self.init(
      path: path, text: try TextFile.read(path), expectation: fixture.expectation.text,
      play: { player in
        let played =
          logsPaths
          ? try? Replay.run(fixture) { Terminal.inform(TextReport.paths($0)) } : nil
        return played ?? player.replay(fixture)
      },
      timeline: {
        isDeadly ? [] : (try? Timeline(of: fixture)).map { TextTimeline.lines($0) } ?? []
      },
      trace: { isDeadly ? [] : (try? Timeline(of: fixture)).map { TextTrace.lines($0) } ?? [] },
      page: { () throws(UsageError) in
        try fixture.page(facts: ["navfuzz replay \(Invocation.quoted(path))"])
      }, test: { SwiftTest.source(fixture) })
  }
}

extension Fixture {
  /// The page of what happens in it.
  package func page(facts: [String]) throws(UsageError) -> String {
    do throws(SetupError) {
      return HTMLReport.page(
        try Timeline(of: self), heading: origin.map { "\(name), \($0)" } ?? name, facts: facts)
    } catch {
      throw .setup("\(error)")
    }
  }
}
