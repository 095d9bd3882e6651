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
  /// True.
  public var isExportable: Bool { true }
  /// True.
  public var isReadable: Bool { true }
  /// True.
  public var isComposable: Bool { true }
  /// False: it can be read by anybody.
  public var hasProtectedContent: Bool { false }
  /// When it was made: nobody says.
  public var creationDate: AVMetadataItem? { nil }
  /// Its words: nobody says.
  public var lyrics: String? { nil }
  /// How fast it is.
  public var preferredRate: Float { 1 }
  /// How loud it is.
  public var preferredVolume: Float { 1 }
  /// How it is turned.
  open var preferredTransform: CGAffineTransform {
    get { .identity }
    set {}
  }
  /// In which ways something is written about it: in none.
  public var availableMetadataFormats: [AVMetadataFormat] { [] }
  /// What is written about it in a way: nothing.
  public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  /// What is written about it in a way: nothing.
  public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
  /// What it is made of: nothing.
  public func loadTracks(
    withMediaType type: AVMediaType,
    completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler([], nil) } }
  /// Of what one can be chosen: of nothing.
  public func loadMediaSelectionGroup(
    for characteristic: AVMediaCharacteristic
  ) async throws -> AVMediaSelectionGroup? { nil }
  /// Of what one can be chosen: of nothing.
  public func mediaSelectionGroup(
    forMediaCharacteristic characteristic: AVMediaCharacteristic
  ) -> AVMediaSelectionGroup? { nil }
  /// Reads no more.
  public func cancelLoading() {}
  /// Reads something of it, in an older way.
  public func loadValuesAsynchronously(
    forKeys keys: [String], completionHandler: (@Sendable () -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?() } }
  /// Whether something of it is read: it is.
  public func statusOfValue(
    forKey key: String, error: UnsafeMutablePointer<NSError?>?
  ) -> AVKeyValueStatus { .loaded }
  /// Whether something of it is read: it is.
  public func status<Value>(
    of property: AVAsyncProperty<Value>
  ) -> AVAsyncProperty<Value>.Status { .loaded(property.value(self)) }
  /// Reads several things of it.
  public func load<A, B>(
    _ first: AVAsyncProperty<A>, _ second: AVAsyncProperty<B>
  ) async throws -> (A, B) { (try await load(first), try await load(second)) }
  /// Reads several things of it.
  public func load<A, B, C>(
    _ first: AVAsyncProperty<A>, _ second: AVAsyncProperty<B>, _ third: AVAsyncProperty<C>
  ) async throws -> (A, B, C) {
    (try await load(first), try await load(second), try await load(third))
  }
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
  /// How far reading it has come.
  public enum Status {
    /// It has not begun.
    case notYetLoaded
    /// It is read.
    case loading
    /// It is there.
    case loaded(Value)
    /// It cannot be read.
    case failed(NSError)
  }
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

extension AVAsyncProperty where Value == AVMetadataItem? {
  /// When it was made.
  public static var creationDate: Self { Self { $0.creationDate } }
}

extension AVAsyncProperty where Value == String? {
  /// Its words.
  public static var lyrics: Self { Self { $0.lyrics } }
}

extension AVAsyncProperty where Value == [AVMetadataFormat] {
  /// In which ways something is written about it.
  public static var availableMetadataFormats: Self { Self { $0.availableMetadataFormats } }
}

