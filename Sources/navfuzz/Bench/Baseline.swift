import Foundation
import NavCoreFuzz

/// Results that were kept, to be compared with.
enum Baseline {
  static func read(_ path: String) throws(UsageError) -> BenchResults {
    let text = try TextFile.read(path)
    do throws(Flaw) {
      return try results(of: text)
    } catch {
      throw .badBaseline(path: path, why: error.rawValue)
    }
  }

  /// What is wrong with a baseline.
  enum Flaw: String, Error {
    case unreadable = "it is not the JSON of results"
    case empty = "it has no workloads"
    case impossible = "a measurement is not a positive number"
    case otherReference = "it is in units of other reference work, of another version"
  }

  /// Reads results.
  static func results(of text: String) throws(Flaw) -> BenchResults {
    guard let results = try? JSONDecoder().decode(BenchResults.self, from: Data(text.utf8)) else {
      throw .unreadable
    }
    guard results.reference == ReferenceWork.digest else { throw .otherReference }
    guard !results.workloads.isEmpty else { throw .empty }
    for result in results.workloads {
      guard !result.rounds.isEmpty, result.rounds.allSatisfy({ $0 > 0 && $0.isFinite }) else {
        throw .impossible
      }
    }
    return results
  }
}
