import NavSim

/// The result of one seed.
struct SeedResult: SeedKeyedResult, Sendable {
  let seed: UInt64
  let steps: Int
  let virtualMilliseconds: Int64
  let digest: String
  let coverage: Coverage
  let newPlaces: [Int]
  /// What failed, and the small scenario that shows it.
  var failure: Failure?

  struct Failure: Codable, Hashable, Sendable {
    let property: String
    let expected: String
    let seen: String
    /// As it is printed.
    let report: [String]
    /// The small scenario; nil when there is none.
    let fixture: Fixture?
    /// What its file is called; empty when there is none.
    var fileName: String { fixture?.fileName ?? "" }

    private enum CodingKeys: CodingKey {
      case property, expected, seen, report, fixture, fileName
    }
  }
}

// MARK: - Reading

// Results come from files and other processes. What is read here can be added up, printed, and
// saved under the name it has.
extension SeedResult {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func expect(_ condition: Bool, _ key: CodingKeys, _ expected: String) throws {
      guard condition else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: values, debugDescription: "\(key.stringValue): expected \(expected)")
      }
    }
    let numbers = 0...(1 << 48)
    self.init(
      seed: try values.decode(UInt64.self, forKey: .seed),
      steps: try values.decode(Int.self, forKey: .steps),
      virtualMilliseconds: try values.decode(Int64.self, forKey: .virtualMilliseconds),
      digest: try values.decode(String.self, forKey: .digest),
      coverage: try values.decode(Coverage.self, forKey: .coverage),
      newPlaces: try values.decode([Int].self, forKey: .newPlaces),
      failure: try values.decodeIfPresent(Failure.self, forKey: .failure))
    try expect(numbers.contains(steps), .steps, "a number of steps")
    try expect(
      virtualMilliseconds >= 0 && virtualMilliseconds <= Int64(numbers.upperBound),
      .virtualMilliseconds, "a time")
    try expect(digest.isWord, .digest, "a word")
    try expect(
      newPlaces.count <= 4 && newPlaces.allSatisfy { (0...(1 << 38)).contains($0) },
      .newPlaces, "up to four counts")
  }
}

extension SeedResult.Failure {
  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    func text(_ key: CodingKeys) throws -> String {
      TextEncoding.visible(try values.decode(String.self, forKey: key))
    }
    let report = try values.decode([String].self, forKey: .report)
    self.init(
      property: try text(.property), expected: try text(.expected), seen: try text(.seen),
      report: report.map { TextEncoding.terminal(TextEncoding.visible($0)) },
      fixture: try values.decode(String.self, forKey: .fixture).isEmpty
        ? nil : try values.decode(Fixture.self, forKey: .fixture))
    guard property.isWord else {
      throw DecodingError.dataCorruptedError(
        forKey: .property, in: values, debugDescription: "property: expected a word")
    }
    // A name that the fixture does not have could name any file there is.
    guard try values.decode(String.self, forKey: .fileName) == fileName else {
      throw DecodingError.dataCorruptedError(
        forKey: .fileName, in: values,
        debugDescription: "fileName: expected the name that the fixture gives its file")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(property, forKey: .property)
    try values.encode(expected, forKey: .expected)
    try values.encode(seen, forKey: .seen)
    try values.encode(report, forKey: .report)
    try values.encode(fixture.map(FixturePrinter.print) ?? "", forKey: .fixture)
    try values.encode(fileName, forKey: .fileName)
  }
}

extension String {
  /// True for a short word of letters, digits and hyphens.
  fileprivate var isWord: Bool {
    !isEmpty && utf8.count <= 64
      && utf8.allSatisfy {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20)
          || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: "-")
      }
  }
}
