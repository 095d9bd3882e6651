public import Foundation

extension ProcessInfo {
  /// What an activity needs, which nothing depends on here.
  public struct ActivityOptions: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt64
    /// Creates a set of its bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// One of them.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1),
      idleSystemSleepDisabled = Self(rawValue: 2), suddenTerminationDisabled = Self(rawValue: 4),
      automaticTerminationDisabled = Self(rawValue: 8), userInitiated = Self(rawValue: 16),
      userInitiatedAllowingIdleSystemSleep = Self(rawValue: 32), background = Self(rawValue: 64),
      latencyCritical = Self(rawValue: 128)
  }

  /// Says that something is under way.
  public func beginActivity(
    options: ActivityOptions = [], reason: String
  ) -> any NSObjectProtocol { NSObject() }
  /// Says that it is no more.
  public func endActivity(_ activity: any NSObjectProtocol) {}
  /// Does something while that is said.
  public func performActivity(
    options: ActivityOptions = [], reason: String, using body: @escaping () -> Void
  ) { body() }
  /// Does something that may last while the app is not there: it is not told to stop.
  public func performExpiringActivity(
    withReason reason: String, using body: @escaping @Sendable (Bool) -> Void
  ) { DispatchQueue.main.perform(after: .zero) { body(false) } }
}
