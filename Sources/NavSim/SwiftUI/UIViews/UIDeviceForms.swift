public import Foundation

extension UIDevice {
  /// Whether it is plugged in.
  public enum BatteryState: Int, Sendable {
    /// One of them.
    case unknown, unplugged, charging, full
  }

  /// Whether it is plugged in: it is not, as far as somebody asks.
  public var batteryState: BatteryState { isBatteryMonitoringEnabled ? .unplugged : .unknown }
  /// True.
  public var isMultitaskingSupported: Bool { true }
  /// False: nobody turns it.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// False: nothing is close to it.
  public var proximityState: Bool { false }
  /// Plays the sound of a key, which nobody hears.
  public func playInputClick() {}
  /// It is less full, of which nobody tells here.
  nonisolated public static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// It is plugged in, or no more, of which nobody tells here.
  nonisolated public static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Something is close to it, of which nobody tells here.
  nonisolated public static let proximityStateDidChangeNotification = Notification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

/// What is shown in place of the keyboard, or above it.
@MainActor @preconcurrency open class UIInputView: UIView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// One of them.
    case `default`, keyboard
  }
  /// How it looks.
  public let inputViewStyle: Style
  /// Whether it is as large as what is on it.
  open var allowsSelfSizing = false

  /// Creates one.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }
}
