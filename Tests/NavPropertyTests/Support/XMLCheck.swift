import Foundation

/// Whether a text is a document in which every element that begins ends, each in its place, with
/// attributes in quotes: all that is needed to know that a drawing or a report can be opened.
enum XMLCheck {
  static func isWellFormed(_ text: String) -> Bool {
    var open: [Substring] = []
    var rest = text[...]
    var hasRoot = false
    while let start = rest.firstIndex(of: "<") {
      if rest[..<start].contains(">") { return false }
      rest = rest[start...].dropFirst()
      if rest.hasPrefix("?xml") || rest.hasPrefix("!") {
        guard let end = rest.firstIndex(of: ">") else { return false }
        rest = rest[end...].dropFirst()
        continue
      }
      guard let tag = rest.prefixMatch(of: /([^<>"]|"[^"<]*")*>/) else { return false }
      let body = tag.output.0.dropLast()
      rest = rest[tag.range.upperBound...]
      let name = body.prefix { !$0.isWhitespace && $0 != "/" }
      if body.hasPrefix("/") {
        guard open.popLast() == body.dropFirst() else { return false }
      } else if !body.hasSuffix("/") {
        if open.isEmpty, hasRoot { return false }
        hasRoot = true
        open.append(name)
      }
    }
    return open.isEmpty && hasRoot
  }
}
