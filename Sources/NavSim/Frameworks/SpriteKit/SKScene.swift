public import Foundation
public import SwiftUI

/// A scene, whose time does not go on by itself.
@MainActor @preconcurrency open class SKScene: SKNode {
  /// How large it is, in points.
  public var size: CGSize { didSet { if size != oldValue { didChangeSize(oldValue) } } }
  /// How it fits into its view.
  public var scaleMode = SKSceneScaleMode.fill
  /// The colour behind.
  public var backgroundColor = UIColor.black
  /// Which part of it is where it is.
  public var anchorPoint = CGPoint.zero
  /// From where one looks.
  public weak var camera: SKCameraNode?
  /// Who is told.
  public weak var delegate: (any SKSceneDelegate)?
  /// How things fall in it.
  public let physicsWorld = SKPhysicsWorld()
  /// The view that shows it.
  public fileprivate(set) weak var view: SKView?

  /// Creates a scene.
  public init(size: CGSize) {
    self.size = size
    super.init()
    isUserInteractionEnabled = true
    sceneDidLoad()
  }
  /// Creates a scene.
  public convenience override init() { self.init(size: CGSize(width: 1, height: 1)) }
  /// Creates none of a file.
  public convenience init?(fileNamed name: String) { self.init() }
  /// Creates none: nothing is decoded here.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init(coder: coder)
  }

  /// It was made.
  open func sceneDidLoad() {}
  /// A view shows it.
  open func didMove(to view: SKView) {}
  /// A view shows it no more.
  open func willMove(from view: SKView) {}
  /// It has another size.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Time goes on.
  open func update(_ currentTime: TimeInterval) {}
  /// All was done for now.
  open func didEvaluateActions() {}
  /// All has fallen for now.
  open func didSimulatePhysics() {}
  /// It is drawn.
  open func didFinishUpdate() {}
  /// Where it is, in points.
  open override var frame: CGRect { CGRect(origin: .zero, size: size) }
  /// Where a place of the view is: where it was.
  public func convertPoint(fromView point: CGPoint) -> CGPoint { point }
  /// Where a place of it is: where it was.
  public func convertPoint(toView point: CGPoint) -> CGPoint { point }
}

/// Is told that time goes on.
@MainActor @preconcurrency public protocol SKSceneDelegate: AnyObject {
  /// It goes on.
  func update(_ currentTime: TimeInterval, for scene: SKScene)
}

extension SKSceneDelegate {
  /// Nothing is done.
  public func update(_ currentTime: TimeInterval, for scene: SKScene) {}
}

/// How a scene fits into its view.
public enum SKSceneScaleMode: Int, Sendable {
  /// One of them.
  case fill, aspectFill, aspectFit, resizeFill
}

/// How one scene follows another.
public final class SKTransition: NSObject, @unchecked Sendable {
  /// One of them.
  public class func fade(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  /// One of them.
  public class func crossFade(withDuration duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// One of them.
  public class func doorway(withDuration duration: TimeInterval) -> SKTransition { SKTransition() }
  /// One of them.
  public class func doorsOpenVertical(withDuration duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// One of them.
  public class func flipHorizontal(withDuration duration: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// One of them.
  public class func reveal(
    with direction: SKTransitionDirection, duration: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// One of them.
  public class func push(
    with direction: SKTransitionDirection, duration: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// One of them.
  public class func moveIn(
    with direction: SKTransitionDirection, duration: TimeInterval
  ) -> SKTransition { SKTransition() }
}

/// Whereto.
public enum SKTransitionDirection: Int, Sendable {
  /// One of them.
  case up, down, right, left
}

/// A view of a scene.
@MainActor @preconcurrency open class SKView: UIView {
  /// The scene.
  public private(set) var scene: SKScene?
  /// What is shown of how it is drawn.
  public var showsFPS = false, showsNodeCount = false, showsPhysics = false
  /// How it is drawn.
  public var ignoresSiblingOrder = false, allowsTransparency = false, preferredFramesPerSecond = 60
  /// True while nothing happens in it.
  public var isPaused = false
  /// Shows a scene.
  public func presentScene(_ scene: SKScene?) {
    if let old = self.scene {
      old.willMove(from: self)
      old.view = nil
    }
    self.scene = scene
    scene?.view = self
    scene?.didMove(to: self)
  }
  /// Shows a scene.
  public func presentScene(_ scene: SKScene, transition: SKTransition) { presentScene(scene) }
  /// A picture of something, which shows nothing.
  public func texture(from node: SKNode) -> SKTexture? { SKTexture(image: .drawn()) }
}

extension UITouch {
  /// Where it is: in the middle of the scene.
  public func location(in node: SKNode) -> CGPoint {
    let frame = node.scene?.frame ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }
  /// Where it was: there, too.
  public func previousLocation(in node: SKNode) -> CGPoint { location(in: node) }
}
