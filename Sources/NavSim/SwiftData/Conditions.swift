public import Foundation

extension PredicateExpressions {
  /// Whether a text contains another one, as one looks for words: whatever the size of the letters
  /// and their accents.
  public struct LocalizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >: PredicateExpression where Root.Output: StringProtocol, Other.Output: StringProtocol {
    let root: Root
    let other: Other

    /// Whether it does.
    public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
      let (root, other) = (try root.evaluate(bindings), try other.evaluate(bindings))
      return root.range(of: other, options: [.caseInsensitive, .diacriticInsensitive]) != nil
    }
  }

  /// What `localizedStandardContains` in a `#Predicate` becomes.
  public static func build_localizedStandardContains<
    Root: PredicateExpression, Other: PredicateExpression
  >(_ root: Root, _ other: Other) -> LocalizedStandardContains<Root, Other> {
    LocalizedStandardContains(root: root, other: other)
  }
}

extension PredicateExpressions.LocalizedStandardContains: Sendable
where Root: Sendable, Other: Sendable {}

extension PredicateExpressions.LocalizedStandardContains: Codable
where Root: Codable, Other: Codable {}

extension PredicateExpressions.LocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
