extension Array {
  /// Takes everything out and keeps the storage.
  @inlinable package mutating func clear() {
    while popLast() != nil {}
  }
}
