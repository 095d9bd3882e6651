/// Why a command cannot do what it was asked.
struct CommandError: Error {
  let sentence: String
}

/// Reads what stands behind an option of a test that is a command of its own.
enum CommandLineValue {
  /// A whole number.
  static func number(_ text: String, _ option: String) throws(CommandError) -> UInt64 {
    guard let number = UInt64(text) else {
      throw CommandError(sentence: "\(option) cannot be \"\(text)\": expected a whole number")
    }
    return number
  }

  /// The first and the last of many seeds.
  static func seeds(_ text: String) throws(CommandError) -> ClosedRange<UInt64> {
    let ends = text.split(separator: ".", omittingEmptySubsequences: true)
    guard ends.count == 2, let first = UInt64(ends[0]), let last = UInt64(ends[1]), first <= last
    else { throw CommandError(sentence: "--seeds cannot be \"\(text)\": expected 1...100") }
    return first...last
  }

  /// Names, separated by commas.
  static func list<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(CommandError) -> [Value] {
    var values: [Value] = []
    for name in text.split(separator: ",") {
      guard let value = Value(rawValue: String(name)) else {
        throw CommandError(sentence: "there is no \"\(name)\": expected any of: \(Value.names)")
      }
      values.append(value)
    }
    return values
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// All names, for a page of help.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
