import Testing

@testable import NavEngine

/// The heap that timers wait in, against a sorted array.
@Suite
struct HeapTests {
  @Test(arguments: UInt64(0)..<100)
  func behavesLikeASortedArray(seed: UInt64) {
    var random = Random(seed: seed)
    var heap = Heap<Int>()
    var plain: [Int] = []
    for _ in 0..<300 {
      if random.chance(3, in: 5) {
        let number = random.below(50)
        heap.insert(number)
        plain.append(number)
        plain.sort()
      } else {
        #expect(heap.removeFirst() == plain.first)
        if !plain.isEmpty { plain.removeFirst() }
      }
      #expect(heap.count == plain.count)
      #expect(heap.first == plain.first)
    }
  }
}
