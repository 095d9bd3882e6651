import NavCore

/// A change of circumstances that must make no difference: what the catalogue calls M-TIME, M-ZERO,
/// M-ANIM and M-PATH.
///
/// No model is needed to check one: the same inputs are played twice, and callers, observers and
/// the screen must have seen the same.
package enum MetamorphicProperty: String, CaseIterable, Hashable, Sendable {
  case twiceAsLong = "time-x2"
  case tenTimesAsLong = "time-x10"
  case noTime = "zero"
  case animated = "animated"
  case byFlag = "path-flag"
  case byGesture = "path-gesture"
  case bySystem = "path-system"

  /// What makes no difference, in one sentence.
  package var promise: String {
    switch self {
    case .twiceAsLong: "M-TIME: that everything takes twice as long changes nothing"
    case .tenTimesAsLong: "M-TIME: that everything takes ten times as long changes nothing"
    case .noTime: "M-ZERO: that nothing takes any time changes nothing"
    case .animated: "M-ANIM: whether changes are animated changes nothing"
    case .byFlag: "M-PATH: a binding set to false removes as a call does"
    case .byGesture: "M-PATH: a finished gesture removes as a call does"
    case .bySystem: "M-PATH: the system removes as a call does"
    }
  }

  /// True when inputs may come in the middle of a transition: only where it has one both times.
  var allowsInputsDuringTransitions: Bool { self == .twiceAsLong || self == .tenTimesAsLong }

  /// The circumstances of the first and of the second time.
  var circumstances: (Circumstances, Circumstances) {
    let usual = Circumstances()
    return switch self {
    case .twiceAsLong: (usual, Circumstances(pace: Pace(factor: 2)))
    case .tenTimesAsLong: (usual, Circumstances(pace: Pace(factor: 10)))
    case .noTime: (usual, Circumstances(pace: Pace(factor: 0)))
    case .animated:
      (Circumstances(pace: Pace(animates: true)), Circumstances(pace: Pace(animates: false)))
    case .byFlag: (usual, Circumstances(way: .flag))
    case .byGesture: (usual, Circumstances(way: .gesture))
    case .bySystem: (usual, Circumstances(way: .system))
    }
  }
}

/// Under what circumstances inputs are played.
struct Circumstances: Sendable {
  var pace = Pace()
  var way = Way.call

  /// How something is removed.
  enum Way: Sendable {
    case call, flag, gesture, system
  }
}
