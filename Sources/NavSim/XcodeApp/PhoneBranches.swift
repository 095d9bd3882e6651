import Foundation

/// Where one is in a file between `#if` and `#endif`: what is there for a phone, and what for other
/// systems alone.
struct PhoneBranches {
  /// Of each `#if` that is open, whether this branch is compiled, and whether an earlier one was.
  private var open: [(isCompiled: Bool, wasCompiled: Bool)] = []

  /// Whether what stands here is compiled for a phone.
  var areCompiled: Bool { open.allSatisfy(\.isCompiled) }

  /// Reads a line; false for one that begins or ends nothing.
  mutating func reads(_ line: Substring) -> Bool {
    let words = line.drop { $0 == " " || $0 == "\t" }
    guard words.hasPrefix("#") else { return false }
    let said = words.split(separator: " ", maxSplits: 1)
    let condition = said.count > 1 ? Self.holds(said[1]) : nil
    switch said.first {
    case "#if": open.append((condition ?? true, condition ?? false))
    case "#elseif": next(condition)
    case "#else": next(nil)
    case "#endif": _ = open.popLast()
    default: return false
    }
    return true
  }

  private mutating func next(_ condition: Bool?) {
    guard let last = open.popLast() else { return }
    open.append(
      (!last.wasCompiled && condition != false, last.wasCompiled || condition == true))
  }

  /// Whether a condition holds on a phone; nil where nobody knows.
  private static func holds(_ condition: Substring) -> Bool? {
    let words = condition.components(separatedBy: "//")[0]
    let parts = words.components(separatedBy: "||").map { all in
      all.components(separatedBy: "&&").map { holds(one: $0.filter { !$0.isWhitespace }) }
    }
    let all = parts.map { $0.contains(false) ? false : $0.contains(nil) ? nil : true }
    return all.contains(true) ? true : all.contains(nil) ? nil : false
  }

  private static func holds(one condition: String) -> Bool? {
    if condition.hasPrefix("!") { return holds(one: String(condition.dropFirst())).map { !$0 } }
    let parts = condition.split { "()".contains($0) }
    guard parts.count == 2, condition.hasSuffix(")") else { return nil }
    switch parts[0] {
    case "os": return parts[1] == "iOS"
    case "canImport":
      if ["AppKit", "Cocoa", "WatchKit"].contains(parts[1]) { return false }
      return ["Foundation", "SwiftUI", "UIKit"].contains(parts[1]) ? true : nil
    case "targetEnvironment": return parts[1] == "simulator" ? nil : false
    default: return nil
    }
  }
}
