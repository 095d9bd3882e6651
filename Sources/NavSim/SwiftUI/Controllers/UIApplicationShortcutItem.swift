public import Foundation

/// What the icon of an app offers on the home screen, where nobody chooses anything here.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// What tells it from others.
  open fileprivate(set) var type: String
  /// The words.
  open fileprivate(set) var localizedTitle: String, localizedSubtitle: String?
  /// The picture.
  open fileprivate(set) var icon: UIApplicationShortcutIcon?
  /// What is said of it.
  open fileprivate(set) var userInfo: [String: any NSSecureCoding]?

  /// Creates one.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil,
    icon: UIApplicationShortcutIcon? = nil, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
    (self.localizedSubtitle, self.icon, self.userInfo) = (localizedSubtitle, icon, userInfo)
    super.init()
  }
}

/// The same, which can be changed.
public final class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable
{
  /// What tells it from others.
  public override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The words.
  public override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
}

/// The picture of what an icon offers.
public final class UIApplicationShortcutIcon: NSObject, Sendable {
  /// Creates one of the system's.
  public convenience init(systemImageName name: String) { self.init() }
  /// Creates one of the app's.
  public convenience init(templateImageName name: String) { self.init() }
  /// Creates one of the system's.
  public convenience init(type: IconType) { self.init() }
  /// Pictures of the system's.
  public enum IconType: Int, Sendable {
    /// One of them.
    case compose, play, pause, add, location, search, share, prohibit, contact, home, markLocation
    /// One of them.
    case favorite, love, cloud, invitation, confirmation, mail, message, date, time, capturePhoto
    /// One of them.
    case captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }
}

extension UIApplication {
  /// What the app's icon offers, which nobody sees here.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { [] }
    set {}
  }
}

extension UIWindowSceneDelegate {
  /// Something was chosen on the home screen, which nobody does here.
  public func windowScene(
    _ scene: UIWindowScene, performActionFor item: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
