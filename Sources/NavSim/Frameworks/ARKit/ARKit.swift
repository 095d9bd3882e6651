@_exported public import SceneKit
@_exported public import UIKit

/// What is looked for around the phone.
open class ARConfiguration: NSObject, @unchecked Sendable {
  /// False: a camera is needed.
  open class var isSupported: Bool { false }
}

/// Where the phone is in a room.
public final class ARWorldTrackingConfiguration: ARConfiguration, @unchecked Sendable {
  /// Which planes.
  public struct PlaneDetection: OptionSet, Sendable {
    /// The planes, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let horizontal = Self(rawValue: 1), vertical = Self(rawValue: 2)
  }
  /// Which planes.
  public var planeDetection: PlaneDetection = []
}

/// Where a face is.
public final class ARFaceTrackingConfiguration: ARConfiguration, @unchecked Sendable {}

/// Looks around the phone. Nothing is seen.
public final class ARSession: NSObject, @unchecked Sendable {
  /// How it begins.
  public struct RunOptions: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: UInt
    /// Creates a set.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let resetTracking = Self(rawValue: 1), removeExistingAnchors = Self(rawValue: 2)
  }
  /// Who is told.
  public weak var delegate: (any ARSessionDelegate)?
  /// Begins.
  public func run(_ configuration: ARConfiguration, options: RunOptions = []) {}
  /// Waits.
  public func pause() {}
}

/// Is told what is seen, which nothing is here.
public protocol ARSessionDelegate: AnyObject {}

/// Is told what is seen, which nothing is here.
@MainActor @preconcurrency public protocol ARSCNViewDelegate: AnyObject {}

/// A view of what is seen, of which nothing is drawn.
@MainActor @preconcurrency open class ARSCNView: SCNView {
  /// What looks.
  public let session = ARSession()
  /// Who is told.
  public weak var delegate: (any ARSCNViewDelegate)?
}
