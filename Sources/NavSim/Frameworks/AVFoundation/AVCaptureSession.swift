public import Foundation
@_spi(Packages) public import SwiftUI

/// What comes from cameras and microphones, and where it goes.
open class AVCaptureSession: NSObject, @unchecked Sendable {
  /// How good it is.
  public struct Preset: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let photo = Self(name: "photo"), high = Self(name: "high"),
      medium = Self(name: "medium"), low = Self(name: "low"), hd1280x720 = Self(name: "720"),
      hd1920x1080 = Self(name: "1080"), hd4K3840x2160 = Self(name: "2160"),
      vga640x480 = Self(name: "480"), inputPriority = Self(name: "input")
  }

  /// How good it is.
  public var sessionPreset = Preset.high
  /// From where it comes.
  public private(set) var inputs: [AVCaptureInput] = []
  /// Where it goes.
  public private(set) var outputs: [AVCaptureOutput] = []
  /// True while it comes.
  public private(set) var isRunning = false
  /// False.
  public var isInterrupted: Bool { false }
  /// True.
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  /// True.
  public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  /// True.
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  /// From there, too.
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  /// From there no more.
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  /// There, too.
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  /// There no more.
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  /// Several changes begin.
  public func beginConfiguration() {}
  /// They end.
  public func commitConfiguration() {}
  /// It begins to come.
  open func startRunning() {
    guard !isRunning else { return }
    isRunning = true
    for output in outputs { output.begins(in: self) }
  }
  /// It comes no more.
  open func stopRunning() { isRunning = false }
}

/// From where something comes.
open class AVCaptureInput: NSObject, @unchecked Sendable {}

/// A camera or a microphone from which something comes.
public final class AVCaptureDeviceInput: AVCaptureInput, @unchecked Sendable {
  /// The camera or microphone.
  public let device: AVCaptureDevice
  /// Creates one.
  public init(device: AVCaptureDevice) throws { self.device = device }
}

/// Where something goes.
open class AVCaptureOutput: NSObject, @unchecked Sendable {
  /// How it gets there.
  public let connections = [AVCaptureConnection()]
  /// How it gets there.
  public func connection(with type: AVMediaType) -> AVCaptureConnection? { connections.first }
  func begins(in session: AVCaptureSession) {}
}

/// How something gets from a camera to where it goes.
public final class AVCaptureConnection: NSObject, @unchecked Sendable {
  /// How it is turned.
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  /// How it is turned, in degrees.
  public var videoRotationAngle: CGFloat = 90
  /// True where right is left.
  public var isVideoMirrored = false, automaticallyAdjustsVideoMirroring = true
  /// True while something gets there.
  public var isEnabled = true
  /// True.
  public let isActive = true, isVideoOrientationSupported = true, isVideoMirroringSupported = true,
    isVideoStabilizationSupported = true
  /// How it is kept still.
  public var preferredVideoStabilizationMode = AVCaptureVideoStabilizationMode.off
  /// True.
  public func isVideoRotationAngleSupported(_ angle: CGFloat) -> Bool { true }
}

/// How what is seen is turned.
public enum AVCaptureVideoOrientation: Int, Sendable {
  /// One of them.
  case portrait = 1, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// How what is seen is kept still.
public enum AVCaptureVideoStabilizationMode: Int, Sendable {
  /// One of them.
  case off, standard, cinematic, auto = -1
}

/// A layer that shows what a camera sees, of which nothing is drawn.
public final class AVCaptureVideoPreviewLayer: CALayer {
  /// What comes from the camera.
  public var session: AVCaptureSession?
  /// How it fills its place.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// How it gets there.
  public let connection: AVCaptureConnection? = AVCaptureConnection()
  /// Creates one.
  public convenience init(session: AVCaptureSession) {
    self.init()
    self.session = session
  }
  /// Where on the camera a place of the layer is: at the same place.
  public func captureDevicePointConverted(fromLayerPoint point: CGPoint) -> CGPoint { point }
  /// Where on the layer something is: where it was.
  public func transformedMetadataObject(for object: AVMetadataObject) -> AVMetadataObject? {
    object
  }
}

/// Takes single pictures of a film, of which none comes.
public final class AVCaptureVideoDataOutput: AVCaptureOutput, @unchecked Sendable {
  /// In which form they are.
  public var videoSettings: [String: Any]?
  /// True where late ones are left out.
  public var alwaysDiscardsLateVideoFrames = true
  /// Says who is told.
  public func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}

/// Is told of single pictures of a film, of which none comes.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: AnyObject {
  /// One has come.
  func captureOutput(
    _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer,
    from connection: AVCaptureConnection)
}

extension AVCaptureVideoDataOutputSampleBufferDelegate {
  /// Nothing is done.
  public func captureOutput(
    _ output: AVCaptureOutput, didOutput buffer: CMSampleBuffer,
    from connection: AVCaptureConnection
  ) {}
}

/// A part of a film.
public final class CMSampleBuffer: Sendable {}
/// The picture of a part of a film: none.
public func CMSampleBufferGetImageBuffer(_ buffer: CMSampleBuffer) -> CVPixelBuffer? { nil }

/// Takes a film into a file.
public final class AVCaptureMovieFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// True while it does.
  public private(set) var isRecording = false
  private var recorded: (url: URL, delegate: any AVCaptureFileOutputRecordingDelegate)?
  /// Begins.
  public func startRecording(
    to url: URL, recordingDelegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    isRecording = true
    recorded = (url, recordingDelegate)
    answer(after: .seconds(0)) { [self] in
      recordingDelegate.fileOutput(self, didStartRecordingTo: url, from: connections)
    }
  }
  /// Ends. The file is empty.
  public func stopRecording() {
    guard let recorded else { return }
    isRecording = false
    self.recorded = nil
    answer(after: .seconds(0)) { [self] in
      recorded.delegate.fileOutput(
        self, didFinishRecordingTo: recorded.url, from: connections, error: nil)
    }
  }
}

/// Takes something into a file.
public typealias AVCaptureFileOutput = AVCaptureMovieFileOutput

/// Is told of a film that is taken.
public protocol AVCaptureFileOutputRecordingDelegate: AnyObject {
  /// It has begun.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo url: URL,
    from connections: [AVCaptureConnection])
  /// It has ended.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo url: URL,
    from connections: [AVCaptureConnection], error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Nothing is done.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo url: URL,
    from connections: [AVCaptureConnection]
  ) {}
}
