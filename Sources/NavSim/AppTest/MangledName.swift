/// A name as it begins the symbols of a program: with its length, and with letters for words in it
/// that come again.
///
/// Source of the rules: [mangling](https://github.com/swiftlang/swift/blob/main/docs/ABI/Mangling.rst),
/// *Identifiers*.
struct MangledName {
  private let bytes: [UInt8]
  /// The words that were met, the first 26 of two letters or more.
  private var words: [ArraySlice<UInt8>] = []
  /// Where one comes again, and which.
  private var again: [(start: Int, word: Int)] = []

  init(_ name: String) {
    bytes = Array(name.utf8)
    var start: Int?
    for place in 0...bytes.count {
      if let known = start, isEnd(place) {
        add(bytes[known..<place], at: known)
        start = nil
      }
      if start == nil, isStart(place) { start = place }
    }
  }

  private func isStart(_ place: Int) -> Bool {
    place < bytes.count && bytes[place] != UInt8(ascii: "_") && !isDigit(bytes[place])
  }

  private func isEnd(_ place: Int) -> Bool {
    if place == bytes.count || bytes[place] == UInt8(ascii: "_") { return true }
    return !isUpper(bytes[place - 1]) && isUpper(bytes[place])
  }

  private func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= byte }
  private func isUpper(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= byte }

  private mutating func add(_ word: ArraySlice<UInt8>, at start: Int) {
    if let known = words.firstIndex(of: word) {
      again.append((start, known))
    } else if word.count >= 2, words.count < 26 {
      words.append(word)
    }
  }

  var text: String {
    var text = again.isEmpty ? "" : "0"
    var place = 0
    func addPlain(upTo end: Int) {
      guard place < end else { return }
      text += "\(end - place)" + String(decoding: bytes[place..<end], as: UTF8.self)
    }
    for (index, repeated) in again.enumerated() {
      addPlain(upTo: repeated.start)
      let isLast = index == again.count - 1
      let letter = UInt8(ascii: isLast ? "A" : "a") + UInt8(repeated.word)
      text.append(Character(Unicode.Scalar(letter)))
      place = repeated.start + words[repeated.word].count
      if isLast, place == bytes.count { text += "0" }
    }
    addPlain(upTo: bytes.count)
    return text
  }
}
