@_exported public import Metal
@_exported public import UIKit

/// A view that is drawn on quickly: nothing is drawn, and nobody is asked to.
@MainActor open class MTKView: UIView {
  /// Who would draw.
  open weak var delegate: (any MTKViewDelegate)?
  /// What draws: nothing.
  open var device: (any MTLDevice)?
  /// How its points are.
  open var colorPixelFormat = MTLPixelFormat.bgra8Unorm
  /// How its depths are.
  open var depthStencilPixelFormat = MTLPixelFormat.invalid
  /// Its colour.
  open var clearColor = MTLClearColorMake(0, 0, 0, 1)
  /// How often it is drawn.
  open var preferredFramesPerSecond = 60
  /// True when it is drawn when something changes only.
  open var enableSetNeedsDisplay = false
  /// True when it stands still.
  open var isPaused = false
  /// False when it is read, too.
  open var framebufferOnly = true
  /// How large it is in points of the screen.
  open var drawableSize = CGSize.zero
  /// On what is drawn: nothing.
  open var currentDrawable: (any MTLDrawable)? { nil }
  /// On what is drawn: nothing.
  open var currentRenderPassDescriptor: MTLRenderPassDescriptor? { nil }

  /// Creates a view.
  public init(frame: CGRect, device: (any MTLDevice)?) {
    super.init(frame: frame)
    self.device = device
  }
  /// Creates a view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Draws nothing.
  open func draw() {}
}

/// Who draws, which nobody is asked to.
@MainActor public protocol MTKViewDelegate: AnyObject {
  /// Its size changes.
  func mtkView(_ view: MTKView, drawableSizeWillChange size: CGSize)
  /// Draws.
  func draw(in view: MTKView)
}

/// Reads pictures: none.
open class MTKTextureLoader: NSObject {
  /// Creates one.
  public init(device: any MTLDevice) {}
}
