import Testing

@testable import NavEngine
@testable import peer_bench

@Suite("Corpus of a search")
struct CorpusTests {
  /// The obvious places: all are looked at every time.
  private struct Model {
    var passes: [Int] = []
    var starts: [Int] = []
    var placeOfFeature: [UInt64: Int] = [:]

    mutating func start() -> Int? {
      let weights = passes.indices.map { passes[$0] + 2 * starts[$0] }
      guard let least = weights.min(), let place = weights.lastIndex(of: least) else { return nil }
      starts[place] += 1
      return place
    }

    func rarest(_ count: Int, behind known: Int) -> [Int] {
      Array(
        passes.indices.dropFirst(known).sorted { (passes[$0], $0) < (passes[$1], $1) }
          .prefix(count))
    }
  }

  @Test("agree with a plain list on random use", arguments: 0..<10 as Range<UInt64>)
  func agreesWithModel(_ seed: UInt64) {
    var random = Random(seed: seed)
    var places = Corpus<BenchmarkSubject>()
    var model = Model()
    for _ in 0..<3_000 {
      if random.chance(1, in: 4) {
        let found = places.start()
        let expected = model.start()
        #expect(found?.way.from == expected)
        #expect(found?.way.actions.isEmpty ?? true)
        continue
      }
      let coverageFeature = UInt64(random.below(200))
      let place = model.placeOfFeature[coverageFeature]
      let isKnown = places.pass(coverageFeature)
      #expect(isKnown == (place != nil))
      if let place {
        model.passes[place] += 1
      } else {
        // The way to each place is one action that says its number.
        var way = Corpus<BenchmarkSubject>.Prefix()
        way.append(.advance(Int32(model.passes.count)))
        var subject = BenchmarkSubject(.none)
        places.keep(&subject, at: coverageFeature, &way)
        #expect(way.from == model.passes.count)
        model.placeOfFeature[coverageFeature] = model.passes.count
        model.passes.append(1)
        model.starts.append(0)
      }
      #expect(places.count == model.passes.count)
    }
    for known in [0, 7] {
      let rarest = places.rarest(16, behind: known)
      #expect(rarest == model.rarest(16, behind: known).map { [.advance(Int32($0))] })
    }
  }

  @Test("a way goes through the places it goes on from")
  func ways() {
    var places = Corpus<BenchmarkSubject>()
    var subject = BenchmarkSubject(.none)
    var way = Corpus<BenchmarkSubject>.Prefix()
    for number in 0..<20 as Range<Int32> {
      way.append(.advance(number))
      if number % 5 == 4 { places.keep(&subject, at: UInt64(number), &way) }
    }
    #expect(places.count == 4)
    #expect(places.actions(of: way) == (0..<20 as Range<Int32>).map { .advance($0) })
    #expect(way.length == 20)
  }

  @Test("memory has an end: what comes after the thousandth place is known, and not kept")
  func limit() {
    var places = Corpus<BenchmarkSubject>()
    var subject = BenchmarkSubject(.none)
    for coverageFeature in 0..<1_500 as Range<UInt64> {
      var way = Corpus<BenchmarkSubject>.Prefix()
      way.append(.pop)
      places.keep(&subject, at: coverageFeature, &way)
    }
    #expect(places.count == 1_000)
    #expect((0..<1_500 as Range<UInt64>).allSatisfy { places.pass($0) })
  }
}
