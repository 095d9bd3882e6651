@_exported public import UIKit

/// Something in a scene, of which nothing is drawn. Nothing moves by itself.
@MainActor @preconcurrency open class SKNode: UIResponder {
  /// Creates one.
  public override init() { super.init() }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init() }

  /// What tells it from others.
  public var name: String?
  /// Where it is, in points.
  public var position = CGPoint.zero
  /// What it is above.
  public var zPosition: CGFloat = 0
  /// How it is turned.
  public var zRotation: CGFloat = 0
  /// How it is stretched.
  public var xScale: CGFloat = 1, yScale: CGFloat = 1
  /// How much of it is seen.
  public var alpha: CGFloat = 1
  /// True for what is not there.
  public var isHidden = false
  /// True while nothing happens to it.
  public var isPaused = false
  /// How fast it is.
  public var speed: CGFloat = 1
  /// True where it is touched.
  public var isUserInteractionEnabled = false
  /// What it is like.
  public var physicsBody: SKPhysicsBody? { didSet { physicsBody?.node = self } }
  /// What is written about it.
  public var userData: NSMutableDictionary?
  /// What lies on it.
  public private(set) var children: [SKNode] = []
  /// What it lies on.
  public private(set) weak var parent: SKNode?
  /// The scene that it is in.
  public var scene: SKScene? { self as? SKScene ?? parent?.scene }
  /// Where it is, in points.
  open var frame: CGRect { CGRect(origin: position, size: .zero) }
  /// What is done to it, by its names.
  var running: [String: SKAction] = [:]

  /// Stretches it.
  public func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
  /// Puts something on it.
  open func addChild(_ node: SKNode) {
    node.removeFromParent()
    children.append(node)
    node.parent = self
  }
  /// Puts something on it.
  open func insertChild(_ node: SKNode, at index: Int) { addChild(node) }
  /// Takes it away from what it lies on.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Takes away what lies on it.
  open func removeAllChildren() { for child in children { child.removeFromParent() } }
  /// Takes some away.
  open func removeChildren(in nodes: [SKNode]) { for node in nodes { node.removeFromParent() } }
  /// What lies on it and is called so; with `//` before it, anywhere below.
  public func childNode(withName name: String) -> SKNode? {
    var found: SKNode?
    enumerateChildNodes(withName: name) { node, stop in
      found = node
      stop.pointee = true
    }
    return found
  }
  /// Does something with all that are called so.
  public func enumerateChildNodes(
    withName name: String, using body: (SKNode, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let isDeep = name.hasPrefix("//")
    let word = isDeep ? String(name.dropFirst(2)) : name
    for node in isDeep ? below : children where !stop.boolValue && node.name == word {
      body(node, &stop)
    }
  }
  private var below: [SKNode] { children.flatMap { [$0] + $0.below } }
  /// What is at a place, the highest first.
  public func nodes(at point: CGPoint) -> [SKNode] {
    below.filter { $0.frame.contains(point) }.sorted { $0.zPosition > $1.zPosition }
  }
  /// What is at a place, or itself.
  public func atPoint(_ point: CGPoint) -> SKNode { nodes(at: point).first ?? self }
  /// True where a place is on it.
  public func contains(_ point: CGPoint) -> Bool { frame.contains(point) }
  /// True where it is on another.
  public func intersects(_ node: SKNode) -> Bool { frame.intersects(node.frame) }
  /// True where it lies on another.
  public func inParentHierarchy(_ node: SKNode) -> Bool {
    parent === node || parent?.inParentHierarchy(node) == true
  }
  /// Where a place of another is: where it was.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint { point }
  /// Where a place of it is: where it was.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { point }
  /// How large it is with what lies on it.
  open func calculateAccumulatedFrame() -> CGRect { frame }
}

/// A picture in a scene.
@MainActor @preconcurrency open class SKSpriteNode: SKNode {
  /// The picture.
  public var texture: SKTexture?
  /// How large it is, in points.
  public var size = CGSize.zero
  /// Its colour, and how much of it is seen.
  public var color = UIColor.clear, colorBlendFactor: CGFloat = 0
  /// Which part of it is where it is.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How it is drawn.
  public var blendMode = SKBlendMode.alpha, shader: SKShader?, normalTexture: SKTexture?
  /// Creates one.
  public init(texture: SKTexture?, color: UIColor, size: CGSize) {
    (self.texture, self.color, self.size) = (texture, color, size)
    super.init()
  }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Creates one.
  public convenience override init() { self.init(texture: nil, color: .clear, size: .zero) }
  /// Creates one.
  public convenience init(texture: SKTexture?) {
    self.init(texture: texture, color: .clear, size: texture?.size() ?? .zero)
  }
  /// Creates one.
  public convenience init(texture: SKTexture?, size: CGSize) {
    self.init(texture: texture, color: .clear, size: size)
  }
  /// Creates one.
  public convenience init(imageNamed name: String) {
    self.init(texture: SKTexture(imageNamed: name))
  }
  /// Creates one.
  public convenience init(color: UIColor, size: CGSize) {
    self.init(texture: nil, color: color, size: size)
  }
  /// Where it is, in points.
  open override var frame: CGRect {
    CGRect(
      x: position.x - size.width * anchorPoint.x, y: position.y - size.height * anchorPoint.y,
      width: size.width, height: size.height)
  }
}

/// How something is drawn on something.
public enum SKBlendMode: Int, Sendable {
  /// One of them.
  case alpha, add, subtract, multiply, multiplyX2, screen, replace
}

