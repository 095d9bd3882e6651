/// How small a failure is known to be, and what was played to know it.
public struct Certificate: Hashable, Sendable, CustomStringConvertible {
  /// True when nothing that is shorter, or as long and simpler, fails.
  public let isMinimal: Bool
  /// Every sequence of at most this many actions was played, and none fails.
  public let depth: Int
  /// How many different actions the sequences were made of: those of the subject's alphabet and
  /// those of the failure.
  public let alphabetCount: Int
  /// True when of several sequences that led to equal states only one was continued.
  public let mergesStates: Bool

  @inlinable package init(isMinimal: Bool, depth: Int, alphabetCount: Int, mergesStates: Bool) {
    self.isMinimal = isMinimal
    self.depth = depth
    self.alphabetCount = alphabetCount
    self.mergesStates = mergesStates
  }

  /// The certificate as reports show it.
  public var description: String {
    if isMinimal { return "certified minimal" }
    switch depth {
    case 0: return "nothing certified"
    case 1: return "no single action fails"
    default: return "nothing of up to \(depth) actions fails"
    }
  }

  /// What was played, in one line; nil when that certifies nothing.
  public var evidence: String? {
    let count = alphabetCount
    let played: String
    switch (depth, isMinimal) {
    case (0, false): return nil
    case (0, true): played = "every simpler one of \(count) actions"
    case (1, false): played = "all \(count) actions"
    case (1, true):
      played = "all \(count) actions and every simpler one of \(count) × \(count) pairs"
    case (_, false): played = "every sequence of up to \(depth) of \(count) actions"
    case (_, true):
      played =
        "every sequence of up to \(depth) of \(count) actions and every simpler one of \(depth + 1)"
    }
    return "played \(played), \(mergesStates ? "equal states once" : "each replayed")"
  }
}
