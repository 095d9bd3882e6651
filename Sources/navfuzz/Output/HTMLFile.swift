import NavSim

/// Writes the page of a scenario, if one was asked for.
struct HTMLFile {
  let options: Options

  func write(_ fixture: Fixture, facts: [String]) throws(UsageError) {
    guard let path = options.report else { return }
    let timeline: Timeline
    do {
      timeline = try Timeline(of: fixture)
    } catch {
      throw .setup("\(error)")
    }
    let page = HTMLReport.page(
      timeline, heading: fixture.origin.map { "\(fixture.name), \($0)" } ?? fixture.name,
      facts: facts)
    try Files.write(page, to: path)
    if path != "-" { Terminal.print("  report:     \(TextEncoding.visible(path))") }
  }
}
