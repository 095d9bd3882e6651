@_exported public import ActivityKit
@_spi(Packages) public import SwiftUI

/// What an app says of its alarms.
public protocol AlarmMetadata: Codable, Hashable, Sendable {}

/// An alarm.
public struct Alarm: Codable, Hashable, Identifiable, Sendable {
  /// What tells one from others.
  public typealias ID = UUID
  /// What it does.
  public enum State: String, Codable, Sendable {
    /// One of them.
    case scheduled, countdown, paused, alerting
  }
  /// When it rings.
  public enum Schedule: Codable, Hashable, Sendable {
    /// At a time.
    case fixed(Date)
    /// At a time of the day.
    case relative(Relative)
    /// A time of the day, and which days.
    public struct Relative: Codable, Hashable, Sendable {
      /// A time of the day.
      public struct Time: Codable, Hashable, Sendable {
        /// The time.
        public var hour: Int, minute: Int
        /// Creates a time.
        public init(hour: Int, minute: Int) {
          self.hour = hour
          self.minute = minute
        }
      }
      /// Which days.
      public enum Recurrence: Codable, Hashable, Sendable {
        /// Once.
        case never
        /// On days of the week.
        case weekly([Locale.Weekday])
      }
      /// The time of the day.
      public var time: Time
      /// Which days.
      public var repeats: Recurrence
      /// Creates one.
      public init(time: Time, repeats: Recurrence = .never) {
        self.time = time
        self.repeats = repeats
      }
    }
  }
  /// How long before, and how long again.
  public struct CountdownDuration: Codable, Hashable, Sendable {
    /// In seconds.
    public var preAlert: TimeInterval?, postAlert: TimeInterval?
    /// Creates one.
    public init(preAlert: TimeInterval?, postAlert: TimeInterval?) {
      self.preAlert = preAlert
      self.postAlert = postAlert
    }
  }
  /// What tells it from others.
  public let id: UUID
  /// When it rings.
  public let schedule: Schedule?
  /// How long before.
  public let countdownDuration: CountdownDuration?
  /// What it does.
  public internal(set) var state: State
}

/// A button of an alarm.
public struct AlarmButton: Codable, Hashable, Sendable {
  private let words: String
  /// Its words.
  public var text: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
  /// Its picture.
  public let systemImageName: String
  /// Creates a button.
  public init(text: LocalizedStringResource, textColor: Color, systemImageName: String) {
    words = text.key
    self.systemImageName = systemImageName
  }
}

/// What an alarm shows.
public struct AlarmPresentation: Codable, Hashable, Sendable {
  /// When it rings.
  public struct Alert: Codable, Hashable, Sendable {
    /// What a second button does.
    public enum SecondaryButtonBehavior: String, Codable, Sendable {
      /// One of them.
      case countdown, custom
    }
    private let words: String
    /// Its words.
    public var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    /// Creates one.
    public init(
      title: LocalizedStringResource, stopButton: AlarmButton? = nil,
      secondaryButton: AlarmButton? = nil,
      secondaryButtonBehavior: SecondaryButtonBehavior? = nil
    ) { words = title.key }
  }
  /// Before it rings.
  public struct Countdown: Codable, Hashable, Sendable {
    private let words: String
    /// Its words.
    public var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    /// Creates one.
    public init(title: LocalizedStringResource, pauseButton: AlarmButton? = nil) {
      words = title.key
      self.pauseButton = pauseButton
    }
    /// What has it stand still.
    public let pauseButton: AlarmButton?
  }
  /// While it stands still.
  public struct Paused: Codable, Hashable, Sendable {
    private let words: String
    /// Its words.
    public var title: LocalizedStringResource { LocalizedStringResource(stringLiteral: words) }
    /// Creates one.
    public init(title: LocalizedStringResource, resumeButton: AlarmButton) {
      words = title.key
      self.resumeButton = resumeButton
    }
    /// What has it go on.
    public let resumeButton: AlarmButton
  }
  /// When it rings.
  public let alert: Alert
  /// Before it rings.
  public let countdown: Countdown?
  /// While it stands still.
  public let paused: Paused?
  /// Creates one.
  public init(alert: Alert, countdown: Countdown? = nil, paused: Paused? = nil) {
    self.alert = alert
    self.countdown = countdown
    self.paused = paused
  }
}

/// What an alarm shows, in what colour.
public struct AlarmAttributes<Metadata: AlarmMetadata>: ActivityAttributes {
  /// What it does just now.
  public typealias ContentState = AlarmPresentationState
  /// What it shows.
  public let presentation: AlarmPresentation
  /// What the app says of it.
  public let metadata: Metadata?
  /// In what colour, which nobody sees.
  @MainActor public var tintColor: Color { .accentColor }
  /// Creates one.
  public init(presentation: AlarmPresentation, metadata: Metadata? = nil, tintColor: Color) {
    self.presentation = presentation
    self.metadata = metadata
  }
}

/// What an alarm does just now, outside of the app.
public struct AlarmPresentationState: Codable, Hashable, Sendable {
  /// What it does.
  public enum Mode: Codable, Hashable, Sendable {
    /// When it rings.
    public struct Alert: Codable, Hashable, Sendable {
      /// The time of the day.
      public let time: Alarm.Schedule.Relative.Time
    }
    /// Until when it waits.
    public struct Countdown: Codable, Hashable, Sendable {
      /// In seconds.
      public let totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
      /// From when to when.
      public let startDate: Date, fireDate: Date
    }
    /// How far it has come.
    public struct Paused: Codable, Hashable, Sendable {
      /// In seconds.
      public let totalCountdownDuration: TimeInterval, previouslyElapsedDuration: TimeInterval
    }
    /// One of them.
    case alert(Alert), countdown(Countdown), paused(Paused)
  }
  /// Which alarm.
  public let alarmID: UUID
  /// What it does.
  public let mode: Mode
}
