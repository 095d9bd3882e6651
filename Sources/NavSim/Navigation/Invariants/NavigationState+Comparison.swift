import NavCore

// Entry by entry, where they lie, because a stack that is handed over is counted.
extension NavigationState {
  /// True when everything is the same, wherever it is stored.
  @inline(__always)
  func isSame(as other: borrowing NavigationState) -> Bool {
    guard selectedIndex == other.selectedIndex, tabs.count == other.tabs.count,
      layers.count == other.layers.count
    else { return false }
    for index in layers.indices where !isSame(layer: index, as: other) { return false }
    for index in tabs.indices where !isSame(tab: index, as: other) { return false }
    return true
  }

  /// True when the same tab stands there, with the same stack.
  @inline(__always)
  func isSame(tab index: Int, as other: borrowing NavigationState) -> Bool {
    tabs[index].id == other.tabs[index].id
      && tabs[index].stack.isSame(as: other.tabs[index].stack)
  }

  /// True when the same layer stands there, with the same stack.
  @inline(__always)
  func isSame(layer index: Int, as other: borrowing NavigationState) -> Bool {
    layers[index].id == other.layers[index].id
      && layers[index].presenter == other.layers[index].presenter
      && layers[index].style == other.layers[index].style
      && layers[index].stack.isSame(as: other.layers[index].stack)
  }
}

extension [Entry] {
  // Two at a time, the top instead of what would be above it: how many there are is a jump that nobody
  // can foresee, and to look at one twice costs less.
  @inline(__always)
  fileprivate func isSame(as other: borrowing [Entry]) -> Bool {
    guard count == other.count else { return false }
    var depth = 0
    var differences: UInt64 = 0
    while depth < count {
      let second = Swift.min(depth + 1, count - 1)
      differences |= self[depth].differences(from: other[depth])
      differences |= self[second].differences(from: other[second])
      depth += 2
    }
    return differences == 0
  }
}

extension Entry {
  /// What differs, as bits; none when nothing does.
  @inline(__always)
  fileprivate func differences(from other: Entry) -> UInt64 {
    (id.rawValue ^ other.id.rawValue) | UInt64(route.rawValue ^ other.route.rawValue)
  }
}
