@_exported public import UIKit

/// Three numbers: a place, a way, a size.
public struct SCNVector3: Hashable, Sendable {
  /// One of them.
  public var x: Float = 0, y: Float = 0, z: Float = 0
  /// Three zeros.
  public init() {}
  /// Three numbers.
  public init(_ x: Float, _ y: Float, _ z: Float) { (self.x, self.y, self.z) = (x, y, z) }
  /// Three numbers.
  public init(_ x: Double, _ y: Double, _ z: Double) { self.init(Float(x), Float(y), Float(z)) }
  /// Three numbers.
  public init(_ x: Int, _ y: Int, _ z: Int) { self.init(Float(x), Float(y), Float(z)) }
  /// Three numbers.
  public init(x: Float, y: Float, z: Float) { self.init(x, y, z) }
}

/// Three numbers.
public func SCNVector3Make(_ x: Float, _ y: Float, _ z: Float) -> SCNVector3 { SCNVector3(x, y, z) }

/// Four numbers.
public struct SCNVector4: Hashable, Sendable {
  /// One of them.
  public var x: Float, y: Float, z: Float, w: Float
  /// Four numbers.
  public init(_ x: Float, _ y: Float, _ z: Float, _ w: Float) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}

/// Something in space, of which nothing is drawn.
open class SCNNode: NSObject, @unchecked Sendable {
  /// What tells it from others.
  public var name: String?
  /// What it looks like.
  public var geometry: SCNGeometry?, light: SCNLight?, camera: SCNCamera?
  /// Where it is, how it is turned, and how large it is.
  public var position = SCNVector3(), eulerAngles = SCNVector3(), scale = SCNVector3(1, 1, 1)
  /// How much of it is seen.
  public var opacity: CGFloat = 1, isHidden = false
  /// What is on it, and what it is on.
  public private(set) var childNodes: [SCNNode] = []
  /// What it is on.
  public private(set) weak var parent: SCNNode?
  /// Creates one.
  public override init() {}
  /// Creates one.
  public convenience init(geometry: SCNGeometry?) {
    self.init()
    self.geometry = geometry
  }
  /// Puts something on it.
  public func addChildNode(_ node: SCNNode) {
    node.removeFromParentNode()
    childNodes.append(node)
    node.parent = self
  }
  /// Takes it away.
  public func removeFromParentNode() {
    parent?.childNodes.removeAll { $0 === self }
    parent = nil
  }
  /// The one on it that is called so.
  public func childNode(withName name: String, recursively: Bool) -> SCNNode? {
    for node in childNodes {
      if node.name == name { return node }
      if recursively, let found = node.childNode(withName: name, recursively: true) { return found }
    }
    return nil
  }
  /// Does something to it.
  public func runAction(_ action: SCNAction) {}
  /// Does something to it that has a name.
  public func runAction(_ action: SCNAction, forKey key: String?) {}
  /// Does nothing more to it.
  public func removeAllActions() {}
}

/// What something in space looks like.
open class SCNGeometry: NSObject, @unchecked Sendable {
  /// Of what it is.
  public var materials = [SCNMaterial()]
  /// Of what it is.
  public var firstMaterial: SCNMaterial? { materials.first }
}

/// A ball.
public final class SCNSphere: SCNGeometry, @unchecked Sendable {
  /// Creates one.
  public init(radius: CGFloat) {}
}

/// A box.
public final class SCNBox: SCNGeometry, @unchecked Sendable {
  /// Creates one.
  public init(width: CGFloat, height: CGFloat, length: CGFloat, chamferRadius: CGFloat) {}
}

/// Something flat.
public final class SCNPlane: SCNGeometry, @unchecked Sendable {
  /// Creates one.
  public init(width: CGFloat, height: CGFloat) {}
}

/// Of what something in space is.
public final class SCNMaterial: NSObject, @unchecked Sendable {
  /// What is seen of it.
  public let diffuse = SCNMaterialProperty(), specular = SCNMaterialProperty(),
    emission = SCNMaterialProperty(), normal = SCNMaterialProperty()
  /// True where it is seen from both sides.
  public var isDoubleSided = false
}

/// What is seen of something in space.
public final class SCNMaterialProperty: NSObject, @unchecked Sendable {
  /// A colour, a picture, or something else.
  public var contents: Any?
}

/// A light.
public final class SCNLight: NSObject, @unchecked Sendable {
  /// Of what kind.
  public struct LightType: Hashable, Sendable {
    private let name: String
    /// One of them.
    public static let ambient = Self(name: "ambient"), omni = Self(name: "omni"),
      directional = Self(name: "directional"), spot = Self(name: "spot")
  }
  /// Of what kind.
  public var type = LightType.omni
  /// Its colour.
  public var color: Any?
  /// How bright.
  public var intensity: CGFloat = 1_000
}

/// From where one looks.
public final class SCNCamera: NSObject, @unchecked Sendable {
  /// How wide.
  public var fieldOfView: CGFloat = 60
}

/// What is done to something in space: nothing.
public final class SCNAction: NSObject, @unchecked Sendable {
  /// It turns.
  public class func rotateBy(
    x: CGFloat, y: CGFloat, z: CGFloat, duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// It turns.
  public class func rotate(
    by angle: CGFloat, around axis: SCNVector3, duration: TimeInterval
  ) -> SCNAction { SCNAction() }
  /// It goes somewhere.
  public class func move(to place: SCNVector3, duration: TimeInterval) -> SCNAction { SCNAction() }
  /// Again and again.
  public class func repeatForever(_ action: SCNAction) -> SCNAction { action }
  /// One after another.
  public class func sequence(_ actions: [SCNAction]) -> SCNAction { SCNAction() }
}

/// Space with things in it.
public final class SCNScene: NSObject, @unchecked Sendable {
  /// Where all are.
  public let rootNode = SCNNode()
  /// What is behind.
  public let background = SCNMaterialProperty(), lightingEnvironment = SCNMaterialProperty()
  /// Creates one.
  public override init() {}
  /// Creates an empty one.
  public convenience init?(named name: String) { self.init() }
  /// Creates an empty one.
  public convenience init(url: URL, options: [String: Any]? = nil) throws { self.init() }
}

/// A view of space.
@MainActor @preconcurrency open class SCNView: UIView {
  /// What is shown.
  public var scene: SCNScene?
  /// From where.
  public var pointOfView: SCNNode?
  /// How it is drawn.
  public var allowsCameraControl = false, autoenablesDefaultLighting = false, isPlaying = false,
    showsStatistics = false
}

/// A view of space.
public struct SceneView: View {
  /// How it is drawn.
  public struct Options: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let allowsCameraControl = Self(rawValue: 1),
      autoenablesDefaultLighting = Self(rawValue: 2), jitteringEnabled = Self(rawValue: 4),
      rendersContinuously = Self(rawValue: 8), temporalAntialiasingEnabled = Self(rawValue: 16)
  }
  /// Shows space.
  public init(
    scene: SCNScene? = nil, pointOfView: SCNNode? = nil, options: Options = [],
    preferredFramesPerSecond: Int = 60
  ) {}
  /// Nothing is drawn.
  public var body: some View { Color.clear }
}
