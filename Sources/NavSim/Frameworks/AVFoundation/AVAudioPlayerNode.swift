import Foundation

/// Plays what it is given, which nobody hears, and which does not end before it is stopped.
public final class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  /// When somebody is told.
  public enum CompletionCallbackType: Int, Sendable {
    /// One of them.
    case dataConsumed, dataRendered, dataPlayedBack
  }

  /// True while it plays.
  public private(set) var isPlaying = false
  /// How loud, and from which side.
  public var volume: Float = 1, pan: Float = 0
  /// How fast.
  public var rate: Float = 1
  private var handlers: [() -> Void] = []

  /// Begins.
  public func play() { isPlaying = true }
  /// Begins.
  public func play(at time: AVAudioTime?) { play() }
  /// Waits.
  public func pause() { isPlaying = false }
  /// Ends, and tells that all it was given is over, later in the turn.
  public func stop() {
    isPlaying = false
    let over = handlers
    handlers = []
    guard !over.isEmpty else { return }
    DispatchQueue.main.async { for handler in over { handler() } }
  }

  /// Plays something.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionHandler: (() -> Void)? = nil
  ) { add(completionHandler) }
  /// Plays something.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at time: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: (() -> Void)? = nil
  ) { if !options.contains(.loops) { add(completionHandler) } }
  /// Plays something.
  public func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType: CompletionCallbackType,
    completionHandler: ((CompletionCallbackType) -> Void)? = nil
  ) { add { completionHandler?(completionCallbackType) } }
  /// Plays a file.
  public func scheduleFile(
    _ file: AVAudioFile, at time: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) { add(completionHandler) }
  /// Plays a file.
  public func scheduleFile(
    _ file: AVAudioFile, at time: AVAudioTime?, completionCallbackType: CompletionCallbackType,
    completionHandler: ((CompletionCallbackType) -> Void)? = nil
  ) { add { completionHandler?(completionCallbackType) } }
  /// Plays a part of a file.
  public func scheduleSegment(
    _ file: AVAudioFile, startingFrame: AVAudioFramePosition, frameCount: AVAudioFrameCount,
    at time: AVAudioTime?, completionHandler: (() -> Void)? = nil
  ) { add(completionHandler) }

  /// When it is to be played here.
  public func playerTime(forNodeTime time: AVAudioTime) -> AVAudioTime? { time }
  /// When it was played: never.
  public var lastRenderTime: AVAudioTime? { nil }

  private func add(_ handler: (() -> Void)?) {
    if let handler { handlers.append(handler) }
  }
}

/// How something is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Sendable {
  /// The options, by their bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let loops = Self(rawValue: 1), interrupts = Self(rawValue: 2),
    interruptsAtLoop = Self(rawValue: 4)
}
