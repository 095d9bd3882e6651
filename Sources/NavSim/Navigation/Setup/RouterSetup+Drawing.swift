import NavCore

// Setups that seeds draw, because what a router makes of its configuration shows only where that
// differs.
extension RouterSetup {
  /// The setup that a seed plays: every third seed has one of its own, the others have this one.
  package func drawn(by seed: UInt64, keepsTiming: Bool = false) -> RouterSetup {
    guard seed % 3 == 2 else { return self }
    var random = Random(seed: seed, stream: Self.stream)
    var drawn = self
    drawn.tabCount = random.within(1...8)
    drawn.queueLimit = Self.queueLimits[random.below(Self.queueLimits.count)]
    drawn.watchdog = Self.watchdogs[random.below(Self.watchdogs.count)]
    // Every fourth of them: an estimate leaves no room for six of the faults, such as gestures.
    if !keepsTiming { drawn.isEstimated = seed % 12 == 11 }
    return drawn
  }

  /// No limit is 0: where nothing can wait, nothing can be withdrawn, and no run would cover that.
  private static var queueLimits: [Int] { [1, 2, 8, 64] }

  /// In milliseconds: shorter than an animation, longer than one, the default, longer than a slow
  /// one.
  private static var watchdogs: [Int] { [200, 800, 2_000, 6_000] }

  /// Other random numbers than those that the steps come from.
  private static var stream: UInt64 { 6 }
}

extension Set<Fault> {
  /// Those of them that do not prove an estimate wrong: the host begins at once whatever it is asked
  /// for, carries it out, and takes no longer than usual.
  package var withinEstimates: Self {
    filter {
      switch $0 {
      case .slow, .unfinishedEnd, .gestures, .background, .foreignLayer, .secondOwner: false
      case .instant, .lostEnd, .earlyEnd, .lateEnd, .busyHost, .systemRemoval, .staleWrite,
        .cascade, .sameTurn:
        true
      }
    }
  }
}
