@_exported public import Foundation

/// Tells how an app has run: of nothing here.
public final class MXMetricManager: NSObject, Sendable {
  /// The one.
  public static let shared = MXMetricManager()
  /// Nothing.
  public var pastPayloads: [MXMetricPayload] { [] }
  /// Nothing.
  public var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }
  /// Tells somebody.
  public func add(_ subscriber: any MXMetricManagerSubscriber) {}
  /// Tells somebody no more.
  public func remove(_ subscriber: any MXMetricManagerSubscriber) {}
}

/// Is told how an app has run.
public protocol MXMetricManagerSubscriber: AnyObject {
  /// How it has run.
  func didReceive(_ payloads: [MXMetricPayload])
  /// What has gone wrong.
  func didReceive(_ payloads: [MXDiagnosticPayload])
}

extension MXMetricManagerSubscriber {
  /// Nothing is done.
  public func didReceive(_ payloads: [MXMetricPayload]) {}
  /// Nothing is done.
  public func didReceive(_ payloads: [MXDiagnosticPayload]) {}
}

/// Something of how an app has run.
public final class MXMetric: NSObject, Sendable {
  /// It.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
  /// It.
  public func jsonRepresentation() -> Data { Data() }
}

/// How an app has run.
public final class MXMetricPayload: NSObject, Sendable {
  /// It.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
  /// It.
  public func jsonRepresentation() -> Data { Data() }
  /// A part of it.
  public var memoryMetrics: MXMetric? { nil }
  /// A part of it.
  public var cpuMetrics: MXMetric? { nil }
  /// A part of it.
  public var diskIOMetrics: MXMetric? { nil }
  /// A part of it.
  public var networkTransferMetrics: MXMetric? { nil }
  /// A part of it.
  public var cellularConditionMetrics: MXMetric? { nil }
  /// A part of it.
  public var applicationLaunchMetrics: MXMetric? { nil }
  /// A part of it.
  public var applicationExitMetrics: MXMetric? { nil }
  /// A part of it.
  public var applicationTimeMetrics: MXMetric? { nil }
  /// A part of it.
  public var applicationResponsivenessMetrics: MXMetric? { nil }
  /// A part of it.
  public var displayMetrics: MXMetric? { nil }
  /// A part of it.
  public var gpuMetrics: MXMetric? { nil }
  /// A part of it.
  public var animationMetrics: MXMetric? { nil }
}

/// What has gone wrong in an app.
public final class MXDiagnosticPayload: NSObject, Sendable {
  /// It.
  public func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }
  /// It.
  public func jsonRepresentation() -> Data { Data() }
  /// A part of it.
  public var crashDiagnostics: [MXMetric]? { nil }
  /// A part of it.
  public var hangDiagnostics: [MXMetric]? { nil }
  /// A part of it.
  public var cpuExceptionDiagnostics: [MXMetric]? { nil }
  /// A part of it.
  public var diskWriteExceptionDiagnostics: [MXMetric]? { nil }
}