extension AVAsyncProperty where Value == CGAffineTransform {
  /// How it is turned.
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

extension AVAsyncProperty where Value == Bool {
  /// Whether it can be played.
  public static var isPlayable: Self { Self { $0.isPlayable } }
  /// Whether it can be written.
  public static var isExportable: Self { Self { $0.isExportable } }
  /// Whether it can be read.
  public static var isReadable: Self { Self { $0.isReadable } }
  /// Whether it can be put together with others.
  public static var isComposable: Self { Self { $0.isComposable } }
  /// Whether not everybody can read it.
  public static var hasProtectedContent: Self { Self { $0.hasProtectedContent } }
}

/// A part of a film: what is seen, or what is heard.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// How large it is.
  public var naturalSize: CGSize { .zero }
  /// How it is turned.
  public var preferredTransform: CGAffineTransform { .identity }
  /// Of what it is.
  public weak var asset: AVAsset?
  /// Its number.
  public var trackID: Int32 { 1 }
  /// What it is.
  public var mediaType: AVMediaType { .video }
  /// From where to where it is.
  public var timeRange: CMTimeRange {
    CMTimeRange(start: .zero, duration: asset?.duration ?? .zero)
  }
  /// How many pictures a second has.
  public var nominalFrameRate: Float { 30 }
  /// How many bits a second has.
  public var estimatedDataRate: Float { 0 }
  /// How loud it is.
  public var preferredVolume: Float { 1 }
  /// True.
  public var isEnabled: Bool { true }
  /// True.
  public var isPlayable: Bool { true }
  /// What is spoken.
  public var languageCode: String? { nil }
  /// How it is written.
  public var formatDescriptions: [Any] { [] }
  /// What is written about it: nothing.
  public var metadata: [AVMetadataItem] { [] }
  /// What is written about it: nothing.
  public var commonMetadata: [AVMetadataItem] { [] }
  /// Reads several things of it.
  public func load<A, B>(
    _ first: AVTrackProperty<A>, _ second: AVTrackProperty<B>
  ) async throws -> (A, B) { (try await load(first), try await load(second)) }
  /// Reads several things of it.
  public func load<A, B, C>(
    _ first: AVTrackProperty<A>, _ second: AVTrackProperty<B>, _ third: AVTrackProperty<C>
  ) async throws -> (A, B, C) {
    (try await load(first), try await load(second), try await load(third))
  }
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

extension AVTrackProperty where Value == CMTimeRange {
  /// From where to where it is.
  public static var timeRange: Self { Self { $0.timeRange } }
}

extension AVTrackProperty where Value == Float {
  /// How many pictures a second has.
  public static var nominalFrameRate: Self { Self { $0.nominalFrameRate } }
  /// How many bits a second has.
  public static var estimatedDataRate: Self { Self { $0.estimatedDataRate } }
}

extension AVTrackProperty where Value == CGAffineTransform {
  /// How it is turned.
  public static var preferredTransform: Self { Self { $0.preferredTransform } }
}

/// A film of a file.
public final class AVURLAsset: AVAsset, @unchecked Sendable {
  /// Where the file is.
  public let url: URL
  /// Creates one.
  public init(url: URL, options: [String: Any]? = nil) { self.url = url }
  /// Asks the app for it, which is not done here.
  public let resourceLoader = AVAssetResourceLoader()
  /// In which ways it can be had: in one.
  public var variants: [AVAssetVariant] { [] }
}

/// How loud the parts of a film are.
open class AVAudioMix: NSObject, @unchecked Sendable {
  /// How loud each part is.
  open var inputParameters: [AVMutableAudioMixInputParameters] = []
  /// Creates one.
  public override init() {}
}

/// What is seen or heard.
public struct AVMediaType: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let video = Self(name: "vide"), audio = Self(name: "soun"),
    metadata = Self(name: "meta"), text = Self(name: "text"), subtitle = Self(name: "sbtl"),
    closedCaption = Self(name: "clcp"), timecode = Self(name: "tmcd"), muxed = Self(name: "muxx"),
    depthData = Self(name: "dpth"), haptic = Self(name: "hapt"),
    metadataObject = Self(name: "mobj")
}

/// How a film fills its place.
public struct AVLayerVideoGravity: Hashable, Sendable {
  private let name: String
  /// One of them.
  public static let resize = Self(name: "resize"), resizeAspect = Self(name: "aspect"),
    resizeAspectFill = Self(name: "fill")
}
