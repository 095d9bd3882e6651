/// An option of a command: what parsing, help, completions and the manual all read.
package struct CommandOption<Values>: Sendable {
  /// What a person reads of it.
  package let text: OptionText
  /// Puts a value in its place.
  package let take: @Sendable (inout Values, String) throws(UsageError) -> Void

  /// Creates an option.
  package init(
    name: String, value: String, help: String, suggestions: [String] = [],
    take: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
  ) {
    self.init(OptionText(name: name, value: value, help: help, suggestions: suggestions), take)
  }

  private init(
    _ text: OptionText,
    _ take: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
  ) {
    self.text = text
    self.take = take
  }

  /// The same, which also does something else when it is said.
  package func also(_ note: @escaping @Sendable (inout Values, _ name: String) -> Void) -> Self {
    Self(text) { (values, value) throws(UsageError) in
      try take(&values, value)
      note(&values, text.name)
    }
  }

  /// An option without a value.
  package static func flag(
    _ name: String, _ help: String, set: @escaping @Sendable (inout Values) -> Void
  ) -> Self {
    Self(name: name, value: "", help: help) { (values, _) throws(UsageError) in set(&values) }
  }

  /// A whole number of a range.
  package static func count(
    _ name: String, _ help: String, _ place: WritableKeyPath<Values, Int> & Sendable,
    in range: ClosedRange<Int> = 1...Int.max
  ) -> Self {
    let bounds = range.upperBound == .max ? "of at least" : "from"
    let end = range.upperBound == .max ? "" : " to \(range.upperBound)"
    return Self(name: name, value: "N", help: help) { (values, text) throws(UsageError) in
      guard let count = Int(text), range.contains(count) else {
        throw UsageError.badValue(
          name, text, expected: "a whole number \(bounds) \(range.lowerBound)\(end)")
      }
      values[keyPath: place] = count
    }
  }

  /// A seed.
  package static func seed(
    _ help: String, set: @escaping @Sendable (inout Values, UInt64) -> Void
  ) -> Self {
    Self(name: "--seed", value: "N", help: help) { (values, text) throws(UsageError) in
      guard let seed = UInt64(text) else {
        throw UsageError.badValue(
          "--seed", text, expected: "a whole number from 0 to 18446744073709551615")
      }
      set(&values, seed)
    }
  }

  /// One of a few words.
  package static func word(
    _ name: String, _ words: [String], _ help: String, listedBy list: String = "--help",
    set: @escaping @Sendable (inout Values, String) -> Void
  ) -> Self {
    Self(name: name, value: words.joined(separator: "|"), help: help, suggestions: words) {
      (values, text) throws(UsageError) in
      guard words.contains(text) else {
        throw UsageError.unknownName(name, text, known: words, listedBy: list)
      }
      set(&values, text)
    }
  }

  /// A path that is not empty.
  package static func path(
    _ name: String, value: String = "FILE", expected: String = "a file", _ help: String,
    _ place: WritableKeyPath<Values, String?> & Sendable
  ) -> Self {
    Self(name: name, value: value, help: help) { (values, text) throws(UsageError) in
      guard !text.isEmpty else { throw UsageError.badValue(name, text, expected: expected) }
      values[keyPath: place] = text
    }
  }
}

extension CommandOption {
  /// Reads arguments by a table.
  ///
  /// - Parameter paths: takes what is no option; nil when nothing of the sort may stand there.
  package static func read(
    _ arguments: some Sequence<String>, by table: [Self], into values: inout Values,
    paths: (WritableKeyPath<Values, [String]>)?
  ) throws(UsageError) {
    var rest = Array(arguments)[...]
    var said: [String: String] = [:]
    func take(_ option: Self, _ value: String) throws(UsageError) {
      if let earlier = said.updateValue(value, forKey: option.text.name), earlier != value {
        throw UsageError.repeated(option.text.name)
      }
      if said["--seed"] != nil, said["--seeds"] != nil {
        throw UsageError.excluded(
          "--seed", by: "--seeds", because: "each of them says which seeds are played")
      }
      try option.take(&values, value)
    }
    while let argument = rest.popFirst() {
      guard argument.hasPrefix("-"), argument != "-" else {
        guard let paths else { throw UsageError.unexpected(argument) }
        values[keyPath: paths].append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let option = table.first(where: { $0.text.name == parts[0] }) else {
        throw UsageError.unknownOption(String(parts[0]), known: table.map(\.text.name))
      }
      if option.text.value.isEmpty {
        guard parts.count == 1 else {
          throw UsageError.badValue(option.text.name, String(parts[1]), expected: "no value")
        }
        try take(option, "")
      } else if parts.count == 2 {
        try take(option, String(parts[1]))
      } else if let value = rest.popFirst() {
        try take(option, value)
      } else {
        throw UsageError.missingValue(option.text.name, option.text.value)
      }
    }
  }
}
