public import SwiftUI

/// A view of a scene. A tap touches the scene in its middle.
public struct SpriteView: View {
  /// How it is drawn.
  public struct Options: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let allowsTransparency = Self(rawValue: 1),
      ignoresSiblingOrder = Self(rawValue: 2), shouldCullNonVisibleNodes = Self(rawValue: 4)
  }
  /// What is shown of how it is drawn.
  public struct DebugOptions: OptionSet, Sendable {
    /// The options, by their bits.
    public let rawValue: Int
    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// One of them.
    public static let showsFPS = Self(rawValue: 1), showsNodeCount = Self(rawValue: 2),
      showsPhysics = Self(rawValue: 4)
  }

  private let scene: SKScene
  @State private var view = SKView()

  /// Shows a scene.
  public init(
    scene: SKScene, transition: SKTransition? = nil, isPaused: Bool = false,
    preferredFramesPerSecond: Int = 60, options: Options = [.shouldCullNonVisibleNodes],
    debugOptions: DebugOptions = []
  ) { self.scene = scene }

  /// Shows it from the time on when it is seen.
  public var body: some View {
    Color.clear
      .onTapGesture {
        guard let scene = view.scene else { return }
        let touches: Set = [UITouch()]
        scene.touchesBegan(touches, with: nil)
        scene.touchesEnded(touches, with: nil)
      }
      .onAppear { view.presentScene(scene) }
      .onDisappear { view.presentScene(nil) }
  }
}
