import Testing

@testable import NavEngine

@Suite("Random")
struct RandomTests {
  @Test("SplitMix64 gives the published numbers for the seed 1234567")
  func splitMixVectors() {
    var generator = SplitMix64(state: 1_234_567)
    let expected: [UInt64] = [
      6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
      4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("xoshiro256** gives the published numbers for the state 1, 2, 3, 4")
  func xoshiroVectors() {
    var generator = Random(state: (1, 2, 3, 4))
    let expected: [UInt64] = [
      11520, 0, 1_509_978_240, 1_215_971_899_390_074_240, 1_216_172_134_540_287_360,
      607_988_272_756_665_600, 16_172_922_978_634_559_625, 8_476_171_486_693_032_832,
      10_595_114_339_597_558_777, 2_904_607_092_377_533_576,
    ]
    #expect(expected.map { _ in generator.next() } == expected)
  }

  @Test("numbers stay below their bound and reach every value about equally often")
  func belowIsUniform() {
    var random = Random(seed: 7)
    for bound in 1...12 {
      var counts = [Int](repeating: 0, count: bound)
      for _ in 0..<(1_000 * bound) { counts[random.below(bound)] += 1 }
      for count in counts { #expect((800...1_200).contains(count), "bound \(bound): \(counts)") }
    }
    #expect(random.below(0) == 0)
    #expect(random.below(-5) == 0)
  }

  @Test("numbers out of one word stay below their bounds and are even, each and two together")
  func batchIsUniform() {
    var random = Random(seed: 9)
    var second = [Int](repeating: 0, count: 12)
    var pairs = [Int](repeating: 0, count: 30)
    for _ in 0..<30_000 {
      var batch = random.batch()
      let time = batch.within(1_000...6_000)
      let (a, b) = (batch.below(5), batch.below(6))
      pairs[a * 6 + b] += 1
      let (wide, none) = (batch.below(192), batch.below(1))
      #expect((1_000...6_000).contains(time) && (0..<192).contains(wide) && none == 0)
      second[batch.below(12)] += 1
    }
    for count in pairs { #expect((850...1_150).contains(count), "\(pairs)") }
    for count in second { #expect((2_250...2_750).contains(count), "\(second)") }
  }

  @Test("a bound that leaves nothing to draw uses nothing up")
  func batchOfNothing() {
    var batch = RandomBatch(0x9E37_79B9_7F4A_7C15)
    var same = batch
    let nothing = [batch.below(0), batch.below(-3), batch.element(of: []) ?? 0]
    #expect(nothing == [0, 0, 0])
    let (number, expected) = (batch.below(1_000), same.below(1_000))
    #expect(number == expected)
    let (always, never) = (batch.chance(1, in: 1), batch.chance(0, in: 7))
    #expect(always && !never)
  }

  @Test("streams of seeds that are multiples of SplitMix64's increment do not overlap")
  func streamsDoNotOverlap() {
    var seen: Set<UInt64> = []
    for index in 0..<200 as Range<UInt64> {
      var random = Random(seed: index &* 0x9E37_79B9_7F4A_7C15)
      for _ in 0..<50 { #expect(seen.insert(random.next()).inserted) }
    }
  }

  @Test("weights decide how often an index comes")
  func weights() {
    var random = Random(seed: 3)
    var counts = [0, 0, 0]
    for _ in 0..<4_000 { counts[random.index(weights: [1, 0, 3])] += 1 }
    #expect(counts[1] == 0)
    #expect((800...1_200).contains(counts[0]))
    #expect(random.index(weights: [0, 0]) == 0)
  }
}
