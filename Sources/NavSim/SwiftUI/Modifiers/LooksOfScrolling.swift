public import Foundation

extension View {
  /// The view as it is.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = .vertical
  ) -> Self { self }
  /// The view as it is.
  public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> Self { self }
  /// The view as it is: nobody scrolls.
  public func scrollPosition(id: Binding<(some Hashable)?>, anchor: UnitPoint? = nil) -> Self {
    self
  }
  /// The view as it is.
  public func scrollClipDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func scrollIndicators(_ visibility: Visibility, axes: Axis.Set) -> Self { self }
  /// The view as it is.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// The view as it is.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> Self {
    self
  }
  /// The view as it is.
  public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?, for edges: Edge.Set
  ) -> Self { self }
  /// The view as it is.
  public func scrollEdgeEffectHidden(_ hidden: Bool = true, for edges: Edge.Set = .all) -> Self {
    self
  }
  /// The view as it is.
  public func scrollIndicatorsFlash(onAppear: Bool) -> Self { self }
  /// The view as it is.
  public func scrollIndicatorsFlash(trigger value: some Equatable) -> Self { self }
  /// Something beside the view.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
}

/// How far one can scroll, which nothing depends on here.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, always, basedOnSize
}

/// Where content fades away beneath a bar, which nothing depends on here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), hard = Self(), soft = Self()
}

/// When content is put somewhere in a view that scrolls, which nothing depends on here.
public struct ScrollAnchorRole: Hashable, Sendable {
  /// One of them.
  public static let initialOffset = Self(), sizeChanges = Self(), alignment = Self()
}

extension ScrollGeometry {
  /// What is seen, from where its content begins.
  public var bounds: CGRect { CGRect(origin: contentOffset, size: containerSize) }
}

extension ScrollPosition {
  /// How far from the left; nil for what is at no point.
  public var x: CGFloat? { point?.x }
  /// How far from the top; nil for what is at no point.
  public var y: CGFloat? { point?.y }
}
