public import Foundation
@_spi(Packages) import SwiftUI

/// How a film is written.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality",
  AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality",
  AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality",
  AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality",
  AVAssetExportPreset640x480 = "AVAssetExportPreset640x480",
  AVAssetExportPreset960x540 = "AVAssetExportPreset960x540",
  AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720",
  AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080",
  AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160",
  AVAssetExportPresetHEVC1920x1080 = "AVAssetExportPresetHEVC1920x1080",
  AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A",
  AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"

/// Writes a film into a file, which is empty here and there a second later.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far it has come.
  public enum Status: Int, Sendable {
    /// One of them.
    case unknown, waiting, exporting, completed, failed, cancelled
  }
  /// The film.
  public let asset: AVAsset
  /// How it is written.
  public let presetName: String
  /// Where it is written.
  open var outputURL: URL?
  /// As what it is written.
  open var outputFileType: AVFileType?
  /// Which part of it.
  open var timeRange = CMTimeRange(start: .zero, duration: .indefinite)
  /// How loud its parts are.
  open var audioMix: AVAudioMix?
  /// How its pictures are put together.
  open var videoComposition: AVVideoComposition?
  /// What is written about it.
  open var metadata: [AVMetadataItem]?
  /// Whether it begins to play before all is there.
  open var shouldOptimizeForNetworkUse = false
  /// How large the file may be.
  open var fileLengthLimit: Int64 = 0
  /// Where else files may be.
  open var directoryForTemporaryFiles: URL?
  /// How it sounds that is faster.
  open var audioTimePitchAlgorithm = AVAudioTimePitchAlgorithm.spectral
  /// How far it has come.
  public private(set) var status = Status.unknown
  /// Why it was not written.
  public private(set) var error: (any Error)?
  /// How much is written.
  open var progress: Float { status == .completed ? 1 : status == .exporting ? 0.5 : 0 }

  /// Creates one.
  public init?(asset: AVAsset, presetName: String) {
    self.asset = asset
    self.presetName = presetName
  }
  /// In which ways films are written.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPresetAppleM4A,
      AVAssetExportPresetPassthrough,
    ]
  }
  /// In which ways a film is written: in all.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] { allExportPresets() }
  /// Whether a film is written in a way: it is.
  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { true }
  /// Whether a film is written in a way: it is.
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping (Bool) -> Void
  ) { answer(after: .seconds(0)) { handler(true) } }
  /// As what it is written.
  open var supportedFileTypes: [AVFileType] { [.mov, .mp4, .m4v, .m4a] }
  /// As what it is written.
  open var compatibleFileTypes: [AVFileType] { get async { supportedFileTypes } }
  /// How large the file will be.
  open var estimatedOutputFileLengthInBytes: Int64 { get async throws { 0 } }

  /// Writes it.
  open func exportAsynchronously(completionHandler handler: @escaping () -> Void) {
    status = .exporting
    answer(after: .seconds(1)) { [self] in
      if status == .exporting { write() }
      handler()
    }
  }
  /// Writes it.
  open func export() async {
    await withCheckedContinuation { written in exportAsynchronously { written.resume() } }
  }
  /// Writes it.
  open func export(to url: URL, as fileType: AVFileType) async throws {
    (outputURL, outputFileType) = (url, fileType)
    await export()
    if let error { throw error }
    if status == .cancelled { throw CancellationError() }
  }
  /// Writes no more.
  open func cancelExport() { status = .cancelled }

  private func write() {
    do {
      guard let outputURL, outputFileType != nil else { throw AVError(.exportFailed) }
      try Data().write(to: outputURL, options: .withoutOverwriting)
      status = .completed
    } catch {
      self.error = error
      status = .failed
    }
  }
}
