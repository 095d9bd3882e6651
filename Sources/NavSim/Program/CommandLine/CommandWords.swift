/// Reads names that a command line has.
package enum CommandWords {
  /// The value of a name.
  ///
  /// - Parameters:
  ///   - text: what was typed.
  ///   - option: where.
  ///   - list: the command that lists all names.
  package static func named<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, _ option: String, _ list: String = "--help"
  ) throws(UsageError) -> Value {
    guard let value = Value(rawValue: text) ?? Value(rawValue: FormerWords.current(text)) else {
      throw UsageError.unknownName(
        option, text, known: Value.allCases.map(\.rawValue), listedBy: list)
    }
    return value
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

  /// Reads names, words for several of them, and names with a hyphen before them, which are left
  /// out: of the usual ones, when nothing stands before the first of them.
  ///
  /// - Parameters:
  ///   - usual: nil for all of them.
  ///   - words: those for several; nil for `all`, the usual ones. One for none starts anew.
  /// - Returns: the chosen names in the order of all, and those that were said themselves.
  package static func choice(
    _ text: String, _ option: String, _ list: String, of known: [String], usual: [String]? = nil,
    words: [(String, [String])]? = nil
  ) throws(UsageError) -> (chosen: [String], named: [String]) {
    let usual = usual ?? known
    let words = words ?? [("all", usual)]
    var chosen: Set<String> = []
    var named: [String] = []
    for (place, word) in text.split(separator: ",", omittingEmptySubsequences: false).enumerated() {
      let isLeftOut = word.hasPrefix("-")
      if isLeftOut, place == 0 { chosen = Set(usual) }
      if let several = words.first(where: { $0.0 == word })?.1 {
        chosen = several.isEmpty ? [] : chosen.union(several)
        continue
      }
      let said = String(isLeftOut ? word.dropFirst() : word)
      let name = known.contains(said) ? said : FormerWords.current(said)
      guard known.contains(name) else {
        throw .unknownName(option, said, known: words.map(\.0) + known, listedBy: list)
      }
      if isLeftOut {
        chosen.remove(name)
        named.removeAll { $0 == name }
      } else {
        chosen.insert(name)
        named.append(name)
      }
    }
    guard !chosen.isEmpty || words.contains(where: \.1.isEmpty) else {
      throw .badValue(option, text, expected: "at least one of them to be left")
    }
    return (known.filter(chosen.contains), named)
  }
}
