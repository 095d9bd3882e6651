public import Foundation
@_spi(Packages) import SwiftUI

/// Takes sounds into a file, which stays empty.
public final class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any AVAudioRecorderDelegate)?
  /// Where the file is.
  public let url: URL
  /// True while it does.
  public private(set) var isRecording = false
  /// True where it says how loud it is.
  public var isMeteringEnabled = false
  /// Where it is, in seconds.
  public var currentTime: TimeInterval { 0 }
  /// Takes them into a file.
  public init(url: URL, settings: [String: Any]) throws { self.url = url }
  /// True.
  @discardableResult public func prepareToRecord() -> Bool { true }
  /// Begins.
  @discardableResult public func record() -> Bool {
    isRecording = true
    return true
  }
  /// Begins.
  @discardableResult public func record(forDuration duration: TimeInterval) -> Bool { record() }
  /// Waits.
  public func pause() { isRecording = false }
  /// Ends.
  public func stop() {
    guard isRecording else { return }
    isRecording = false
    answer(after: .seconds(0)) { [self] in
      delegate?.audioRecorderDidFinishRecording(self, successfully: true)
    }
  }
  /// Takes the file away.
  @discardableResult public func deleteRecording() -> Bool { true }
  /// Looks how loud it is.
  public func updateMeters() {}
  /// It is quiet.
  public func averagePower(forChannel channel: Int) -> Float { -160 }
  /// It is quiet.
  public func peakPower(forChannel channel: Int) -> Float { -160 }
}

/// Is told of sounds that are taken.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It has ended.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
}

extension AVAudioRecorderDelegate {
  /// Nothing is done.
  public func audioRecorderDidFinishRecording(
    _ recorder: AVAudioRecorder, successfully flag: Bool
  ) {}
}

/// In which form sounds are.
public let AVFormatIDKey = "AVFormatIDKey"
/// How many parts of a second.
public let AVSampleRateKey = "AVSampleRateKey"
/// From how many sides.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
/// How good.
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
/// A form of sounds.
public let kAudioFormatMPEG4AAC: UInt32 = 1_633_772_320
/// A form of sounds.
public let kAudioFormatLinearPCM: UInt32 = 1_819_304_813

/// How good sounds are.
public enum AVAudioQuality: Int, Sendable {
  /// One of them.
  case min = 0, low = 32, medium = 64, high = 96, max = 127
}

/// What the user allows.
public enum AVAudioApplication {
  /// Asks the user, who says yes a second later.
  public static func requestRecordPermission() async -> Bool {
    await withCheckedContinuation { asking in
      requestRecordPermission { asking.resume(returning: $0) }
    }
  }
  /// Asks the user, who says yes a second later.
  public static func requestRecordPermission(completionHandler: @escaping (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: completionHandler)
  }
}

extension AVAudioSession {
  /// What the user allows.
  public enum RecordPermission: Int, Sendable {
    /// One of them.
    case undetermined, denied, granted
  }
  /// What the user allows.
  public var recordPermission: RecordPermission {
    AVCaptureDevice.authorizationStatus(for: .audio) == .authorized ? .granted : .undetermined
  }
  /// Asks the user, who says yes a second later.
  public func requestRecordPermission(_ response: @escaping (Bool) -> Void) {
    AVCaptureDevice.requestAccess(for: .audio, completionHandler: response)
  }
  /// It is heard, or not.
  public func setActive(_ isActive: Bool, options: SetActiveOptions) throws {}
  /// How it is heard no more.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Others are told.
    public static let notifyOthersOnDeactivation = Self(rawValue: 1)
  }
}

/// Sounds on their way from one part to another, of which none comes.
public final class AVAudioEngine: NSObject, @unchecked Sendable {
  /// From where they come, and where they go.
  public let inputNode = AVAudioInputNode(), mainMixerNode = AVAudioMixerNode(),
    outputNode = AVAudioOutputNode()
  /// True while they come.
  public private(set) var isRunning = false
  /// Gets ready.
  public func prepare() {}
  /// Begins.
  public func start() throws { isRunning = true }
  /// Waits.
  public func pause() { isRunning = false }
  /// Ends.
  public func stop() { isRunning = false }
  /// Forgets what was on its way.
  public func reset() {}
  /// Adds a part.
  public func attach(_ node: AVAudioNode) {}
  /// Takes a part away.
  public func detach(_ node: AVAudioNode) {}
  /// Has sounds go from one part to another.
  public func connect(_ one: AVAudioNode, to other: AVAudioNode, format: AVAudioFormat?) {}
}

/// A part of the way of sounds.
open class AVAudioNode: NSObject, @unchecked Sendable {
  /// In which form they go on.
  public func outputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// In which form they come.
  public func inputFormat(forBus bus: Int) -> AVAudioFormat { AVAudioFormat() }
  /// Hears them, of which none comes.
  public func installTap(
    onBus bus: Int, bufferSize: UInt32, format: AVAudioFormat?,
    block: @escaping (AVAudioPCMBuffer, AVAudioTime) -> Void
  ) {}
  /// Hears them no more.
  public func removeTap(onBus bus: Int) {}
}

/// From where sounds come.
public final class AVAudioInputNode: AVAudioNode, @unchecked Sendable {}
/// Where sounds come together.
public final class AVAudioMixerNode: AVAudioNode, @unchecked Sendable {
  /// How loud they go on.
  public var outputVolume: Float = 1
}
/// Where sounds go.
public final class AVAudioOutputNode: AVAudioNode, @unchecked Sendable {}
/// The form of sounds.
public final class AVAudioFormat: NSObject, @unchecked Sendable {
  /// How many parts of a second.
  public let sampleRate: Double = 44_100
  /// From how many sides.
  public let channelCount: UInt32 = 1
}
/// A file of sounds, in which there are none.
public final class AVAudioFile: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL
  /// How many sounds there are.
  public let length: Int64 = 0
  /// In which form they are.
  public let fileFormat = AVAudioFormat(), processingFormat = AVAudioFormat()
  /// Reads a file.
  public init(forReading url: URL) throws { self.url = url }
  /// Makes a file.
  public init(forWriting url: URL, settings: [String: Any]) throws { self.url = url }
}

/// Some sounds.
public final class AVAudioPCMBuffer: NSObject, @unchecked Sendable {}
/// When sounds were.
public final class AVAudioTime: NSObject, @unchecked Sendable {}
