/// What is ready to run, in the natural order: the highest priority first, and first come, first
/// served among equals.
///
/// Some of it stands in a line, because callers have been promised an order: the blocks of a serial
/// queue, and under ``Reordering/runtime`` the jobs of an actor. Only what nothing in its line has
/// to precede may be chosen.
struct ReadyWork {
  private(set) var work: [Work] = []
  private var lined = 0
  /// By line: the last choice at which something was seen in it, and at which something exclusive
  /// was.
  private var seen: [(any: UInt64, exclusive: UInt64)] = []
  private var choice: UInt64 = 0

  var isEmpty: Bool { work.isEmpty }
  var count: Int { work.count }
  subscript(index: Int) -> Work { work[index] }

  /// Puts work in its place.
  ///
  /// - Complexity: O(1) where nothing of lower priority is ready, O(n) otherwise.
  mutating func insert(_ one: Work) {
    if let line = one.line {
      lined += 1
      while seen.count <= line { seen.append((0, 0)) }
    }
    var index = work.count
    while index > 0, Self.precedes(one, work[index - 1]) { index -= 1 }
    work.insert(one, at: index)
  }

  private static func precedes(_ left: Work, _ right: Work) -> Bool {
    left.priority == right.priority ? left.number < right.number : left.priority > right.priority
  }

  mutating func remove(at index: Int) -> Work {
    if work[index].line != nil { lined -= 1 }
    return work.remove(at: index)
  }

  /// Takes the first in the natural order that stands in a line, out of its turn.
  mutating func removeFirst(inLine line: Int) -> Work? {
    guard let index = work.firstIndex(where: { $0.line == line }) else { return nil }
    return remove(at: index)
  }

  /// The places of all that may run next, in the natural order.
  mutating func eligible(into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    choice += 1
    for index in work.indices where lined == 0 || mayRun(work[index]) { places.append(index) }
  }

  /// Whether nothing that came before in its line has to run first.
  private mutating func mayRun(_ one: Work) -> Bool {
    guard let line = one.line else { return true }
    let isFirst = seen[line].any != choice
    let isBehindExclusive = seen[line].exclusive == choice
    seen[line].any = choice
    if one.isExclusive { seen[line].exclusive = choice }
    return one.isExclusive ? isFirst : !isBehindExclusive
  }
}
