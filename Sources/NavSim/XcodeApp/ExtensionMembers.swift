/// What a file adds to types by extensions, as far as others see it: two modules may add the same to
/// a type of the system, each for itself.
struct ExtensionMembers {
  /// Each method and property: its type, and its name with its labels.
  private(set) var declared: [(type: String, name: String, signature: String)] = []

  /// Reads a file.
  init(in text: String) {
    var branches = PhoneBranches()
    // The type whose extension is open, and how many braces are.
    var (type, depth): (String?, Int) = (nil, 0)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if branches.reads(line) || !branches.areCompiled { continue }
      let isAtEdge = line.first.map { !$0.isWhitespace && $0 != "/" } ?? false
      if isAtEdge {
        type = Self.extended(by: line)
        depth = 0
      } else if depth == 1, let type, let member = Self.member(line, in: text) {
        declared.append((type, member.name, "\(type) \(member.signature)"))
      }
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
    }
  }

  /// The type that an extension without protocols adds to, if what it adds is seen elsewhere.
  private static func extended(by line: Substring) -> String? {
    guard !line.contains(":") || line.contains("where"),
      let found = line.prefixMatch(
        of: #/(?:@\w+ )*(?:public |package |internal )?extension ([\w.]+)/#)
    else { return nil }
    return String(found.1)
  }

  /// A method or a property that a line declares.
  private static func member(_ line: Substring, in text: String) -> (
    name: String, signature: String
  )? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let place = words.firstIndex(where: { $0 == "func" || $0 == "var" }),
      place + 1 < words.count,
      !words[..<place].contains(where: { hidden.contains($0) })
    else { return nil }
    let name = String(words[place + 1])
    let kind = words[..<place].contains("static") ? "static " : ""
    guard words[place] == "func" else { return (name, kind + name) }
    let rest = text[words[place + 1].endIndex...]
    guard let start = rest.firstIndex(of: "(") else { return nil }
    return (name, kind + name + labels(of: rest[start...].dropFirst()))
  }

  private static let hidden: Set<Substring> = ["private", "fileprivate", "override", "let"]

  /// The labels of what stands in parentheses, which have been opened.
  private static func labels(of parameters: Substring) -> String {
    var (depth, labels, isLabel, label) = (0, "(", true, "")
    for letter in parameters {
      if depth == 0, letter == ")" { break }
      if "([{<".contains(letter) { depth += 1 }
      if ")]}".contains(letter) { depth -= 1 }
      // Of an arrow this is no bracket.
      if letter == ">", !label.hasSuffix("-") { depth -= 1 }
      if depth == 0, letter == "," {
        isLabel = true
      } else if isLabel, letter == ":" {
        labels += (label.split(whereSeparator: \.isWhitespace).first ?? "") + ":"
        isLabel = false
      }
      label = isLabel && letter != "," ? label + "\(letter)" : "\(letter)"
      if depth == 0, letter == "," { label = "" }
    }
    return labels + ")"
  }
}
