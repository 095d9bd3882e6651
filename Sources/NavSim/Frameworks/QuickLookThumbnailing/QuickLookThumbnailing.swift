@_exported public import UIKit

/// Makes small pictures of files: one that is empty.
public final class QLThumbnailGenerator: NSObject, Sendable {
  /// The one.
  public static let shared = QLThumbnailGenerator()

  /// What is asked for.
  open class Request: NSObject, @unchecked Sendable {
    /// Which pictures.
    public struct RepresentationTypes: OptionSet, Sendable {
      /// Which, as bits.
      public let rawValue: UInt
      /// Creates a set.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// One of them.
      public static let icon = Self(rawValue: 1), lowQualityThumbnail = Self(rawValue: 2),
        thumbnail = Self(rawValue: 4), all = Self(rawValue: 7)
    }
    /// Of how large a picture.
    public let size: CGSize
    /// True for one with a frame.
    open var iconMode = false
    /// What the file is named by.
    open var minimumDimension: CGFloat = 0
    /// Asks for a picture.
    public init(
      fileAt url: URL, size: CGSize, scale: CGFloat, representationTypes: RepresentationTypes
    ) { self.size = size }
  }

  /// Makes it.
  public func generateBestRepresentation(
    for request: Request
  ) async throws -> QLThumbnailRepresentation { QLThumbnailRepresentation() }
  /// Makes it.
  public func generateBestRepresentation(
    for request: Request, completion: @escaping (QLThumbnailRepresentation?, (any Error)?) -> Void
  ) { completion(QLThumbnailRepresentation(), nil) }
  /// Makes them.
  public func generateRepresentations(
    for request: Request,
    update: (
      (QLThumbnailRepresentation?, QLThumbnailRepresentation.RepresentationType, (any Error)?) ->
        Void
    )? = nil
  ) { update?(QLThumbnailRepresentation(), .thumbnail, nil) }
  /// Does nothing: it is made already.
  public func cancel(_ request: Request) {}
}

/// A small picture of a file.
public final class QLThumbnailRepresentation: NSObject, Sendable {
  /// Which picture.
  public enum RepresentationType: Int, Sendable {
    /// One of them.
    case icon, lowQualityThumbnail, thumbnail
  }
  /// Which picture it is.
  public let type = RepresentationType.thumbnail
  /// It.
  public var uiImage: UIImage { .drawn() }
}
