import Glibc
import Synchronization

/// What views are called.
enum ViewNames {
  // Several threads may play apps.
  private static let known = Mutex<[ObjectIdentifier: String?]>([:])

  /// The name of a view's type without its arguments; nil for one of this module.
  static func name(of type: Any.Type) -> String? {
    if let name = known.withLock({ $0[ObjectIdentifier(type)] }) { return name }
    let full = String(reflecting: type)
    let plain = full.prefix { $0 != "<" }
    let isOwn =
      full.hasPrefix("SwiftUI.") || full.hasPrefix("Swift.") || full.hasPrefix("(")
    let name = isOwn ? nil : plain.split(separator: ".").last.map { String($0) }
    known.withLock { $0[ObjectIdentifier(type)] = name }
    return name
  }

  /// What a screen is called by its value.
  static func name(ofValue value: Any) -> String { name(fromText: String(describing: value)) }

  /// What a screen is called by what its value says of itself. What every run has others of is left
  /// out: a `UUID`, the time of a `Date`, and where something lies in memory.
  static func name(fromText text: String) -> String {
    var text = text
    // Looked for only where it can be, as this is asked for with each page.
    if text.utf8.contains(UInt8(ascii: "$")) {
      text.replace(#/\(unknown context at \$[0-9a-f]+\)\./#, with: "")
    }
    if text.contains("0x") {
      text.replace(#/0x([0-9a-f]{6,16})/#) { place(ofAddress: $0.1) }
    }
    var bytes = Array(text.utf8)
    for (pattern, kept) in [(idPattern, 0), (datePattern, dayLength)] {
      var start = 0
      while start + pattern.count <= bytes.count {
        let found = bytes[start..<start + pattern.count]
        if zip(found, pattern).allSatisfy(matches) {
          bytes.replaceSubrange(start + kept..<start + pattern.count, with: "_".utf8)
        }
        start += 1
      }
    }
    return bytes.count == text.utf8.count ? text : String(decoding: bytes, as: UTF8.self)
  }

  /// What is said of an address: where it is in the program, which is the same in every process, and
  /// nothing of memory that was asked for.
  private static func place(ofAddress digits: Substring) -> String {
    guard let address = UInt(digits, radix: 16), let pointer = UnsafeRawPointer(bitPattern: address)
    else { return "_" }
    // The file, where that begins, the name of what is there, and where that begins.
    return withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { words in
      words.initialize(repeating: 0)
      guard let found = libraries?(pointer, words.baseAddress), found != 0, words[1] != 0 else {
        return "_"
      }
      return "+\(String(address &- words[1], radix: 16))"
    }
  }

  /// Says in which library an address is, which headers for Swift leave out.
  private static let libraries = dlsym(nil, "dladdr").map {
    unsafeBitCast(
      $0, to: (@convention(c) (UnsafeRawPointer, UnsafeMutablePointer<UInt>?) -> CInt).self)
  }

  /// How both are written: `F` stands for a hexadecimal digit of either case, `9` for one of ten.
  private static let idPattern = Array("FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF".utf8)
  private static let datePattern = Array("9999-99-99 99:99:99 +0000".utf8)
  private static let dayLength = "9999-99-99 ".utf8.count

  private static func matches(_ byte: UInt8, _ pattern: UInt8) -> Bool {
    let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    return switch pattern {
    case UInt8(ascii: "F"):
      isDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
    case UInt8(ascii: "9"): isDigit
    default: byte == pattern
    }
  }
}
