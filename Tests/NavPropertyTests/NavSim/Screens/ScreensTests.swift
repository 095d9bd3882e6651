import Testing

@testable import NavEngine
@testable import NavSim

@Suite("Screens")
struct ScreensTests {
  private func drawn(_ random: inout Random) -> Screens<Int> {
    let layers = (0..<Int(random.below(4))).map { _ in
      let pushed = (0..<Int(random.below(5))).map { _ in Int(random.below(2)) }
      return ScreenLayer(Int(random.below(3)), pushed: pushed, ids: pushed, id: 1)
    }
    return Screens(layers: layers, tab: random.chance(1, in: 2) ? "a" : nil)
  }

  @Test("routes that are taken over from a pair are those that would be made", arguments: 0..<200)
  func pairs(_ seed: Int) {
    var random = Random(seed: UInt64(seed))
    for _ in 0..<20 {
      let (before, now) = (drawn(&random), drawn(&random))
      let pair = ScreensPair(own: before, other: before.with(.empty) { "\($0)" })
      var made = 0
      let taken = now.with(pair) { route in
        made += 1
        return "\(route)"
      }
      #expect(taken == now.with(.empty) { "\($0)" })
      #expect(now.with(ScreensPair(own: now, other: taken)) { "\($0)" } == taken)
      #expect(taken.with(ScreensPair(own: now, other: taken).reversed) { Int($0) ?? -1 } == now)
      #expect(made <= now.layers.reduce(0) { $0 + 1 + $1.pushed.count })
    }
  }
}
