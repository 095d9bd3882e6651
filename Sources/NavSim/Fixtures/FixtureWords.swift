/// The lines of a text, one after another, with their numbers.
struct FixtureLines {
  private let lines: [Substring]
  private var index = 0

  init(_ text: String) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    self.lines = lines
  }

  mutating func next() -> FixtureWords? {
    guard index < lines.count else { return nil }
    index += 1
    return FixtureWords(lines[index - 1], line: index)
  }

  mutating func next(expecting expected: String) throws(FixtureError) -> FixtureWords {
    guard let line = next() else {
      throw FixtureError(
        line: index + 1, column: 1, expected: expected, found: "the end of the file")
    }
    return line
  }

  /// True when the next line starts with this word.
  func isNext(_ key: String) -> Bool {
    index < lines.count && lines[index].split(separator: " ").first.map { $0 == key } ?? false
  }
}

/// The words of a line, one after another, with their columns.
struct FixtureWords {
  struct Word {
    let text: Substring
    let column: Int
  }

  private let text: Substring
  private let line: Int
  private var position: Substring.Index

  init(_ text: Substring, line: Int) {
    self.text = text
    self.line = line
    position = text.startIndex
  }

  /// The rest of the line without spaces around it; nil when nothing is left.
  var rest: String? {
    let rest = text[position...].drop { $0 == " " }
    guard let last = rest.lastIndex(where: { $0 != " " }) else { return nil }
    return String(rest[...last])
  }

  mutating func next() -> Word? {
    guard let start = text[position...].firstIndex(where: { $0 != " " }) else { return nil }
    let end = text[start...].firstIndex(of: " ") ?? text.endIndex
    position = end
    return Word(text: text[start..<end], column: column(of: start))
  }

  /// The next word, which stays there.
  var peek: Substring? {
    var copy = self
    return copy.next()?.text
  }

  mutating func next(expecting expected: String) throws(FixtureError) -> Word {
    guard let word = next() else { throw error(expected) }
    return word
  }

  mutating func take(_ expected: String, expecting description: String) throws(FixtureError) {
    let word = try next(expecting: description)
    guard word.text == expected else { throw error(description, at: word) }
  }

  func end() throws(FixtureError) {
    var copy = self
    if let word = copy.next() { throw error("the end of the line", at: word) }
  }

  /// An error at a word of this line, or at its end.
  func error(_ expected: String, at word: Word? = nil) -> FixtureError {
    FixtureError(
      line: line, column: word?.column ?? column(of: text.endIndex), expected: expected,
      found: word.map { "\"\($0.text)\"" } ?? "the end of the line")
  }

  /// A decimal number; nil for anything else, a sign apart.
  static func number(_ text: Substring) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    guard !digits.isEmpty, digits.count <= 12,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  private func column(of index: Substring.Index) -> Int {
    text.distance(from: text.startIndex, to: index) + 1
  }
}
