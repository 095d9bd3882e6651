public import Foundation
public import SwiftUI

/// What stands out in a picture, each with a part of the picture of its own.
public final class VNInstanceMaskObservation: VNObservation, @unchecked Sendable {
  /// The numbers of what stands out: 1.
  public let allInstances = IndexSet(integer: 1)
  /// To what of it each point belongs.
  public var instanceMask: CVPixelBuffer { CVPixelBuffer(width: 1, height: 1) }
  /// The part of some of it.
  public func generateMask(forInstances instances: IndexSet) throws -> CVPixelBuffer {
    CVPixelBuffer(width: 1, height: 1)
  }
  /// The part of some of it, as large as the picture.
  public func generateScaledMaskForImage(
    forInstances instances: IndexSet, from handler: VNImageRequestHandler
  ) throws -> CVPixelBuffer { CVPixelBuffer(width: 1, height: 1) }
  /// The picture with nothing but some of it.
  public func generateMaskedImage(
    ofInstances instances: IndexSet, from handler: VNImageRequestHandler,
    croppedToInstancesExtent cropped: Bool
  ) throws -> CVPixelBuffer { CVPixelBuffer(width: 1, height: 1) }
}

/// Looks for what stands out.
public final class VNGenerateForegroundInstanceMaskRequest: VNImageBasedRequest,
  @unchecked Sendable
{
  override func look() -> [VNObservation] { [VNInstanceMaskObservation()] }
}

extension VNGenerateForegroundInstanceMaskRequest {
  /// What stands out.
  public var results: [VNInstanceMaskObservation]? { found as? [VNInstanceMaskObservation] }
}

/// Looks for people, and tells them apart.
public final class VNGeneratePersonInstanceMaskRequest: VNImageBasedRequest, @unchecked Sendable {
  override func look() -> [VNObservation] { [VNInstanceMaskObservation()] }
}

extension VNGeneratePersonInstanceMaskRequest {
  /// The people.
  public var results: [VNInstanceMaskObservation]? { found as? [VNInstanceMaskObservation] }
}

/// A picture that was made of another one.
public final class VNPixelBufferObservation: VNObservation, @unchecked Sendable {
  /// The picture.
  public var pixelBuffer: CVPixelBuffer { CVPixelBuffer(width: 1, height: 1) }
  /// What a model calls it.
  public let featureName: String? = nil
}

/// Looks where people are.
public final class VNGeneratePersonSegmentationRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How well.
  public enum QualityLevel: UInt, Sendable {
    /// One of them.
    case accurate, balanced, fast
  }

  /// How well.
  public var qualityLevel = QualityLevel.accurate
  /// How the points of the result are written.
  public var outputPixelFormat: UInt32 = 0
  override func look() -> [VNObservation] { [VNPixelBufferObservation()] }
}

extension VNGeneratePersonSegmentationRequest {
  /// Where they are.
  public var results: [VNPixelBufferObservation]? { found as? [VNPixelBufferObservation] }
}
