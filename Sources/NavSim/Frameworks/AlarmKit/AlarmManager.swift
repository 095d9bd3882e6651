public import AppIntents
import Combine
@_spi(Packages) import SwiftUI

/// Keeps alarms, which nobody hears.
public final class AlarmManager: @unchecked Sendable {
  /// Whether an app may.
  public enum AuthorizationState: String, Sendable {
    /// One of them.
    case notDetermined, denied, authorized
  }
  /// Why it does not keep one.
  public enum AlarmError: Error, Sendable {
    /// One of them.
    case maximumLimitReached
  }

  /// What an alarm is to be.
  public struct AlarmConfiguration<Metadata: AlarmMetadata> {
    let schedule: Alarm.Schedule?
    let countdown: Alarm.CountdownDuration?
    /// Creates one.
    public init(
      countdownDuration: Alarm.CountdownDuration? = nil, schedule: Alarm.Schedule? = nil,
      attributes: AlarmAttributes<Metadata>, stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) {
      self.schedule = schedule
      countdown = countdownDuration
    }
    /// One that rings after a while.
    public static func timer(
      duration: TimeInterval, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self {
      Self(
        countdownDuration: Alarm.CountdownDuration(preAlert: duration, postAlert: nil),
        attributes: attributes)
    }
    /// One that rings at a time.
    public static func alarm(
      schedule: Alarm.Schedule?, attributes: AlarmAttributes<Metadata>,
      stopIntent: (any LiveActivityIntent)? = nil,
      secondaryIntent: (any LiveActivityIntent)? = nil,
      sound: AlertConfiguration.AlertSound = .default
    ) -> Self { Self(schedule: schedule, attributes: attributes) }
  }

  /// That of the run.
  public static var shared: AlarmManager { ownOfRun { AlarmManager() } }

  private let told = PassthroughSubject<[Alarm], Never>()
  private var kept: [Alarm] = [] { didSet { told.send(kept) } }
  /// Whether the app may.
  public private(set) var authorizationState = AuthorizationState.notDetermined

  init() {}

  /// Asks whether the app may: it may.
  public func requestAuthorization() async throws -> AuthorizationState {
    authorizationState = .authorized
    return .authorized
  }
  /// The alarms.
  public var alarms: [Alarm] { get throws { kept } }
  /// The alarms, whenever they change.
  public var alarmUpdates: some AsyncSequence<[Alarm], Never> { told.values }
  /// Whether the app may, whenever that changes: it does not any more.
  public var authorizationUpdates: some AsyncSequence<AuthorizationState, Never> {
    Empty<AuthorizationState, Never>(completeImmediately: false).values
  }

  /// Keeps an alarm.
  public func schedule<Metadata: AlarmMetadata>(
    id: Alarm.ID, configuration: AlarmConfiguration<Metadata>
  ) async throws -> Alarm {
    let new = Alarm(
      id: id, schedule: configuration.schedule, countdownDuration: configuration.countdown,
      state: configuration.schedule == nil ? .countdown : .scheduled)
    kept.removeAll { $0.id == id }
    kept.append(new)
    return new
  }
  private func set(_ state: Alarm.State, of id: Alarm.ID) {
    if let place = kept.firstIndex(where: { $0.id == id }) { kept[place].state = state }
  }
  /// Keeps an alarm no more.
  public func cancel(id: Alarm.ID) throws { kept.removeAll { $0.id == id } }
  /// Has an alarm ring no more.
  public func stop(id: Alarm.ID) throws { kept.removeAll { $0.id == id } }
  /// Has an alarm stand still.
  public func pause(id: Alarm.ID) throws { set(.paused, of: id) }
  /// Has an alarm go on.
  public func resume(id: Alarm.ID) throws { set(.countdown, of: id) }
  /// Has an alarm ring again after a while.
  public func countdown(id: Alarm.ID) throws { set(.countdown, of: id) }
}
