@_exported public import GameplayKit
@_exported @_spi(Packages) public import SwiftUI

/// Somebody who plays.
public class GKPlayer: NSObject, @unchecked Sendable {
  /// What he is called.
  public var displayName: String { "Player" }
  /// What he is called.
  public var alias: String { "Player" }
  /// What tells him from others.
  public var gamePlayerID: String { "player-1" }
  /// What tells him from others.
  public var teamPlayerID: String { "player-1" }
}

/// The one who plays: he is known in the next turn after somebody has asked.
public final class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  /// The one.
  public class var local: GKLocalPlayer { ownOfRun { GKLocalPlayer() } }
  /// True once he is known.
  public private(set) var isAuthenticated = false
  /// False.
  public let isUnderage = false, isMultiplayerGamingRestricted = false
  /// Is told that he is known.
  public var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      guard let authenticateHandler else { return }
      answer(after: .seconds(0)) { [self] in
        isAuthenticated = true
        authenticateHandler(nil, nil)
      }
    }
  }
}

/// What players have reached, of which nothing is kept.
public final class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Of whom it is.
  public enum PlayerScope: Int, Sendable {
    /// One of them.
    case global, friendsOnly
  }
  /// Of when it is.
  public enum TimeScope: Int, Sendable {
    /// One of them.
    case today, week, allTime
  }
  /// What one has reached.
  public final class Entry: NSObject, Sendable {
    /// Who.
    public let player = GKPlayer()
    /// How many he is behind, and how much.
    public let rank = 1, score = 0
    /// It, for a reader.
    public let formattedScore = "0"
  }
  /// Tells what somebody has reached.
  public class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { await Task.yield() }
  /// Tells what somebody has reached.
  public class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { answer(after: .seconds(0)) { completionHandler(nil) } }
  /// None.
  public class func loadLeaderboards(IDs: [String]?) async throws -> [GKLeaderboard] {
    await Task.yield()
    return []
  }
}

/// Something that a player has done.
public final class GKAchievement: NSObject, @unchecked Sendable {
  /// What.
  public let identifier: String
  /// How much of it.
  public var percentComplete = 0.0
  /// True where the player is told.
  public var showsCompletionBanner = false
  /// True where it is all.
  public var isCompleted: Bool { percentComplete >= 100 }
  /// Creates one.
  public init(identifier: String) { self.identifier = identifier }
  /// Tells of some.
  public class func report(_ all: [GKAchievement]) async throws { await Task.yield() }
  /// Tells of some.
  public class func report(
    _ all: [GKAchievement], withCompletionHandler body: (((any Error)?) -> Void)? = nil
  ) { answer(after: .seconds(0)) { body?(nil) } }
  /// None.
  public class func loadAchievements() async throws -> [GKAchievement] {
    await Task.yield()
    return []
  }
}

/// What is shown of games.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// One of them.
  case `default` = -1, leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// Shows what players have reached on a layer of the system's.
@MainActor @preconcurrency open class GKGameCenterViewController: UINavigationController {
  /// Who is told.
  public weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// Creates a layer.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(rootViewController: UIViewController())
    let action = UIAction(title: "Done") { [weak self] _ in
      guard let self else { return }
      gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
    }
    viewControllers[0].view.addSubview(UIButton(primaryAction: action))
  }
  /// Creates a layer.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) { self.init(state: .leaderboards) }
}

/// Is told that the user is done: it closes the layer.
@MainActor @preconcurrency public protocol GKGameCenterControllerDelegate: AnyObject {
  /// He is done.
  func gameCenterViewControllerDidFinish(_ controller: GKGameCenterViewController)
}

/// A button of the system's over a game, which is not drawn.
@MainActor @preconcurrency public final class GKAccessPoint {
  /// Where it is.
  public enum Location: Int, Sendable {
    /// One of them.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  /// The one.
  public static let shared = GKAccessPoint()
  /// True where it is seen.
  public var isActive = false, showHighlights = false
  /// Where it is.
  public var location = Location.topLeading
  /// Shows what players have reached, which nobody does here.
  public func trigger(handler: @escaping () -> Void) { handler() }
}
