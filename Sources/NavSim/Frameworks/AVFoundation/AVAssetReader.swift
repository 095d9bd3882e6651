public import Foundation

/// Reads what is in a film: nothing.
open class AVAssetReader: NSObject, @unchecked Sendable {
  /// How far it is.
  public enum Status: Int, Sendable {
    /// One of them.
    case unknown, reading, completed, failed, cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// How far it is.
  public private(set) var status = Status.unknown
  /// Why it is not read.
  public let error: (any Error)? = nil
  /// From when to when.
  open var timeRange = CMTimeRange(start: .zero, duration: .zero)
  /// What is read.
  public private(set) var outputs: [AVAssetReaderOutput] = []
  /// Creates one.
  public init(asset: AVAsset) throws { self.asset = asset }
  /// True.
  open func canAdd(_ output: AVAssetReaderOutput) -> Bool { true }
  /// Reads something.
  open func add(_ output: AVAssetReaderOutput) { outputs.append(output) }
  /// Begins, and has read all.
  @discardableResult open func startReading() -> Bool {
    status = .completed
    return true
  }
  /// Ends.
  open func cancelReading() { status = .cancelled }
}

/// What is read of a film: nothing.
open class AVAssetReaderOutput: NSObject, @unchecked Sendable {
  /// False where it may be changed.
  open var alwaysCopiesSampleData = true
  /// What is next: nothing.
  open func copyNextSampleBuffer() -> CMSampleBuffer? { nil }
}

/// What is read of a part of a film: nothing.
open class AVAssetReaderTrackOutput: AVAssetReaderOutput, @unchecked Sendable {
  /// The part.
  public let track: AVAssetTrack
  /// Creates one.
  public init(track: AVAssetTrack, outputSettings: [String: Any]?) { self.track = track }
}

/// How many sounds there are: none.
public func CMSampleBufferGetNumSamples(_ buffer: CMSampleBuffer) -> Int { 0 }

/// Sounds of a microphone: none.
public final class AVCaptureAudioDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// Says who is told.
  public func setSampleBufferDelegate(
    _ delegate: (any AVCaptureAudioDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
  /// In which form they are.
  public func recommendedAudioSettingsForAssetWriter(
    writingTo type: AVFileType
  ) -> [String: Any]? { nil }
}

/// Who is told of sounds, which nobody is.
public protocol AVCaptureAudioDataOutputSampleBufferDelegate: AnyObject {
  /// There is something.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

/// Several cameras at once, which the phone has not.
public final class AVCaptureMultiCamSession: AVCaptureSession, @unchecked Sendable {
  /// False.
  public class var isMultiCamSupported: Bool { false }
}

/// Under which a notice says what is wrong.
public let AVCaptureSessionErrorKey = "AVCaptureSessionErrorKey",
  AVCaptureSessionInterruptionReasonKey = "AVCaptureSessionInterruptionReasonKey"
