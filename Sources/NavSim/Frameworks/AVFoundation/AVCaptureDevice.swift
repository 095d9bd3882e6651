public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// What the user allows.
public enum AVAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, restricted, denied, authorized
}

/// What the user allows in this run.
private final class CapturePermission {
  static var ofRun: CapturePermission { ownOfRun { CapturePermission() } }
  var given: Set<AVMediaType> = []
}

/// A camera or a microphone, to which nothing comes. The user lets an app use it, a second after he
/// was asked.
public final class AVCaptureDevice: NSObject, @unchecked Sendable {
  /// Where it is.
  public enum Position: Int, Sendable {
    /// One of them.
    case unspecified, back, front
  }
  /// Which it is.
  public struct DeviceType: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let builtInWideAngleCamera = Self(name: "wide"),
      builtInUltraWideCamera = Self(name: "ultra wide"),
      builtInTelephotoCamera = Self(name: "telephoto"), builtInDualCamera = Self(name: "dual"),
      builtInDualWideCamera = Self(name: "dual wide"), builtInTripleCamera = Self(name: "triple"),
      builtInTrueDepthCamera = Self(name: "true depth"), microphone = Self(name: "microphone"),
      builtInMicrophone = Self(name: "microphone"), external = Self(name: "external")
  }
  /// Whether it gives light.
  public enum FlashMode: Int, Sendable {
    /// One of them.
    case off, on, auto
  }
  /// Whether it gives light all the time.
  public enum TorchMode: Int, Sendable {
    /// One of them.
    case off, on, auto
  }
  /// How it sees clearly.
  public enum FocusMode: Int, Sendable {
    /// One of them.
    case locked, autoFocus, continuousAutoFocus
  }
  /// How much light it takes.
  public enum ExposureMode: Int, Sendable {
    /// One of them.
    case locked, autoExpose, continuousAutoExposure, custom
  }
  /// What it can do.
  public final class Format: NSObject, Sendable {
    /// How often it can see.
    public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [AVFrameRateRange()] }
    /// How much light it can take.
    public let minISO: Float = 30, maxISO: Float = 3_000
    /// How wide it sees, in degrees.
    public let videoFieldOfView: Float = 70
    /// True.
    public let isVideoHDRSupported = true, isMultiCamSupported = false
    /// True.
    public func isVideoStabilizationModeSupported(_ mode: AVCaptureVideoStabilizationMode) -> Bool {
      true
    }
    /// How far it can see.
    public let videoMaxZoomFactor: CGFloat = 10
    /// How large pictures can be.
    public var supportedMaxPhotoDimensions: [CMVideoDimensions] {
      [CMVideoDimensions(width: 4_032, height: 3_024)]
    }
  }

  /// What tells it from others.
  public let uniqueID: String
  /// What it is called.
  public let localizedName: String
  /// Where it is.
  public let position: Position
  /// Which it is.
  public let deviceType: DeviceType
  private let type: AVMediaType
  /// What it does.
  public var flashMode = FlashMode.off, torchMode = TorchMode.off,
    focusMode = FocusMode.continuousAutoFocus, exposureMode = ExposureMode.continuousAutoExposure
  /// Where it sees clearly.
  public var focusPointOfInterest = CGPoint.zero, exposurePointOfInterest = CGPoint.zero
  /// How far it sees.
  public var videoZoomFactor: CGFloat = 1
  /// From where on another lens sees: there is one.
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  /// How far it can see.
  public let minAvailableVideoZoomFactor: CGFloat = 1, maxAvailableVideoZoomFactor: CGFloat = 10
  /// How long a picture of a film lasts.
  public var activeVideoMinFrameDuration = CMTime.zero, activeVideoMaxFrameDuration = CMTime.zero
  /// True where it tells that something else is seen.
  public var isSubjectAreaChangeMonitoringEnabled = false
  /// What it does now.
  public var activeFormat: Format {
    get { format }
    set {}
  }
  private let format = Format()
  /// What it can do.
  public var formats: [Format] { [format] }
  /// Who has made it.
  public var manufacturer: String { "Apple Inc." }
  /// How it is known.
  public var modelID: String { localizedName }
  /// How much light it takes.
  public var iso: Float { 100 }
  /// How much light it gives at most.
  public static let maxAvailableTorchLevel: Float = 1
  /// True.
  public let hasFlash = true, hasTorch = true, isFlashAvailable = true, isTorchAvailable = true,
    isConnected = true, isFocusPointOfInterestSupported = true,
    isExposurePointOfInterestSupported = true

  private init(_ name: String, _ position: Position, _ kind: DeviceType, _ type: AVMediaType) {
    (uniqueID, localizedName, deviceType) = (name, name, kind)
    (self.position, self.type) = (position, type)
  }

  private static let all = [
    AVCaptureDevice("Back Camera", .back, .builtInWideAngleCamera, .video),
    AVCaptureDevice("Front Camera", .front, .builtInWideAngleCamera, .video),
    AVCaptureDevice("iPhone Microphone", .unspecified, .microphone, .audio),
  ]

  /// The one that is taken where nobody chooses.
  public class func `default`(for type: AVMediaType) -> AVCaptureDevice? {
    all.first { $0.type == type }
  }
  /// The one of a kind.
  public class func `default`(
    _ kind: DeviceType, for type: AVMediaType?, position: Position
  ) -> AVCaptureDevice? {
    DiscoverySession(deviceTypes: [kind], mediaType: type, position: position).devices.first
  }
  /// The camera that the user likes best: the usual one, whatever an app says.
  public class var userPreferredCamera: AVCaptureDevice? {
    get { `default`(for: .video) }
    set {}
  }
  /// The camera that the system likes best.
  public class var systemPreferredCamera: AVCaptureDevice? { `default`(for: .video) }
  /// Those for something.
  public class func devices(for type: AVMediaType) -> [AVCaptureDevice] {
    all.filter { $0.type == type }
  }

  /// Finds cameras: one at the back, and one at the front.
  public final class DiscoverySession: NSObject, Sendable {
    /// Those that were found.
    public let devices: [AVCaptureDevice]
    /// Looks for some.
    public init(deviceTypes kinds: [DeviceType], mediaType type: AVMediaType?, position: Position) {
      devices = AVCaptureDevice.all.filter {
        kinds.contains($0.deviceType) && type.map($0.type.isSame) != false
          && (position == .unspecified || position == $0.position)
      }
    }
  }

  /// What the user allows.
  public class func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    CapturePermission.ofRun.given.contains(type) ? .authorized : .notDetermined
  }
  /// Asks the user, who says yes.
  public class func requestAccess(
    for type: AVMediaType, completionHandler: @escaping (Bool) -> Void
  ) {
    SystemQuestion.ask(unless: authorizationStatus(for: type) == .authorized) {
      CapturePermission.ofRun.given.insert(type)
      completionHandler(true)
    }
  }
  /// Asks the user, who says yes.
  public class func requestAccess(for type: AVMediaType) async -> Bool {
    await withCheckedContinuation { asking in
      requestAccess(for: type) { asking.resume(returning: $0) }
    }
  }

  /// Has it for oneself.
  public func lockForConfiguration() throws {}
  /// Has it no more.
  public func unlockForConfiguration() {}
  /// True for what is seen or heard by it.
  public func hasMediaType(_ type: AVMediaType) -> Bool { type == self.type }
  /// True.
  public func isFocusModeSupported(_ mode: FocusMode) -> Bool { true }
  /// True.
  public func isExposureModeSupported(_ mode: ExposureMode) -> Bool { true }
  /// True.
  public func isTorchModeSupported(_ mode: TorchMode) -> Bool { true }
  /// It gives light.
  public func setTorchModeOn(level: Float) throws { torchMode = .on }
  /// It sees so far.
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {
    videoZoomFactor = factor
  }

  /// How a camera is turned: it is upright.
  public final class RotationCoordinator: NSObject, Sendable {
    /// Upright.
    public let videoRotationAngleForHorizonLevelPreview: CGFloat = 90,
      videoRotationAngleForHorizonLevelCapture: CGFloat = 90
    /// Creates one.
    public init(device: AVCaptureDevice, previewLayer: AVCaptureVideoPreviewLayer?) {}
  }
}

extension AVMediaType {
  fileprivate func isSame(as other: AVMediaType) -> Bool { self == other }
}

/// How large pictures of a film are, in points.
public struct CMVideoDimensions: Hashable, Sendable {
  /// Across, and from top to bottom.
  public var width: Int32, height: Int32
  /// Creates a size.
  public init(width: Int32, height: Int32) { (self.width, self.height) = (width, height) }
}

extension Notification.Name {
  /// Something else is seen by a camera, which nothing is here.
  public static let AVCaptureDeviceSubjectAreaDidChange = Self(
    "AVCaptureDeviceSubjectAreaDidChange")
}