/// A picture for scenes, as large as the pictures that games have.
public final class SKTexture: NSObject, @unchecked Sendable {
  /// Creates one.
  public init(imageNamed name: String) {}
  /// Creates one.
  public init(image: UIImage) {}
  /// Creates one.
  public init(cgImage: CGImage) {}
  /// Creates one of a part of another.
  public init(rect: CGRect, in texture: SKTexture) {}
  /// How large it is, in points.
  public func size() -> CGSize { CGSize(width: 64, height: 64) }
  /// How it is stretched.
  public var filteringMode = SKTextureFilteringMode.linear
  /// Has some be there.
  public class func preload(_ textures: [SKTexture], withCompletionHandler body: () -> Void) {
    body()
  }
}

/// How a picture is stretched.
public enum SKTextureFilteringMode: Int, Sendable {
  /// One of them.
  case nearest, linear
}

/// Several pictures for scenes.
public final class SKTextureAtlas: NSObject, @unchecked Sendable {
  /// Creates one.
  public init(named name: String) {}
  /// One of them.
  public func textureNamed(_ name: String) -> SKTexture { SKTexture(imageNamed: name) }
  /// What they are called: nobody knows.
  public var textureNames: [String] { [] }
}

/// Words in a scene.
@MainActor @preconcurrency open class SKLabelNode: SKNode {
  /// The words.
  public var text: String?
  /// The words, with attributes.
  public var attributedText: NSAttributedString?
  /// How they are drawn.
  public var fontName: String?, fontSize: CGFloat = 32, fontColor: UIColor?
  /// How many lines they are.
  public var numberOfLines = 1, preferredMaxLayoutWidth: CGFloat = 0
  /// Which part of them is where they are.
  public var horizontalAlignmentMode = SKLabelHorizontalAlignmentMode.center,
    verticalAlignmentMode = SKLabelVerticalAlignmentMode.baseline
  /// Creates words.
  public convenience init(fontNamed name: String?) {
    self.init()
    fontName = name
  }
  /// Creates words.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
}

/// Which part of words is where they are.
public enum SKLabelHorizontalAlignmentMode: Int, Sendable {
  /// One of them.
  case center, left, right
}

/// Which part of words is where they are.
public enum SKLabelVerticalAlignmentMode: Int, Sendable {
  /// One of them.
  case baseline, center, top, bottom
}

/// A shape in a scene.
@MainActor @preconcurrency open class SKShapeNode: SKNode {
  /// The shape.
  public var path: CGPath?
  /// How it is drawn.
  public var fillColor = UIColor.clear, strokeColor = UIColor.white, lineWidth: CGFloat = 1,
    glowWidth: CGFloat = 0
  /// Creates one.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
  /// Creates one.
  public convenience init(rect: CGRect, cornerRadius: CGFloat = 0) { self.init() }
  /// Creates one.
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  /// Creates one.
  public convenience init(ellipseOf size: CGSize) { self.init() }
  /// Creates one.
  public convenience init(path: CGPath, centered: Bool = false) {
    self.init()
    self.path = path
  }
}

/// Sparks in a scene.
@MainActor @preconcurrency open class SKEmitterNode: SKNode {
  /// Creates some of a file.
  public convenience init?(fileNamed name: String) { self.init() }
  /// What a spark is like.
  public var particleTexture: SKTexture?, particleColor = UIColor.white,
    particleSize = CGSize.zero, particleScale: CGFloat = 1, particleScaleRange: CGFloat = 0,
    particleScaleSpeed: CGFloat = 0, particleAlpha: CGFloat = 1, particleAlphaSpeed: CGFloat = 0,
    particleBlendMode = SKBlendMode.alpha, particleColorBlendFactor: CGFloat = 0
  /// How long a spark is there, and how many there are.
  public var particleLifetime: CGFloat = 0, particleLifetimeRange: CGFloat = 0,
    particleBirthRate: CGFloat = 0, numParticlesToEmit = 0
  /// Where and how fast sparks are.
  public var particlePosition = CGPoint.zero, particlePositionRange = CGVector(dx: 0, dy: 0),
    particleSpeed: CGFloat = 0, particleSpeedRange: CGFloat = 0, emissionAngle: CGFloat = 0,
    emissionAngleRange: CGFloat = 0, xAcceleration: CGFloat = 0, yAcceleration: CGFloat = 0
  /// On what sparks lie.
  public weak var targetNode: SKNode?
  /// Goes on as if time had passed.
  public func advanceSimulationTime(_ seconds: TimeInterval) {}
  /// Begins anew.
  public func resetSimulation() {}
}

/// What is seen through something else.
@MainActor @preconcurrency open class SKCropNode: SKNode {
  /// Through what.
  public var maskNode: SKNode?
}

/// From where one looks.
@MainActor @preconcurrency open class SKCameraNode: SKNode {}

/// A sound in a scene, which nobody hears.
@MainActor @preconcurrency open class SKAudioNode: SKNode {
  /// True where it is played again.
  public var autoplayLooped = true
  /// True where it is heard from a side.
  public var isPositional = true
  /// Creates one.
  public convenience init(fileNamed name: String) { self.init() }
  /// Creates one.
  public convenience init(url: URL) { self.init() }
}

/// How points are drawn.
public final class SKShader: NSObject, @unchecked Sendable {
  /// What it is given.
  public var uniforms: [SKUniform] = []
  /// Creates one.
  public init(source: String, uniforms: [SKUniform] = []) { self.uniforms = uniforms }
  /// Creates one.
  public init(fileNamed name: String) {}
}

/// What the drawing of points is given.
public final class SKUniform: NSObject, @unchecked Sendable {
  /// What it is called.
  public let name: String
  /// The number.
  public var floatValue: Float
  /// A number.
  public init(name: String, float: Float = 0) { (self.name, floatValue) = (name, float) }
}
