@_exported public import Foundation

/// What draws quickly: there is none.
public protocol MTLDevice: AnyObject {
  /// Its name.
  var name: String { get }
  /// A queue of what it is to do.
  func makeCommandQueue() -> (any MTLCommandQueue)?
  /// The functions of the app.
  func makeDefaultLibrary() -> (any MTLLibrary)?
  /// Memory.
  func makeBuffer(length: Int, options: MTLResourceOptions) -> (any MTLBuffer)?
  /// Memory with something in it.
  func makeBuffer(
    bytes: UnsafeRawPointer, length: Int, options: MTLResourceOptions
  ) -> (any MTLBuffer)?
  /// A picture.
  func makeTexture(descriptor: MTLTextureDescriptor) -> (any MTLTexture)?
  /// How something is drawn.
  func makeRenderPipelineState(
    descriptor: MTLRenderPipelineDescriptor
  ) throws -> any MTLRenderPipelineState
  /// How something is computed.
  func makeComputePipelineState(function: any MTLFunction) throws -> any MTLComputePipelineState
}

/// Nil: nothing draws quickly here.
public func MTLCreateSystemDefaultDevice() -> (any MTLDevice)? { nil }

/// How memory is kept.
public struct MTLResourceOptions: OptionSet, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let storageModeShared: Self = [], storageModePrivate = Self(rawValue: 32),
    cpuCacheModeWriteCombined = Self(rawValue: 1)
}

/// Something in its memory.
public protocol MTLResource: AnyObject {
  /// Its name.
  var label: String? { get set }
}
/// Memory.
public protocol MTLBuffer: MTLResource {
  /// How long it is.
  var length: Int { get }
  /// Where it is.
  func contents() -> UnsafeMutableRawPointer
}
/// A picture in its memory.
public protocol MTLTexture: MTLResource {
  /// How large it is.
  var width: Int { get }
  /// How large it is.
  var height: Int { get }
  /// How its points are.
  var pixelFormat: MTLPixelFormat { get }
}
/// Something on which is drawn.
public protocol MTLDrawable: AnyObject {
  /// Shows it.
  func present()
}
/// What it is to do, in order.
public protocol MTLCommandQueue: AnyObject {
  /// Something to do.
  func makeCommandBuffer() -> (any MTLCommandBuffer)?
}
/// Something to do.
public protocol MTLCommandBuffer: AnyObject {
  /// What draws.
  func makeRenderCommandEncoder(
    descriptor: MTLRenderPassDescriptor
  ) -> (any MTLRenderCommandEncoder)?
  /// What computes.
  func makeComputeCommandEncoder() -> (any MTLComputeCommandEncoder)?
  /// Shows something.
  func present(_ drawable: any MTLDrawable)
  /// Begins.
  func commit()
  /// Waits for its end.
  func waitUntilCompleted()
  /// Tells its end.
  func addCompletedHandler(_ block: @escaping (any MTLCommandBuffer) -> Void)
}
/// What is written into something to do.
public protocol MTLCommandEncoder: AnyObject {
  /// Ends.
  func endEncoding()
}
/// What draws.
public protocol MTLRenderCommandEncoder: MTLCommandEncoder {
  /// Says how.
  func setRenderPipelineState(_ state: any MTLRenderPipelineState)
  /// Says of what.
  func setVertexBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Says of what.
  func setVertexBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Says of what.
  func setFragmentBytes(_ bytes: UnsafeRawPointer, length: Int, index: Int)
  /// Says of what.
  func setFragmentTexture(_ texture: (any MTLTexture)?, index: Int)
  /// Draws.
  func drawPrimitives(type: MTLPrimitiveType, vertexStart: Int, vertexCount: Int)
}
/// What computes.
public protocol MTLComputeCommandEncoder: MTLCommandEncoder {
  /// Says how.
  func setComputePipelineState(_ state: any MTLComputePipelineState)
  /// Says of what.
  func setBuffer(_ buffer: (any MTLBuffer)?, offset: Int, index: Int)
  /// Computes.
  func dispatchThreadgroups(_ groups: MTLSize, threadsPerThreadgroup: MTLSize)
}
/// Functions.
public protocol MTLLibrary: AnyObject {
  /// One of them.
  func makeFunction(name: String) -> (any MTLFunction)?
}
/// A function.
public protocol MTLFunction: AnyObject {
  /// Its name.
  var name: String { get }
}
/// How something is drawn.
public protocol MTLRenderPipelineState: AnyObject {}
/// How something is computed.
public protocol MTLComputePipelineState: AnyObject {
  /// How much at once.
  var maxTotalThreadsPerThreadgroup: Int { get }
}
/// How points are.
public enum MTLPixelFormat: UInt, Sendable {
  /// One of them.
  case invalid = 0, r8Unorm = 10, rgba8Unorm = 70, rgba8Unorm_srgb = 71, bgra8Unorm = 80
  /// One of them.
  case bgra8Unorm_srgb = 81, rgba16Float = 115, depth32Float = 252
}
/// What is drawn.
public enum MTLPrimitiveType: UInt, Sendable {
  /// One of them.
  case point, line, lineStrip, triangle, triangleStrip
}
/// How much.
public struct MTLSize: Sendable {
  /// How much.
  public var width: Int, height: Int, depth: Int
  /// Creates a size.
  public init(width: Int, height: Int, depth: Int) {
    self.width = width
    self.height = height
    self.depth = depth
  }
}
/// A colour.
public struct MTLClearColor: Sendable {
  /// Its parts.
  public var red: Double, green: Double, blue: Double, alpha: Double
  /// Creates a colour.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}
/// A colour.
public func MTLClearColorMake(
  _ red: Double, _ green: Double, _ blue: Double, _ alpha: Double
) -> MTLClearColor { MTLClearColor(red: red, green: green, blue: blue, alpha: alpha) }

/// How a picture is made.
open class MTLTextureDescriptor: NSObject {
  /// How large it is.
  open var width = 1, height = 1
  /// How its points are.
  open var pixelFormat = MTLPixelFormat.rgba8Unorm
  /// Creates one.
  public override init() {}
  /// One of a size.
  open class func texture2DDescriptor(
    pixelFormat: MTLPixelFormat, width: Int, height: Int, mipmapped: Bool
  ) -> MTLTextureDescriptor {
    let made = MTLTextureDescriptor()
    (made.width, made.height, made.pixelFormat) = (width, height, pixelFormat)
    return made
  }
}
/// How something is drawn.
open class MTLRenderPipelineDescriptor: NSObject {
  /// The functions.
  open var vertexFunction: (any MTLFunction)?, fragmentFunction: (any MTLFunction)?
  /// Creates one.
  public override init() {}
}
/// On what is drawn.
open class MTLRenderPassDescriptor: NSObject {
  /// Creates one.
  public override init() {}
}
