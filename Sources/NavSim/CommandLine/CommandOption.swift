/// An option of a command: what parsing, help, completions and the manual all read.
package struct CommandOption<Values>: Sendable {
  /// With its hyphens.
  package let name: String
  /// What the value is called; empty for an option without one.
  package let value: String
  /// What it does, in a phrase.
  package let help: String
  /// What a shell may suggest; none where anything can stand.
  package var suggestions: [String] = []
  /// Puts a value in its place.
  package let take: @Sendable (inout Values, String) throws(UsageError) -> Void

  /// Creates an option.
  package init(
    name: String, value: String, help: String, suggestions: [String] = [],
    take: @escaping @Sendable (inout Values, String) throws(UsageError) -> Void
  ) {
    self.name = name
    self.value = value
    self.help = help
    self.suggestions = suggestions
    self.take = take
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

  /// The same, which also keeps its name when it is said.
  ///
  /// - Parameter place: takes the name; the first one stays.
  package func noted(in place: WritableKeyPath<Values, String?> & Sendable) -> Self {
    Self(name: name, value: value, help: help, suggestions: suggestions) {
      (values, text) throws(UsageError) in
      try take(&values, text)
      if values[keyPath: place] == nil { values[keyPath: place] = name }
    }
  }

  /// What a person reads of it.
  package var text: OptionText {
    OptionText(name: name, value: value, help: help, suggestions: suggestions)
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
      if let earlier = said.updateValue(value, forKey: option.name), earlier != value {
        throw UsageError.repeated(option.name)
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
      guard let option = table.first(where: { $0.name == parts[0] }) else {
        throw UsageError.unknownOption(String(parts[0]), known: table.map(\.name))
      }
      if option.value.isEmpty {
        guard parts.count == 1 else {
          throw UsageError.badValue(option.name, String(parts[1]), expected: "no value")
        }
        try take(option, "")
      } else if parts.count == 2 {
        try take(option, String(parts[1]))
      } else if let value = rest.popFirst() {
        try take(option, value)
      } else {
        throw UsageError.missingValue(option.name, option.value)
      }
    }
  }
}
