import Foundation
import SwiftUI

/// A picture of the web, which never comes here.
public struct LazyImage<Content: View>: View {
  private let content: Content

  /// Creates a picture.
  public init(url: URL?) where Content == AsyncImage<EmptyView> { content = AsyncImage(url: url) }
  /// Creates a picture.
  public init(
    url: URL?, transaction: SwiftUI.Transaction = .init(),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) { self.content = content(NoImage()) }
  /// Creates a picture.
  public init(
    request: ImageRequest?, transaction: SwiftUI.Transaction = .init(),
    @ViewBuilder content: @escaping (any LazyImageState) -> Content
  ) { self.content = content(NoImage()) }

  /// What it is drawn of.
  public var body: some View { content }
  /// The view as it is.
  public func processors(_ processors: [any ImageProcessing]?) -> Self { self }
  /// The view as it is.
  public func priority(_ priority: ImageRequest.Priority?) -> Self { self }
  /// The view as it is.
  public func pipeline(_ pipeline: ImagePipeline) -> Self { self }
  /// The view as it is.
  public func animation(_ animation: Animation?) -> Self { self }
  /// The view as it is: nothing begins.
  public func onStart(_ action: @escaping () -> Void) -> Self { self }
  /// The view as it is: nothing comes.
  public func onCompletion(_ action: @escaping (Swift.Result<Void, any Error>) -> Void) -> Self {
    self
  }
}

/// How far a picture is.
public protocol LazyImageState {
  /// The picture.
  var image: Image? { get }
  /// Why it is not to be had.
  var error: (any Error)? { get }
  /// Whether it is on its way.
  var isLoading: Bool { get }
}

private struct NoImage: LazyImageState {
  var image: Image? { nil }
  var error: (any Error)? { nil }
  var isLoading: Bool { true }
}

/// A picture that is asked for.
public struct ImageRequest: Hashable, Sendable {
  /// How soon.
  public enum Priority: Int, Sendable {
    /// One of them.
    case veryLow, low, normal, high, veryHigh
  }
  /// Where it is.
  public var url: URL?
  /// Creates one.
  public init(url: URL?, processors: [any ImageProcessing] = []) { self.url = url }
}

/// What is made of a picture.
public protocol ImageProcessing: Sendable {}

/// What is made of a picture.
public enum ImageProcessors {
  /// It is made smaller.
  public struct Resize: ImageProcessing {
    /// Creates one.
    public init(size: CGSize) {}
    /// Creates one.
    public init(width: CGFloat) {}
    /// Creates one.
    public init(height: CGFloat) {}
  }
}

extension ImageProcessing where Self == ImageProcessors.Resize {
  /// It is made smaller.
  public static func resize(size: CGSize) -> Self { Self(size: size) }
  /// It is made smaller.
  public static func resize(width: CGFloat) -> Self { Self(width: width) }
  /// It is made smaller.
  public static func resize(height: CGFloat) -> Self { Self(height: height) }
}

/// Who asks for pictures.
public final class ImagePipeline: @unchecked Sendable {
  /// The only one.
  nonisolated(unsafe) public static var shared = ImagePipeline()
  /// Asks for one, which does not come.
  public func image(for url: URL) async throws -> UIImage { throw URLError(.cannotFindHost) }
}
