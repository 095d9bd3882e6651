@_exported public import ManagedSettings
@_spi(Packages) public import SwiftUI

/// The name of what is watched.
public struct DeviceActivityName: RawRepresentable, Hashable, Codable, Sendable {
  /// It.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ name: String) { rawValue = name }
}

/// When something is watched.
public struct DeviceActivitySchedule: Equatable, Sendable {
  /// When it begins, and ends.
  public let intervalStart: DateComponents, intervalEnd: DateComponents
  /// True for each day.
  public let repeats: Bool
  /// How long before its end somebody is told.
  public let warningTime: DateComponents?
  /// When it is next, which is not known.
  public var nextInterval: DateInterval? { nil }
  /// Creates one.
  public init(
    intervalStart: DateComponents, intervalEnd: DateComponents, repeats: Bool,
    warningTime: DateComponents? = nil
  ) {
    self.intervalStart = intervalStart
    self.intervalEnd = intervalEnd
    self.repeats = repeats
    self.warningTime = warningTime
  }
}

/// What is watched for.
public struct DeviceActivityEvent: Equatable, Sendable {
  /// Its name.
  public struct Name: RawRepresentable, Hashable, Codable, Sendable {
    /// It.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ name: String) { rawValue = name }
  }
  /// Of which apps.
  public let applications: Set<ApplicationToken>
  /// Of which kinds.
  public let categories: Set<ActivityCategoryToken>
  /// Of which sites.
  public let webDomains: Set<WebDomainToken>
  /// How long they are used.
  public let threshold: DateComponents
  /// Creates one.
  public init(
    applications: Set<ApplicationToken> = [], categories: Set<ActivityCategoryToken> = [],
    webDomains: Set<WebDomainToken> = [], threshold: DateComponents,
    includesPastActivity: Bool = false
  ) {
    self.applications = applications
    self.categories = categories
    self.webDomains = webDomains
    self.threshold = threshold
  }
}

/// Watches: its extension, which would be told, is not played.
public final class DeviceActivityCenter: @unchecked Sendable {
  /// Why it does not watch.
  public enum MonitoringError: Error, Sendable {
    /// One of them.
    case excessiveActivities, intervalTooLong, intervalTooShort, invalidDateComponents
    /// One of them.
    case unauthorized
  }
  private final class Watched {
    var names: [DeviceActivityName] = []
    var schedules: [DeviceActivityName: DeviceActivitySchedule] = [:]
    var events: [DeviceActivityName: [DeviceActivityEvent.Name: DeviceActivityEvent]] = [:]
  }
  private var watched: Watched { ownOfRun { Watched() } }

  /// Creates one.
  public init() {}
  /// What is watched.
  public var activities: [DeviceActivityName] { watched.names }
  /// When something is watched.
  public func schedule(for activity: DeviceActivityName) -> DeviceActivitySchedule? {
    watched.schedules[activity]
  }
  /// For what something is watched.
  public func events(
    for activity: DeviceActivityName
  ) -> [DeviceActivityEvent.Name: DeviceActivityEvent] { watched.events[activity] ?? [:] }
  /// Watches.
  public func startMonitoring(
    _ activity: DeviceActivityName, during schedule: DeviceActivitySchedule,
    events: [DeviceActivityEvent.Name: DeviceActivityEvent] = [:]
  ) throws {
    if !watched.names.contains(activity) { watched.names.append(activity) }
    watched.schedules[activity] = schedule
    watched.events[activity] = events
  }
  /// Watches no more.
  public func stopMonitoring(_ activities: [DeviceActivityName] = []) {
    watched.names.removeAll { activities.isEmpty || activities.contains($0) }
  }
}

/// Who is told, in an extension that is not played.
open class DeviceActivityMonitor: NSObject {
  /// Creates one.
  public override init() {}
  /// It begins.
  open func intervalDidStart(for activity: DeviceActivityName) {}
  /// It ends.
  open func intervalDidEnd(for activity: DeviceActivityName) {}
  /// Something has happened.
  open func eventDidReachThreshold(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
  /// It begins soon.
  open func intervalWillStartWarning(for activity: DeviceActivityName) {}
  /// It ends soon.
  open func intervalWillEndWarning(for activity: DeviceActivityName) {}
  /// Something happens soon.
  open func eventWillReachThresholdWarning(
    _ event: DeviceActivityEvent.Name, activity: DeviceActivityName
  ) {}
}

/// Of what a report tells.
public struct DeviceActivityFilter: Equatable {
  /// In what parts.
  public enum SegmentInterval: Equatable, Sendable {
    /// One of them.
    case hourly(during: DateInterval), daily(during: DateInterval), weekly(during: DateInterval)
  }
  /// On which devices.
  public struct Devices: Equatable, Sendable {
    /// One of them.
    public static let all = Self()
    /// Which.
    public enum Model: Sendable {
      /// One of them.
      case iPhone, iPad, mac
    }
    /// Some.
    public init(_ models: Set<Model>) {}
    init() {}
  }
  /// Of whom.
  public enum Users: Equatable, Sendable {
    /// One of them.
    case all, children
  }
  /// In what parts.
  public var segmentInterval: SegmentInterval
  /// Creates one.
  public init(
    segment: SegmentInterval = .daily(during: DateInterval()), users: Users = .all,
    devices: Devices = .all, applications: Set<ApplicationToken> = [],
    categories: Set<ActivityCategoryToken> = [], webDomains: Set<WebDomainToken> = []
  ) { segmentInterval = segment }
}

/// A report that an extension would draw: nothing is.
public struct DeviceActivityReport: View {
  /// Which report.
  public struct Context: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ name: String) { rawValue = name }
  }
  /// Creates a report.
  public init(_ context: Context, filter: DeviceActivityFilter = DeviceActivityFilter()) {}
  /// Nothing.
  public var body: some View { EmptyView() }
}
