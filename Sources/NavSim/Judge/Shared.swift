/// A value that copies share until one of them changes.
struct Shared<Value> {
  private final class Box {
    // Unchecked: no access lasts longer than that of the value that has the box.
    @exclusivity(unchecked) var value: Value

    init(_ value: Value) { self.value = value }
  }

  private var box: Box

  init(_ value: Value) { box = Box(value) }

  var value: Value {
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

extension Shared: Equatable where Value: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.box === other.box || one.value == other.value
  }
}

extension Shared: Hashable where Value: Hashable {
  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
