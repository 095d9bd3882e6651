#if os(Linux)
  import Foundation
  import NavCapture
  import NavSim
  import Testing

  /// Random numbers are those of the seed.
  @Suite("Captured randomness")
  struct RandomnessTests {
    private static func numbers(_ seed: UInt64, _ body: @escaping @Sendable () -> [String])
      throws -> AsyncRun<[String]>
    {
      try simulate(seed: seed, capture: .required) { _ in body() }
    }

    /// Every source that apps draw from.
    private static let sources: [@Sendable () -> [String]] = [
      { (0..<3).map { _ in "\(Int.random(in: 0..<1_000_000))" } },
      { ["\(Double.random(in: 0..<1))", "\((0..<64).map { _ in Bool.random() })"] },
      { ["\((0..<20).shuffled())", "\((0..<1_000_000).randomElement() ?? 0)"] },
      { [UUID().uuidString, UUID().uuidString] },
      {
        var generator = SystemRandomNumberGenerator()
        return ["\(generator.next())"]
      },
      { ["\(systemRandom())"] },
      { ["\(Glibc.random())", "\(rand())"] },
      { ["\(Set((0..<50).map { "\($0)" }))", "\(Dictionary(grouping: 0..<50) { "\($0)" }.keys)"] },
    ]

    @Test("the same seed draws the same, another seed another", arguments: sources.indices)
    func sameSeed(_ index: Int) throws {
      let source = Self.sources[index]
      let first = try Self.numbers(7, source)
      #expect(try Self.numbers(7, source).result == first.result)
      // The order of a set is the same under every seed.
      if index != Self.sources.count - 1 {
        #expect(try Self.numbers(8, source).result != first.result)
        #expect(first.schedule.randomness == 7)
        let replayed = try simulate(seed: 0, replaying: first.schedule, capture: .required) { _ in
          source()
        }
        #expect(replayed.result == first.result)
      }
    }

    @Test("outside a simulation they are as random as ever")
    func outside() throws {
      _ = try Self.numbers(7) { [UUID().uuidString] }
      #expect(UUID() != UUID())
      #expect(UInt64.random(in: 0...(.max)) != UInt64.random(in: 0...(.max)))
    }
  }

  // The overlay of the system's library does not have it.
  @_silgen_name("getrandom") private func systemGetRandom(
    _ buffer: UnsafeMutableRawPointer?, _ count: Int, _ flags: CUnsignedInt
  ) -> Int

  /// What the system's generator fills.
  private func systemRandom() -> UInt64 {
    var number: UInt64 = 0
    _ = withUnsafeMutableBytes(of: &number) { systemGetRandom($0.baseAddress, $0.count, 0) }
    return number
  }
#endif
