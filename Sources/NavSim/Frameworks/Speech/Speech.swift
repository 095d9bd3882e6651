@_exported public import AVFoundation
@_exported public import Foundation
@_spi(Packages) import SwiftUI
@_spi(Packages) import Combine

/// What the user allows.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// One of them.
  case notDetermined, denied, restricted, authorized
}

/// Whether the user was asked in this run.
private final class SpeechPermission {
  static var ofRun: SpeechPermission { ownOfRun { SpeechPermission() } }
  var isGiven = false
}

/// Writes what somebody says: "Hello", a second after he begins.
public final class SFSpeechRecognizer: @unchecked Sendable {
  /// The language.
  public let locale: Locale
  /// True.
  public let isAvailable = true, supportsOnDeviceRecognition = true
  /// Who is told.
  public weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// Creates one.
  public init?() { locale = Locale(identifier: "en_US") }
  /// Creates one for a language.
  public init?(locale: Locale) { self.locale = locale }
  /// What the user allows.
  public class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    SpeechPermission.ofRun.isGiven ? .authorized : .notDetermined
  }
  /// Asks the user, who says yes.
  public class func requestAuthorization(
    _ handler: @escaping (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    SystemQuestion.ask(unless: SpeechPermission.ofRun.isGiven) {
      SpeechPermission.ofRun.isGiven = true
      handler(.authorized)
    }
  }
  /// Writes it.
  public func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    answer(after: .seconds(1)) {
      guard task.state == .running else { return }
      task.state = .completed
      resultHandler(SFSpeechRecognitionResult(), nil)
    }
    return task
  }
}

/// Is told whether it can be written.
public protocol SFSpeechRecognizerDelegate: AnyObject {
  /// It can, or not.
  func speechRecognizer(
    _ recognizer: SFSpeechRecognizer, availabilityDidChange isAvailable: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Nothing is done.
  public func speechRecognizer(
    _ recognizer: SFSpeechRecognizer, availabilityDidChange isAvailable: Bool
  ) {}
}

/// What is to be written.
open class SFSpeechRecognitionRequest: NSObject, @unchecked Sendable {
  /// True where it is told before it is sure.
  public var shouldReportPartialResults = true
  /// True where the phone does it.
  public var requiresOnDeviceRecognition = false, addsPunctuation = false
  /// Words that there are.
  public var contextualStrings: [String] = []
  /// For what.
  public var taskHint = SFSpeechRecognitionTaskHint.unspecified
}

/// For what something is written.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// One of them.
  case unspecified, dictation, search, confirmation
}

/// Sounds that are to be written.
public final class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest,
  @unchecked Sendable
{
  /// More of them.
  public func append(_ buffer: AVAudioPCMBuffer) {}
  /// There are no more.
  public func endAudio() {}
}

/// A file that is to be written.
public final class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest, @unchecked Sendable {
  /// Creates one.
  public init(url: URL) {}
}

/// How far the writing is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// One of them.
  case starting, running, finishing, canceling, completed
}

/// Something is written.
public final class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  /// How far it is.
  public fileprivate(set) var state = SFSpeechRecognitionTaskState.running
  /// True where nobody wants it any more.
  public var isCancelled: Bool { state == .canceling }
  /// Wants it no more.
  public func cancel() { state = .canceling }
  /// Nothing more is said.
  public func finish() {}
}

/// What was written.
public final class SFSpeechRecognitionResult: NSObject, Sendable {
  /// The words.
  public let bestTranscription = SFTranscription()
  /// True.
  public let isFinal = true
  /// The words, as they may be.
  public var transcriptions: [SFTranscription] { [bestTranscription] }
}

/// Words that were written.
public final class SFTranscription: NSObject, Sendable {
  /// The words.
  public let formattedString = "Hello"
}
