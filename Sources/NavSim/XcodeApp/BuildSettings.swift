import Foundation

/// What a target of Xcode is built with, each by its name.
struct BuildSettings {
  private var values: [String: String] = [:]

  /// What is said nowhere has these.
  init(_ values: [String: String]) { self.values = values }

  /// Adds what a configuration says: it comes before what was said so far, which it may take over by
  /// `$(inherited)`.
  mutating func add(_ settings: [String: Any]) {
    for (name, value) in settings {
      // `SDKROOT[sdk=iphoneos*]` is said for some builds.
      guard !name.contains("["),
        let text = value as? String ?? (value as? [String])?.joined(separator: " ")
      else { continue }
      values[name] = text.replacing("$(inherited)", with: values[name] ?? "")
    }
  }

  /// Adds what a file of settings says, and what that includes.
  mutating func add(contentsOf file: URL) { add(contentsOf: file, depth: 0) }

  private mutating func add(contentsOf file: URL, depth: Int) {
    // Files may include one another.
    guard depth < 8, let text = try? String(contentsOf: file, encoding: .utf8) else { return }
    for line in text.split(whereSeparator: \.isNewline) {
      let said = line.split(separator: "//", omittingEmptySubsequences: false)[0]
        .trimmingCharacters(in: .whitespaces)
      if said.hasPrefix("#include"), let path = said.split(separator: "\"").dropFirst().first {
        let other = file.deletingLastPathComponent().appending(path: String(path))
        add(contentsOf: other, depth: depth + 1)
      } else if let sign = said.firstIndex(of: "=") {
        let name = said[..<sign].trimmingCharacters(in: .whitespaces)
        add([name: said[said.index(after: sign)...].trimmingCharacters(in: .whitespaces)])
      }
    }
  }

  /// The names of all that is said.
  var names: [String] { values.keys.sorted() }

  /// What is said of a name, with everything that stands for something else put in; nil for nothing.
  subscript(_ name: String) -> String? { values[name].map { resolved($0) } }

  /// A text in which `$(NAME)` and `${NAME}` stand for what is said of these, and for nothing where
  /// nothing is, as in Xcode.
  func resolved(_ text: String) -> String { resolved(text, depth: 0) }

  private func resolved(_ text: String, depth: Int) -> String {
    // What stands for itself has no end.
    guard depth < 8 else { return text }
    return text.replacing(#/\$[({]([^)}]*)[)}]/#) { match in
      let parts = match.output.1.split(separator: ":", omittingEmptySubsequences: false)
      let value = resolved(values[String(parts[0])] ?? "", depth: depth + 1)
      return parts.dropFirst().reduce(value) { value, change in
        switch change {
        case "rfc1034identifier", "c99extidentifier":
          String(value.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "-" })
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        default: value
        }
      }
    }
  }
}
