/// Something that callers do to a router, with the arguments that it may have.
struct RouterAction<Router, Route: Hashable & Sendable> {
  /// How a call is made, and when it ends.
  enum Body {
    /// Ends when it returns; made where a button would make it.
    case plain((inout Router, Int) throws -> Void)
    /// Ends when it returns or throws; awaited by its caller.
    case async(@MainActor (Router, Int) async throws -> Void)
    /// Ends when it calls what it was given; with false when it was refused.
    case completion((inout Router, Int, @escaping @MainActor (Bool) -> Void) throws -> Void)
  }

  let name: String
  /// The arguments as text; one empty text for an action without arguments. The simplest is the
  /// first.
  let arguments: [String]
  /// What a call does, by the place of its argument; nil for an action that tells nothing.
  let effects: [CallEffect<Route>]?
  let body: Body
  /// The arguments themselves; one empty tuple for an action without arguments.
  let domain: [any Sendable]
  /// The arguments whose calls can be made, by their places: now, or as soon as the screen stands
  /// still; nil for all at any time.
  var offered: ((Router, _ isNext: Bool) -> [Int])?
  /// True for what a kind host never does: it is not played alone.
  var isUnkind = false
}

/// Stands for the argument of an action that has none.
struct NoArgument: Sendable {}

extension RouterAction {
  /// Why a file could not say which argument a call has; nil when it can.
  var objectionToArguments: String? {
    guard !(domain.first is NoArgument) else { return nil }
    var places: [String: Int] = [:]
    for (place, text) in arguments.enumerated() {
      let again = RouteText.of(domain[place])
      guard !text.allSatisfy(\.isWhitespace) else {
        return "has an argument that is written as nothing: expected a description that says which "
          + "it is"
      }
      guard again == text else {
        return "has an argument that is written differently each time, as \"\(text)\" and as "
          + "\"\(again)\": expected a description that stays"
      }
      if let other = places[text], !Self.isEqual(domain[other], domain[place]) {
        return "has two arguments that are both written \"\(text)\": expected a description of its "
          + "own for each"
      }
      places[text] = place
    }
    return nil
  }

  private static func isEqual(_ one: any Sendable, _ other: any Sendable) -> Bool {
    func equals<Value: Equatable>(_ value: Value) -> Bool { (other as? Value) == value }
    guard let one = one as? any Equatable else { return false }
    return equals(one)
  }
}
