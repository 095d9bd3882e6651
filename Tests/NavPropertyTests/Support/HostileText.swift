@testable import NavEngine

/// Texts that end strings, begin commands, move cursors and break lines, wherever they are printed.
enum HostileText {
  static let pieces = [
    "\u{1B}[31m", "\r", "\n", "\r\n", "::error::", "  ::stop", "##[error]", "###[", "\"",
    "\"\u{301}", "<\u{301}", "<script>", "&amp;", "]]>", "\\", "\\(", "\\#(f())", "\\##(", "\"\"\"",
    "\"\"\"#", "\"\"\"##", "#", "\u{0}", "\u{7F}", "\u{85}", "\u{9B}", "\u{2028}", "\u{202E}",
    "\u{FEFF}", "\u{FFFE}", "%", "%0A", ",", ":", "'", "`", "$(x)", " ", "\t", "é", "👩‍👩‍👧",
    "word", "../../x", "-",
  ]

  /// A text of up to twelve pieces.
  static func draw(_ random: inout Random) -> String {
    (0..<random.below(12)).map { _ in pieces[random.below(pieces.count)] }.joined()
  }

  /// True when a text is one line that moves no cursor.
  static func isHarmless(_ text: String) -> Bool {
    !text.unicodeScalars.contains {
      $0.value < 0x20 || (0x7F...0x9F).contains($0.value) || [0x2028, 0x2029].contains($0.value)
        || (0x202A...0x202E).contains($0.value) || $0.value == 0xFEFF
        || $0.value & 0xFFFE == 0xFFFE
    }
  }
}
