/// In which order work runs that could run.
enum RouterStrategy: String, CaseIterable {
  /// What has been ready longest runs first.
  case natural
  /// Each piece of work is as likely as another.
  case random
  /// Tasks have random priorities, and a few moments at which the running one is put behind.
  case priorities
  /// The natural order, in which every few pieces one is late.
  case late
  /// The same, and late past timers, too, as behind a thread that is busy.
  case busy

  /// What takes turns where none is named.
  static let usual: [Self] = [.natural, .random, .priorities]

  /// How a seed is scheduled.
  func scheduling(_ seed: UInt64) -> SchedulingStrategy {
    switch self {
    case .natural: .firstComeFirstServed
    case .random: .randomWalk
    case .priorities: .priorities(depth: 2 + Int(seed / 3 % 2), horizon: 64)
    case .late, .busy: .delays
    }
  }

  /// Whether a thread may be busy.
  var busyThreads: BusyThreads { self == .busy ? .simulated : .none }
}
