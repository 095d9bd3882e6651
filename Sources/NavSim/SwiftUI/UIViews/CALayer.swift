public import Foundation

/// Corners of a layer.
public struct CACornerMask: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let layerMinXMinYCorner = Self(rawValue: 1),
    layerMaxXMinYCorner = Self(rawValue: 2),
    layerMinXMaxYCorner = Self(rawValue: 4), layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// How corners of a layer are round.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let circular = Self(rawValue: "circular"),
    continuous = Self(rawValue: "continuous")
}

/// Where what is in a layer stands.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String
  /// Creates one by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// One of them.
  public static let resize = Self(rawValue: "resize"), center = Self(rawValue: "center"),
    resizeAspect = Self(rawValue: "resizeAspect"),
    resizeAspectFill = Self(rawValue: "resizeAspectFill")
}

/// How a view is drawn, which nothing depends on here.
@MainActor @preconcurrency open class CALayer: NSObject {
  /// Creates one.
  public required override init() { super.init() }
  /// Creates one like another.
  public init(layer: Any) { super.init() }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// How round its corners are, in points.
  open var cornerRadius: CGFloat = 0
  /// How they are round.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Which of them are round.
  public var maskedCorners: CACornerMask = []
  /// How wide its edge is, in points.
  open var borderWidth: CGFloat = 0
  /// True where nothing of it is seen beyond its edges.
  open var masksToBounds = false
  /// How dark its shadow is.
  open var shadowOpacity: Float = 0
  /// How far its shadow goes, in points.
  open var shadowRadius: CGFloat = 0
  /// Its colours.
  public var borderColor: CGColor?, shadowColor: CGColor?, backgroundColor: CGColor?
  /// Where its shadow is, in points.
  open var shadowOffset = CGSize.zero
  /// The outline of its shadow.
  public var shadowPath: CGPath?
  /// How much of it is seen.
  open var opacity: Float = 1
  /// True for one that is not seen.
  open var isHidden = false
  /// Where it is, in points.
  open var frame = CGRect.zero
  /// Where it is, in points.
  open var bounds = CGRect.zero
  /// Where its middle is, and what of it that is.
  public var position = CGPoint.zero, anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How far in front it is.
  public var zPosition: CGFloat = 0
  /// How it is turned, moved and stretched.
  public var transform = CATransform3DIdentity, sublayerTransform = CATransform3DIdentity
  /// What is in it, and where.
  public var contents: Any?, contentsGravity = CALayerContentsGravity.resize
  /// How many points of the screen one of it is.
  public var contentsScale: CGFloat = 1, rasterizationScale: CGFloat = 1
  /// Whether it is drawn once.
  public var shouldRasterize = false, allowsEdgeAntialiasing = false, isOpaque = false,
    needsDisplayOnBoundsChange = false, isDoubleSided = true
  /// How it meets what is behind it, and what changes how both look.
  public var compositingFilter: Any?, filters: [Any]?, backgroundFilters: [Any]?
  /// What of it is seen.
  public var mask: CALayer?
  /// What it is called.
  public var name: String?
  /// How fast it moves, and from when on, in seconds.
  public var speed: Float = 1, beginTime: CFTimeInterval = 0, timeOffset: CFTimeInterval = 0
  /// What lies on it.
  public var sublayers: [CALayer]?
  /// What it lies on.
  public private(set) weak var superlayer: CALayer?
  private var animations: [String: CAAnimation] = [:]
  private var values: [String: Any] = [:]
  /// Who says how it is drawn.
  public weak var delegate: (any CALayerDelegate)?
  /// Which part of its picture is seen, and which part of that is stretched.
  public var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How points of its picture become those of the screen.
  public var minificationFilter = CALayerContentsFilter.linear,
    magnificationFilter = CALayerContentsFilter.linear
  /// What happens when it changes, and what it is made like.
  public var actions: [String: Any]?, style: [AnyHashable: Any]?
  /// How it is drawn.
  public var drawsAsynchronously = false, isGeometryFlipped = false, allowsGroupOpacity = true
  /// How often it moves, how long, and whether it goes back.
  public var repeatCount: Float = 0, repeatDuration: CFTimeInterval = 0,
    duration: CFTimeInterval = .infinity, autoreverses = false
  /// Where it stays.
  public var fillMode = CAMediaTimingFillMode.removed

  /// Keeps something with it.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// What is kept with it.
  open func value(forKey key: String) -> Any? { values[key] }
  /// Keeps something with it.
  open func setValue(_ value: Any?, forKeyPath path: String) { values[path] = value }
  /// What is kept with it.
  open func value(forKeyPath path: String) -> Any? { values[path] }

  /// A layer lies on it.
  open func addSublayer(_ layer: CALayer) { insertSublayer(layer, at: UInt32.max) }
  /// A layer lies on it, over some others.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  /// A layer lies on it, over another one.
  open func insertSublayer(_ layer: CALayer, above other: CALayer?) { addSublayer(layer) }
  /// A layer lies on it, below another one.
  open func insertSublayer(_ layer: CALayer, below other: CALayer?) { insertSublayer(layer, at: 0) }
  /// It lies on none.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Moves it, which the delegate of the animation is told of: it begins, and has ended as soon as
  /// its time is over.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animations[key ?? "animation"] = animation
    animation.play { [weak self] in
      if animation.isRemovedOnCompletion { self?.animations[key ?? "animation"] = nil }
    }
  }
  /// What moves it by a name.
  open func animation(forKey key: String) -> CAAnimation? { animations[key] }
  /// What moves it.
  open func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.keys.sorted()
  }
  /// Moves it no more.
  open func removeAllAnimations() { animations = [:] }
  /// Moves it no more.
  open func removeAnimation(forKey key: String) { animations[key] = nil }

  /// Draws it, which nobody asks for here.
  open func draw(in context: CGContext) {}
  /// Puts what lies on it into place, which nobody asks for here.
  open func layoutSublayers() {}
  /// Does nothing: nothing is drawn here.
  open func setNeedsDisplay() {}
  /// Does nothing: nothing is laid out here.
  open func setNeedsLayout() {}
  /// Does nothing: nothing is laid out here.
  open func layoutIfNeeded() {}
  /// Itself: nothing moves.
  open func presentation() -> Self? { self }
  /// A time as the layer has it.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
}

/// A time in seconds.
public typealias CFTimeInterval = Double

extension CALayer {
  /// Draws it.
  public func render(in context: CGContext) {}
}
