import NavCore

/// The requests that have no outcome yet, as the effects tell of them.
package struct OpenRequests: Sendable {
  /// Those that wait, in the order in which they were made.
  private(set) var waiting: [Asked] = []
  /// The one of the present call, and those that have started.
  private(set) var others: [Asked] = []

  package init() {}

  var count: Int { waiting.count + others.count }

  /// All of them, in the order in which they were made.
  var all: [Asked] { (waiting + others).sorted { $0.id < $1.id } }

  /// The request, if it is open.
  subscript(id: RequestID) -> Asked? {
    others.last { $0.id == id } ?? waiting.first { $0.id == id }
  }

  /// - Parameter waits: true for one that waits from the start.
  mutating func isMade(_ asked: Asked, waits: Bool = false) {
    if waits { waiting.append(asked) } else { others.append(asked) }
  }

  mutating func waits(_ id: RequestID) {
    if let index = others.lastIndex(where: { $0.id == id }) {
      waiting.append(others.remove(at: index))
    }
  }

  /// True for one that waits.
  func isWaiting(_ id: RequestID) -> Bool { waiting.contains { $0.id == id } }

  /// - Returns: where among ``others`` the request is now; nil when it is not open.
  mutating func starts(_ id: RequestID) -> Int? {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      others.append(waiting.remove(at: index))
    }
    return others.lastIndex { $0.id == id }
  }

  /// - Returns: the request; nil when it was not open.
  mutating func settles(_ id: RequestID) -> Asked? {
    if let index = others.lastIndex(where: { $0.id == id }) { return others.remove(at: index) }
    return waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0) }
  }

  /// Whose turn it is among those that wait: the most urgent whose gate is open, the earliest
  /// first.
  func next(onEmptyScreen isEmpty: Bool) -> Asked? {
    var next: Int?
    for index in waiting.indices where isEmpty || !waiting[index].isEnqueued {
      if let next, waiting[next].options.priority >= waiting[index].options.priority { continue }
      next = index
    }
    return next.map { waiting[$0] }
  }
}
