public import Foundation

/// A picture of a view, which is none here.
@MainActor @preconcurrency public final class ImageRenderer<Content: View> {
  /// What is drawn.
  public var content: Content
  /// How many points one of the view's is.
  public var scale: CGFloat = 1
  /// For how much room.
  public var proposedSize = ProposedViewSize.unspecified
  /// Creates a renderer.
  public init(content: Content) { self.content = content }
  /// A picture.
  public var uiImage: UIImage? { .drawn() }
  /// An empty picture.
  public var cgImage: CGImage? { CGImage() }
  /// Whether nothing is seen through it.
  public var isOpaque = false
  /// Draws the view elsewhere: nothing of no size.
  public func render(
    rasterizationScale scale: CGFloat = 1,
    renderer: (_ size: CGSize, _ context: (CGContext) -> Void) -> Void
  ) { renderer(.zero) { _ in } }
}
