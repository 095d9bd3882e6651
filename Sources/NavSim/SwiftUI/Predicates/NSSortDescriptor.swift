public import Foundation

extension NSSortDescriptor {
  /// Sorts by what a path leads to; what is missing comes first.
  public convenience init(key: String?, ascending: Bool) {
    let keys = (key ?? "self").split(separator: ".").map(String.init).filter { $0 != "self" }
    self.init(keyPath: \NSObject.self, ascending: ascending) { one, other in
      inOrder(
        PredicateValue.value(at: keys[...], of: one) as Any,
        PredicateValue.value(at: keys[...], of: other))
    }
  }

  /// Sorts by a property of any type; what is missing comes first.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { inOrder($0, $1) }
  }

  /// Sorts as Swift's own descriptor does.
  public convenience init<Compared>(_ descriptor: SortDescriptor<Compared>) {
    self.init(keyPath: \NSObject.self, ascending: true) { one, other in
      guard let one = one as? Compared, let other = other as? Compared else { return .orderedSame }
      return descriptor.compare(one, other)
    }
  }
}

/// The order of two values; what is missing comes first.
private func inOrder(_ one: Any, _ other: Any?) -> ComparisonResult {
  let (one, other) = (unwrapped(one), other.flatMap(unwrapped))
  switch (one == nil, other == nil) {
  case (true, true): return .orderedSame
  case (true, false): return .orderedAscending
  case (false, true): return .orderedDescending
  case (false, false): return compared(one, other) ?? .orderedSame
  }
}
