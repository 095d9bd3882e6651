extension NavigationPath {
  /// Creates a path from what was saved of one.
  public init(_ codable: CodableRepresentation) {
    self.init()
    elements = codable.elements
  }

  /// What can be saved of the path; nil when one of its values cannot.
  public var codable: CodableRepresentation? {
    guard elements.allSatisfy({ $0.base is any Codable }) else { return nil }
    return CodableRepresentation(elements: elements)
  }

  /// What can be saved of a path: the types of its values, and the values, the last first.
  public struct CodableRepresentation: Codable, Equatable {
    fileprivate let elements: [AnyHashable]

    fileprivate init(elements: [AnyHashable]) { self.elements = elements }

    /// Reads what was saved.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [AnyHashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Decodable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that can be read")
        }
        elements.append(try Self.value(type, try container.decode(String.self)))
      }
      self.elements = elements.reversed()
    }

    private static func value<Value: Decodable & Hashable>(
      _ type: Value.Type, _ text: String
    ) throws -> AnyHashable { try JSONDecoder().decode([Value].self, from: Data(text.utf8))[0] }

    /// Saves it.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let value = element.base as? any Encodable else { continue }
        try container.encode(_mangledTypeName(type(of: element.base)) ?? "")
        try container.encode(String(decoding: try Self.data(value), as: UTF8.self))
      }
    }

    // In an array, as not every coder takes a value alone.
    private static func data<Value: Encodable>(_ value: Value) throws -> Data {
      try JSONEncoder().encode([value])
    }
  }
}
