@_exported public import UIKit

/// Something in space, of which nothing is drawn.
@MainActor @preconcurrency open class Entity {
  /// What tells it from others.
  public var name = ""
  /// What is on it.
  public private(set) var children: [Entity] = []
  /// True where it is seen.
  public var isEnabled = true
  /// Creates one.
  public required init() {}
  /// Creates one of a file.
  public convenience init(named name: String, in bundle: Bundle? = nil) async throws { self.init() }
  /// Puts something on it.
  public func addChild(_ entity: Entity) { children.append(entity) }
  /// Takes something away.
  public func removeChild(_ entity: Entity) { children.removeAll { $0 === entity } }
}

/// Something in space that is seen.
@MainActor @preconcurrency open class ModelEntity: Entity {}

/// A place in space.
@MainActor @preconcurrency open class AnchorEntity: Entity {}

/// What a view of space shows.
@MainActor @preconcurrency public final class RealityViewContent {
  /// What is there.
  public private(set) var entities: [Entity] = []
  /// Adds something.
  public func add(_ entity: Entity) { entities.append(entity) }
  /// Takes something away.
  public func remove(_ entity: Entity) { entities.removeAll { $0 === entity } }
}

/// A view of space, of which nothing is drawn.
public struct RealityView: View {
  private let content = RealityViewContent()
  private let make: @MainActor (RealityViewContent) async -> Void
  /// Shows space.
  public init(
    make: @escaping @MainActor (RealityViewContent) async -> Void,
    update: (@MainActor (RealityViewContent) -> Void)? = nil
  ) { self.make = make }
  /// Nothing is drawn.
  public var body: some View { Color.clear.task { await make(content) } }
}

/// A view of something in space, of which nothing is drawn.
public struct Model3D: View {
  /// Shows something.
  public init(named name: String, bundle: Bundle? = nil) {}
  /// Nothing is drawn.
  public var body: some View { Color.clear }
}

/// A view of space around the phone, of which nothing is drawn.
@MainActor @preconcurrency open class ARView: UIView {
  /// What is in it.
  @MainActor @preconcurrency public final class Scene {
    /// What is there.
    public private(set) var anchors: [Entity] = []
    /// Adds something.
    public func addAnchor(_ anchor: Entity) { anchors.append(anchor) }
  }
  /// What is in it.
  public let scene = Scene()
}
