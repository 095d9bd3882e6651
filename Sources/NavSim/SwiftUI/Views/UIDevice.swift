/// What a finger does in UIKit, which nobody is told.
@MainActor @preconcurrency open class UIGestureRecognizer {
  /// True while fingers are looked at.
  public var isEnabled = true
  /// Who is asked.
  public weak var delegate: AnyObject?
}

/// The device: a phone.
@MainActor @preconcurrency public final class UIDevice {
  /// What kind of device it is.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// The device.
  public static let current = UIDevice()
}

/// A kind of device.
public enum UIUserInterfaceIdiom: Hashable, Sendable {
  /// One of them.
  case phone, pad, tv, carPlay, mac, vision, unspecified
}
