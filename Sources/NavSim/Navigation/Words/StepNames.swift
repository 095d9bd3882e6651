/// The names that steps have in a text: a, b, …, z, aa, ab, …, without the words that begin an
/// option.
package struct StepNames {
  /// The names given so far.
  package private(set) var names: [StepID: String] = [:]
  private var next: Int

  /// - Parameter next: how many names have been consumed before.
  package init(next: Int = 0) { self.next = next }

  /// Gives a step the next name.
  package mutating func name(_ step: StepID) {
    while Self.isOption(Self.letters(next)[...]) { next += 1 }
    names[step] = Self.letters(next)
    next += 1
  }

  /// True for a word that cannot be a name, because an option starts with it.
  static func isOption(_ word: Substring) -> Bool {
    ["as", "from", "within", "priority", "wait", "reject"].contains(word)
  }

  private static func letters(_ index: Int) -> String {
    var text = ""
    var rest = index + 1
    while rest > 0 {
      rest -= 1
      let letter = Character(UnicodeScalar(UInt8(97 + rest % 26)))
      text = String(letter) + text
      rest /= 26
    }
    return text
  }
}
