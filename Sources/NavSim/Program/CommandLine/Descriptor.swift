import Foundation

/// What is open.
enum Descriptor {
  /// Writes all of a text, however often that is interrupted.
  ///
  /// - Returns: the number of the error that kept it from that; 0 for none.
  static func write(_ text: String, to descriptor: Int32) -> Int32 {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return 0
  }
}
