import Foundation

/// Values as JSON, with their keys in order, so that the same value gives the same bytes.
package enum JSON {
  /// - Parameter isPretty: true for several lines.
  package static func text(_ value: some Encodable, isPretty: Bool = false) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    // Numbers and strings only: there is nothing that could fail to be encoded.
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The value; nil when the text is none.
  static func value<Value: Decodable>(_ text: String, as type: Value.Type = Value.self) -> Value? {
    try? JSONDecoder().decode(type, from: Data(text.utf8))
  }
}
