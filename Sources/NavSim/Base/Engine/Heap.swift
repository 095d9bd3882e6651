/// A binary heap: the smallest first.
///
/// - Complexity: adding and taking the smallest out O(log n), looking at it O(1).
@usableFromInline package struct Heap<Element: Comparable & Sendable>: Sendable {
  @usableFromInline var elements: [Element] = []

  @inlinable package init() {}

  /// How many there are.
  @inlinable var count: Int { elements.count }

  /// The smallest; nil when there is none.
  @inlinable package var first: Element? { elements.first }

  @inlinable package mutating func insert(_ element: Element) {
    // Moving the hole instead of swapping writes each element once.
    var hole = elements.count
    elements.append(element)
    while hole > 0 {
      let parent = (hole - 1) / 2
      guard element < elements[parent] else { break }
      elements[hole] = elements[parent]
      hole = parent
    }
    elements[hole] = element
  }

  @inlinable package mutating func removeFirst() -> Element? {
    guard let smallest = elements.first else { return nil }
    let moved = elements.removeLast()
    guard !elements.isEmpty else { return smallest }
    var hole = 0
    while true {
      var child = 2 * hole + 1
      guard child < elements.count else { break }
      if child + 1 < elements.count, elements[child + 1] < elements[child] { child += 1 }
      guard elements[child] < moved else { break }
      elements[hole] = elements[child]
      hole = child
    }
    elements[hole] = moved
    return smallest
  }
}
