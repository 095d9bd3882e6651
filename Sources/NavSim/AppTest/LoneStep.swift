import NavSim
import SwiftUI

/// What the user or the system has done last, while the app was at rest: what has to come of that alone,
/// whatever the app does.
struct LoneStep {
  enum Kind {
    /// The user leaves what lies on top.
    case leaving
    case link
  }

  private let kind: Kind
  /// What the layers showed before it, the lowest first.
  private let before: [SeenLayer]
  private let time: Duration

  /// What an app shows by itself so long after a step is not what has come of it.
  private static let limit = Duration.seconds(10)

  /// - Returns: nil while the app waits for something.
  @MainActor init?(_ kind: Kind, on app: SimulatedApp) {
    guard Scheduler.waitsForItsPlayer else { return nil }
    self.kind = kind
    before = app.seenLayers
    time = Scheduler.timeSinceStart
  }

  /// What the user has left is there again.
  @MainActor func comesBack(to app: SimulatedApp) -> String? {
    guard kind == .leaving, let now = layers(of: app), let left = before.last, let top = now.last,
      !top.isSame(as: left), top.shows(left)
    else { return nil }
    return "\(left.name) was left, and is there again"
  }

  /// A sheet lies on what a link has brought.
  @MainActor func isHidden(in app: SimulatedApp) -> String? {
    guard kind == .link, let now = layers(of: app), let sheet = before.last, sheet.isSheet,
      now.last?.isSame(as: sheet) == true,
      let opened = zip(now, before).dropLast().first(where: { !$0.isSame(as: $1) })
    else { return nil }
    return "the sheet \(sheet.name) lies on \(opened.0.name)"
  }

  /// What has come of it, as far as as many layers are there as before.
  @MainActor private func layers(of app: SimulatedApp) -> [SeenLayer]? {
    guard Scheduler.timeSinceStart - time < Self.limit else { return nil }
    let now = app.seenLayers
    return now.count == before.count ? now : nil
  }
}
