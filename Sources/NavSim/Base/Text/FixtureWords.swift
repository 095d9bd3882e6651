/// The lines of a text, one after another, with their numbers. A line ends in a line feed, with or
/// without a carriage return before it.
///
/// Lines and words are found by bytes: to look for characters would take longer for each word of a
/// long line, and takes a carriage return and a line feed for one.
package struct FixtureLines {
  private let lines: [Substring]
  private var index = 0

  package init(_ text: String) {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var bytes = text.utf8[...]
    if bytes.starts(with: byteOrderMark) { bytes = bytes.dropFirst(byteOrderMark.count) }
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      Substring($0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0)
    }
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    self.lines = lines
  }

  package mutating func next() -> FixtureWords? {
    guard index < lines.count else { return nil }
    index += 1
    return FixtureWords(lines[index - 1], line: index)
  }

  package mutating func next(expecting expected: String) throws(ScenarioError) -> FixtureWords {
    guard let line = next() else {
      throw ScenarioError(
        line: index + 1, column: 1, expected: expected, found: "the end of the file")
    }
    return line
  }

  /// True when the next line starts with this word.
  package func isNext(_ key: String) -> Bool {
    index < lines.count && FixtureWords(lines[index], line: index).peek.map { $0 == key } ?? false
  }
}

/// The words of a line, one after another.
package struct FixtureWords {
  package struct Word {
    package let text: Substring
  }

  private let text: Substring
  private let line: Int
  private var position: Substring.Index

  init(_ text: Substring, line: Int) {
    self.text = text
    self.line = line
    position = text.startIndex
  }

  private static let space = UInt8(ascii: " ")

  package mutating func next() -> Word? {
    let bytes = text.utf8
    guard let start = bytes[position...].firstIndex(where: { $0 != Self.space }) else {
      return nil
    }
    let end = bytes[start...].firstIndex(of: Self.space) ?? bytes.endIndex
    position = end
    return Word(text: text[start..<end])
  }

  /// The next word, which stays there.
  package var peek: Substring? {
    var copy = self
    return copy.next()?.text
  }

  package mutating func next(expecting expected: String) throws(ScenarioError) -> Word {
    guard let word = next() else { throw error(expected) }
    return word
  }

  /// All that is left of the line, as one word.
  ///
  /// - Parameter isExact: true for one that may end in spaces.
  package mutating func rest(
    expecting expected: String, isExact: Bool = false
  ) throws(ScenarioError) -> Word {
    let start = try next(expecting: expected).text.startIndex
    position = text.endIndex
    let rest = text.utf8[start...]
    let last = isExact ? nil : rest.lastIndex { $0 != Self.space }
    return Word(text: last.map { text[start...$0] } ?? Substring(rest))
  }

  /// A time such as 250ms.
  ///
  /// - Parameter sign: what stands before it.
  package mutating func milliseconds(
    after sign: String = "", atMost limit: Int = .max, expecting expected: String
  ) throws(ScenarioError) -> Int {
    let word = try next(expecting: expected)
    guard word.text.hasPrefix(sign), word.text.hasSuffix("ms"),
      let number = Self.number(word.text.dropFirst(sign.count).dropLast(2)),
      (0...limit).contains(number)
    else { throw error(expected, at: word) }
    return number
  }

  package mutating func take(
    _ expected: String, expecting description: String
  ) throws(ScenarioError) {
    let word = try next(expecting: description)
    guard word.text == expected else { throw error(description, at: word) }
  }

  package func end() throws(ScenarioError) {
    var copy = self
    if let word = copy.next() { throw error("the end of the line", at: word) }
  }

  /// An error at a word of this line, or at its end.
  package func error(_ expected: String, at word: Word? = nil) -> ScenarioError {
    ScenarioError(
      line: line, column: column(of: word?.text.startIndex ?? text.endIndex), expected: expected,
      found: word.map { TextEncoding.excerpt($0.text) } ?? "the end of the line")
  }

  /// A decimal number; nil for anything else, a sign apart.
  package static func number(_ text: Substring) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.count <= 12,
      digits.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    else { return nil }
    return Int(text)
  }

  /// Only asked for an error, because it counts the characters of the line.
  private func column(of index: Substring.Index) -> Int {
    text.distance(from: text.startIndex, to: index) + 1
  }
}
