extension Array {
  /// Takes everything out and keeps the storage.
  mutating func clear() {
    while popLast() != nil {}
  }
}
