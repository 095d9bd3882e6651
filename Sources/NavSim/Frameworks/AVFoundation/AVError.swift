public import Foundation

/// Why something is not played or taken.
public struct AVError: Error, CustomNSError, Hashable, @unchecked Sendable {
  /// Why.
  public enum Code: Int, Sendable {
    /// One of them.
    case exportFailed = -11820, operationInterrupted = -11847, incompatibleAsset = -11848
    /// One of them.
    case operationNotSupportedForAsset = -11838, sessionWasInterrupted = -11818
    /// One of them.
    case sandboxExtensionDenied = -11884, encodeFailed = -11883,
      airPlayReceiverTemporarilyUnavailable = -11882, failedToLoadSampleData = -11881,
      invalidSampleCursor = -11880, contentKeyRequestCancelled = -11879,
      operationCancelled = -11878, rosettaNotInstalled = -11877,
      segmentStartedWithNonSyncSample = -11876, incorrectlyConfigured = -11875,
      unsupportedDeviceActiveFormat = -11873, sessionHardwareCostOverage = -11872,
      operationNotSupportedForPreset = -11871, externalPlaybackNotSupportedForAsset = -11870,
      noSourceTrack = -11869, noCompatibleAlternatesForExternalDisplay = -11868,
      noLongerPlayable = -11867, contentNotUpdated = -11866, malformedDepth = -11865,
      formatUnsupported = -11864, contentIsUnavailable = -11863, operationNotAllowed = -11862,
      unsupportedOutputSettings = -11861, recordingAlreadyInProgress = -11859,
      videoCompositorFailed = -11858, airPlayReceiverRequiresInternet = -11857,
      airPlayControllerRequiresInternet = -11856, undecodableMediaData = -11855,
      fileTypeDoesNotSupportSampleReferences = -11854, failedToParse = -11853,
      applicationIsNotAuthorizedToUseDevice = -11852, serverIncorrectlyConfigured = -11850,
      failedToLoadMediaData = -11849, torchLevelUnavailable = -11846, displayWasDisabled = -11845,
      screenCaptureFailed = -11844, invalidOutputURLPathExtension = -11843,
      referenceForbiddenByReferencePolicy = -11842, invalidVideoComposition = -11841,
      encoderTemporarilyUnavailable = -11840, decoderTemporarilyUnavailable = -11839,
      applicationIsNotAuthorized = -11836, contentIsNotAuthorized = -11835,
      encoderNotFound = -11834, decoderNotFound = -11833, noImageAtTime = -11832,
      contentIsProtected = -11831, maximumStillImageCaptureRequestsExceeded = -11830,
      fileFailedToParse = -11829, fileFormatNotRecognized = -11828,
      invalidCompositionTrackSegmentSourceDuration = -11827,
      invalidCompositionTrackSegmentSourceStartTime = -11826,
      invalidCompositionTrackSegmentDuration = -11825,
      compositionTrackSegmentsNotContiguous = -11824, fileAlreadyExists = -11823,
      invalidSourceMedia = -11822, decodeFailed = -11821, mediaServicesWereReset = -11819,
      deviceLockedForConfigurationByAnotherProcess = -11817,
      deviceInUseByAnotherApplication = -11815, deviceNotConnected = -11814,
      maximumNumberOfSamplesForFileFormatReached = -11813, mediaDiscontinuity = -11812,
      maximumFileSizeReached = -11811, maximumDurationReached = -11810, mediaChanged = -11809,
      deviceWasDisconnected = -11808, diskFull = -11807, sessionConfigurationChanged = -11806,
      noDataCaptured = -11805, deviceAlreadyUsedByAnotherSession = -11804,
      sessionNotRunning = -11803, outOfMemory = -11801, unknown = -11800
    /// True where an error has this reason.
    public static func ~= (match: Self, error: any Error) -> Bool {
      (error as? AVError)?.code == match
    }
  }
  /// Why.
  public let code: Code
  /// What else is known.
  public let userInfo: [String: Any]
  /// Creates an error.
  public init(_ code: Code, userInfo: [String: Any] = [:]) {
    self.code = code
    self.userInfo = userInfo
  }
  /// What errors of this kind are called.
  public static var errorDomain: String { "AVFoundationErrorDomain" }
  /// Why, as a number.
  public var errorCode: Int { code.rawValue }
  /// What else is known.
  public var errorUserInfo: [String: Any] { userInfo }
  /// True for the same reason.
  public static func == (one: Self, other: Self) -> Bool { one.code == other.code }
  /// Adds the reason.
  public func hash(into hasher: inout Hasher) { hasher.combine(code) }
}

