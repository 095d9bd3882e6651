public import Foundation

extension NSPredicate {
  /// A predicate of a format.
  ///
  /// A format that nothing here understands stops the app, as a wrong one does in the framework:
  /// going on would find the wrong objects.
  public convenience init(format: String, _ arguments: Any...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// A predicate of a format.
  public convenience init(format: String, argumentArray arguments: [Any]?) {
    do {
      self.init(try Condition(PredicateParser.condition(format, arguments ?? [])))
    } catch { preconditionFailure("\(error)") }
  }

  /// A predicate of a format, unless that is not understood.
  package convenience init(understanding format: String, _ arguments: [Any]) throws {
    self.init(try Condition(PredicateParser.condition(format, arguments)))
  }

  // Changed by nobody.
  private struct Condition: @unchecked Sendable {
    let condition: PredicateCondition
    init(_ condition: PredicateCondition) { self.condition = condition }
  }

  private convenience init(_ condition: Condition) {
    self.init { object, variables in
      let others = variables?[Self.others] as? [Any]
      return condition.condition.holds(for: object, among: others ?? [])
    }
  }

  /// Whether it holds for an object, where it may say something of all that are asked for, such as
  /// `rank == max(rank)`.
  package func evaluate(with object: Any?, among others: [Any]) -> Bool {
    evaluate(with: object, substitutionVariables: [Self.others: others])
  }

  /// The name of what all objects are handed on by: none that a format can have.
  private static let others = "all objects"
}
