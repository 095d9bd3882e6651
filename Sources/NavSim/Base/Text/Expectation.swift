/// What a replay of a scenario has to show.
package enum Expectation: Hashable, Sendable {
  /// Everything holds: the guard of a bug that is mended.
  case passes
  /// This does not hold: a known limit of the router.
  case fails(String)
  /// The router ends the process that it runs in.
  case crashes
  /// The router does not come back from a call.
  case hangs

  /// Of a scenario that shows a failure.
  ///
  /// - Parameter property: what does not hold; "crash" or "hang" where the process ends.
  package init(failing property: String) {
    self = property == "crash" ? .crashes : property == "hang" ? .hangs : .fails(property)
  }

  /// Reads what files have; nil for anything else.
  package init?(text: some StringProtocol) {
    let words = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    switch (words.first, words.count) {
    case ("passes", 1): self = .passes
    case ("crashes", 1): self = .crashes
    case ("hangs", 1): self = .hangs
    case ("fails", 2) where !words[1].isEmpty: self = .fails(String(words[1]))
    default: return nil
    }
  }

  /// As files have it.
  package var text: String {
    switch self {
    case .passes: "passes"
    case .fails(let property): "fails \(TextEncoding.visible(property))"
    case .crashes: "crashes"
    case .hangs: "hangs"
    }
  }

  /// What is not to hold; nil for a scenario that fails by no property.
  package var property: String? { if case .fails(let property) = self { property } else { nil } }

  /// True for a scenario that takes its process down.
  package var isDeadly: Bool { self == .crashes || self == .hangs }

  /// What a file of such a scenario is called: the same for the same failure.
  ///
  /// - Parameter lines: what decides the verdict.
  package func fileName(of lines: [String]) -> String {
    let label =
      switch self {
      case .passes: "passes"
      case .fails(let property):
        String(property.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
      case .crashes: "crash"
      case .hangs: "hang"
      }
    var digest = Digest()
    digest.add(text: lines.joined(separator: "\n"))
    return "\(label)-\(digest.hexadecimal.prefix(8)).nav"
  }
}
