/// The frames of a page as they come: one for each step, and one for each change between two.
package struct FrameLog: Sendable {
  package private(set) var frames: [ReportPage.Frame] = []
  /// How many of them the present step has.
  package private(set) var count = 0
  private var step: (number: Int?, id: String, title: String) = (nil, "start", "the start")
  /// What has happened since the last of them, in its order.
  private var events: [String] = []

  package init() {}

  /// True when something has happened that no frame shows.
  package var hasNews: Bool { !events.isEmpty }

  /// What comes belongs to a step, or to the end.
  package mutating func begin(_ number: Int?, _ id: String, _ title: String) {
    step = (number, id, title)
    count = 0
  }

  package mutating func note(_ event: String) { events.append(event) }

  /// Adds what is the case now. Of an instant, the end is kept.
  ///
  /// - Parameters:
  ///   - title: of a frame before which nothing has happened, and which begins no step.
  ///   - make: makes the frame, for which it hears whether it is the first of its step.
  package mutating func add(
    at time: Int64, otherwise title: String, _ make: (_ isFirst: Bool) -> ReportPage.Frame
  ) {
    if count > 0, frames.last?.time == time {
      events = frames.removeLast().events + events
      count -= 1
    }
    var frame = make(count == 0)
    frame.events = events
    if count == 0 {
      (frame.step, frame.id, frame.title) = step
    } else {
      frame.id = "\(step.id).\(count)"
      frame.title = (events.first ?? title) + (events.count > 1 ? " …" : "")
    }
    frames.append(frame)
    count += 1
    events = []
  }

  /// A step has done nothing.
  package mutating func skip(_ number: Int, _ reason: String?) {
    if let index = frames.firstIndex(where: { $0.step == number }) {
      frames[index].skipReason = reason
    }
  }

  /// Notes when everything ended, and what should have been there.
  package mutating func end(at time: Int64, wanting wanted: DrawnScreens?) {
    frames.removeAll { $0.time > time }
    if let last = frames.indices.last { frames[last].wanted = wanted }
  }
}
