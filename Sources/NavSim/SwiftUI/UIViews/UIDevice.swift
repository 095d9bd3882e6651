public import Foundation

/// The device: a phone.
@MainActor @preconcurrency public final class UIDevice: NSObject {
  /// What kind of device it is.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.phone
  /// What it is called.
  public let name = "iPhone", model = "iPhone", localizedModel = "iPhone"
  /// What runs on it.
  public let systemName = "iOS", systemVersion = "18.0"
  /// What tells it from others for one maker of apps: the same in every run.
  public let identifierForVendor = UUID(uuidString: "00000000-0000-0000-0000-000000000001")
  /// How it is held.
  public var orientation: UIDeviceOrientation { .portrait }
  /// How full it is: full.
  public var batteryLevel: Float { 1 }
  /// Whether somebody asks how full it is.
  public var isBatteryMonitoringEnabled = false
  /// Whether somebody asks whether something is close to it: nothing is.
  public var isProximityMonitoringEnabled = false
  /// Tells how it is held: nobody turns it.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Tells no more.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// It is held in another way, which does not happen here.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// The device.
  public static let current = UIDevice()
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// One of them.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
  /// True for one side down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True for one side down.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True where it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
