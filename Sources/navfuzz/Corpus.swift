import Foundation
import NavSim

/// A folder of scenarios that come to rare places, kept between runs. What a run keeps is played by the
/// next one, so that the order in which seeds are done makes no difference.
struct Corpus {
  private let folder: String
  private let setup: RouterSetup
  private(set) var scenarios: [[Step]] = []
  private var names: Set<String> = []

  /// Reads a folder; it need not exist. What is damaged is said and skipped.
  init(folder: String, setup: RouterSetup) throws(UsageError) {
    self.folder = Files.folder(folder)
    self.setup = setup
    guard FileManager.default.fileExists(atPath: folder) else { return }
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    for name in found.sorted() where name.hasSuffix(".nav") {
      do throws(UsageError) {
        let fixture = try Files.fixture(at: self.folder + name)
        guard fixture.setup == setup else { continue }
        scenarios.append(fixture.steps)
        names.insert(name)
      } catch {
        Terminal.complain("skipped: \(error.sentence)")
      }
    }
  }

  /// Writes scenarios that are new, each as a whole or not at all.
  mutating func keep(_ new: [[Step]], seed: UInt64) throws(UsageError) {
    for steps in new where !steps.isEmpty {
      let fixture = Fixture(
        name: "a rare place", setup: setup, expectation: .passes, origin: "--seed \(seed)",
        steps: steps)
      let text = FixturePrinter.print(fixture)
      guard let canonical = try? FixtureParser.parse(text),
        names.insert(canonical.fileName).inserted
      else { continue }
      try Files.write(FixturePrinter.print(canonical), to: folder + canonical.fileName)
    }
  }
}
