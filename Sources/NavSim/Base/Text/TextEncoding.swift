/// Encodes text from files, arguments and routers for the place where it is printed.
///
/// Every function works on Unicode scalars, because a `Character` can be a quotation mark with an
/// accent: it does not equal a quotation mark, and a compiler or a browser still reads one.
package enum TextEncoding {
  /// The text with control characters made visible, such as `\u{1B}`: one line, whatever it was.
  package static func visible(_ text: some StringProtocol) -> String { encode(text) }

  /// Lines with all other control characters made visible.
  package static func readable(_ text: String) -> String { encode(text, keeping: ["\n", "\t"]) }

  /// Lines for a terminal: only line feeds stay as they are, and no line is a workflow command that
  /// the runner of a CI job would carry out.
  package static func terminal(_ text: String) -> String {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { withoutCommand(encode(Substring($0), keeping: ["\t"])) }.joined(separator: "\n")
  }

  /// The text in quotation marks, in part if it is long, for an error message.
  package static func excerpt(_ text: some StringProtocol) -> String {
    var start = ""
    for scalar in text.unicodeScalars.prefix(60) { start.unicodeScalars.append(scalar) }
    return "\"\(visible(start))\(start.utf8.count < text.utf8.count ? "…" : "")\""
  }

  /// A string literal of Swift.
  package static func swiftLiteral(_ text: String) -> String {
    "\"" + encode(text, replacing: ["\\": "\\\\", "\"": "\\\""]) + "\""
  }

  /// A raw string literal of Swift over several lines, each behind the indentation, with more
  /// number signs than any run of them in the text, so that nothing in it ends the literal or is
  /// evaluated.
  package static func swiftBlock(_ lines: [String], indentation: String) -> String {
    var (longest, run) = (0, 0)
    for byte in lines.joined(separator: "\n").utf8 {
      run = byte == UInt8(ascii: "#") ? run + 1 : 0
      longest = max(longest, run)
    }
    let signs = String(repeating: "#", count: longest + 1)
    let encoded = lines.map { $0.isEmpty ? "" : indentation + encode($0, escape: "\\" + signs) }
    return
      ([signs + "\"\"\""] + encoded + [indentation + "\"\"\"" + signs]).joined(separator: "\n")
  }

  /// The message of a workflow command of GitHub.
  package static func annotationMessage(_ text: String) -> String {
    encode(text, replacing: ["%": "%25", "\r": "%0D", "\n": "%0A"])
  }

  /// A property of a workflow command of GitHub.
  package static func annotationProperty(_ text: String) -> String {
    encode(
      text, replacing: ["%": "%25", "\r": "%0D", "\n": "%0A", ":": "%3A", ",": "%2C"])
  }

  /// Text or an attribute of XML. XML 1.0 cannot contain most control characters, so they are made
  /// visible.
  package static func xml(_ text: String) -> String {
    encode(text, keeping: ["\n", "\t"], replacing: markup)
  }

  /// Text or an attribute of HTML.
  package static func html(_ text: String) -> String {
    encode(text, keeping: ["\n", "\t"], replacing: markup)
  }

  private static let markup: [Unicode.Scalar: String] = [
    "&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "'": "&#39;",
  ]

  /// Replaces scalars; control characters that are neither kept nor replaced are made visible.
  ///
  /// - Parameter escape: what stands before the number of a control character.
  private static func encode(
    _ text: some StringProtocol, keeping kept: Set<Unicode.Scalar> = [],
    replacing replacements: [Unicode.Scalar: String] = [:], escape: String = "\\"
  ) -> String {
    var encoded = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let replacement = replacements[scalar] {
        encoded.append(contentsOf: replacement.unicodeScalars)
      } else if isControl(scalar), !kept.contains(scalar) {
        let number = String(scalar.value, radix: 16, uppercase: true)
        encoded.append(contentsOf: "\(escape)u{\(number)}".unicodeScalars)
      } else {
        encoded.append(scalar)
      }
    }
    return String(encoded)
  }

  /// True for what moves the cursor, ends a line, or changes the order in which text is shown.
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    if (0x20..<0x7F).contains(scalar.value) { return false }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return true
    // The two joiners shape letters and emoji. The other invisible characters reorder or hide text.
    case .format: return scalar.value != 0x200C && scalar.value != 0x200D
    default: return scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// A runner takes `::` at the start of a line for a command, spaces before it or not, and `##[`
  /// anywhere.
  private static func withoutCommand(_ line: String) -> String {
    var line = line
    let start = line.unicodeScalars.firstIndex { !$0.properties.isWhitespace }
    if let start, line.unicodeScalars[start...].starts(with: "::".unicodeScalars) {
      line.unicodeScalars.replaceSubrange(start...start, with: "\\u{3A}".unicodeScalars)
    }
    return withoutOldCommand(line)
  }

  private static func withoutOldCommand(_ line: String) -> String {
    let mark = "##[".unicodeScalars
    var rest = line.unicodeScalars[...]
    var encoded = String.UnicodeScalarView()
    while let scalar = rest.first {
      if scalar == "#", rest.starts(with: mark) {
        encoded.append(contentsOf: "\\u{23}".unicodeScalars)
      } else {
        encoded.append(scalar)
      }
      rest.removeFirst()
    }
    return String(encoded)
  }
}
