import Foundation
import NavCore
import Testing

@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram

/// Foreign text keeps to its place, wherever it is printed.
@Suite("Text encoding")
struct TextEncodingTests {
  private func forEachText(_ seed: UInt64, _ body: (String) throws -> Void) rethrows {
    var random = Random(seed: seed, stream: 40)
    for piece in HostileText.pieces { try body(piece) }
    for _ in 0..<400 { try body(HostileText.draw(&random)) }
  }

  @Test("a terminal gets neither control characters nor a line that is a command")
  func terminal() {
    forEachText(1) { text in
      #expect(HostileText.isHarmless(TextEncoding.visible(text)))
      for line in TextEncoding.terminal(text).split(separator: "\n") {
        #expect(HostileText.isHarmless(line.filter { $0 != "\t" }))
        let start = line.drop { $0.isWhitespace }
        #expect(!start.utf8.starts(with: "::".utf8), "\(line)")
        #expect(!line.contains("##["), "\(line)")
      }
    }
    #expect(TextEncoding.terminal("FAIL  a\n  b: ::c #1") == "FAIL  a\n  b: ::c #1")
    #expect(TextEncoding.visible("é 👩‍👩‍👧 \u{1B}") == "é 👩‍👩‍👧 \\u{1B}")
  }

  @Test("a long text is quoted in part")
  func excerpt() {
    #expect(TextEncoding.excerpt("abc") == "\"abc\"")
    let long = TextEncoding.excerpt(String(repeating: "x", count: 1_000_000))
    #expect(long == "\"" + String(repeating: "x", count: 60) + "…\"")
    // One character, as a reader sees it.
    let accents = TextEncoding.excerpt("e" + String(repeating: "\u{301}", count: 1_000_000))
    #expect(accents.unicodeScalars.count == 63)
  }

  @Test("a literal of Swift ends where it ends, and is the text")
  func swiftLiteral() {
    forEachText(2) { text in
      let literal = TextEncoding.swiftLiteral(text)
      #expect(Self.scalars(SwiftLexer.literal(literal)) == Self.scalars(text), "\(literal)")
    }
  }

  @Test("a raw string of Swift ends where it ends, evaluates nothing, and is the text")
  func swiftBlock() {
    forEachText(3) { text in
      let lines = [text, "", text + text]
      let block = TextEncoding.swiftBlock(lines, indentation: "  ")
      let expected = lines.joined(separator: "\n")
      #expect(Self.scalars(SwiftLexer.block(block)) == Self.scalars(expected), "\(block)")
    }
  }

  /// Compared by scalars, because texts are equal to others that are written otherwise.
  private static func scalars(_ text: String?) -> [Unicode.Scalar]? {
    text.map { Array($0.unicodeScalars) }
  }

