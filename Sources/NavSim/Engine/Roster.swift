/// Values in the order of their ids, which only grow: added behind, taken out anywhere.
///
/// A place that is vacated in the middle is marked, and marked places are swept when they are half of
/// all. Adding costs O(1), taking one out O(log n) to find it, both amortised.
struct Roster<Key: Comparable & Sendable, Value: Sendable>: Sendable {
  private struct Place: Sendable {
    let id: Key
    /// Nil in a place that was vacated.
    var value: Value?
  }

  private var places: [Place] = []
  /// The first place that is taken; everything before it is free.
  private var head = 0
  private var vacated = 0
  /// How many there are.
  private(set) var count = 0

  init() {}

  /// All that are there, in their order.
  var all: [(id: Key, value: Value)] {
    places[head...].compactMap { place in place.value.map { (place.id, $0) } }
  }

  /// The first behind an id whose value fits.
  ///
  /// - Complexity: O(places between them), and O(log n) to find where to begin.
  func first(after id: Key, where fits: (Value) -> Bool) -> Key? {
    var index = head < places.count && places[head].id > id ? head : lowerBound(of: id)
    while index < places.count {
      if let value = places[index].value, places[index].id > id, fits(value) {
        return places[index].id
      }
      index += 1
    }
    return nil
  }

  /// Adds one. An id that is not greater than all before it is put in its place, which costs O(n).
  mutating func append(_ id: Key, _ value: Value) {
    count += 1
    let place = Place(id: id, value: value)
    if let last = places.last, id <= last.id {
      places.insert(place, at: lowerBound(of: id))
    } else {
      places.append(place)
    }
  }

  /// Takes one out.
  ///
  /// - Returns: nil when it is not there.
  // Inlined as far as most get: they are not there, or come first.
  @inline(__always)
  mutating func remove(_ id: Key) -> Value? {
    guard head < places.count, places[head].id <= id else { return nil }
    return places[head].id == id ? removeFirst() : removeLater(id)
  }

  /// The first is never vacated.
  @inline(__always)
  private mutating func removeFirst() -> Value? {
    let value = places[head].value
    head += 1
    count -= 1
    while vacated > 0, head < places.count, places[head].value == nil {
      head += 1
      vacated -= 1
    }
    sweep()
    return value
  }

  @inline(never)
  private mutating func removeLater(_ id: Key) -> Value? {
    guard id <= places[places.count - 1].id else { return nil }
    let index = lowerBound(of: id)
    guard index < places.count, places[index].id == id, let value = places[index].value.take()
    else { return nil }
    vacated += 1
    count -= 1
    sweep()
    return value
  }

  /// The first place at or behind `head` whose id is not less.
  private func lowerBound(of id: Key) -> Int {
    var low = head
    var high = places.count
    while low < high {
      let middle = low + (high - low) / 2
      if places[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Keeps what is no longer needed below half.
  @inline(__always)
  private mutating func sweep() {
    if head + vacated >= 16, head + vacated > places.count / 2 { sweepAll() }
  }

  @inline(never)
  private mutating func sweepAll() {
    var kept = 0
    for index in head..<places.count where places[index].value != nil {
      places[kept] = places[index]
      kept += 1
    }
    places.removeSubrange(kept...)
    head = 0
    vacated = 0
  }
}
