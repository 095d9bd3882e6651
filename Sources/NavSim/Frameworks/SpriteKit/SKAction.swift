public import Foundation
@_spi(Packages) public import SwiftUI

/// What is done to something in a scene, in some time. What can be seen of it is there at its end, and
/// what repeats for ever is done once.
public final class SKAction: NSObject, @unchecked Sendable {
  /// How long it takes, in seconds.
  public var duration: TimeInterval
  /// How fast it is at its beginning and end.
  public var timingMode = SKActionTimingMode.linear
  /// How fast it is.
  public var speed: CGFloat = 1
  /// What happens when.
  let steps: [(after: TimeInterval, body: @MainActor (SKNode) -> Void)]

  private init(
    _ duration: TimeInterval,
    _ steps: [(after: TimeInterval, body: @MainActor (SKNode) -> Void)] = []
  ) { (self.duration, self.steps) = (duration, steps) }

  private convenience init(
    _ duration: TimeInterval, atEnd body: @escaping @MainActor (SKNode) -> Void
  ) { self.init(duration, [(duration, body)]) }

  /// One after another.
  public class func sequence(_ actions: [SKAction]) -> SKAction {
    var time: TimeInterval = 0
    var steps: [(after: TimeInterval, body: @MainActor (SKNode) -> Void)] = []
    for action in actions {
      steps += action.steps.map { ($0.after + time, $0.body) }
      time += action.duration
    }
    return SKAction(time, steps)
  }
  /// All at once.
  public class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).max() ?? 0, actions.flatMap(\.steps))
  }
  /// So many times.
  public class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    sequence(Array(repeating: action, count: count))
  }
  /// Again and again: once.
  public class func repeatForever(_ action: SKAction) -> SKAction { action }
  /// Waits.
  public class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Waits.
  public class func wait(
    forDuration duration: TimeInterval, withRange range: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// Does something.
  public class func run(_ body: @escaping @MainActor () -> Void) -> SKAction {
    SKAction(0) { _ in body() }
  }
  /// Does something to another.
  public class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    SKAction(
      action.duration,
      action.steps.map { step in
        (step.after, { node in node.childNode(withName: name).map(step.body) })
      })
  }
  /// Does something while it takes time: at its end.
  public class func customAction(
    withDuration duration: TimeInterval,
    actionBlock body:
      @escaping @MainActor (SKNode, CGFloat) ->
      Void
  ) -> SKAction { SKAction(duration) { body($0, CGFloat(duration)) } }
  /// Takes it away.
  public class func removeFromParent() -> SKAction { SKAction(0) { $0.removeFromParent() } }
  /// It is not there.
  public class func hide() -> SKAction { SKAction(0) { $0.isHidden = true } }
  /// It is there.
  public class func unhide() -> SKAction { SKAction(0) { $0.isHidden = false } }

  /// It goes somewhere.
  public class func move(to place: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.position = place }
  }
  /// It goes somewhere.
  public class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.position.x = x }
  }
  /// It goes somewhere.
  public class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.position.y = y }
  }
  /// It goes so far.
  public class func moveBy(x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) {
      $0.position.x += x
      $0.position.y += y
    }
  }
  /// It goes so far.
  public class func move(by way: CGVector, duration: TimeInterval) -> SKAction {
    moveBy(x: way.dx, y: way.dy, duration: duration)
  }
  /// It goes along something: it stays.
  public class func follow(
    _ path: CGPath, asOffset: Bool = true, orientToPath: Bool = true, speed: CGFloat
  ) -> SKAction { SKAction(1) }
  /// It goes along something: it stays.
  public class func follow(
    _ path: CGPath, asOffset: Bool = true, orientToPath: Bool = true, duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// It turns.
  public class func rotate(byAngle angle: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.zRotation += angle }
  }
  /// It turns.
  public class func rotate(
    toAngle angle: CGFloat, duration: TimeInterval, shortestUnitArc: Bool = false
  ) -> SKAction { SKAction(duration) { $0.zRotation = angle } }
  /// It becomes larger or smaller.
  public class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.setScale(scale) }
  }
  /// It becomes larger or smaller.
  public class func scaleX(to x: CGFloat, y: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { ($0.xScale, $0.yScale) = (x, y) }
  }
  /// It becomes larger or smaller.
  public class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.setScale($0.xScale * scale) }
  }
  /// More or less of it is seen.
  public class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration) { $0.alpha = alpha }
  }
  /// It is seen.
  public class func fadeIn(withDuration duration: TimeInterval) -> SKAction {
    fadeAlpha(to: 1, duration: duration)
  }
  /// It is not seen.
  public class func fadeOut(withDuration duration: TimeInterval) -> SKAction {
    fadeAlpha(to: 0, duration: duration)
  }
  /// It has another colour.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { SKAction(duration) { ($0 as? SKSpriteNode)?.color = color } }
  /// It has other pictures.
  public class func animate(
    with textures: [SKTexture], timePerFrame: TimeInterval, resize: Bool = false,
    restore: Bool = false
  ) -> SKAction {
    SKAction(timePerFrame * Double(textures.count)) {
      ($0 as? SKSpriteNode)?.texture = textures.last
    }
  }
  /// It has another picture.
  public class func setTexture(_ texture: SKTexture, resize: Bool = false) -> SKAction {
    SKAction(0) { ($0 as? SKSpriteNode)?.texture = texture }
  }
  /// Something is heard.
  public class func playSoundFileNamed(_ name: String, waitForCompletion: Bool) -> SKAction {
    SKAction(waitForCompletion ? 1 : 0)
  }
  /// It is heard.
  public class func play() -> SKAction { SKAction(0) }
  /// It is heard no more.
  public class func stop() -> SKAction { SKAction(0) }
  /// The other way round: as it is.
  public func reversed() -> SKAction { self }
}

/// How fast something is at its beginning and end.
public enum SKActionTimingMode: Int, Sendable {
  /// One of them.
  case linear, easeIn, easeOut, easeInEaseOut
}

extension SKNode {
  /// Does something to it.
  public func run(_ action: SKAction) { run(action, withKey: "\(running.count)") }
  /// Does something to it, and something else then.
  public func run(_ action: SKAction, completion: @escaping @MainActor () -> Void) {
    run(.sequence([action, .run(completion)]))
  }
  /// Does something to it that has a name.
  public func run(_ action: SKAction, withKey key: String) {
    running[key] = action
    for step in action.steps {
      answer(after: .milliseconds(Int(step.after * 1_000))) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, self.running[key] === action else { return }
          step.body(self)
        }
      }
    }
  }
  /// What has that name.
  public func action(forKey key: String) -> SKAction? { running[key] }
  /// True while something is done.
  public func hasActions() -> Bool { !running.isEmpty }
  /// Does that no more.
  public func removeAction(forKey key: String) { running[key] = nil }
  /// Does nothing more.
  public func removeAllActions() { running = [:] }
}
