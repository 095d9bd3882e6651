/// How a list makes cells of an app's own class, where the class has initializers that a list does not
/// know: not at all. Objective-C finds that out when a cell is made, and Swift asks for it before.
struct CellInitializers {
  /// What such a class says, after its brace.
  static let text =
    " required init(reusing name: String) "
    + "{ fatalError(\"a list has made a cell by an initializer that its class does not have\") };"

  /// A class of the app.
  private struct OwnClass {
    let parent: Substring
    /// What it says of how it is made.
    var initializers: [Substring] = []
  }

  private var classes: [String: OwnClass] = [:]

  /// By what is a cell, the initializer by which a list makes it.
  private static let known: [Substring: String] = [
    "UITableViewCell": "init(style", "UITableViewHeaderFooterView": "init(reuseIdentifier",
    "UICollectionViewCell": "init(frame", "UICollectionReusableView": "init(frame",
  ]

  /// True for a class of cells that a list cannot make.
  func mustSay(_ type: String) -> Bool {
    guard let own = classes[type], !own.initializers.isEmpty, let known = known(of: own) else {
      return false
    }
    return !own.initializers.contains { $0.contains(known) }
  }

  /// The initializer by which a list makes what a class is; nil for one that is no cell.
  private func known(of own: OwnClass) -> String? {
    var parent = own.parent
    for _ in 0..<8 {
      if let known = Self.known[parent] { return known }
      guard let next = classes[String(parent)] else { return nil }
      parent = next.parent
    }
    return nil
  }

  /// Reads a file, in which classes begin and end at the left edge.
  mutating func add(_ text: String) {
    guard text.contains("Cell") || text.contains("View") else { return }
    var name: String?
    var head: Substring?
    for line in text.split(whereSeparator: \.isNewline) {
      // One whose parameters stand in lines of their own.
      if let open = head, let name {
        head = open + line.drop { $0 == " " || $0 == "\t" }
        guard line.contains(")") || line.contains("{") else { continue }
        classes[name]?.initializers.append((head ?? open).prefix { $0 != "{" })
        head = nil
        continue
      }
      if line.hasPrefix("}") {
        name = nil
      } else if let letter = line.first, letter.isLetter || letter == "@" {
        guard let (declared, parent) = Self.head(of: line) else { continue }
        name = declared
        classes[declared] = OwnClass(parent: parent)
      } else if let name, line.contains(" init(") || line.contains(" init?("),
        !line.contains("convenience "), !line.contains("//")
      {
        guard line.contains(")") else {
          head = line
          continue
        }
        classes[name]?.initializers.append(line.prefix { $0 != "{" })
      }
    }
  }

  /// The class that a line begins to declare, and what it is.
  private static func head(of line: Substring) -> (name: String, parent: Substring)? {
    let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    guard let place = words.firstIndex(of: "class"), place + 2 < words.count, line.contains(":")
    else { return nil }
    return (String(words[place + 1]), words[place + 2])
  }
}
