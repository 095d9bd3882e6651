public import Foundation
@_spi(Packages) public import SwiftUI

/// Takes pictures, which show nothing: each is there half a second later.
public final class AVCapturePhotoOutput: AVCaptureOutput, @unchecked Sendable {
  /// How good a picture has to be.
  public enum QualityPrioritization: Int, Sendable {
    /// One of them.
    case speed = 1, balanced, quality
  }
  /// True where they may be large.
  public var isHighResolutionCaptureEnabled = false
  /// How good they may be.
  public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  /// How large they may be.
  public var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  /// True where they may move.
  public var isLivePhotoCaptureEnabled = false
  /// False.
  public let isLivePhotoCaptureSupported = false
  /// In which forms they can be.
  public let availablePhotoCodecTypes: [AVVideoCodecType] = [.hevc, .jpeg]
  /// Whether it can give light.
  public let supportedFlashModes: [AVCaptureDevice.FlashMode] = [.off, .on, .auto]

  /// Takes a picture.
  public func capturePhoto(
    with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate
  ) {
    let resolved = AVCaptureResolvedPhotoSettings(settings.uniqueID)
    delegate.photoOutput(self, willBeginCaptureFor: resolved)
    delegate.photoOutput(self, willCapturePhotoFor: resolved)
    answer(after: .milliseconds(500)) { [self] in
      delegate.photoOutput(self, didFinishProcessingPhoto: AVCapturePhoto(resolved), error: nil)
      delegate.photoOutput(self, didFinishCaptureFor: resolved, error: nil)
    }
  }
}

/// How a picture is taken.
public final class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let uniqueID: Int64
  /// Whether it gives light.
  public var flashMode = AVCaptureDevice.FlashMode.off
  /// True where it may be large.
  public var isHighResolutionPhotoEnabled = false
  /// How good it has to be.
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  /// How large it may be.
  public var maxPhotoDimensions = CMVideoDimensions(width: 0, height: 0)
  /// In which form a small one comes before.
  public var previewPhotoFormat: [String: Any]?
  /// In which forms a small one can come before: in none.
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  /// In which forms a small one can come before: in none.
  public var __availablePreviewPhotoPixelFormatTypes: [NSNumber] { [] }

  private final class Count { var value: Int64 = 0 }

  /// Creates some.
  public override init() {
    let count = ownOfRun { Count() }
    count.value += 1
    uniqueID = count.value
  }
  /// Creates some.
  public convenience init(format: [String: Any]?) { self.init() }
}

/// How a picture is taken, as it was decided.
public final class AVCaptureResolvedPhotoSettings: NSObject, Sendable {
  /// What tells it from others.
  public let uniqueID: Int64
  /// How long it may take.
  public let photoProcessingTimeRange = CMTimeRange(
    start: .zero, duration: CMTime(value: 1, timescale: 2))
  init(_ uniqueID: Int64) { self.uniqueID = uniqueID }
}

/// A picture that was taken, without content.
public final class AVCapturePhoto: NSObject, Sendable {
  /// How it was taken.
  public let resolvedSettings: AVCaptureResolvedPhotoSettings
  init(_ settings: AVCaptureResolvedPhotoSettings) { resolvedSettings = settings }
  /// It as a file.
  public func fileDataRepresentation() -> Data? { Data() }
  /// It as a picture.
  public func cgImageRepresentation() -> CGImage? { nil }
  /// What is written about it.
  public var metadata: [String: Any] { [:] }
}

/// Is told of pictures that are taken.
public protocol AVCapturePhotoCaptureDelegate: AnyObject {
  /// One begins.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings)
  /// One is taken now.
  func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
  /// One is there.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?)
  /// All of it is done.
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?)
}

extension AVCapturePhotoCaptureDelegate {
  /// Nothing is done.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willBeginCaptureFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing is done.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  /// Nothing is done.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto,
    error: (any Error)?
  ) {}
  /// Nothing is done.
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings,
    error: (any Error)?
  ) {}
}

/// In which form pictures are.
public struct AVVideoCodecType: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let hevc = Self(name: "hvc1"), h264 = Self(name: "avc1"), jpeg = Self(name: "jpeg")
}

/// In which form pictures are.
public let AVVideoCodecKey = "AVVideoCodecKey"

/// Reads codes: there is one to be read, a second after the camera begins.
public final class AVCaptureMetadataOutput: AVCaptureOutput, @unchecked Sendable {
  /// What is looked for.
  public var metadataObjectTypes: [AVMetadataObject.ObjectType] = []
  /// What can be looked for.
  public let availableMetadataObjectTypes: [AVMetadataObject.ObjectType] = [.qr, .ean8, .ean13]
  /// Where is looked.
  public var rectOfInterest = CGRect.zero
  private weak var delegate: (any AVCaptureMetadataOutputObjectsDelegate)?

  /// Says who is told.
  public func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) { self.delegate = delegate }

  override func begins(in session: AVCaptureSession) {
    answer(after: .seconds(1)) { [weak self, weak session] in
      guard let self, session?.isRunning == true, let type = metadataObjectTypes.first else {
        return
      }
      delegate?.metadataOutput(
        self, didOutput: [AVMetadataMachineReadableCodeObject(type)], from: connections[0])
    }
  }
}

/// Is told of codes.
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  /// Some were read.
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput objects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}

/// Something that a camera knows.
public class AVMetadataObject: NSObject, @unchecked Sendable {
  /// What it is.
  public struct ObjectType: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let qr = Self(name: "QR"), ean8 = Self(name: "EAN-8"),
      ean13 = Self(name: "EAN-13"), pdf417 = Self(name: "PDF417"), aztec = Self(name: "Aztec"),
      code128 = Self(name: "Code128"), code39 = Self(name: "Code39"), upce = Self(name: "UPC-E"),
      dataMatrix = Self(name: "DataMatrix"), interleaved2of5 = Self(name: "Interleaved2of5"),
      face = Self(name: "face")
  }
  /// What it is.
  public let type: ObjectType
  /// Where it is.
  public let bounds = CGRect.zero
  init(_ type: ObjectType) { self.type = type }
}

/// A code that was read.
public final class AVMetadataMachineReadableCodeObject: AVMetadataObject, @unchecked Sendable {
  /// What it says.
  public let stringValue: String? = "https://example.com"
  /// Where its corners are.
  public var corners: [CGPoint] { [] }
}
