@_exported public import Foundation
@_spi(Packages) import SwiftUI

/// What an activity is about: what does not change of it.
public protocol ActivityAttributes: Codable, Sendable {
  /// What changes of it.
  associatedtype ContentState: Codable, Hashable, Sendable
}

/// What an activity shows at a time.
public struct ActivityContent<State: Codable & Hashable & Sendable>: Sendable {
  /// What it shows.
  public var state: State
  /// When it is old.
  public var staleDate: Date?
  /// How much it matters.
  public var relevanceScore: Double
  /// Creates one.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// How an activity is.
public enum ActivityState: String, Codable, Sendable {
  /// One of them.
  case active, ended, dismissed, stale, pending
}

/// When an activity that has ended is seen no more.
public struct ActivityUIDismissalPolicy: Sendable {
  /// One of them.
  public static let `default` = Self(), immediate = Self()
  /// Then.
  public static func after(_ date: Date) -> Self { Self() }
}

/// How a server tells of an activity.
public struct PushType: Hashable, Sendable {
  private let name: String
  /// By what it is given.
  public static let token = Self(name: "token")
  /// On a channel.
  public static func channel(_ id: String) -> Self { Self(name: id) }
}

/// How the user is told of a change.
public struct AlertConfiguration: Sendable {
  /// A sound.
  public struct AlertSound: Sendable {
    /// The one.
    public static let `default` = Self()
    /// One of the app's.
    public static func named(_ name: String) -> Self { Self() }
  }
  /// Creates one.
  public init(title: String, body: String, sound: AlertSound) {}
}

/// Whether there may be activities: there may.
public final class ActivityAuthorizationInfo: Sendable {
  /// Creates one.
  public init() {}
  /// True.
  public var areActivitiesEnabled: Bool { true }
  /// False.
  public var frequentPushesEnabled: Bool { false }
  /// Nothing comes.
  public var activityEnablementUpdates: AsyncStream<Bool> { AsyncStream { _ in } }
}

/// Why there is no activity.
public enum ActivityAuthorizationError: Error, Sendable {
  /// One of them.
  case attributesTooLarge, denied, globalMaximumExceeded, targetMaximumExceeded, unsupported,
    unsupportedTarget, visibility
}

/// The activities of a run, of which nothing is drawn.
private final class RunningActivities {
  static var ofRun: RunningActivities { ownOfRun { RunningActivities() } }
  var count = 0
  var running: [AnyObject] = []
}

/// What is shown of an app outside it while something goes on: nobody sees it here.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  /// What changes of it.
  public typealias ContentState = Attributes.ContentState
  /// What tells it from others.
  public let id: String
  /// What does not change of it.
  public let attributes: Attributes
  /// What it shows.
  public private(set) var content: ActivityContent<ContentState>
  /// How it is.
  public private(set) var activityState = ActivityState.active
  private let contents = AsyncStream<ActivityContent<ContentState>>.makeStream()
  private let states = AsyncStream<ActivityState>.makeStream()

  private init(_ id: String, _ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (self.id, self.attributes, self.content) = (id, attributes, content)
  }

  /// Those that go on.
  public static var activities: [Activity] {
    RunningActivities.ofRun.running.compactMap { $0 as? Activity }
  }

  /// Starts one.
  @discardableResult public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity {
    let all = RunningActivities.ofRun
    all.count += 1
    let started = Activity("activity-\(all.count)", attributes, content)
    all.running.append(started)
    return started
  }

  /// Starts one, in an older way.
  @discardableResult public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity {
    try request(
      attributes: attributes, content: ActivityContent(state: contentState, staleDate: nil))
  }

  /// What it shows, in an older way.
  public var contentState: ContentState { content.state }
  /// None.
  public var pushToken: Data? { nil }
  /// What it shows, from now on.
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { contents.stream }
  /// How it is, from now on.
  public var activityStateUpdates: AsyncStream<ActivityState> { states.stream }
  /// Nothing comes.
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// It shows something else.
  public func update(
    _ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration? = nil
  ) async {
    await Task.yield()
    self.content = content
    contents.continuation.yield(content)
  }

  /// It shows something else, in an older way.
  public func update(using state: ContentState, alertConfiguration: AlertConfiguration? = nil) async
  {
    await update(ActivityContent(state: state, staleDate: nil))
  }

  /// It ends, and is seen no more.
  public func end(
    _ content: ActivityContent<ContentState>?,
    dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await Task.yield()
    self.content = content ?? self.content
    activityState = .dismissed
    RunningActivities.ofRun.running.removeAll { $0 === self }
    states.continuation.yield(.dismissed)
    states.continuation.finish()
    contents.continuation.finish()
  }

  /// It ends, in an older way.
  public func end(
    using state: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async {
    await end(
      state.map { ActivityContent(state: $0, staleDate: nil) }, dismissalPolicy: dismissalPolicy)
  }
}
