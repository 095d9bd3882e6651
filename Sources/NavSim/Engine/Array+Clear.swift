extension Array {
  /// Takes everything out and keeps the storage: for a few elements a fraction of what
  /// `removeAll(keepingCapacity:)` costs, whatever they are.
  mutating func clear() {
    while popLast() != nil {}
  }
}
