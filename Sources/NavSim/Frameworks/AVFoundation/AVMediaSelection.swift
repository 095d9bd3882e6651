public import Foundation

/// What a part of a film is for.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let visual = Self(rawValue: "visual"), audible = Self(rawValue: "audible"),
    legible = Self(rawValue: "legible"), frameBased = Self(rawValue: "frameBased"),
    usesWideGamutColorSpace = Self(rawValue: "usesWideGamutColorSpace"),
    containsOnlyForcedSubtitles = Self(rawValue: "containsOnlyForcedSubtitles"),
    isMainProgramContent = Self(rawValue: "isMainProgramContent"),
    isAuxiliaryContent = Self(rawValue: "isAuxiliaryContent"),
    describesVideoForAccessibility = Self(rawValue: "describesVideoForAccessibility")
}
/// How a sound is made faster.
public struct AVAudioTimePitchAlgorithm: RawRepresentable, Hashable, Sendable {
  /// Its value.
  public let rawValue: String
  /// Creates one.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates one.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let timeDomain = Self(rawValue: "timeDomain"),
    spectral = Self(rawValue: "spectral"), varispeed = Self(rawValue: "varispeed"),
    lowQualityZeroLatency = Self(rawValue: "lowQualityZeroLatency")
}
/// Whether something of a film is read.
public enum AVKeyValueStatus: Int, Sendable {
  /// One of them.
  case unknown, loading, loaded, failed, cancelled
}
/// Whether a film goes on behind other apps.
public enum AVPlayerAudiovisualBackgroundPlaybackPolicy: Int, Sendable {
  /// One of them.
  case automatic = 1, pauses, continuesIfPossible
}

/// Of which parts of a film one can be chosen.
open class AVMediaSelectionGroup: NSObject, @unchecked Sendable {
  /// The parts: none.
  open var options: [AVMediaSelectionOption] { [] }
  /// The one that is usual.
  open var defaultOption: AVMediaSelectionOption? { nil }
  /// True where none may be chosen.
  open var allowsEmptySelection: Bool { true }
}

/// A part of a film that can be chosen.
open class AVMediaSelectionOption: NSObject, @unchecked Sendable {
  /// Its name.
  open var displayName: String { "" }
  /// Its language.
  open var locale: Locale? { nil }
  /// Its language.
  open var extendedLanguageTag: String? { nil }
}

/// A part of what is played.
open class AVPlayerItemTrack: NSObject, @unchecked Sendable {
  /// Which.
  open var assetTrack: AVAssetTrack? { nil }
  /// Whether it is played.
  open var isEnabled = true
}

/// Takes something out of what is played, which is nothing here.
open class AVPlayerItemOutput: NSObject, @unchecked Sendable {}

/// What has happened while something was played.
open class AVPlayerItemErrorLog: NSObject, @unchecked Sendable {}

/// A way in which a film can be had.
open class AVAssetVariant: NSObject, @unchecked Sendable {}

/// A key of what is said with a notice of something that is played.
public let AVPlayerItemFailedToPlayToEndTimeErrorKey = "AVPlayerItemFailedToPlayToEndTimeErrorKey"
