import Combine
import Foundation

/// Links of an app's own, which the system gives back to it when it opens them.
enum OwnLinks {
  /// What the web, the system and its apps take.
  private static let others: Set = [
    "http", "https", "mailto", "tel", "telprompt", "sms", "facetime", "facetime-audio", "maps",
    "itms-apps", "itms-appss", "itms-beta", "app-settings", "app-prefs", "prefs", "shareddocuments",
    "photos-redirect", "calshow", "webcal", "shortcuts", "music", "file", "data", "about",
  ]

  /// The tree of a run.
  private final class TreeOfRun { var link: Reference<ViewTree>? }

  /// An app is drawn.
  static func note(_ tree: ViewTree) { AppRun.current?.own { TreeOfRun() }.link = tree.link }

  /// True for one that is not for others.
  static func isOwn(_ url: URL) -> Bool {
    url.scheme.map { !others.contains($0.lowercased()) } ?? false
  }

  /// Gives a link back to the app, in a turn of its own.
  static func open(_ url: URL) {
    guard isOwn(url), let tree = AppRun.current?.own({ TreeOfRun() }).link else { return }
    Task { @MainActor in _ = tree.object?.open(url) }
  }
}
