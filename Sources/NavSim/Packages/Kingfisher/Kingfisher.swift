import Foundation
@_spi(Packages) import SwiftUI

/// A picture of the web, which never comes here.
public struct KFImage: View {
  private let url: URL?
  private var placeholder: AnyView?

  /// Creates a picture.
  public init(_ url: URL?, isLoaded: Binding<Bool> = .constant(false)) { self.url = url }
  /// Creates a picture.
  public init(source: Source?) { url = nil }
  /// Creates a picture.
  public static func url(_ url: URL?, cacheKey: String? = nil) -> KFImage { KFImage(url) }

  /// What it is drawn of.
  public var body: some View { placeholder ?? AnyView(AsyncImage(url: url)) }

  private func with(_ change: (inout KFImage) -> Void) -> KFImage {
    var copy = self
    change(&copy)
    return copy
  }

  /// The view until the picture is there.
  public func placeholder(@ViewBuilder _ content: () -> some View) -> KFImage {
    let content = AnyView(content())
    return with { $0.placeholder = content }
  }
  /// The view until the picture is there.
  public func placeholder(@ViewBuilder _ content: (Foundation.Progress) -> some View) -> KFImage {
    placeholder { content(Foundation.Progress(totalUnitCount: 1)) }
  }
  /// The view as it is.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: SwiftUI.Image.ResizingMode = .stretch
  ) -> KFImage { self }
  /// The view as it is.
  public func renderingMode(_ mode: SwiftUI.Image.TemplateRenderingMode?) -> KFImage { self }
  /// The view as it is.
  public func interpolation(_ interpolation: SwiftUI.Image.Interpolation) -> KFImage { self }
  /// The view as it is.
  public func fade(duration: TimeInterval) -> KFImage { self }
  /// The view as it is.
  public func retry(maxCount: Int, interval: DelayRetryStrategy.Interval = .seconds(3)) -> KFImage {
    self
  }
  /// The view as it is.
  public func setProcessor(_ processor: any ImageProcessor) -> KFImage { self }
  /// The view as it is.
  public func cacheOriginalImage(_ isEnabled: Bool = true) -> KFImage { self }
  /// The view as it is.
  public func cacheMemoryOnly(_ isEnabled: Bool = true) -> KFImage { self }
  /// The view as it is.
  public func cancelOnDisappear(_ isEnabled: Bool) -> KFImage { self }
  /// The view as it is.
  public func forceRefresh(_ isEnabled: Bool = true) -> KFImage { self }
  /// The view as it is.
  public func fromMemoryCacheOrRefresh(_ isEnabled: Bool = true) -> KFImage { self }
  /// The view as it is.
  public func loadDiskFileSynchronously(_ isEnabled: Bool = true) -> KFImage { self }
  /// The view as it is.
  public func scaleFactor(_ factor: CGFloat) -> KFImage { self }
  /// The view as it is: no picture comes.
  public func onSuccess(_ action: ((RetrieveImageResult) -> Void)?) -> KFImage { self }
  /// The view as it is: nobody has asked.
  public func onFailure(_ action: ((KingfisherError) -> Void)?) -> KFImage { self }
  /// The view as it is.
  public func onFailureImage(_ image: UIImage?) -> KFImage { self }
  /// The view as it is: nothing comes.
  public func onProgress(_ action: ((Int64, Int64) -> Void)?) -> KFImage { self }
}

/// A picture that moves, which never comes here.
public typealias KFAnimatedImage = KFImage

/// Where a picture comes from.
public enum Source: Sendable {
  /// The web.
  case network(URL)
}

/// How often a picture is asked for.
public enum DelayRetryStrategy {
  /// How long after.
  public enum Interval: Sendable {
    /// So many seconds.
    case seconds(TimeInterval)
  }
}

/// What is made of a picture.
public protocol ImageProcessor: Sendable {}

/// What is made of a picture.
public struct DownsamplingImageProcessor: ImageProcessor {
  /// Creates one.
  public init(size: CGSize) {}
}

/// What is made of a picture.
public struct RoundCornerImageProcessor: ImageProcessor {
  /// Creates one.
  public init(cornerRadius: CGFloat) {}
}

/// A picture that has come.
public struct RetrieveImageResult: @unchecked Sendable {
  /// The picture.
  public let image: UIImage
}

/// Why no picture has come.
public enum KingfisherError: Error, Sendable {
  /// There was no answer.
  case noAnswer
  /// Whether somebody wanted it no more.
  public var isTaskCancelled: Bool { false }
}

/// What keeps pictures: none.
public final class ImageCache: Sendable {
  /// The only one.
  public static let `default` = ImageCache()
  /// Does nothing.
  public func clearMemoryCache() {}
  /// Does nothing.
  public func clearDiskCache(completion: (() -> Void)? = nil) { completion?() }
  /// Does nothing.
  public func clearCache(completion: (() -> Void)? = nil) { completion?() }
}

/// Who asks for pictures.
public final class KingfisherManager: Sendable {
  /// The only one.
  public static let shared = KingfisherManager()
  /// What keeps them.
  public let cache = ImageCache.default
  /// Asks for one, which does not come.
  public func retrieveImage(
    with url: URL, completion: ((Swift.Result<RetrieveImageResult, KingfisherError>) -> Void)?
  ) {
    answer(after: .milliseconds(100)) { completion?(.failure(.noAnswer)) }
  }
}

/// What a view of UIKit does with pictures of the web.
@MainActor public struct KingfisherWrapper {
  /// Shows one, which does not come.
  public func setImage(with url: URL?, placeholder: UIImage? = nil) {}
  /// Shows none.
  public func cancelDownloadTask() {}
}

extension UIImageView {
  /// What it does with pictures of the web.
  public var kf: KingfisherWrapper { KingfisherWrapper() }
}
