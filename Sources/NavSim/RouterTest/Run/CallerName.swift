/// The names of callers: a, b, c.
enum CallerName {
  /// How many there are.
  static var limit: Int { 26 }

  static func of(_ caller: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(caller % 26)))
  }

  /// How a person is told of a caller, or of the user behind all callers, who answers at the end.
  static func spoken(_ caller: Int, of count: Int) -> String {
    caller == max(count, 1) ? "the user's answer" : "caller \(of(caller))"
  }

  /// A call as reports name it, in one phrase: `caller a: push .list`.
  static func call(_ caller: Int, of count: Int, _ text: String) -> String {
    "`\(spoken(caller, of: count)): \(text)`"
  }

  static func index(of name: Substring) -> Int? {
    guard name.utf8.count == 1, let letter = name.utf8.first, (97...122).contains(letter) else {
      return nil
    }
    return Int(letter - 97)
  }
}