extension AVError {
  /// A reason.
  public static var exportFailed: Code { .exportFailed }
  /// A reason.
  public static var operationInterrupted: Code { .operationInterrupted }
  /// A reason.
  public static var incompatibleAsset: Code { .incompatibleAsset }
  /// A reason.
  public static var operationNotSupportedForAsset: Code { .operationNotSupportedForAsset }
  /// A reason.
  public static var sessionWasInterrupted: Code { .sessionWasInterrupted }
  /// A reason.
  public static var sandboxExtensionDenied: Code { .sandboxExtensionDenied }
  /// A reason.
  public static var encodeFailed: Code { .encodeFailed }
  /// A reason.
  public static var airPlayReceiverTemporarilyUnavailable: Code {
    .airPlayReceiverTemporarilyUnavailable
  }
  /// A reason.
  public static var failedToLoadSampleData: Code { .failedToLoadSampleData }
  /// A reason.
  public static var invalidSampleCursor: Code { .invalidSampleCursor }
  /// A reason.
  public static var contentKeyRequestCancelled: Code { .contentKeyRequestCancelled }
  /// A reason.
  public static var operationCancelled: Code { .operationCancelled }
  /// A reason.
  public static var rosettaNotInstalled: Code { .rosettaNotInstalled }
  /// A reason.
  public static var segmentStartedWithNonSyncSample: Code { .segmentStartedWithNonSyncSample }
  /// A reason.
  public static var incorrectlyConfigured: Code { .incorrectlyConfigured }
  /// A reason.
  public static var unsupportedDeviceActiveFormat: Code { .unsupportedDeviceActiveFormat }
  /// A reason.
  public static var sessionHardwareCostOverage: Code { .sessionHardwareCostOverage }
  /// A reason.
  public static var operationNotSupportedForPreset: Code { .operationNotSupportedForPreset }
  /// A reason.
  public static var externalPlaybackNotSupportedForAsset: Code {
    .externalPlaybackNotSupportedForAsset
  }
  /// A reason.
  public static var noSourceTrack: Code { .noSourceTrack }
  /// A reason.
  public static var noCompatibleAlternatesForExternalDisplay: Code {
    .noCompatibleAlternatesForExternalDisplay
  }
  /// A reason.
  public static var noLongerPlayable: Code { .noLongerPlayable }
  /// A reason.
  public static var contentNotUpdated: Code { .contentNotUpdated }
  /// A reason.
  public static var malformedDepth: Code { .malformedDepth }
  /// A reason.
  public static var formatUnsupported: Code { .formatUnsupported }
  /// A reason.
  public static var contentIsUnavailable: Code { .contentIsUnavailable }
  /// A reason.
  public static var operationNotAllowed: Code { .operationNotAllowed }
  /// A reason.
  public static var unsupportedOutputSettings: Code { .unsupportedOutputSettings }
  /// A reason.
  public static var recordingAlreadyInProgress: Code { .recordingAlreadyInProgress }
  /// A reason.
  public static var videoCompositorFailed: Code { .videoCompositorFailed }
  /// A reason.
  public static var airPlayReceiverRequiresInternet: Code { .airPlayReceiverRequiresInternet }
  /// A reason.
  public static var airPlayControllerRequiresInternet: Code { .airPlayControllerRequiresInternet }
  /// A reason.
  public static var undecodableMediaData: Code { .undecodableMediaData }
  /// A reason.
  public static var fileTypeDoesNotSupportSampleReferences: Code {
    .fileTypeDoesNotSupportSampleReferences
  }
  /// A reason.
  public static var failedToParse: Code { .failedToParse }
  /// A reason.
  public static var applicationIsNotAuthorizedToUseDevice: Code {
    .applicationIsNotAuthorizedToUseDevice
  }
  /// A reason.
  public static var serverIncorrectlyConfigured: Code { .serverIncorrectlyConfigured }
  /// A reason.
  public static var failedToLoadMediaData: Code { .failedToLoadMediaData }
  /// A reason.
  public static var torchLevelUnavailable: Code { .torchLevelUnavailable }
  /// A reason.
  public static var displayWasDisabled: Code { .displayWasDisabled }
  /// A reason.
  public static var screenCaptureFailed: Code { .screenCaptureFailed }
  /// A reason.
  public static var invalidOutputURLPathExtension: Code { .invalidOutputURLPathExtension }
  /// A reason.
  public static var referenceForbiddenByReferencePolicy: Code {
    .referenceForbiddenByReferencePolicy
  }
  /// A reason.
  public static var invalidVideoComposition: Code { .invalidVideoComposition }
  /// A reason.
  public static var encoderTemporarilyUnavailable: Code { .encoderTemporarilyUnavailable }
  /// A reason.
  public static var decoderTemporarilyUnavailable: Code { .decoderTemporarilyUnavailable }
  /// A reason.
  public static var applicationIsNotAuthorized: Code { .applicationIsNotAuthorized }
  /// A reason.
  public static var contentIsNotAuthorized: Code { .contentIsNotAuthorized }
  /// A reason.
  public static var encoderNotFound: Code { .encoderNotFound }
  /// A reason.
  public static var decoderNotFound: Code { .decoderNotFound }
  /// A reason.
  public static var noImageAtTime: Code { .noImageAtTime }
  /// A reason.
  public static var contentIsProtected: Code { .contentIsProtected }
  /// A reason.
  public static var maximumStillImageCaptureRequestsExceeded: Code {
    .maximumStillImageCaptureRequestsExceeded
  }
  /// A reason.
  public static var fileFailedToParse: Code { .fileFailedToParse }
  /// A reason.
  public static var fileFormatNotRecognized: Code { .fileFormatNotRecognized }
  /// A reason.
  public static var invalidCompositionTrackSegmentSourceDuration: Code {
    .invalidCompositionTrackSegmentSourceDuration
  }
  /// A reason.
  public static var invalidCompositionTrackSegmentSourceStartTime: Code {
    .invalidCompositionTrackSegmentSourceStartTime
  }
  /// A reason.
  public static var invalidCompositionTrackSegmentDuration: Code {
    .invalidCompositionTrackSegmentDuration
  }
  /// A reason.
  public static var compositionTrackSegmentsNotContiguous: Code {
    .compositionTrackSegmentsNotContiguous
  }
  /// A reason.
  public static var fileAlreadyExists: Code { .fileAlreadyExists }
  /// A reason.
  public static var invalidSourceMedia: Code { .invalidSourceMedia }
  /// A reason.
  public static var decodeFailed: Code { .decodeFailed }
  /// A reason.
  public static var mediaServicesWereReset: Code { .mediaServicesWereReset }
  /// A reason.
  public static var deviceLockedForConfigurationByAnotherProcess: Code {
    .deviceLockedForConfigurationByAnotherProcess
  }
  /// A reason.
  public static var deviceInUseByAnotherApplication: Code { .deviceInUseByAnotherApplication }
  /// A reason.
  public static var deviceNotConnected: Code { .deviceNotConnected }
  /// A reason.
  public static var maximumNumberOfSamplesForFileFormatReached: Code {
    .maximumNumberOfSamplesForFileFormatReached
  }
  /// A reason.
  public static var mediaDiscontinuity: Code { .mediaDiscontinuity }
  /// A reason.
  public static var maximumFileSizeReached: Code { .maximumFileSizeReached }
  /// A reason.
  public static var maximumDurationReached: Code { .maximumDurationReached }
  /// A reason.
  public static var mediaChanged: Code { .mediaChanged }
  /// A reason.
  public static var deviceWasDisconnected: Code { .deviceWasDisconnected }
  /// A reason.
  public static var diskFull: Code { .diskFull }
  /// A reason.
  public static var sessionConfigurationChanged: Code { .sessionConfigurationChanged }
  /// A reason.
  public static var noDataCaptured: Code { .noDataCaptured }
  /// A reason.
  public static var deviceAlreadyUsedByAnotherSession: Code { .deviceAlreadyUsedByAnotherSession }
  /// A reason.
  public static var sessionNotRunning: Code { .sessionNotRunning }
  /// A reason.
  public static var outOfMemory: Code { .outOfMemory }
  /// A reason.
  public static var unknown: Code { .unknown }
}
