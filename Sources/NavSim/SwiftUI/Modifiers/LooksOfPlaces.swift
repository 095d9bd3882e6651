public import Foundation

extension View {
  /// The view as it is.
  public func containerBackground(
    _ style: some ShapeStyle, for placement: ContainerBackgroundPlacement
  ) -> Self { self }
  /// The view as it is.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement
  ) -> Self { self }
  /// The view as it is.
  public func contentMargins(_ insets: EdgeInsets) -> Self { self }
  /// The view as it is.
  public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement) -> Self {
    self
  }
  /// The view as it is.
  public func geometryGroup() -> Self { self }
  /// The view as it is.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
  /// The view as it is.
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
  /// The view as it is.
  public func projectionEffect(_ transform: some Any) -> Self { self }
  /// The view as it is.
  public func containerCornerOffset(_ edges: Edge.Set, sizeToFit: Bool = false) -> Self { self }
  /// The view as it is.
  public func contentCaptureProtected(_ isProtected: Bool = true) -> Self { self }
  /// The view as it is.
  public func clipped(antialiased: Bool) -> Self { self }
  /// The view as it is.
  public func contentShape(_ shape: some Shape, eoFill: Bool) -> Self { self }
  /// The view as it is.
  public func contentShape(_ kind: ContentShapeKinds, _ shape: some Shape, eoFill: Bool) -> Self {
    self
  }
  /// The view as it is.
  public func background(in shape: some Shape, fillStyle: FillStyle) -> Self { self }
  /// The view as it is.
  public func background(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle
  ) -> Self { self }
  /// The view as it is.
  public func overlay(
    _ style: some ShapeStyle, in shape: some Shape, fillStyle: FillStyle
  ) -> Self { self }
  /// The view as it is.
  public func foregroundStyle(
    _ one: some ShapeStyle, _ other: some ShapeStyle, _ third: some ShapeStyle
  ) -> Self { self }
  /// The view as it is.
  public func frame(depth: CGFloat?) -> Self { self }
  /// The view as it is.
  public func contentMargins(_ length: CGFloat) -> Self { self }
  /// The view as it is.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> Self { self }
  /// The view as it is.
  public func safeAreaPadding(_ insets: EdgeInsets) -> Self { self }
  /// The view as it is.
  public func containerBackground(
    for placement: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> some View
  ) -> Self { self }
}

/// What a background lies behind.
public enum ContainerBackgroundPlacement: Hashable, Sendable {
  /// One of them.
  case navigation, tabView, navigationSplitView, widget, window, subscriptionStore
  case subscriptionStoreHeader, subscriptionStoreFullHeight
}

/// Of what margins are.
public enum ContentMarginPlacement: Hashable, Sendable {
  /// One of them.
  case automatic, scrollContent, scrollIndicators
}

extension ViewDimensions {
  /// Where an app says that something is: nowhere.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  /// Where an app says that something is: nowhere.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
