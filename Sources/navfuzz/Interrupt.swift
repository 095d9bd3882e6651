import Foundation
import Synchronization

/// Control-C asks the run to stop and to print what is known; a second one kills it.
enum Interrupt {
  fileprivate static let flag = Atomic<Bool>(false)

  static var hasCome: Bool { flag.load(ordering: .relaxed) }

  static func listen() { signal(SIGINT, interrupted) }
}

private func interrupted(_ number: Int32) {
  Interrupt.flag.store(true, ordering: .relaxed)
  signal(SIGINT, SIG_DFL)
}
