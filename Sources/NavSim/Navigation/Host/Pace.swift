/// How long a host takes for everything, whatever a scenario says.
struct Pace: Hashable, Sendable {
  /// By how much every duration is multiplied; 0 for a host that takes no time.
  var factor: Int64 = 1
  /// Whether commands are animated, whatever they say; nil to do as they say.
  var animates: Bool?
}
