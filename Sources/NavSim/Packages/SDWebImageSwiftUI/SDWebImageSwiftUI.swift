import Foundation
import SwiftUI

/// A picture of the web, which never comes here.
public struct WebImage: View {
  private let url: URL?
  private var content: AnyView?

  /// Creates a picture.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) { self.url = url }

  /// Creates a picture.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true),
    @ViewBuilder content: @escaping (Image) -> some View,
    @ViewBuilder placeholder: @escaping () -> some View
  ) {
    self.url = url
    self.content = AnyView(placeholder())
  }

  /// Creates a picture.
  public init(
    url: URL?, scale: CGFloat = 1, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true), transaction: SwiftUI.Transaction = .init(),
    @ViewBuilder content: @escaping (WebImagePhase) -> some View
  ) {
    self.url = url
    self.content = AnyView(content(.empty))
  }

  /// What it is drawn of.
  public var body: some View { content ?? AnyView(AsyncImage(url: url)) }

  /// The view until the picture is there.
  public func placeholder(@ViewBuilder content: () -> some View) -> WebImage {
    var copy = self
    copy.content = AnyView(content())
    return copy
  }
  /// The view until the picture is there.
  public func placeholder(_ image: Image) -> WebImage { placeholder { image } }
  /// The view as it is.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: SwiftUI.Image.ResizingMode = .stretch
  ) -> WebImage { self }
  /// The view as it is.
  public func renderingMode(_ mode: SwiftUI.Image.TemplateRenderingMode?) -> WebImage { self }
  /// The view as it is.
  public func indicator(_ indicator: Indicator) -> WebImage { self }
  /// The view as it is.
  public func retryOnAppear(_ isEnabled: Bool) -> WebImage { self }
  /// The view as it is.
  public func cancelOnDisappear(_ isEnabled: Bool) -> WebImage { self }
  /// The view as it is.
  public func purgeable(_ isEnabled: Bool) -> WebImage { self }
  /// The view as it is.
  public func customLoopCount(_ count: UInt) -> WebImage { self }
  /// The view as it is: no picture comes.
  public func onSuccess(perform action: ((UIImage, Data?, Int) -> Void)? = nil) -> WebImage { self }
  /// The view as it is: nobody has asked.
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> WebImage { self }
  /// The view as it is: nothing comes.
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> WebImage { self }
}

/// A picture that moves, which never comes here.
public struct AnimatedImage: View {
  /// Creates a picture.
  public init(
    url: URL?, options: SDWebImageOptions = [], context: [String: Any]? = nil,
    isAnimating: Binding<Bool> = .constant(true)
  ) {}
  /// Creates a picture.
  public init(name: String, bundle: Bundle? = nil, isAnimating: Binding<Bool> = .constant(true)) {}
  /// What it is drawn of.
  public var body: some View { Image("") }
  /// The view as it is.
  public func resizable() -> AnimatedImage { self }
  /// The view as it is.
  public func indicator(_ indicator: Indicator) -> AnimatedImage { self }
  /// The view as it is.
  public func placeholder(@ViewBuilder _ content: () -> some View) -> AnimatedImage { self }
  /// The view as it is: no picture comes.
  public func onSuccess(
    perform action: ((UIImage, Data?, Int) -> Void)? = nil
  ) -> AnimatedImage { self }
  /// The view as it is: nobody has asked.
  public func onFailure(perform action: ((any Error) -> Void)? = nil) -> AnimatedImage { self }
  /// The view as it is: nothing comes.
  public func onProgress(perform action: ((Int, Int) -> Void)? = nil) -> AnimatedImage { self }
  /// The view as it is.
  public func maxBufferSize(_ size: UInt?) -> AnimatedImage { self }
  /// The view as it is.
  public func customLoopCount(_ count: UInt?) -> AnimatedImage { self }
  /// The view as it is.
  public func playbackRate(_ rate: Double) -> AnimatedImage { self }
}

/// How far a picture is.
public typealias WebImagePhase = AsyncImagePhase

/// How a picture is asked for.
public struct SDWebImageOptions: OptionSet, Sendable {
  /// The options, as bits.
  public let rawValue: UInt
  /// Creates options of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let retryFailed = Self(rawValue: 1), lowPriority = Self(rawValue: 2),
    progressiveLoad = Self(rawValue: 4), refreshCached = Self(rawValue: 8),
    continueInBackground = Self(rawValue: 16), highPriority = Self(rawValue: 32),
    delayPlaceholder = Self(rawValue: 64), scaleDownLargeImages = Self(rawValue: 128),
    queryMemoryData = Self(rawValue: 256), decodeFirstFrameOnly = Self(rawValue: 512)
}

/// What turns until a picture is there.
public struct Indicator: Sendable {
  /// One of them.
  public static let activity = Indicator(), progress = Indicator()
  /// One of them.
  public static func activity(style: UIActivityIndicatorView.Style) -> Indicator { Indicator() }
}

extension AnyTransition {
  /// It fades in.
  public static var fade: AnyTransition { .opacity }
  /// It fades in.
  public static func fade(duration: Double) -> AnyTransition { .opacity }
}

/// What keeps pictures: none.
public final class SDImageCache: Sendable {
  /// The only one.
  public static let shared = SDImageCache()
  /// Does nothing.
  public func clearMemory() {}
  /// Does nothing.
  public func clearDisk(onCompletion completion: (() -> Void)? = nil) { completion?() }
}
