/// The storage of a stack that has gone, for the next that comes: most layers come where another has
/// been, and a list of their own would be the costliest part of them.
///
/// What is in it means nothing, so that any two are equal.
struct SpareStack: Equatable, Sendable {
  private var storage: [Entry] = []

  static func == (left: Self, right: Self) -> Bool { true }

  /// A stack of a root.
  mutating func stack(of root: Entry) -> [Entry] {
    if storage.isEmpty { return [root] }
    var stack = take()
    while stack.count > 1 { stack.removeLast() }
    stack[0] = root
    return stack
  }

  /// The storage, with anything in it.
  mutating func take() -> [Entry] {
    var stack: [Entry] = []
    swap(&stack, &storage)
    return stack
  }

  /// Keeps the storage of a stack.
  mutating func keep(_ stack: consuming [Entry]) { storage = stack }
}
