/// How sure it is that nothing shorter fails, over the subject's alphabet and the failure's own actions.
public enum Certificate: Hashable, Sendable, CustomStringConvertible {
  /// Every shorter sequence holds, and of those as short this is the simplest.
  case minimal
  /// Every sequence up to this length holds; the budget did not allow for longer ones.
  case searched(depth: Int)

  /// The certificate as reports show it.
  public var description: String {
    switch self {
    case .minimal: "certified minimal"
    case .searched(let depth): "nothing of up to \(depth) actions fails"
    }
  }
}

/// Looks whether a small failure is the smallest there is.
public struct Certifier<Target: ExplorableSubject> {
  /// A failure, and what is known of it.
  public struct Result {
    /// The simplest of the shortest sequences that fail, as far as it was searched.
    public let actions: [Target.Action]
    /// What it violates.
    public let violation: Violation
    /// How sure that is.
    public let certificate: Certificate
  }

  private let start: Target
  private let budget: Int

  /// Creates a certifier.
  ///
  /// - Parameters:
  ///   - start: the subject at rest.
  ///   - budget: how many actions may be carried out at most.
  public init(_ start: Target, budget: Int = 20_000_000) {
    self.start = start
    self.budget = budget
  }

  /// Explores everything up to the length of a failure, over the subject's alphabet and the failure's
  /// own actions.
  public func certify(_ actions: [Target.Action], _ violation: Violation) -> Result {
    let explorer = Explorer(start, more: actions, property: violation.property)
    let explored = explorer.explore(depth: actions.count, budget: budget)
    if let found = explored.actions, let what = explored.violation {
      return Result(actions: found, violation: what, certificate: .minimal)
    }
    return Result(
      actions: actions, violation: violation, certificate: .searched(depth: explored.depth))
  }
}
