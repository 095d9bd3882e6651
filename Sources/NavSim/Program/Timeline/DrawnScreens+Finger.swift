extension DrawnScreens {
  /// The same with the item under a finger marked, on the top layer.
  ///
  /// - Parameter call: the call that the finger makes, as scenarios write it.
  package func touched(by call: String) -> Self {
    var copy = self
    guard let top = items.indices.last,
      let place = items[top].firstIndex(where: { item in
        !item.name.isEmpty && call.hasSuffix(" " + item.name)
      })
    else { return copy }
    copy.items[top][place].isTouched = true
    return copy
  }

  /// The same without a finger.
  var untouched: Self {
    var copy = self
    copy.finger = nil
    for (level, items) in items.enumerated() {
      for place in items.indices { copy.items[level][place].isTouched = false }
    }
    return copy
  }
}
