extension Screens {
  /// Whether a framework would animate the change: one screen more or less, on top.
  func needsAnimation(to other: Self) -> Bool {
    guard tab == other.tab, let top, let otherTop = other.top else { return false }
    return top.pushed.count != otherTop.pushed.count
  }

  /// One part of a difference; nil when there is only one.
  func firstDifference(from other: Self) -> Self? {
    guard tab == other.tab else { return nil }
    var part = self
    if layers.count != other.layers.count, let last = layers.indices.last {
      let isAlsoPushed =
        other.layers.indices.contains(last) && layers[last].pushed != other.layers[last].pushed
      if other.layers.count > layers.count + 1 || isAlsoPushed, other.layers.count > layers.count {
        part.layers.append(other.layers[layers.count])
        return part
      }
      if other.layers.count < layers.count, layers.count - other.layers.count > 1 || isAlsoPushed {
        part.layers.removeLast()
        return part
      }
      return nil
    }
    guard let last = layers.indices.last,
      other.layers[last].pushed.count > layers[last].pushed.count + 1
    else { return nil }
    part.layers[last].pushed = other.layers[last].pushed
    part.layers[last].pushedNumbers = other.layers[last].pushedNumbers
    part.layers[last].keep(layers[last].pushed.count + 1)
    return part
  }
}
