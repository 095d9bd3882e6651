public import Foundation
@_spi(Packages) public import SwiftUI

/// A key of how films are written.
public let AVVideoWidthKey = "AVVideoWidthKey",
  AVVideoHeightKey = "AVVideoHeightKey",
  AVVideoCompressionPropertiesKey = "AVVideoCompressionPropertiesKey",
  AVVideoAverageBitRateKey = "AVVideoAverageBitRateKey",
  AVVideoProfileLevelKey = "AVVideoProfileLevelKey",
  AVVideoProfileLevelH264HighAutoLevel = "AVVideoProfileLevelH264HighAutoLevel",
  AVVideoMaxKeyFrameIntervalKey = "AVVideoMaxKeyFrameIntervalKey",
  AVVideoScalingModeKey = "AVVideoScalingModeKey",
  AVVideoScalingModeResizeAspectFill = "AVVideoScalingModeResizeAspectFill"

/// Writes what an app makes into a film, which is an empty file here.
open class AVAssetWriter: NSObject, @unchecked Sendable {
  /// How far it has come.
  public enum Status: Int, Sendable {
    /// One of them.
    case unknown, writing, completed, failed, cancelled
  }
  /// Where it is written.
  public let outputURL: URL
  /// As what it is written.
  public let outputFileType: AVFileType
  /// What is put together.
  public private(set) var inputs: [AVAssetWriterInput] = []
  /// What is written about it.
  open var metadata: [AVMetadataItem] = []
  /// Whether it begins to play before all is there.
  open var shouldOptimizeForNetworkUse = false
  /// How often what is there is written.
  open var movieFragmentInterval = CMTime.invalid
  /// How far it has come.
  public private(set) var status = Status.unknown
  /// Why it was not written.
  public private(set) var error: (any Error)?

  /// Creates one.
  public init(outputURL: URL, fileType outputFileType: AVFileType) throws {
    self.outputURL = outputURL
    self.outputFileType = outputFileType
  }
  /// Creates one.
  public convenience init(url outputURL: URL, fileType outputFileType: AVFileType) throws {
    try self.init(outputURL: outputURL, fileType: outputFileType)
  }
  /// Whether something can be added: it can.
  open func canAdd(_ input: AVAssetWriterInput) -> Bool { true }
  /// Adds something.
  open func add(_ input: AVAssetWriterInput) { inputs.append(input) }
  /// Whether it can be written so: it can.
  open func canApply(
    outputSettings: [String: Any]?, forMediaType mediaType: AVMediaType
  ) -> Bool { true }
  /// Begins to write.
  @discardableResult open func startWriting() -> Bool {
    status = .writing
    return true
  }
  /// Begins at a time.
  open func startSession(atSourceTime startTime: CMTime) {}
  /// Ends at a time.
  open func endSession(atSourceTime endTime: CMTime) {}
  /// Writes no more.
  open func cancelWriting() { status = .cancelled }
  /// Writes what is left.
  open func finishWriting(completionHandler handler: @escaping () -> Void) {
    answer(after: .seconds(0)) { [self] in
      if status == .writing { write() }
      handler()
    }
  }
  /// Writes what is left.
  open func finishWriting() async {
    await withCheckedContinuation { written in finishWriting { written.resume() } }
  }

  private func write() {
    do {
      try Data().write(to: outputURL, options: .withoutOverwriting)
      status = .completed
    } catch {
      self.error = error
      status = .failed
    }
  }
}

/// A part of a film that an app makes.
open class AVAssetWriterInput: NSObject, @unchecked Sendable {
  /// What it is.
  public let mediaType: AVMediaType
  /// How it is written.
  public let outputSettings: [String: Any]?
  /// Whether it comes as it happens.
  open var expectsMediaDataInRealTime = false
  /// How it is turned.
  open var transform = CGAffineTransform.identity
  /// How large it is.
  open var naturalSize = CGSize.zero
  /// How loud it is.
  open var preferredVolume: Float = 1
  /// What is written about it.
  open var metadata: [AVMetadataItem] = []
  /// What is spoken.
  open var languageCode: String?
  /// True.
  open var isReadyForMoreMediaData: Bool { true }

  /// Creates one.
  public init(mediaType: AVMediaType, outputSettings: [String: Any]?) {
    self.mediaType = mediaType
    self.outputSettings = outputSettings
  }
  /// Adds something.
  @discardableResult open func append(_ sampleBuffer: CMSampleBuffer) -> Bool { true }
  /// Nothing is added any more.
  open func markAsFinished() {}
  /// Asks for more, a turn later.
  open func requestMediaDataWhenReady(
    on queue: DispatchQueue, using block: @escaping @Sendable () -> Void
  ) { queue.async { block() } }
}

/// Adds pictures to a film.
open class AVAssetWriterInputPixelBufferAdaptor: NSObject, @unchecked Sendable {
  /// The part of the film.
  public let assetWriterInput: AVAssetWriterInput
  /// How the pictures are kept.
  public let sourcePixelBufferAttributes: [String: Any]?
  /// Creates one.
  public init(
    assetWriterInput input: AVAssetWriterInput,
    sourcePixelBufferAttributes attributes: [String: Any]? = nil
  ) {
    assetWriterInput = input
    sourcePixelBufferAttributes = attributes
  }
  /// Adds one.
  @discardableResult open func append(
    _ pixelBuffer: CVPixelBuffer, withPresentationTime time: CMTime
  ) -> Bool { true }
}
