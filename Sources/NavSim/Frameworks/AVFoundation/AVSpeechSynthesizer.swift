public import Foundation
@_spi(Packages) import SwiftUI

/// Speaks, which nobody hears: each text lasts a second.
public final class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Who is told.
  public weak var delegate: (any AVSpeechSynthesizerDelegate)?
  /// True while it speaks.
  public private(set) var isSpeaking = false
  /// True while it waits.
  public private(set) var isPaused = false
  private var spoken: AVSpeechUtterance?

  /// Speaks a text.
  public func speak(_ text: AVSpeechUtterance) {
    (isSpeaking, spoken) = (true, text)
    answer(after: .seconds(0)) { [self] in delegate?.speechSynthesizer(self, didStart: text) }
    answer(after: .seconds(1)) { [self] in
      guard spoken === text, !isPaused else { return }
      (isSpeaking, spoken) = (false, nil)
      delegate?.speechSynthesizer(self, didFinish: text)
    }
  }
  /// Speaks no more.
  @discardableResult public func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let text = spoken else { return false }
    (isSpeaking, isPaused, spoken) = (false, false, nil)
    answer(after: .seconds(0)) { [self] in delegate?.speechSynthesizer(self, didCancel: text) }
    return true
  }
  /// Waits.
  @discardableResult public func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    isPaused = isSpeaking
    return isPaused
  }
  /// Goes on.
  @discardableResult public func continueSpeaking() -> Bool {
    guard isPaused, let text = spoken else { return false }
    isPaused = false
    speak(text)
    return true
  }
}

/// Is told of what is spoken.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart text: AVSpeechUtterance)
  /// It has ended.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish text: AVSpeechUtterance)
  /// It was broken off.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel text: AVSpeechUtterance)
  /// A part of it comes, which nobody tells here.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Nothing is done.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart text: AVSpeechUtterance
  ) {}
  /// Nothing is done.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish text: AVSpeechUtterance
  ) {}
  /// Nothing is done.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel text: AVSpeechUtterance
  ) {}
  /// Nothing is done.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString range: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Where something spoken can be broken off.
public enum AVSpeechBoundary: Int, Sendable {
  /// One of them.
  case immediate, word
}

/// A text that is spoken.
public final class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// By whom.
  public var voice: AVSpeechSynthesisVoice?
  /// How fast, how high, and how loud.
  public var rate: Float = 0.5, pitchMultiplier: Float = 1, volume: Float = 1
  /// How long before and after nothing is spoken, in seconds.
  public var preUtteranceDelay: TimeInterval = 0, postUtteranceDelay: TimeInterval = 0
  /// Creates a text.
  public init(string: String) { speechString = string }
}

/// How fast is usual.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
/// How fast it can be.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// How slow it can be.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0

/// How well somebody speaks.
public enum AVSpeechSynthesisVoiceQuality: Int, Sendable {
  /// One of them.
  case `default` = 1, enhanced, premium
}

/// Whose voice it is.
public enum AVSpeechSynthesisVoiceGender: Int, Sendable {
  /// One of them.
  case unspecified, male, female
}

/// The voice of one who knows English words only.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"

/// Who speaks.
public final class AVSpeechSynthesisVoice: NSObject, Sendable {
  /// The language.
  public let language: String
  /// The name.
  public var name: String { "Samantha" }
  /// What tells it from others.
  public var identifier: String { language }
  /// How well it speaks.
  public var quality: AVSpeechSynthesisVoiceQuality { .default }
  /// Whose voice it is.
  public var gender: AVSpeechSynthesisVoiceGender { .unspecified }
  /// One who speaks a language.
  public init?(language: String?) { self.language = language ?? "en-US" }
  /// One by what tells it from others.
  public init?(identifier: String) { language = identifier }
  /// All: one.
  public class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: "en-US")].compactMap { $0 }
  }
  /// The language of the phone.
  public class func currentLanguageCode() -> String { "en-US" }
}
