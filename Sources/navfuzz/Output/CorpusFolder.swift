import Foundation
import NavCoreFuzz

/// A folder of scenarios that reach rare places, kept between runs. What a run keeps is played by
/// the next one, so that the order in which seeds are done makes no difference.
struct CorpusFolder {
  private let folder: String
  private(set) var fixtures: [Fixture] = []
  private var names: Set<String> = []

  /// Reads a folder; it need not exist. What is damaged is said and skipped.
  init(folder: String, router: RouterSetup.Name) throws(UsageError) {
    self.folder = Files.folder(folder)
    guard FileManager.default.fileExists(atPath: folder) else { return }
    let tree = FixtureTree(below: folder)
    for error in tree.errors { Terminal.complain("skipped: \(error.sentence)") }
    for path in tree.files where path.hasSuffix(".nav") {
      do throws(UsageError) {
        let fixture = try Files.fixture(at: path)
        guard fixture.setup.name == router else { continue }
        fixtures.append(fixture)
        names.insert(String(path.dropFirst(self.folder.count)))
      } catch {
        Terminal.complain("skipped: \(error.sentence)")
      }
    }
  }

  /// Writes scenarios that are new, each as a whole or not at all.
  mutating func keep(_ new: [String], seed: UInt64) throws(UsageError) {
    for fixture in new.compactMap({ try? FixtureParser.parse($0) }) {
      let recorded = Fixture(
        recording: fixture.steps, on: fixture.setup, named: "a rare place",
        origin: "--seed \(seed)")
      guard let recorded, names.insert(recorded.fileName).inserted else { continue }
      try TextFile.write(FixturePrinter.print(recorded), to: folder + recorded.fileName)
    }
  }
}
