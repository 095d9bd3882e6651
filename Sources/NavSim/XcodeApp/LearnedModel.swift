import Foundation

/// A model that has learned something, as it is in an app: what it takes, and what it says.
struct LearnedModel {
  /// Something that it takes or says.
  struct Feature {
    /// What it is called.
    let name: String
    /// Its type in Swift.
    let type: String
    /// What of it is said here.
    let value: String
  }

  /// What it is called.
  let name: String
  private(set) var inputs: [Feature] = []
  private(set) var outputs: [Feature] = []

  /// Reads a file.
  init?(at file: URL) {
    let inside = file.appending(path: "Data/com.apple.CoreML/model.mlmodel")
    let isPackage = file.pathExtension == "mlpackage"
    guard let data = try? Data(contentsOf: isPackage ? inside : file) else { return nil }
    self.init(name: file.deletingPathExtension().lastPathComponent, bytes: Array(data))
  }

  /// Reads what is in a file: parts with numbers, of which the second says what it takes and says.
  init?(name: String, bytes: [UInt8]) {
    self.name = name
    guard let description = Parts(bytes[...]).first(where: { $0.number == 2 }) else { return nil }
    for part in Parts(description.bytes) where part.number == 1 || part.number == 10 {
      guard let feature = Self.feature(part.bytes) else { continue }
      if part.number == 1 { inputs.append(feature) } else { outputs.append(feature) }
    }
  }

  private static func feature(_ bytes: ArraySlice<UInt8>) -> Feature? {
    var (name, type): (String?, Int?) = (nil, nil)
    for part in Parts(bytes) {
      if part.number == 1 { name = String(decoding: part.bytes, as: UTF8.self) }
      if part.number == 3 { type = Parts(part.bytes).first { $0.number < 1_000 }?.number }
    }
    guard let name, let type, let (swift, value) = types[type] else { return nil }
    return Feature(name: name, type: swift, value: value)
  }

  private static let types = [
    1: ("Int64", "0"), 2: ("Double", "0"), 3: ("String", "\"object\""),
    4: ("CVPixelBuffer", "CVPixelBuffer(width: 1, height: 1)"),
    5: ("MLMultiArray", "try MLMultiArray(shape: [1], dataType: .double)"),
    6: ("[String: Double]", "[:]"),
  ]
}

/// The parts of a file, each with a number.
private struct Parts: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  mutating func next() -> (number: Int, bytes: ArraySlice<UInt8>)? {
    guard let key = number() else { return nil }
    let length: Int? =
      switch key & 7 {
      case 0: number().map { _ in 0 }
      case 1: 8
      case 2: number()
      case 5: 4
      default: nil
      }
    guard let length, length <= rest.count else { return nil }
    defer { rest = rest.dropFirst(length) }
    return (key >> 3, rest.prefix(length))
  }

  /// A number, seven bits a byte, the lowest first.
  private mutating func number() -> Int? {
    var (value, shift) = (0, 0)
    while shift < 56, let byte = rest.popFirst() {
      value |= Int(byte & 127) << shift
      if byte < 128 { return value }
      shift += 7
    }
    return nil
  }
}
