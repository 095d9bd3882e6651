import NavCore
import NavCoreFuzz

/// Whether everything that reads text reads back what it prints: what any text is held against.
enum TextRoundTrip {
  /// What is wrong with how a text is read; nil when all is well. A text that nothing can read is
  /// well.
  static func objection(to text: String) -> String? {
    fixture(text) ?? snapshot(text) ?? link(text)
  }

  private static func fixture(_ text: String) -> String? {
    guard let fixture = try? FixtureParser.parse(text) else { return nil }
    let printed = FixturePrinter.print(fixture)
    // Steps are numbered as they are read, so the second printing is what the first has to equal.
    guard let again = try? FixtureParser.parse(printed) else {
      return "a fixture that cannot be read again: \(printed)"
    }
    return FixturePrinter.print(again) == printed && again.steps == fixture.steps
      ? nil : "a fixture that comes back as another one: \(printed)"
  }

  /// Also with the checksum put right, because hardly any text has the right one by chance.
  private static func snapshot(_ text: String) -> String? {
    for text in [text, SnapshotText.withChecksum(text)] {
      guard let snapshot = try? SnapshotText.parse(text, route: { $0 }).snapshot else { continue }
      let printed = SnapshotText.print(snapshot) { $0 }
      let again = try? SnapshotText.parse(printed, route: { $0 }).snapshot
      if again != snapshot {
        return "a snapshot that comes back as another one: \(printed)"
      }
    }
    return nil
  }

  private static func link(_ text: String) -> String? {
    func parse(_ text: String) -> Destination<String>? {
      try? LinkText.parse(text, defaultTab: TabID(0)) {
        UInt32($0).map(TabID.init)
      } route: {
        $0
      }
    }
    guard let destination = parse(text) else { return nil }
    let printed = LinkText.print(destination, tab: { "\($0.rawValue)" }, name: { $0 })
    return parse(printed) == destination ? nil : "a link that comes back as another one: \(printed)"
  }
}
