import Combine
import Foundation

/// Where an app is, and who has read it.
final class ScenePhases {
  private let present: StateStorage<ScenePhase>
  /// What the system says of the app in its older way: to this app alone, as others may be played
  /// at the same time.
  private let notices = PassthroughSubject<Notification, Never>()
  /// True when somebody has asked.
  private(set) var wasRead = false

  init(_ tree: ViewTree) { present = StateStorage(.active, in: tree) }

  var value: ScenePhase {
    get { present.value }
    set { present.value = newValue }
  }

  /// What a view receives in place of what the system posts; nil for any other publisher.
  func standIn<P: Publisher>(for publisher: P) -> AnyPublisher<P.Output, P.Failure>? {
    guard let asked = publisher as? NotificationCenter.Publisher,
      UIApplication.phaseNotices.contains(asked.name)
    else { return nil }
    wasRead = true
    let stand = notices.filter { $0.name == asked.name }
    return stand as? AnyPublisher<P.Output, P.Failure>
  }

  func tell(_ name: Notification.Name) { notices.send(Notification(name: name)) }

  /// What a view reads.
  func read() -> ScenePhase {
    wasRead = true
    return present.value
  }
}

/// Where the app is, for who asks outside of views.
private final class ToldPhase {
  static var ofRun: ToldPhase { ownOfRun { ToldPhase() } }
  var value = ScenePhase.active
  var wasRead = false
}

extension ViewTree {
  nonisolated var phases: ScenePhases { shared("\0scene phases") { ScenePhases(self) } }

  /// True when an app depends on whether the app is on the screen.
  package var readsScenePhase: Bool { phases.wasRead || ToldPhase.ofRun.wasRead }
  /// True when the app is on the screen.
  package var isActive: Bool { phases.value == .active }

  /// The user leaves the app: it is inactive first, and then in the background.
  package func goToBackground() {
    pass(.inactive, UIApplication.willResignActiveNotification)
    pass(.background, UIApplication.didEnterBackgroundNotification)
  }

  /// The user comes back to the app: it is inactive first, and then active.
  package func comeBack() {
    pass(.inactive, UIApplication.willEnterForegroundNotification)
    pass(.active, UIApplication.didBecomeActiveNotification)
  }

  /// Each phase has an update of its own.
  private func pass(_ phase: ScenePhase, _ notice: Notification.Name) {
    phases.value = phase
    ToldPhase.ofRun.value = phase
    phases.tell(notice)
    endTurn()
  }
}

/// The app as UIKit has it, of which only the names are there of what views receive, and what leads
/// out of it.
@MainActor @preconcurrency public final class UIApplication: UIResponder {
  /// The app.
  public static let shared = UIApplication()
  /// Where the user changes what the app may do.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// Where the user chooses what does things of a kind.
  nonisolated public static let openDefaultApplicationsSettingsURLString = "app-settings:defaults"

  /// Opens a link: one of the app's own comes back to it.
  public func open(_ url: URL) { OwnLinks.open(url) }
  /// False: the screen stays on.
  public var isIdleTimerDisabled: Bool {
    get { false }
    set {}
  }
  /// Opens a link: one of the app's own comes back to it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@Sendable (Bool) -> Void)? = nil
  ) {
    open(url)
    completionHandler?(true)
  }
  /// How a link is opened.
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    /// Its name.
    public let rawValue: String
    /// Creates one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let
      universalLinksOnly = Self(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"),
      eventAttribution = Self(rawValue: "UIApplicationOpenExternalURLOptionsEventAttributionKey")
  }

  /// What is said at the corner of its picture.
  public var applicationIconBadgeNumber: Int {
    get { 0 }
    set {}
  }
  /// The picture that it has instead of its own.
  public var alternateIconName: String? { nil }
  /// True: it may have another picture.
  public var supportsAlternateIcons: Bool { true }
  /// Has it have another picture.
  public func setAlternateIconName(
    _ name: String?, completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }
  /// Asks for messages from elsewhere, of which none comes.
  public func registerForRemoteNotifications() {}
  /// Whether it is on the screen.
  public enum State: Int, Sendable {
    /// One of them.
    case active, inactive, background
  }

  /// Whether it is on the screen.
  public var applicationState: State {
    ToldPhase.ofRun.wasRead = true
    return switch ToldPhase.ofRun.value {
    case .active: .active
    case .inactive: .inactive
    case .background: .background
    }
  }

  /// True: somebody opens it.
  public func canOpenURL(_ url: URL) -> Bool { true }

  /// It is about to leave the screen.
  nonisolated public static let willResignActiveNotification = Notification.Name("willResignActive")
  /// It is not on the screen any more.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "didEnterBackground")
  /// It is about to come to the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "willEnterForeground")
  /// It ends, of which nobody tells here.
  nonisolated public static let willTerminateNotification = Notification.Name("willTerminate")
  /// There is little memory, of which nobody tells here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "didReceiveMemoryWarning")
  /// The user has taken a picture of the screen, of which nobody tells here.
  nonisolated public static let userDidTakeScreenshotNotification = Notification.Name(
    "userDidTakeScreenshot")
  /// It is on the screen.
  nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")

  nonisolated static let phaseNotices = [
    willResignActiveNotification, didEnterBackgroundNotification, willEnterForegroundNotification,
    didBecomeActiveNotification,
  ]
}
