public import Foundation

/// Something that was seen, as Swift has it.
public protocol VisionObservation: Hashable, Identifiable, Sendable, CustomStringConvertible {
  /// How sure it is.
  var confidence: Float { get }
}

extension VisionObservation {
  /// What tells it from others.
  public var uuid: UUID { UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)) }
  /// What tells it from others.
  public var id: UUID { uuid }
  /// How sure it is.
  public var confidence: Float { 1 }
  /// What it is called.
  public var description: String { "\(Self.self)" }
}

/// Something at a place of a picture: all of it.
public protocol BoundingBoxProviding {}

extension BoundingBoxProviding {
  /// The place.
  public var boundingBox: NormalizedRect { .fullImage }
}

/// A part of a picture, whose sides are 1.
public struct NormalizedRect: Hashable, Sendable {
  /// The part, as it is.
  public let cgRect: CGRect
  /// All of the picture.
  public static let fullImage = Self(x: 0, y: 0, width: 1, height: 1)
  /// Creates one.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    cgRect = CGRect(x: x, y: y, width: width, height: height)
  }
  /// Creates one.
  public init(normalizedRect: CGRect) { cgRect = normalizedRect }
  /// Where it begins.
  public var origin: CGPoint { cgRect.origin }
  /// How wide and how high it is.
  public var width: CGFloat { cgRect.width }
  /// How wide and how high it is.
  public var height: CGFloat { cgRect.height }
  /// The same of a picture of some size.
  public func toImageCoordinates(_ size: CGSize, origin: CoordinateOrigin = .lowerLeft) -> CGRect {
    CGRect(
      x: cgRect.minX * size.width, y: cgRect.minY * size.height, width: width * size.width,
      height: height * size.height)
  }
}

/// Where a picture begins.
public enum CoordinateOrigin: Sendable {
  /// One of them.
  case upperLeft, lowerLeft
}

/// Words in a picture.
public struct RecognizedTextObservation: VisionObservation, BoundingBoxProviding {
  /// The words, as they may be.
  public func topCandidates(_ count: Int) -> [RecognizedText] {
    count > 0 ? [RecognizedText()] : []
  }
  /// The words.
  public var transcript: String { RecognizedText().string }
}

/// Words that were read.
public struct RecognizedText: Hashable, Sendable {
  /// The words.
  public var string: String { "Hello" }
  /// How sure it is.
  public var confidence: Float { 1 }
}

/// A code in a picture.
public struct BarcodeObservation: VisionObservation, BoundingBoxProviding {
  /// What it says.
  public var payloadString: String? { "https://example.com" }
  /// Its kind.
  public var symbology: BarcodeSymbology { .qr }
}

/// A kind of codes.
public enum BarcodeSymbology: String, CaseIterable, Hashable, Sendable {
  /// One of them.
  case aztec, codabar, code39, code93, code128, dataMatrix, ean8, ean13, i2of5, itf14, pdf417, qr,
    upce
}

/// What a picture is of.
public struct ClassificationObservation: VisionObservation {
  /// What.
  public var identifier: String { "object" }
}

/// A face in a picture.
public struct FaceObservation: VisionObservation, BoundingBoxProviding {}

/// What is on the glass of the camera: nothing.
public struct SmudgeObservation: VisionObservation {
  /// How sure it is that something is there.
  public var confidence: Float { 0 }
}

/// How well a picture was taken.
public struct ImageAestheticsScoresObservation: VisionObservation {
  /// How well, from -1 to 1.
  public var overallScore: Float { 0 }
  /// True for one that is only of use.
  public var isUtility: Bool { false }
}
