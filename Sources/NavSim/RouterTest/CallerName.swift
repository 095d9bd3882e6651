/// The names of callers: a, b, c.
enum CallerName {
  static func of(_ caller: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(caller % 26)))
  }

  static func index(of name: Substring) -> Int? {
    guard name.utf8.count == 1, let letter = name.utf8.first, (97...122).contains(letter) else {
      return nil
    }
    return Int(letter - 97)
  }
}
