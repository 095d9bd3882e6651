public import Foundation
public import SwiftUI

/// A film or a sound, of which nothing is read.
open class AVAsset: NSObject, @unchecked Sendable {
  /// How long it is.
  public var duration: CMTime { CMTime(value: 60, timescale: 1) }
  /// What it is made of: nothing.
  public var tracks: [AVAssetTrack] { [] }
  /// What is written about it: nothing.
  public var metadata: [AVMetadataItem] { [] }
  /// What is written about it: nothing.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// True.
  public var isPlayable: Bool { true }
  /// Creates one of a file.
  public convenience init(url: URL) { self.init() }
  /// What it is made of: nothing.
  public func tracks(withMediaType type: AVMediaType) -> [AVAssetTrack] { [] }
  /// What it is made of: nothing.
  public func loadTracks(withMediaType type: AVMediaType) async throws -> [AVAssetTrack] { [] }
  /// Reads something of it.
  public func load<Value>(_ property: AVAsyncProperty<Value>) async throws -> Value {
    await Task.yield()
    return property.value(self)
  }
}

/// Something of a film that is read.
public struct AVAsyncProperty<Value>: Sendable {
  let value: @Sendable (AVAsset) -> Value
}

extension AVAsyncProperty where Value == CMTime {
  /// How long it is.
  public static var duration: Self { Self { $0.duration } }
}

extension AVAsyncProperty where Value == [AVMetadataItem] {
  /// What is written about it.
  public static var metadata: Self { Self { $0.metadata } }
  /// What is written about it.
  public static var commonMetadata: Self { Self { $0.commonMetadata } }
}

extension AVAsyncProperty where Value == [AVAssetTrack] {
  /// What it is made of.
  public static var tracks: Self { Self { $0.tracks } }
}

extension AVAsyncProperty where Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
}

/// A part of a film: what is seen, or what is heard.
public final class AVAssetTrack: NSObject, @unchecked Sendable {
  /// How large it is.
  public var naturalSize: CGSize { .zero }
  /// How it is turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Reads something of it.
  public func load<Value>(_ property: AVTrackProperty<Value>) async throws -> Value {
    await Task.yield()
    return property.value(self)
  }
}

/// Something of a part of a film that is read.
public struct AVTrackProperty<Value>: Sendable {
  let value: @Sendable (AVAssetTrack) -> Value
}

extension AVTrackProperty where Value == CGSize {
  /// How large it is.
  public static var naturalSize: Self { Self { $0.naturalSize } }
}

extension AVTrackProperty where Value == CGAffineTransform {
  /// How it is turned.
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

/// Something that is written about a film.
public final class AVMetadataItem: NSObject, @unchecked Sendable {
  /// What it is.
  public var commonKey: String? { nil }
  /// The words.
  public var stringValue: String? { nil }
}

/// A film of a file.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where the file is.
  public let url: URL
  /// Creates one.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
}

/// Makes pictures of a film, which show nothing.
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// True where they are turned as the film is.
  public var appliesPreferredTrackTransform = false
  /// How large they are at most.
  public var maximumSize = CGSize.zero
  /// How far from where they are asked for they may be.
  public var requestedTimeToleranceBefore = CMTime.zero, requestedTimeToleranceAfter = CMTime.zero
  /// Creates one.
  public init(asset: AVAsset) {}
  /// None.
  public func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.unknown) }
  /// None.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.unknown)
  }
}

/// How loud the parts of a film are.
open class AVAudioMix: NSObject, @unchecked Sendable {}

/// What is seen or heard.
public struct AVMediaType: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let video = Self(name: "vide"), audio = Self(name: "soun"),
    metadata = Self(name: "meta"), text = Self(name: "text")
}

/// How a film fills its place.
public struct AVLayerVideoGravity: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let resize = Self(name: "resize"), resizeAspect = Self(name: "aspect"),
    resizeAspectFill = Self(name: "fill")
}

/// A layer that shows a film, of which nothing is drawn.
public final class AVPlayerLayer: CALayer {
  /// What plays it.
  public var player: AVPlayer?
  /// How it fills its place.
  public var videoGravity = AVLayerVideoGravity.resizeAspect
  /// True.
  public var isReadyForDisplay: Bool { true }
  /// Creates one.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}

/// Plays films one after another, of which none ends.
public final class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  private var waiting: [AVPlayerItem] = []
  /// Plays several.
  public init(items: [AVPlayerItem]) {
    waiting = items
    super.init(playerItem: items.first)
  }
  /// Plays one.
  public override init(playerItem item: AVPlayerItem?) {
    waiting = [item].compactMap { $0 }
    super.init(playerItem: item)
  }
  /// Plays none.
  public override init() { super.init() }
  /// Plays a file.
  public override init(url: URL) {
    super.init(url: url)
  }
  /// Those that are to be played.
  public func items() -> [AVPlayerItem] { waiting }
  /// Adds one.
  public func insert(_ item: AVPlayerItem, after other: AVPlayerItem?) { waiting.append(item) }
  /// Goes on to the next.
  public func advanceToNextItem() {
    if !waiting.isEmpty { waiting.removeFirst() }
    replaceCurrentItem(with: waiting.first)
  }
  /// Plays none any more.
  public func removeAllItems() {
    waiting = []
    replaceCurrentItem(with: nil)
  }
}

/// Plays a film over and over.
public final class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// Creates one.
  public init(player: AVQueuePlayer, templateItem item: AVPlayerItem) {}
  /// Ends it.
  public func disableLooping() {}
}
