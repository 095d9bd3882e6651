import Foundation
@_spi(Packages) import SwiftUI

/// A picture that moves, of which nothing is drawn.
public final class LottieAnimation: Sendable {
  /// The one of a name.
  public static func named(
    _ name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) -> LottieAnimation? { LottieAnimation() }
  /// The one of a file.
  public static func filepath(_ path: String) -> LottieAnimation? { LottieAnimation() }
  /// The one of a place of the web.
  public static func loadedFrom(url: URL) async -> LottieAnimation? { LottieAnimation() }
  /// How long it lasts, in seconds.
  public let duration: TimeInterval = 1
}

extension Animation {
  /// What was called so before.
  public static func named(_ name: String, bundle: Bundle = .main) -> LottieAnimation? {
    LottieAnimation.named(name, bundle: bundle)
  }
}

/// How often it moves.
public enum LottieLoopMode: Hashable, Sendable {
  /// One of them.
  case playOnce, loop, autoReverse
  /// So often.
  case `repeat`(Float)
}

/// What happens to it while the app is not there.
public enum LottieBackgroundBehavior: Sendable {
  /// One of them.
  case stop, pause, pauseAndRestore, forceFinish, continuePlaying
}

/// Whether it moves.
public enum LottiePlaybackMode: Hashable, Sendable {
  /// How it moves.
  public enum PlaybackMode: Hashable, Sendable {
    /// As far as a place.
    case toProgress(CGFloat, loopMode: LottieLoopMode)
    /// As far as a picture.
    case toFrame(CGFloat, loopMode: LottieLoopMode)
    /// From one picture to another.
    case fromFrame(CGFloat?, toFrame: CGFloat, loopMode: LottieLoopMode)
    /// From one place to another.
    case fromProgress(CGFloat?, toProgress: CGFloat, loopMode: LottieLoopMode)
  }
  /// It moves.
  case playing(PlaybackMode)
  /// It does not.
  case paused
}

/// A view of UIKit that moves.
open class LottieAnimationView: UIView {
  /// What moves.
  public var animation: LottieAnimation?
  /// How often.
  public var loopMode = LottieLoopMode.playOnce
  /// How fast.
  public var animationSpeed: CGFloat = 1
  /// Where it is.
  public var currentProgress: CGFloat = 0
  /// What happens while the app is not there.
  public var backgroundBehavior = LottieBackgroundBehavior.pause
  /// Whether it moves.
  public private(set) var isAnimationPlaying = false

  /// Creates a view.
  public convenience init(
    name: String, bundle: Bundle = .main, subdirectory: String? = nil
  ) { self.init(frame: .zero) }
  /// Creates a view.
  public convenience init(animation: LottieAnimation?) { self.init(frame: .zero) }
  /// Creates a view.
  public convenience init(filePath: String) { self.init(frame: .zero) }

  /// Moves: one that does so once has come to its end a second later.
  public func play(completion: ((Bool) -> Void)? = nil) {
    isAnimationPlaying = true
    guard loopMode == .playOnce else { return }
    answer(after: .seconds(1)) {
      self.isAnimationPlaying = false
      completion?(true)
    }
  }
  /// Moves.
  public func play(
    fromProgress from: CGFloat? = nil, toProgress to: CGFloat, loopMode: LottieLoopMode? = nil,
    completion: ((Bool) -> Void)? = nil
  ) { play(completion: completion) }
  /// Does not move.
  public func stop() { isAnimationPlaying = false }
  /// Does not move.
  public func pause() { isAnimationPlaying = false }
}

/// What it was called before.
public typealias AnimationView = LottieAnimationView

/// A view that moves.
public struct LottieView<Placeholder: View>: View {
  /// Creates a view.
  public init(animation: LottieAnimation?) where Placeholder == EmptyView {}
  /// Creates a view.
  public init(_ load: @escaping () async throws -> LottieAnimation?)
  where Placeholder == EmptyView {}

  /// What it is drawn of: nothing.
  public var body: some View { Color.clear }
  /// The view as it is.
  public func playing(loopMode: LottieLoopMode = .playOnce) -> Self { self }
  /// The view as it is.
  public func playing(_ mode: LottiePlaybackMode.PlaybackMode) -> Self { self }
  /// The view as it is.
  public func playing() -> Self { self }
  /// The view as it is.
  public func looping() -> Self { self }
  /// The view as it is.
  public func playbackMode(_ mode: LottiePlaybackMode) -> Self { self }
  /// The view as it is.
  public func animationSpeed(_ speed: Double) -> Self { self }
  /// The view as it is.
  public func resizable() -> Self { self }
  /// The view as it is.
  public func configure(_ change: @escaping (LottieAnimationView) -> Void) -> Self { self }
  /// The view as it is: it has no end here.
  public func animationDidFinish(_ action: ((Bool) -> Void)?) -> Self { self }
}
