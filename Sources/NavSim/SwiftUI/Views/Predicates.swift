public import Foundation

extension NSPredicate {
  /// Creates a predicate of one form: a whole text is matched by a pattern, as in
  /// `NSPredicate(format: "SELF MATCHES %@", pattern)`. What has another form holds for nothing.
  ///
  /// - Parameters:
  ///   - format: `SELF MATCHES %@`, or `SELF MATCHES[c] %@` for letters of both sizes.
  ///   - arguments: the pattern, a regular expression.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    let words = format.split(separator: " ")
    let isKnown = words.count == 3 && words[0] == "SELF" && words[2] == "%@"
    let ignoresCase = words.dropFirst().first == "MATCHES[c]"
    let pattern = arguments.first.map { "^(?:\($0))$" }
    let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
    let expression =
      isKnown && (ignoresCase || words[1] == "MATCHES")
      ? pattern.flatMap { try? NSRegularExpression(pattern: $0, options: options) } : nil
    self.init { text, _ in
      guard let expression, let text = text as? String else { return false }
      let whole = NSRange(text.startIndex..., in: text)
      return expression.firstMatch(in: text, range: whole) != nil
    }
  }
}
