public import Foundation

extension View {
  /// The view as it is.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// The view as it is.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// The view as it is.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// The view as it is.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}

/// How large a preview is, which nothing depends on here.
public enum PreviewLayout: Hashable, Sendable {
  /// One of them.
  case device, sizeThatFits
  /// So large.
  case fixed(width: CGFloat, height: CGFloat)
}

/// The device of a preview, which nothing depends on here.
public struct PreviewDevice: Hashable, Sendable, ExpressibleByStringLiteral {
  /// Creates a device.
  public init(stringLiteral name: String) {}
  /// Creates a device.
  public init(rawValue: String) {}
}

/// How a device is held, which nothing depends on here.
public enum InterfaceOrientation: Hashable, Sendable {
  /// One of them.
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

extension PreviewModifier where Context == Void {
  /// Nothing.
  public static func makeSharedContext() async throws {}
}

/// What previews have in common.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What is made once for all of them.
  associatedtype Context = Void
  /// What is shown.
  associatedtype Body: View
  /// What is previewed.
  typealias Content = AnyView

  /// What is made once for all of them.
  static func makeSharedContext() async throws -> Context
  /// What is shown.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}
