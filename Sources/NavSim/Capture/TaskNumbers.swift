#if os(Linux) && canImport(Glibc) && compiler(>=6.3)
  /// Numbers of tasks, of which most follow one another: a run's own, in the order in which they
  /// were made.
  struct TaskNumbers {
    /// In rising order, with a gap between each and the next.
    private var ranges: [ClosedRange<UInt64>] = []

    /// Adds a number.
    ///
    /// - Complexity: O(1) for a number that is the newest or follows it, O(log n) for one that is
    ///   known.
    mutating func insert(_ number: UInt64) {
      guard let last = ranges.last, number <= last.upperBound else {
        if let last = ranges.last, last.upperBound + 1 == number {
          ranges[ranges.count - 1] = last.lowerBound...number
        } else {
          ranges.append(number...number)
        }
        return
      }
      let place = place(of: number)
      if !ranges[place].contains(number) { ranges.insert(number...number, at: place) }
    }

    func contains(_ number: UInt64) -> Bool {
      let place = place(of: number)
      return place < ranges.count && ranges[place].contains(number)
    }

    /// The first range that ends there or later.
    private func place(of number: UInt64) -> Int {
      if let last = ranges.last, last.lowerBound <= number, number <= last.upperBound {
        return ranges.count - 1
      }
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < number { low = middle + 1 } else { high = middle }
      }
      return low
    }
  }
#endif
