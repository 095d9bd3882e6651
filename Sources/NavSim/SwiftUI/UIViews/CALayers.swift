public import Foundation

// Layers that draw something by themselves, of which nothing is seen.

/// Draws colours one into the other.
@MainActor @preconcurrency open class CAGradientLayer: CALayer {
  /// The colours.
  public var colors: [Any]?
  /// Where each of them is, from 0 to 1.
  public var locations: [NSNumber]?
  /// From where to where they go.
  public var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
  /// Which way they go.
  public var type = CAGradientLayerType.axial
}

/// Which way colours go.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let axial = Self(rawValue: "axial"), radial = Self(rawValue: "radial"),
    conic = Self(rawValue: "conic")
}

/// Draws a line.
@MainActor @preconcurrency open class CAShapeLayer: CALayer {
  /// The line.
  public var path: CGPath?
  /// Its colours.
  public var fillColor: CGColor?, strokeColor: CGColor?
  /// How wide it is, in points.
  public var lineWidth: CGFloat = 1
  /// Which part of it is drawn, from 0 to 1.
  public var strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// What is filled, and how ends and corners are drawn.
  public var fillRule = CAShapeLayerFillRule.nonZero, lineCap = CAShapeLayerLineCap.butt,
    lineJoin = CAShapeLayerLineJoin.miter
  /// With which gaps it is drawn, in points.
  public var lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0
}

/// What is filled.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let nonZero = Self(rawValue: "non-zero"), evenOdd = Self(rawValue: "even-odd")
}

/// How ends of a line are drawn.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let butt = Self(rawValue: "butt"), round = Self(rawValue: "round"),
    square = Self(rawValue: "square")
}

/// How corners of a line are drawn.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let miter = Self(rawValue: "miter"), round = Self(rawValue: "round"),
    bevel = Self(rawValue: "bevel")
}

/// Draws words.
@MainActor @preconcurrency open class CATextLayer: CALayer {
  /// The words.
  public var string: Any?
  /// Their letters.
  public var font: Any?, fontSize: CGFloat = 36
  /// Their colour.
  public var foregroundColor: CGColor?
  /// True where they stand in several lines.
  public var isWrapped = false
  /// Where they stand.
  public var alignmentMode = CATextLayerAlignmentMode.natural
}

/// Where words stand.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let natural = Self(rawValue: "natural"), left = Self(rawValue: "left"),
    right = Self(rawValue: "right"), center = Self(rawValue: "center"),
    justified = Self(rawValue: "justified")
}

/// Draws a layer several times.
@MainActor @preconcurrency open class CAReplicatorLayer: CALayer {
  /// How often.
  public var instanceCount = 1
  /// How much later each is, in seconds.
  public var instanceDelay: CFTimeInterval = 0
  /// Where each is.
  public var instanceTransform = CATransform3DIdentity
  /// Its colour.
  public var instanceColor: CGColor?
}

/// Draws many small things that fly.
@MainActor @preconcurrency open class CAEmitterLayer: CALayer {
  /// What flies.
  public var emitterCells: [CAEmitterCell]?
  /// From where, in points.
  public var emitterPosition = CGPoint.zero, emitterSize = CGSize.zero
  /// From what.
  public var emitterShape = CAEmitterLayerEmitterShape.point
  /// How things are drawn.
  public var renderMode = CAEmitterLayerRenderMode.unordered
  /// How many there are, how long, and how fast.
  public var birthRate: Float = 1, lifetime: Float = 1, velocity: Float = 1
}

/// From what things fly.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let point = Self(rawValue: "point"), line = Self(rawValue: "line"),
    rectangle = Self(rawValue: "rectangle"), circle = Self(rawValue: "circle"),
    sphere = Self(rawValue: "sphere")
}

/// How things that fly are drawn.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let unordered = Self(rawValue: "unordered"),
    additive = Self(rawValue: "additive"), oldestFirst = Self(rawValue: "oldestFirst")
}

/// One of many small things that fly.
@MainActor @preconcurrency open class CAEmitterCell: NSObject {
  /// What it shows, and its colour.
  public var contents: Any?, color: CGColor?
  /// How many there are, and how long, in seconds.
  public var birthRate: Float = 0, lifetime: Float = 0, lifetimeRange: Float = 0
  /// How fast they are, in points in a second.
  public var velocity: CGFloat = 0, velocityRange: CGFloat = 0, xAcceleration: CGFloat = 0,
    yAcceleration: CGFloat = 0
  /// How large they are.
  public var scale: CGFloat = 1, scaleRange: CGFloat = 0, scaleSpeed: CGFloat = 0
  /// How they turn, and where to they fly, in radians.
  public var spin: CGFloat = 0, spinRange: CGFloat = 0, emissionLongitude: CGFloat = 0,
    emissionLatitude: CGFloat = 0, emissionRange: CGFloat = 0
  /// How much of them is seen.
  public var alphaRange: Float = 0, alphaSpeed: Float = 0
  /// What it is called.
  public var name: String?

  /// Creates one.
  public override init() { super.init() }
}
