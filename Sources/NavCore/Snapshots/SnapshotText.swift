/// The text form of a ``Snapshot``, made to be read and compared line by line:
///
///     navcore snapshot 1
///     tab 0 home
///     push profile?user=7
///     tab 1 settings
///     selected 0
///     sheet:medium help
///     end 41c64e6da3bc0074
///
/// `push` stands under the tab or layer that it belongs to; layers come bottom first. Routes are
/// written as the application names them, percent-encoded. The last line is a checksum (FNV-1a, 64
/// bits) of everything above it, so that a text cut short or damaged is never taken for another
/// state.
public enum SnapshotText {
  /// The only version there is.
  public static let version = 1
  /// At most so many lines are read: more than anybody's screens, and not enough to fill a memory.
  public static let maximalLineCount = 1_000_000

  static let header = "navcore snapshot"

  /// Prints a saved state.
  ///
  /// - Parameters:
  ///   - snapshot: the state.
  ///   - name: names a route; different routes need different names.
  public static func print<Route>(
    _ snapshot: Snapshot<Route>, name: (Route) -> String
  ) -> String {
    func word(_ route: Route) -> String { PercentEncoding.encode(name(route)) }
    var lines = ["\(header) \(version)"]
    for tab in snapshot.tabs {
      lines.append("tab \(tab.id.rawValue) \(word(tab.root))")
      lines += tab.pushed.map { "push \(word($0))" }
    }
    lines.append("selected \(snapshot.selected.rawValue)")
    for layer in snapshot.layers {
      lines.append("\(layer.style.word) \(word(layer.root))")
      lines += layer.pushed.map { "push \(word($0))" }
    }
    let body = lines.map { $0 + "\n" }.joined()
    return body + "end \(checksum(body[...]))\n"
  }

  /// A text that claims to be whole, whatever is in it: for trying out what reads it.
  package static func withChecksum(_ text: String) -> String {
    let body = text.hasSuffix("\n") ? text : text + "\n"
    return body + "end \(checksum(body[...]))\n"
  }

  /// FNV-1a over the bytes of UTF-8, as 16 hexadecimal digits.
  static func checksum(_ text: Substring) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// Why a text is not a saved state that can be restored.
public enum SnapshotError: Error, Hashable, Sendable {
  /// The text does not begin as a saved state does.
  case notASnapshot(found: String)
  /// The text is of another version, older or newer.
  case unsupportedVersion(found: String, supported: Int)
  /// The last line is missing or not whole.
  case truncated
  /// The checksum is not that of the text.
  case damaged
  /// A line is not what the format says.
  case malformed(line: Int, expected: String, found: String)
  /// The application does not know a route any more, and it cannot be left out.
  case unknownRoute(String, line: Int)
  /// The text has more lines than a saved state ever has.
  case tooLarge(limit: Int)
}

extension SnapshotError: CustomStringConvertible {
  /// What is wrong, and what was expected.
  public var description: String {
    switch self {
    case .notASnapshot(let found):
      "expected a saved state, which begins with \"\(SnapshotText.header)\", found \"\(found)\""
    case .unsupportedVersion(let found, let supported):
      "the saved state is of version \(found): expected version \(supported)"
    case .truncated:
      "the saved state is cut short: expected \"end\" and a checksum as its last line"
    case .damaged: "the saved state is damaged: its checksum is that of another text"
    case .malformed(let line, let expected, let found):
      "line \(line): expected \(expected), found \"\(found)\""
    case .unknownRoute(let name, let line): "line \(line): there is no route \"\(name)\""
    case .tooLarge(let limit): "the saved state has more than \(limit) lines"
    }
  }
}
