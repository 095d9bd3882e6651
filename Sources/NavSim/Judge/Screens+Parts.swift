extension Screens<RouteNumber> {
  /// What a change of several screens passes through, one screen at a time; the last is not among
  /// them.
  func parts(of result: Self) -> [Self] {
    guard tab == result.tab, layers.first?.root == result.layers.first?.root else { return [] }
    var parts: [Self] = []
    var part = self
    func isKept(_ index: Int) -> Bool {
      result.layers.indices.contains(index) && layers[index].isSame(as: result.layers[index])
    }
    while let last = part.layers.indices.last, last > 0, !isKept(last) {
      part.layers.removeLast()
      parts.append(part)
    }
    for index in part.layers.indices {
      let wanted = result.layers[index].pushed
      while !wanted.starts(with: part.layers[index].pushed) {
        part.layers[index].keep(part.layers[index].pushed.count - 1)
        parts.append(part)
      }
      while part.layers[index].pushed.count < wanted.count {
        part.layers[index].push(wanted[part.layers[index].pushed.count])
        parts.append(part)
      }
    }
    while part.layers.count < result.layers.count {
      part.layers.append(result.layers[part.layers.count])
      parts.append(part)
    }
    return parts.filter { !$0.isAlike(result) }
  }

  /// What is on top.
  enum Top {
    case layer
    /// The last of so many pages.
    case page(depth: Int)
  }

  /// What leaves by a change by which nothing happens but that something on top leaves; nil for every
  /// other change.
  func onlyLoss(for result: Self) -> Top? {
    guard tab == result.tab, let top = layers.last else { return nil }
    if layers.count > 1, result.layers.count == layers.count - 1,
      zip(layers, result.layers).allSatisfy({ $0.isAlike($1) })
    {
      return .layer
    }
    guard layers.count == result.layers.count, !top.pushed.isEmpty else { return nil }
    var left = self
    left.layers[layers.count - 1].keep(top.pushed.count - 1)
    return left.isAlike(result) ? .page(depth: top.pushed.count) : nil
  }

  /// True when there is a layer, or a page, that was not there before.
  func brings(toWhatIs before: Self) -> Bool {
    layers.count > before.layers.count
      || zip(layers, before.layers).contains {
        !$0.isSame(as: $1) || !$1.pushed.starts(with: $0.pushed)
      }
  }

  /// The same without what leaves by a change of what is shown, as far as it is there at all; nil
  /// for a change by which something comes.
  func withoutWhatLeaves(_ shown: Self, _ result: Self) -> Self? {
    guard shown.tab == result.tab, result.layers.count <= shown.layers.count,
      zip(shown.layers, result.layers).allSatisfy({ $0.root == $1.root && $0.style == $1.style })
    else { return nil }
    var copy = self
    let removed = shown.layers[result.layers.count...]
    for layer in removed.reversed() where copy.layers.count > 1 {
      if let top = copy.layers.last, top.isSame(as: layer) { copy.layers.removeLast() }
    }
    for index in result.layers.indices {
      let (before, after) = (shown.layers[index].pushed, result.layers[index].pushed)
      guard before.starts(with: after) else { return nil }
      let count = before.count - after.count
      if copy.layers.indices.contains(index),
        copy.layers[index].ends(as: shown.layers[index], in: count)
      {
        copy.layers[index].keep(copy.layers[index].pushed.count - count)
      }
    }
    return copy
  }

  /// The same with what comes by a change of what is shown, where there is room for it; nil for a
  /// change by which something leaves.
  func withWhatComes(_ shown: Self, _ result: Self) -> Self? {
    guard shown.tab == result.tab, tab == result.tab,
      zip(shown.layers, result.layers).allSatisfy({ $0.isSame(as: $1) }),
      zip(shown.layers, layers).allSatisfy({ $0.isSame(as: $1) })
    else { return nil }
    var copy = self
    for (index, layer) in zip(result.layers.indices, shown.layers) {
      guard copy.layers.indices.contains(index),
        result.layers[index].pushed.starts(with: layer.pushed)
      else { return nil }
      for route in result.layers[index].pushed.dropFirst(layer.pushed.count) {
        copy.layers[index].push(route)
      }
    }
    let new = result.layers.dropFirst(shown.layers.count)
    guard !new.isEmpty else { return copy }
    guard copy.layers.count == shown.layers.count else { return nil }
    copy.layers += new
    return copy
  }

  /// True where others show all of this, in the same order, and maybe more.
  func isWithin(_ others: Self) -> Bool {
    tab == others.tab
      && layers.isWithin(others.layers) {
        $0.root == $1.root && $0.pushed.isWithin($1.pushed, where: ==)
      }
  }
}

extension Array {
  /// True where others hold all of this, in the same order, and maybe more.
  fileprivate func isWithin(
    _ others: Self, where isSame: (Element, Element) -> Bool
  ) -> Bool {
    var rest = others[...]
    return allSatisfy { element in
      while let other = rest.popFirst() { if isSame(element, other) { return true } }
      return false
    }
  }
}
