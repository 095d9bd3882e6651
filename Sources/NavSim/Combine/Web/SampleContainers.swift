/// The keys of a sample, which has whatever is asked for.
struct SampleFields<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }
  /// Those of a dictionary: one.
  var allKeys: [Key] { Key(stringValue: "1").map { [$0] } ?? [] }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) -> Bool { decoder.isDeep }

  private func at(_ key: Key) -> SampleDecoder { decoder.below(key) }

  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try at(key).value(type)
  }

  /// What cannot be made is not there.
  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    decoder.isDeep ? nil : try? at(key).value(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedDecodingContainer<Nested> { at(key).container(keyedBy: type) }
  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    at(key).unkeyedContainer()
  }
  func superDecoder() -> any Decoder { decoder }
  func superDecoder(forKey key: Key) -> any Decoder { at(key) }
}

/// A list of three; of none where there are lists enough around it.
struct SampleList: UnkeyedDecodingContainer {
  let decoder: SampleDecoder
  var currentIndex = 0

  init(decoder: SampleDecoder) { self.decoder = decoder }

  private struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { intValue.map { "\($0)" } ?? "" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { decoder.isDeep ? 0 : 3 }
  var isAtEnd: Bool { currentIndex >= count ?? 0 }

  private mutating func next() -> SampleDecoder {
    var next = decoder.below(Index(intValue: currentIndex))
    currentIndex += 1
    next.number = 10 * next.number + currentIndex
    next.lists += 1
    return next
  }

  func decodeNil() -> Bool { false }
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try next().value(type) }
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedDecodingContainer<Nested> { next().container(keyedBy: type) }
  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
    next().unkeyedContainer()
  }
  mutating func superDecoder() -> any Decoder { next() }
}

/// One value of a sample.
struct SampleValue: SingleValueDecodingContainer {
  let decoder: SampleDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.isDeep }
  func decode(_ type: Bool.Type) -> Bool { decoder.truth }
  func decode(_ type: String.Type) -> String { decoder.text }
  func decode(_ type: Double.Type) -> Double { decoder.fraction }
  func decode(_ type: Float.Type) -> Float { Float(decoder.fraction) }
  func decode<T: FixedWidthInteger & Decodable>(_ type: T.Type) -> T {
    T(clamping: decoder.integer)
  }
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.value(type) }
}
