// By what a layer and what is pushed on it are known again, and how that follows their changes.
extension ScreenLayer {
  /// True when the router tells it, or what is pushed on it, from others.
  var hasIDs: Bool { id != 0 || !pushedIDs.isEmpty }

  /// Whether this is a layer that was seen before, whatever has been pushed on it since: by its id
  /// where both have one, and by its root.
  func isSame(as other: Self) -> Bool {
    style == other.style && (id == 0 || other.id == 0 ? root == other.root : id == other.id)
  }

  /// True unless both have an id of something, and it is not the same.
  func hasSameIDs(as other: Self) -> Bool {
    Self.agree(id, other.id) && Self.agree(pushedIDs[...], other.pushedIDs[...])
  }

  /// Whether so many screens on top are those of another layer: by their ids where both have them.
  func ends(as other: Self, in count: Int) -> Bool {
    pushed.suffix(count) == other.pushed.suffix(count)
      && Self.agree(pushedIDs.suffix(count), other.pushedIDs.suffix(count))
  }

  private static func agree(_ one: Int, _ other: Int) -> Bool {
    one == 0 || other == 0 || one == other
  }

  private static func agree(_ some: ArraySlice<Int>, _ others: ArraySlice<Int>) -> Bool {
    some.isEmpty || others.isEmpty || zip(some, others).allSatisfy { agree($0, $1) }
  }

  // MARK: Changes

  /// One more screen is pushed.
  mutating func push(_ route: Route) {
    pushed.append(route)
    fillIDs()
  }

  /// Only so many of the pushed screens stay, the lowest; of a number below zero none.
  mutating func keep(_ count: Int) {
    let count = max(count, 0)
    pushed.removeLast(max(pushed.count - count, 0))
    pushedIDs.removeLast(max(pushedIDs.count - count, 0))
  }

  /// Other screens are pushed; those stay that are the same from the root on.
  mutating func set(_ routes: [Route]) {
    keep(zip(pushed, routes).prefix { $0 == $1 }.count)
    pushed = routes
    fillIDs()
  }

  /// Takes the ids of what a layer was before it became this, where they are certain: it is at the
  /// same place and of the same kind, and more screens were pushed, if any.
  mutating func keepIDs(of before: Self?) {
    guard let before, id == before.id, root == before.root, style == before.style else {
      (id, pushedIDs) = (0, [])
      return
    }
    guard !pushedIDs.isEmpty else { return }
    pushedIDs = pushed.starts(with: before.pushed) ? before.pushedIDs : []
    fillIDs()
  }

  /// What has no id yet gets that of what is not known.
  private mutating func fillIDs() {
    guard !pushedIDs.isEmpty else { return }
    pushedIDs += Array(repeating: 0, count: max(pushed.count - pushedIDs.count, 0))
  }
}
