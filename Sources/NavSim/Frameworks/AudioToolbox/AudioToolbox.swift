@_exported public import Foundation

/// A sound of the system's.
public typealias SystemSoundID = UInt32

/// That the device shakes.
public let kSystemSoundID_Vibrate: SystemSoundID = 4095

/// Plays a sound, which nobody hears.
public func AudioServicesPlaySystemSound(_ sound: SystemSoundID) {}

/// Plays a sound, which nobody hears, and is done at once.
public func AudioServicesPlaySystemSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// Plays a sound, which nobody hears.
public func AudioServicesPlayAlertSound(_ sound: SystemSoundID) {}

/// Plays a sound, which nobody hears, and is done at once.
public func AudioServicesPlayAlertSoundWithCompletion(
  _ sound: SystemSoundID, _ completion: (() -> Void)?
) { completion?() }

/// A sound of a file: none is there.
///
/// - Returns: 0, for success.
@discardableResult public func AudioServicesCreateSystemSoundID(
  _ url: URL, _ sound: UnsafeMutablePointer<SystemSoundID>
) -> Int32 { 0 }
