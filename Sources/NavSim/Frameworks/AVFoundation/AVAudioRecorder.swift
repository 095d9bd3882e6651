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
public final class AVAudioApplication: NSObject, Sendable {
  /// What the user allows.
  public enum recordPermission: Int, Sendable {
    /// One of them.
    case undetermined, denied, granted
  }
  /// The only one.
  public static let shared = AVAudioApplication()
  private override init() {}

  /// What the user allows.
  public var recordPermission: recordPermission {
    AVCaptureDevice.authorizationStatus(for: .audio) == .authorized ? .granted : .undetermined
  }
  /// True where nobody hears what is recorded.
  public var isInputMuted: Bool { false }
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
