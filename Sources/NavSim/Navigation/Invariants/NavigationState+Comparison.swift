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
  @inline(__always)
  fileprivate func isSame(as other: borrowing [Entry]) -> Bool {
    guard count == other.count else { return false }
    var depth = 0
    // In one comparison, because each is a jump.
    while depth < count,
      (self[depth].id.rawValue ^ other[depth].id.rawValue)
        | UInt64(self[depth].route.rawValue ^ other[depth].route.rawValue) == 0
    {
      depth += 1
    }
    return depth == count
  }
}
