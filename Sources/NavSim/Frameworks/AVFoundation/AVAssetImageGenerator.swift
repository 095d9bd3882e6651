public import Foundation
public import SwiftUI

/// Makes pictures of a film, which show nothing: none comes.
public final class AVAssetImageGenerator: NSObject, @unchecked Sendable {
  /// What has come of making a picture.
  public enum Result: Int, Sendable {
    /// One of them.
    case succeeded, failed, cancelled
  }
  /// Which part of a picture is shown.
  public struct ApertureMode: RawRepresentable, Hashable, Sendable {
    /// Its value.
    public let rawValue: String
    /// Creates one.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates one.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// One of them.
    public static let cleanAperture = Self(rawValue: "cleanAperture"),
      productionAperture = Self(rawValue: "productionAperture"),
      encodedPixels = Self(rawValue: "encodedPixels")
  }
  /// The film.
  public let asset: AVAsset
  /// True where they are turned as the film is.
  public var appliesPreferredTrackTransform = false
  /// How large they are at most.
  public var maximumSize = CGSize.zero
  /// Which part of them is shown.
  public var apertureMode: ApertureMode?
  /// How they are put together.
  public var videoComposition: AVVideoComposition?
  /// How far from where they are asked for they may be.
  public var requestedTimeToleranceBefore = CMTime.zero, requestedTimeToleranceAfter = CMTime.zero
  /// Creates one.
  public init(asset: AVAsset) { self.asset = asset }
  /// None.
  public func copyCGImage(
    at time: CMTime, actualTime: UnsafeMutablePointer<CMTime>?
  ) throws -> CGImage { throw AVError(.unknown) }
  /// None.
  public func image(at time: CMTime) async throws -> (image: CGImage, actualTime: CMTime) {
    throw AVError(.unknown)
  }
  /// None, a turn later.
  public func generateCGImageAsynchronously(
    for time: CMTime,
    completionHandler handler: @escaping @Sendable (CGImage?, CMTime, (any Error)?) -> Void
  ) { DispatchQueue.main.async { handler(nil, time, AVError(.unknown)) } }
  /// None, a turn later.
  public func generateCGImagesAsynchronously(
    forTimes times: [NSValue],
    completionHandler handler:
      @escaping @Sendable (
        CMTime, CGImage?, CMTime, Result, (any Error)?
      ) -> Void
  ) {
    for _ in times {
      DispatchQueue.main.async { handler(.zero, nil, .zero, .failed, AVError(.unknown)) }
    }
  }
  /// Makes no more.
  public func cancelAllCGImageGeneration() {}
  /// Pictures, one after another.
  public func images(for times: [CMTime]) -> Images { Images(rest: times[...]) }

  /// Pictures, one after another, of which none comes.
  public struct Images: AsyncSequence, AsyncIteratorProtocol, Sendable {
    /// What has come of one.
    public enum Element {
      /// It is there.
      case success(requestedTime: CMTime, image: CGImage, actualTime: CMTime)
      /// It is not.
      case failure(requestedTime: CMTime, error: any Error)
      /// The picture.
      public var image: CGImage {
        get throws {
          switch self {
          case .success(_, let image, _): image
          case .failure(_, let error): throw error
          }
        }
      }
      /// Where it was asked for.
      public var requestedTime: CMTime {
        switch self {
        case .success(let time, _, _), .failure(let time, _): time
        }
      }
    }
    var rest: ArraySlice<CMTime>
    /// One after another.
    public func makeAsyncIterator() -> Images { self }
    /// What has come of the next.
    public mutating func next() async -> Element? {
      await Task.yield()
      return rest.popFirst().map { .failure(requestedTime: $0, error: AVError(.unknown)) }
    }
  }
}
