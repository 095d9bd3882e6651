import Testing

@testable import NavSim

/// The list that checks keep their open requests in, against a plain array.
@Suite
struct RosterTests {
  @Test(arguments: UInt64(0)..<200)
  func behavesLikeASortedArray(seed: UInt64) {
    var random = Random(seed: seed)
    var roster = Roster<Int, String>()
    var plain: [(id: Int, value: String)] = []
    var next = 0
    for _ in 0..<300 {
      switch random.below(5) {
      case 0, 1:
        next += 1 + random.below(2)
        add(next, to: &roster, &plain)
      case 2 where random.chance(1, in: 8):
        // Out of order: an id that was left out, or taken out before.
        let late = random.below(next + 1)
        if !plain.contains(where: { $0.id == late }) { add(late, to: &roster, &plain) }
      default:
        let id = random.chance(1, in: 2) ? plain.first?.id ?? 0 : random.below(next + 2)
        let index = plain.firstIndex { $0.id == id }
        #expect(roster.remove(id) == index.map { plain[$0].value })
        if let index { plain.remove(at: index) }
      }
      #expect(roster.count == plain.count)
      #expect(roster.all.map(\.value) == plain.map(\.value))
      let id = random.below(next + 2)
      let found = roster.first(after: id) { $0.hasSuffix("3") }
      #expect(found == plain.first { $0.id > id && $0.value.hasSuffix("3") }?.id)
    }
  }

  private func add(
    _ id: Int, to roster: inout Roster<Int, String>, _ plain: inout [(id: Int, value: String)]
  ) {
    roster.append(id, "\(id)")
    plain.append((id, "\(id)"))
    plain.sort { $0.id < $1.id }
  }
}
