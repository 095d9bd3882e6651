/// Colours of what people read on a terminal: the only place that knows any.
///
/// Reports are plain lines. This knows them by their shapes, and puts colours around what is there:
/// the word that says how it went, what was expected and seen, the lanes of a timeline and the
/// place where it fails. Without the colours a text is the same, byte for byte.
enum TerminalColours {
  /// What is painted alike.
  enum Paint: String {
    case bad = "1;31"
    case good = "32"
    case seen = "31"
    case faint = "2"
    case faults = "33"
    case callers = "34"
    case router = "36"
    case host = "35"
  }

  /// Lines with colours, each a line by itself. Control characters that have come as far as here
  /// are made visible, so that every escape sequence is one of these colours.
  static func lines(_ texts: [String]) -> [String] {
    let plain = texts.flatMap {
      TextEncoding.readable($0).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
    var painted: [String] = []
    var lane: Paint?
    for (index, line) in plain.enumerated() {
      lane = self.lane(line, before: lane)
      if let lane {
        painted.append(paint(line, lane))
      } else if line.hasSuffix(TextTimeline.failureMark), line.contains("╵") {
        painted.append(paint(line, .bad))
      } else if let evidence = evidence(at: index, of: plain) {
        painted.append(evidence)
      } else {
        painted.append(verdict(line))
      }
    }
    return painted
  }

  // MARK: Verdicts

  private static let bad = [
    "FAIL", "CHANGED", "DRIFTED", "NOT COVERED", "INCOMPLETE", "CRASH", "HANG", "DIED",
    "NONDETERMINISTIC",
  ]

  /// What stands first on a line and says how it went.
  private static func verdict(_ line: String) -> String {
    if line == "ok" { return paint(line, .good) }
    for word in bad where line.hasPrefix(word + " ") {
      return paint(word, .bad) + line.dropFirst(word.count)
    }
    return line
  }

  // MARK: Timelines

  /// The colour of a lane; that of the one above for a lane's further rows.
  private static func lane(_ line: String, before: Paint?) -> Paint? {
    guard line.hasPrefix("    "), line.contains(where: { "┣┃╍".contains($0) }) else {
      return line.hasPrefix("    \(TextTimeline.rulerLabel)  ") ? .faint : nil
    }
    let text = line.dropFirst(4)
    if text.first == " " { return before == .faint ? nil : before }
    return lanes.first { text.hasPrefix($0.name + " ") }?.paint
  }

  /// By the names of lanes, or how they begin.
  private static let lanes: [(name: String, paint: Paint)] = [
    ("host is", .faults), ("callers", .callers), ("caller", .callers), ("router", .router),
    ("host", .host), ("user", .callers),
  ]

  // MARK: What was expected and seen

  /// One of two lines that say what was expected and what was seen; nil for every other.
  private static func evidence(at index: Int, of lines: [String]) -> String? {
    guard let (label, text) = parts(lines[index], of: "expected") else {
      guard let (label, text) = parts(lines[index], of: "seen") else { return nil }
      let other = index > 0 ? parts(lines[index - 1], of: "expected")?.text : nil
      return paint(label, .seen) + emphasised(text, unlike: other, .bad)
    }
    let isPair = index + 1 < lines.count
    let other = isPair ? parts(lines[index + 1], of: "seen")?.text : nil
    return paint(label, .good) + emphasised(text, unlike: other, .good)
  }

  /// The label with its spaces, and what stands behind it.
  private static func parts(_ line: String, of word: String) -> (label: String, text: String)? {
    guard line.hasPrefix("      ") else { return nil }
    let label = line.prefix { $0 == " " } + word
    let rest = line.dropFirst(label.count)
    guard line.hasPrefix(label), rest.hasPrefix(": ") || rest.hasPrefix("  ") else { return nil }
    let text = rest.drop { $0 == ":" }.drop { $0 == " " }
    return (String(line.dropLast(text.count)), String(text))
  }

  /// The words that differ, where most are the same.
  private static func emphasised(_ text: String, unlike other: String?, _ paint: Paint) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    let others = other?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    let shorter = min(words.count, others.count)
    let start = zip(words, others).prefix { $0 == $1 }.count
    let end = min(
      zip(words.reversed(), others.reversed()).prefix { $0 == $1 }.count, shorter - start)
    let differing = words.dropFirst(start).dropLast(end)
    guard (start + end) * 2 >= shorter, shorter > 0, !differing.isEmpty else { return text }
    let painted = self.paint(differing.joined(separator: " "), paint)
    return (words.prefix(start) + [painted[...]] + words.suffix(end)).joined(separator: " ")
  }

  private static func paint(_ text: String, _ paint: Paint) -> String {
    text.isEmpty ? text : "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
