@_exported public import CoreML
@_exported public import Foundation
@_spi(Packages) public import SwiftUI

/// Something that was seen in a picture.
open class VNObservation: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public let uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  /// How sure it is.
  public let confidence: Float = 1
}

/// What a picture is of.
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  /// What.
  public let identifier = "object"
}

/// Something at a place of a picture: all of it.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  /// The place.
  public let boundingBox = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Something at a place of a picture, and what it is.
public final class VNRecognizedObjectObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// What it is.
  public let labels = [VNClassificationObservation()]
}

/// A face in a picture.
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}

/// Four corners in a picture.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  /// The corners.
  public let topLeft = CGPoint(x: 0, y: 1), topRight = CGPoint(x: 1, y: 1),
    bottomLeft = CGPoint.zero, bottomRight = CGPoint(x: 1, y: 0)
}

/// A code in a picture.
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  /// What it says.
  public let payloadStringValue: String? = "https://example.com"
}

/// Words in a picture.
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  /// The words, as they may be.
  public func topCandidates(_ count: Int) -> [VNRecognizedText] {
    count > 0 ? [VNRecognizedText()] : []
  }
}

/// Words that were read.
public final class VNRecognizedText: NSObject, @unchecked Sendable {
  /// The words.
  public let string = "Hello"
  /// How sure it is.
  public let confidence: Float = 1
}

/// Hands.
public final class VNHumanHandPoseObservation: VNObservation, @unchecked Sendable {}

/// Is told what was seen.
public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// Whatever has seen something. Each kind says for itself of what kind that is, too.
public protocol VNRequestWithResults: AnyObject {}

extension VNRequestWithResults {
  /// What was seen, once it was looked for.
  public var results: [VNObservation]? { (self as? VNRequest)?.found }
}

/// Looks for something in a picture. One thing is there of each kind.
open class VNRequest: NSObject, VNRequestWithResults, @unchecked Sendable {
  fileprivate let completion: VNRequestCompletionHandler?
  var found: [VNObservation]?
  /// Creates one.
  public init(completionHandler: VNRequestCompletionHandler? = nil) {
    completion = completionHandler
  }
  func look() -> [VNObservation] { [] }
  /// True where only the processor computes.
  public var usesCPUOnly = false
  /// Wants it no more.
  public func cancel() {}
}

/// Looks for something in a part of a picture.
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  /// The part.
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}

/// Says what a picture is of.
public final class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  override func look() -> [VNObservation] { [VNClassificationObservation()] }
}

extension VNClassifyImageRequest {
  /// What it is of.
  public var results: [VNClassificationObservation]? { found as? [VNClassificationObservation] }
}

/// Looks for rectangles.
public final class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How sure it has to be, and how large and how wide they have to be.
  public var minimumConfidence: Float = 0, minimumSize: Float = 0.2,
    minimumAspectRatio: Float = 0.5, maximumAspectRatio: Float = 1
  /// How many.
  public var maximumObservations = 1
  override func look() -> [VNObservation] { [VNRectangleObservation()] }
}

extension VNDetectRectanglesRequest {
  /// The rectangles.
  public var results: [VNRectangleObservation]? { found as? [VNRectangleObservation] }
}

/// Looks for faces.
public final class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  override func look() -> [VNObservation] { [VNFaceObservation()] }
}

extension VNDetectFaceRectanglesRequest {
  /// The faces.
  public var results: [VNFaceObservation]? { found as? [VNFaceObservation] }
}

/// Looks for faces and what is in them.
public final class VNDetectFaceLandmarksRequest: VNImageBasedRequest, @unchecked Sendable {
  override func look() -> [VNObservation] { [VNFaceObservation()] }
}

/// Looks for animals.
public final class VNRecognizeAnimalsRequest: VNImageBasedRequest, @unchecked Sendable {
  override func look() -> [VNObservation] { [VNRecognizedObjectObservation()] }
}

extension VNRecognizeAnimalsRequest {
  /// The animals.
  public var results: [VNRecognizedObjectObservation]? {
    found as? [VNRecognizedObjectObservation]
  }
}

/// Looks for codes.
public final class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  /// The kinds of codes that are looked for.
  public var symbologies: [VNBarcodeSymbology] = []
  override func look() -> [VNObservation] { [VNBarcodeObservation()] }
}

extension VNDetectBarcodesRequest {
  /// The codes.
  public var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }
}

/// How well is read.
public enum VNRequestTextRecognitionLevel: Int, Sendable {
  /// One of them.
  case accurate, fast
}

/// Reads words.
public final class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How well.
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  /// In which languages.
  public var recognitionLanguages = ["en-US"]
  /// True where words are put right.
  public var usesLanguageCorrection = true
  /// Words that there are.
  public var customWords: [String] = []
  /// How large they have to be.
  public var minimumTextHeight: Float = 0
  /// The languages that can be read.
  public func supportedRecognitionLanguages() throws -> [String] { ["en-US"] }
  override func look() -> [VNObservation] { [VNRecognizedTextObservation()] }
}

extension VNRecognizeTextRequest {
  /// The words.
  public var results: [VNRecognizedTextObservation]? { found as? [VNRecognizedTextObservation] }
}

/// A model that looks at pictures.
public final class VNCoreMLModel: NSObject, @unchecked Sendable {
  /// Creates one.
  public init(for model: MLModel) throws {}
}

/// How a picture is made to fit.
public enum VNImageCropAndScaleOption: UInt, Sendable {
  /// One of them.
  case centerCrop, scaleFit, scaleFill
}

/// Has a model look at a picture.
public final class VNCoreMLRequest: VNImageBasedRequest, @unchecked Sendable {
  /// How the picture is made to fit.
  public var imageCropAndScaleOption = VNImageCropAndScaleOption.centerCrop
  /// Creates one.
  public init(model: VNCoreMLModel, completionHandler: VNRequestCompletionHandler? = nil) {
    super.init(completionHandler: completionHandler)
  }
  override func look() -> [VNObservation] { [VNClassificationObservation()] }
}

/// Looks for things in a picture.
public final class VNImageRequestHandler: NSObject, @unchecked Sendable {
  /// Looks at one.
  public init(cgImage: CGImage, options: [VNImageOption: Any] = [:]) {}
  /// Looks at one.
  public init(
    cgImage: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Looks at one.
  public init(ciImage: CIImage, options: [VNImageOption: Any] = [:]) {}
  /// Looks at one.
  public init(
    ciImage: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Looks at one.
  public init(cvPixelBuffer: CVPixelBuffer, options: [VNImageOption: Any] = [:]) {}
  /// Looks at one.
  public init(
    cvPixelBuffer: CVPixelBuffer, orientation: CGImagePropertyOrientation,
    options: [VNImageOption: Any] = [:]
  ) {}
  /// Looks at one.
  public init(data: Data, options: [VNImageOption: Any] = [:]) {}
  /// Looks at one.
  public init(url: URL, options: [VNImageOption: Any] = [:]) {}

  /// Looks for things, and tells each at once.
  public func perform(_ requests: [VNRequest]) throws {
    for request in requests {
      request.found = request.look()
      request.completion?(request, nil)
    }
  }
}

/// What is known of a picture.
public struct VNImageOption: Hashable, Sendable {
  private let name: String
  /// One of it.
  public static let properties = Self(name: "properties"), ciContext = Self(name: "context")
}
