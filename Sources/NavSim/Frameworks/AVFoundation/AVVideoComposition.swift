public import Foundation
public import UIKit

/// How the pictures of a film are put together: nobody sees them.
open class AVVideoComposition: NSObject, @unchecked Sendable {
  /// How long a picture is there.
  open var frameDuration = CMTime(value: 1, timescale: 30)
  /// How large the pictures are.
  open var renderSize = CGSize.zero
  /// How large a point is.
  open var renderScale: Float = 1
  /// What is done when.
  open var instructions: [AVVideoCompositionInstruction] = []
  /// Creates one.
  public override init() {}
}

/// How the pictures of a film are put together.
open class AVMutableVideoComposition: AVVideoComposition, @unchecked Sendable {
  /// That of a film as it is.
  public convenience init(propertiesOf asset: AVAsset) { self.init() }
  /// That of a film as it is.
  open class func videoComposition(
    withPropertiesOf asset: AVAsset
  ) async throws -> AVMutableVideoComposition { AVMutableVideoComposition() }
}

/// What is done for a while.
open class AVVideoCompositionInstruction: NSObject, @unchecked Sendable {
  /// When.
  open var timeRange = CMTimeRange(start: .zero, duration: .zero)
  /// Behind what.
  open var backgroundColor: CGColor?
  /// What is done with each part.
  open var layerInstructions: [AVVideoCompositionLayerInstruction] = []
  /// True where it is done afterwards.
  open var enablePostProcessing = true
  /// Creates one.
  public override init() {}
}

/// What is done for a while.
open class AVMutableVideoCompositionInstruction: AVVideoCompositionInstruction,
  @unchecked Sendable
{}

/// What is done with a part.
open class AVVideoCompositionLayerInstruction: NSObject, @unchecked Sendable {
  /// Which part.
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
  /// Creates one.
  public override init() {}
}

/// What is done with a part, of which nothing is seen.
open class AVMutableVideoCompositionLayerInstruction: AVVideoCompositionLayerInstruction,
  @unchecked Sendable
{
  /// Creates one.
  public convenience init(assetTrack track: AVAssetTrack) {
    self.init()
    trackID = track.trackID
  }
  /// Turns it.
  open func setTransform(_ transform: CGAffineTransform, at time: CMTime) {}
  /// Turns it.
  open func setTransformRamp(
    fromStart start: CGAffineTransform, toEnd end: CGAffineTransform, timeRange: CMTimeRange
  ) {}
  /// Lets what is behind it through.
  open func setOpacity(_ opacity: Float, at time: CMTime) {}
  /// Lets what is behind it through.
  open func setOpacityRamp(
    fromStartOpacity start: Float, toEndOpacity end: Float, timeRange: CMTimeRange
  ) {}
  /// Shows a part of it.
  open func setCropRectangle(_ rectangle: CGRect, at time: CMTime) {}
}

/// How loud a part is, which nobody hears.
open class AVMutableAudioMixInputParameters: NSObject, @unchecked Sendable {
  /// Which part.
  open var trackID: CMPersistentTrackID = kCMPersistentTrackID_Invalid
  /// Creates one.
  public override init() {}
  /// Creates one.
  public convenience init(track: AVAssetTrack?) {
    self.init()
    trackID = track?.trackID ?? kCMPersistentTrackID_Invalid
  }
  /// Says how loud.
  open func setVolume(_ volume: Float, at time: CMTime) {}
  /// Says how loud.
  open func setVolumeRamp(
    fromStartVolume start: Float, toEndVolume end: Float, timeRange: CMTimeRange
  ) {}
}

/// How loud the parts are, which nobody hears.
open class AVMutableAudioMix: AVAudioMix, @unchecked Sendable {}

/// The largest rectangle of a shape in another one.
public func AVMakeRect(aspectRatio: CGSize, insideRect bounds: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else { return bounds }
  let scale = min(bounds.width / aspectRatio.width, bounds.height / aspectRatio.height)
  let size = CGSize(width: aspectRatio.width * scale, height: aspectRatio.height * scale)
  return CGRect(
    x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
    height: size.height)
}

/// Whether times have to be exact, which makes no difference.
public let AVURLAssetPreferPreciseDurationAndTimingKey =
  "AVURLAssetPreferPreciseDurationAndTimingKey"
/// As what a film is asked for, which makes no difference.
public let AVURLAssetHTTPUserAgentKey = "AVURLAssetHTTPUserAgentKey"
