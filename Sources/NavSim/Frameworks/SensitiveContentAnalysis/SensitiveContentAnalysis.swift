public import CoreGraphics
@_exported public import Foundation

/// How careful the system is.
public enum SCSensitivityAnalysisPolicy: Int, Sendable {
  /// One of them.
  case disabled, simpleInterventions, descriptiveInterventions
}

/// What was found in a picture.
public final class SCSensitivityAnalysis: NSObject, Sendable {
  /// False: nothing is seen in it.
  public let isSensitive = false
}

/// Looks at pictures for what not everybody should see: the user has not asked for that.
public final class SCSensitivityAnalyzer: NSObject, Sendable {
  /// How a film is looked at.
  public final class VideoAnalysisHandler: Sendable {
    /// How far it is.
    public let progress = Foundation.Progress(totalUnitCount: 1)
    /// What was found.
    public func hasSensitiveContent() async throws -> SCSensitivityAnalysis {
      SCSensitivityAnalysis()
    }
  }
  /// How careful it is: not at all.
  public var analysisPolicy: SCSensitivityAnalysisPolicy { .disabled }
  /// Creates one.
  public override init() {}
  /// What was found in a picture.
  public func analyzeImage(at url: URL) async throws -> SCSensitivityAnalysis {
    SCSensitivityAnalysis()
  }
  /// What was found in a picture.
  public func analyzeImage(_ image: CGImage) async throws -> SCSensitivityAnalysis {
    SCSensitivityAnalysis()
  }
  /// Looks at a film.
  public func videoAnalysis(forFileAt url: URL) -> VideoAnalysisHandler { VideoAnalysisHandler() }
}
