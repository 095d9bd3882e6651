public import Foundation
public import SwiftUI

/// Looks for something, as Swift has it: what was seen is what is waited for. One thing is there of
/// each kind.
public protocol VisionRequest: Hashable, Sendable {
  /// What was seen.
  associatedtype Result: Sendable
  /// What is seen in every picture.
  var seen: Result { get }
}

/// Looks for something in a picture.
public protocol ImageProcessingRequest: VisionRequest {}

extension ImageProcessingRequest {
  /// Looks at a picture.
  public func perform(
    on image: CGImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { seen }
  /// Looks at a picture.
  public func perform(
    on image: CIImage, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { seen }
  /// Looks at a picture.
  public func perform(
    on image: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { seen }
  /// Looks at a picture.
  public func perform(
    on data: Data, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { seen }
  /// Looks at a picture.
  public func perform(
    on url: URL, orientation: CGImagePropertyOrientation? = nil
  ) async throws -> Result { seen }
}

/// Looks for several things in a picture.
public final class ImageRequestHandler: Sendable {
  /// Looks at one.
  public init(_ image: CGImage, orientation: CGImagePropertyOrientation? = nil) {}
  /// Looks at one.
  public init(_ image: CIImage, orientation: CGImagePropertyOrientation? = nil) {}
  /// Looks at one.
  public init(_ image: CVPixelBuffer, orientation: CGImagePropertyOrientation? = nil) {}
  /// Looks at one.
  public init(_ data: Data, orientation: CGImagePropertyOrientation? = nil) {}
  /// Looks at one.
  public init(_ url: URL, orientation: CGImagePropertyOrientation? = nil) {}

  /// Looks for something.
  public func perform<Request: ImageProcessingRequest>(
    _ request: Request
  ) async throws -> Request.Result { request.seen }
  /// Looks for several things.
  public func perform<each Request: ImageProcessingRequest>(
    _ request: repeat each Request
  ) async throws -> (repeat (each Request).Result) { (repeat (each request).seen) }
}

/// Reads words.
public struct RecognizeTextRequest: ImageProcessingRequest {
  /// How well is read.
  public enum RecognitionLevel: Sendable {
    /// One of them.
    case accurate, fast
  }

  /// How well.
  public var recognitionLevel = RecognitionLevel.accurate
  /// In which languages.
  public var recognitionLanguages = [Locale.Language(identifier: "en-US")]
  /// True where words are put right, and where the language is found out.
  public var usesLanguageCorrection = true, automaticallyDetectsLanguage = false
  /// Words that there are.
  public var customWords: [String] = []
  /// How large they have to be.
  public var minimumTextHeightFraction: Float = 0
  /// The languages that can be read.
  public var supportedRecognitionLanguages: [Locale.Language] { recognitionLanguages }
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: [RecognizedTextObservation] { [RecognizedTextObservation()] }
}

/// Looks for codes.
public struct DetectBarcodesRequest: ImageProcessingRequest {
  /// The kinds of codes that are looked for.
  public var symbologies: [BarcodeSymbology] = []
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: [BarcodeObservation] { [BarcodeObservation()] }
}

/// Says what a picture is of.
public struct ClassifyImageRequest: ImageProcessingRequest {
  /// How it is made to fit.
  public var cropAndScaleAction = ImageCropAndScaleAction.centerCrop
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: [ClassificationObservation] { [ClassificationObservation()] }
}

/// How a picture is made to fit.
public enum ImageCropAndScaleAction: Sendable {
  /// One of them.
  case centerCrop, scaleToFit, scaleToFill
}

/// Looks for faces.
public struct DetectFaceRectanglesRequest: ImageProcessingRequest {
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: [FaceObservation] { [FaceObservation()] }
}

/// Looks whether what the camera looks through is clean.
public struct DetectLensSmudgeRequest: ImageProcessingRequest {
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: SmudgeObservation { SmudgeObservation() }
}

/// Says how well a picture was taken.
public struct CalculateImageAestheticsScoresRequest: ImageProcessingRequest {
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: ImageAestheticsScoresObservation { ImageAestheticsScoresObservation() }
}

/// Reads a page.
public struct RecognizeDocumentsRequest: ImageProcessingRequest {
  /// Creates one.
  public init() {}
  /// What is seen in every picture.
  public var seen: [DocumentObservation] { [DocumentObservation()] }
}
