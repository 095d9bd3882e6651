/// What a finger does to what is on the screen, for a router that is told of it.
public struct ScreenTouch: Hashable, Sendable {
  /// What it would take away.
  public enum Target: Hashable, Sendable {
    /// The topmost pushed screen of a layer, by a swipe back.
    case screen(layer: Int)
    /// A layer, by a drag.
    case layer(Int)
  }

  /// How far it has come.
  public enum Phase: Hashable, Sendable {
    /// The finger is on the screen.
    case began
    /// The finger is gone, and nothing has been taken away.
    case cancelled
    /// The target has left the screen. Of what has left the host tells in its own way, before or
    /// after this.
    case finished
  }

  /// What it would take away, as it is on the screen.
  public let target: Target
  /// How far it has come.
  public let phase: Phase
}
