/// Elements that stay at the place where they were put, until they are taken out.
struct Slab<Element> {
  private var elements: [Element?] = []
  private var free: [Int] = []

  /// How many there are.
  var count: Int { elements.count - free.count }

  subscript(place: Int) -> Element? { elements[place] }

  /// Puts an element in, and says where.
  mutating func insert(_ element: consuming Element) -> Int {
    guard let place = free.popLast() else {
      elements.append(element)
      return elements.count - 1
    }
    elements[place] = element
    return place
  }

  /// Takes an element out; nil where there is none.
  mutating func remove(at place: Int) -> Element? {
    guard let element = elements[place].take() else { return nil }
    free.append(place)
    return element
  }
}
