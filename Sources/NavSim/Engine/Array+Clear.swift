extension Array {
  /// Takes everything out and keeps the storage: for a few elements a fraction of what
  /// `removeAll(keepingCapacity:)` costs, whatever they are.
  mutating func clear() {
    while popLast() != nil {}
  }

  /// Takes everything out without giving back what is in it: only for elements of which it is known
  /// that they hold no references, though their type could.
  ///
  /// To give back an element is to look at what it is. If one holds a reference after all, what that
  /// refers to is never freed, and nothing worse happens.
  @inline(__always)
  mutating func forget() {
    // Room that nobody gives back.
    withUnsafeTemporaryAllocation(of: Element.self, capacity: 1) { room in
      while !isEmpty { room.initializeElement(at: 0, to: removeLast()) }
    }
  }

  /// Takes an element out and puts another in its place, without a copy of either.
  @inline(__always)
  mutating func exchange(at index: Int, for new: Element) -> Element {
    withUnsafeMutablePointer(to: &self[index]) { place in
      let old = place.move()
      place.initialize(to: new)
      return old
    }
  }
}
