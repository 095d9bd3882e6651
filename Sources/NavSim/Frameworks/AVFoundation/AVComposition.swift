public import Foundation
import SwiftUI

/// By what a part of a film is known.
public typealias CMPersistentTrackID = Int32
/// None.
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// A film that is put together: of nothing, here.
open class AVComposition: AVAsset, @unchecked Sendable {}

/// A part of a film that is put together.
open class AVCompositionTrack: AVAssetTrack, @unchecked Sendable {}

/// A film that is put together.
open class AVMutableComposition: AVComposition, @unchecked Sendable {
  private var length = CMTime.zero
  /// How long it is: as long as all that was put into it.
  open override var duration: CMTime { length }
  /// How large it is, in points.
  public var naturalSize = CGSize.zero

  /// Has another part.
  @discardableResult open func addMutableTrack(
    withMediaType type: AVMediaType, preferredTrackID: CMPersistentTrackID
  ) -> AVMutableCompositionTrack? { AVMutableCompositionTrack() }
  /// Puts a part of a film into it.
  open func insertTimeRange(
    _ range: CMTimeRange, of asset: AVAsset, at start: CMTime
  ) throws { length = CMTimeAdd(start, range.duration) }
  /// Takes a part out.
  open func removeTimeRange(_ range: CMTimeRange) {}
  /// Takes a part out.
  open func removeTrack(_ track: AVCompositionTrack) {}
}

/// A part of a film that is put together.
open class AVMutableCompositionTrack: AVCompositionTrack, @unchecked Sendable {
  private var turned = CGAffineTransform.identity
  /// How it is turned.
  open override var preferredTransform: CGAffineTransform {
    get { turned }
    set { turned = newValue }
  }
  /// Puts some of another film into it.
  open func insertTimeRange(
    _ range: CMTimeRange, of track: AVAssetTrack, at start: CMTime
  ) throws {}
  /// Puts silence into it.
  open func insertEmptyTimeRange(_ range: CMTimeRange) {}
  /// Takes some of it out.
  open func removeTimeRange(_ range: CMTimeRange) {}
  /// Makes some of it longer.
  open func scaleTimeRange(_ range: CMTimeRange, toDuration duration: CMTime) {}
}
