/// Reads names that a command line has.
package enum CommandWords {
  /// The value of a name.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - option: where.
  ///   - list: the command that lists all names.
  ///   - others: words that the option knows besides the names.
  package static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, _ list: String = "--help", besides others: [String] = []
  ) throws(UsageError) -> Value {
    guard let value = Value(rawValue: text) ?? Value(rawValue: FormerWords.current(text)) else {
      throw UsageError.unknownName(
        option, text, known: others + Value.allCases.map(\.rawValue), listedBy: list)
    }
    return value
  }

  /// The values of names with commas between.
  package static func list<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, _ list: String, besides others: [String]
  ) throws(UsageError) -> [Value] {
    var values: [Value] = []
    for name in text.split(separator: ",", omittingEmptySubsequences: false) {
      values.append(try named(String(name), option, list, besides: others))
    }
    return values
  }

  /// Reads names with weights behind them, such as `push:4,pop:2,present`; a name alone weighs 1.
  ///
  /// - Returns: at least one value, with weights from 1 to 1,000,000, in the order in which they
  ///   were said.
  package static func weighted<Value>(
    _ text: String, _ option: String, _ list: String, of known: [(name: String, value: Value)]
  ) throws(UsageError) -> [(Value, Int)] {
    var choices: [(Value, Int)] = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
      guard let one = known.first(where: { $0.name == parts[0] }) else {
        throw .unknownName(option, String(parts[0]), known: known.map(\.name), listedBy: list)
      }
      guard let weight = parts.count == 1 ? 1 : Int(parts[1]), (1...1_000_000).contains(weight)
      else {
        throw .badValue(
          option, text, expected: "weights from 1 to 1000000, such as \(one.name):4")
      }
      choices.append((one.value, weight))
    }
    return choices
  }

  /// Reads `all`, names, and names with a hyphen before them, which are left out: of all, when
  /// nothing stands before the first of them.
  ///
  /// - Parameter usual: those that `all` stands for.
  /// - Returns: the chosen names in the order of all, and those that were said themselves.
  package static func choice(
    _ text: String, _ option: String, _ list: String, of known: [String], usual: [String]
  ) throws(UsageError) -> (chosen: [String], named: [String]) {
    var chosen: Set<String> = []
    var named: [String] = []
    for (place, word) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let isLeftOut = word.hasPrefix("-")
      if word == "all" || (isLeftOut && place == 0) { chosen = Set(usual) }
      guard word != "all" else { continue }
      let said = String(isLeftOut ? word.dropFirst() : word)
      let name = known.contains(said) ? said : FormerWords.current(said)
      guard known.contains(name) else {
        throw .unknownName(option, name, known: ["all"] + known, listedBy: list)
      }
      if isLeftOut {
        chosen.remove(name)
        named.removeAll { $0 == name }
      } else {
        chosen.insert(name)
        named.append(name)
      }
    }
    guard !chosen.isEmpty else {
      throw .badValue(option, text, expected: "at least one of them to be left")
    }
    return (known.filter(chosen.contains), named)
  }
}