  @Test("the compiler reads every emitted test as one test")
  func parses() throws {
    var random = Random(seed: 4, stream: 40)
    var sources: [String] = []
    for text in HostileText.pieces + (0..<60).map({ _ in HostileText.draw(&random) }) {
      let fixture = Fixture(
        name: text, setup: RouterSetup(), expectation: .passes, origin: text,
        steps: [Step(id: StepID(1), after: 0, action: .wait)])
      sources.append(SwiftTest.source(fixture))
    }
    try Command.inEmptyFolder { folder in
      let file = folder.appendingPathComponent("emitted.swift")
      try sources.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = ["swiftc", "-parse", file.path]
      let errors = Pipe()
      process.standardError = errors
      try process.run()
      let said = String(
        decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      #expect(process.terminationStatus == 0, "\(said.prefix(2_000))")
    }
  }

  @Test("the fixture in an emitted test is the fixture")
  func emitted() throws {
    forEachText(5) { text in
      let fixture = Fixture(
        name: "a" + text, setup: RouterSetup(), expectation: .passes,
        steps: [Step(id: StepID(1), after: 0, action: .wait)])
      let source = SwiftTest.source(fixture)
      let start = source.range(of: "in: ")
      let block = start.flatMap { start in
        source[start.upperBound...].range(of: ")\n  #expect").map {
          String(source[start.upperBound..<$0.lowerBound])
        }
      }
      #expect(block.flatMap(SwiftLexer.block) == FixturePrinter.print(fixture))
    }
  }

  @Test("a workflow command is one line, and says the text")
  func annotations() {
    forEachText(6) { text in
      let message = TextEncoding.annotationMessage(text)
      let property = TextEncoding.annotationProperty(text)
      #expect(HostileText.isHarmless(message) && HostileText.isHarmless(property))
      #expect(!property.unicodeScalars.contains { $0 == ":" || $0 == "," })
      for encoded in [message, property] where HostileText.isHarmless(text) {
        #expect(encoded.removingPercentEncoding == text)
      }
    }
    #expect(TextEncoding.annotationMessage("a\r\nb%") == "a%0D%0Ab%25")
  }

  @Test("markup stays text", arguments: [TextEncoding.xml, TextEncoding.html])
  func markup(_ encode: @Sendable (String) -> String) {
    forEachText(7) { text in
      let encoded = encode(text)
      #expect(!encoded.unicodeScalars.contains { "<>\"'".unicodeScalars.contains($0) })
      #expect(HostileText.isHarmless(encoded.filter { $0 != "\n" && $0 != "\t" }))
      #expect(!encoded.unicodeScalars.contains { [0xFFFE, 0xFFFF].contains($0.value) })
      let entities = ["&lt;", "&gt;", "&quot;", "&#39;", "&amp;"]
      for (place, byte) in encoded.utf8.enumerated() where byte == UInt8(ascii: "&") {
        let rest = encoded.utf8.dropFirst(place)
        #expect(entities.contains { rest.starts(with: $0.utf8) }, "\(encoded)")
      }
    }
  }
}

/// Reads literals as the compiler does, far enough to see where they end and what they say.
enum SwiftLexer {
  static func literal(_ source: String) -> String? {
    guard source.utf8.first == quote, source.utf8.count >= 2 else { return nil }
    return unescaped(source.unicodeScalars.dropFirst(), escape: "\\", end: "\"")
  }

  static func block(_ source: String) -> String? {
    let signs = String(source.unicodeScalars.prefix { $0 == "#" })
    let lines = source.utf8.split(separator: 10, omittingEmptySubsequences: false)
      .map { String(Substring($0)) }
    guard !signs.isEmpty, lines.count >= 2, lines[0] == signs + "\"\"\"" else { return nil }
    let end = "\"\"\"" + signs
    guard lines[lines.count - 1].hasSuffix(end) else { return nil }
    let indentation = String(lines[lines.count - 1].dropLast(end.count))
    var content: [String] = []
    for line in lines.dropFirst().dropLast() {
      guard line.isEmpty || line.hasPrefix(indentation) else { return nil }
      let rest = line.unicodeScalars.dropFirst(indentation.unicodeScalars.count)
      guard let text = unescaped(rest, escape: "\\" + signs, end: end) else { return nil }
      content.append(text)
    }
    return content.joined(separator: "\n")
  }

  private static let quote = UInt8(ascii: "\"")

  /// A text without its escapes; nil when it breaks a line, ends before its end, or evaluates
  /// something.
  private static func unescaped(
    _ scalars: Substring.UnicodeScalarView, escape: String, end: String
  ) -> String? {
    var rest = scalars
    var text = ""
    while let scalar = rest.first {
      if rest.starts(with: end.unicodeScalars) {
        return end == "\"" && rest.count == 1 ? text : nil
      }
      if rest.starts(with: escape.unicodeScalars) {
        rest = rest.dropFirst(escape.unicodeScalars.count)
        guard let kind = rest.popFirst() else { return nil }
        switch kind {
        case "\\", "\"": text.unicodeScalars.append(kind)
        case "u":
          guard rest.popFirst() == "{", let close = rest.firstIndex(of: "}"),
            let value = UInt32(String(rest[..<close]), radix: 16),
            let scalar = Unicode.Scalar(value)
          else { return nil }
          text.unicodeScalars.append(scalar)
          rest = rest[close...].dropFirst()
        default: return nil
        }
        continue
      }
      guard scalar != "\r", scalar != "\n", scalar.value != 0 else { return nil }
      text.unicodeScalars.append(scalar)
      rest.removeFirst()
    }
    return end == "\"" ? nil : text
  }
}
