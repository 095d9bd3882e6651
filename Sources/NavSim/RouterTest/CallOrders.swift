/// What calls that overlap can have made of the screens, carried out one after the other.
///
/// A call that was awaited, and had ended before another began, comes before it.
struct CallOrders {
  /// Those that were carried out.
  let required: [CallState]
  /// Those of which nobody knows whether they were.
  var optional: [CallState] = []

  /// True for so many calls that their orders are not tried out.
  var isTooMany: Bool { required.count + optional.count > Self.limit }

  private static var limit: Int { 6 }

  /// The same with a call that was carried out.
  func requiring(_ call: CallState) -> Self {
    let others = without(call)
    return Self(required: others.required + [call], optional: others.optional)
  }

  /// Whether some order leads from one picture to another.
  func lead(from start: Picture, to end: Picture) -> Bool {
    required.isEmpty && start.isAlike(end)
      || next(from: start).contains { $0.rest.lead(from: $0.screens, to: end) }
  }

  /// The pictures that the required calls can end with, each once.
  func ends(from start: Picture) -> [Picture] {
    if required.isEmpty { return [start] }
    var ends: [Picture] = []
    for next in Self(required: required).next(from: start) {
      for end in next.rest.ends(from: next.screens) where !ends.contains(where: end.isAlike) {
        ends.append(end)
      }
    }
    return ends
  }

  /// What the picture is after any of the calls that can come first, and the others.
  private func next(from start: Picture) -> [(screens: Picture, rest: Self)] {
    let calls = required + optional
    return calls.indices.compactMap { index in
      let call = calls[index]
      let isTooEarly = required.contains { $0.hadEnded(before: call) }
      guard !isTooEarly, let ask = call.ask else { return nil }
      var rest = without(call)
      rest.optional.removeAll { $0.hadEnded(before: call) }
      return (ask.result(start), rest)
    }
  }

  private func without(_ call: CallState) -> Self {
    Self(
      required: required.filter { $0.number != call.number },
      optional: optional.filter { $0.number != call.number })
  }
}
