/// An animation on the screen. The host alone changes it.
final class ScreenMotion {
  let number: Int
  /// What is on the screen when it is over.
  @exclusivity(unchecked) var target: Picture
  let start: Duration
  var end: Duration
  /// The calls whose changes it shows.
  let owners: [Int]
  /// What the user takes away by it; nil for an animation that the user has not begun.
  let taken: ScreenTouch.Target?
  /// True when the user has begun it.
  var isUsers: Bool { taken != nil }
  /// The layers that leave by it, the lowest first, with their indices.
  var leaving: [(index: Int, layer: ScreenLayer<RouteNumber>)]
  /// The user's move, by its place in the log.
  let move: Int?
  /// A write that the host makes when it is over, for a swipe back.
  var write: PathWrite?
  /// Whom it was asked for by, with an imperative host.
  let ended: (@MainActor (Bool) -> Void)?
  /// True when what changes meanwhile is not looked at.
  let drops: Bool
  /// True when something has.
  var hasDropped = false
  /// How the end is reported.
  var report = EndReport.onTime

  init(
    number: Int, target: Picture, start: Duration, end: Duration, owners: [Int] = [],
    taken: ScreenTouch.Target? = nil,
    leaving: [(index: Int, layer: ScreenLayer<RouteNumber>)] = [], move: Int? = nil,
    ended: (@MainActor (Bool) -> Void)? = nil, drops: Bool = false
  ) {
    self.number = number
    self.target = target
    self.start = start
    self.end = end
    self.owners = owners
    self.taken = taken
    self.leaving = leaving
    self.move = move
    self.ended = ended
    self.drops = drops
  }
}

/// What the host writes to the path of a layer.
struct PathWrite {
  /// Where the layer is.
  let index: Int
  /// The layer as it was shown.
  let layer: ScreenLayer<RouteNumber>
  /// What is pushed there, as the host has it.
  let left: [RouteNumber]
  /// How many of its screens the user has taken away.
  var taken = 0
}

/// How the end of an animation is reported.
enum EndReport {
  case onTime
  case never
  case early
  case late
  case twice
}

/// What the user has begun with a finger.
struct ScreenGesture {
  let target: ScreenTouch.Target
  /// How many screens of a stack it would take away.
  let count: Int
  let start: Duration
  /// The user's move, by its place in the log.
  let move: Int
}
