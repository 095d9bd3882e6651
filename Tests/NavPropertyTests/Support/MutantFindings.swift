import Synchronization

@testable import NavCoreSim

/// The findings of the usual search for each mutant, which several tests look at: searched once.
enum MutantFindings {
  private static let known = Mutex<[Mutant: MutantStudy.Finding]>([:])

  static func finding(of mutant: Mutant) -> MutantStudy.Finding {
    if let finding = known.withLock({ $0[mutant] }) { return finding }
    let finding = MutantStudy().search(mutant)
    known.withLock { $0[mutant] = finding }
    return finding
  }
}
