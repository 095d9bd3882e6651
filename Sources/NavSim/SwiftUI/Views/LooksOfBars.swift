// What is only about lists, bars, sheets and controls: how they look.
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
  public func listRowSpacing(_ spacing: CGFloat?) -> Self { self }
  /// The view as it is.
  public func listRowSeparatorTint(
    _ color: Color?, edges: ListRowSeparatorEdges = .all
  ) -> Self { self }
  /// The view as it is.
  public func listSectionSeparator(
    _ visibility: Visibility, edges: ListRowSeparatorEdges = .all
  ) -> Self { self }
  /// The view as it is.
  public func listSectionSpacing(_ spacing: CGFloat) -> Self { self }
  /// The view as it is.
  public func listSectionSpacing(_ spacing: ListSectionSpacing) -> Self { self }
  /// The view as it is.
  public func listItemTint(_ tint: Color?) -> Self { self }
  /// The view as it is.
  public func headerProminence(_ prominence: Prominence) -> Self { self }
  /// The view as it is.
  public func badge(_ label: some AlertTitle) -> Self { self }
  /// The view as it is.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// The view as it is.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// The view as it is.
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  /// The view as it is.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self {
    self
  }
  /// The view as it is.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
  /// The view as it is.
  public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self {
    self
  }
  /// The view as it is.
  public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> Self { self }
  /// The view as it is.
  public func toolbarRole(_ role: ToolbarRole) -> Self { self }
  /// The view as it is.
  public func navigationSubtitle(_ title: some AlertTitle) -> Self { self }
  /// The view as it is.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> Self { self }
  /// The view as it is.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> Self { self }
  /// The view as it is.
  public func presentationContentInteraction(
    _ interaction: PresentationContentInteraction
  ) -> Self { self }
  /// The view as it is: on a phone, a popover is a sheet.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
  /// The view as it is.
  public func presentationBackground(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is.
  public func statusBar(hidden: Bool) -> Self { self }
  /// The view as it is.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func previewLayout(_ layout: PreviewLayout) -> Self { self }
  /// The view as it is.
  public func previewDevice(_ device: PreviewDevice?) -> Self { self }
  /// The view as it is.
  public func previewDisplayName(_ name: String?) -> Self { self }
  /// The view as it is.
  public func previewInterfaceOrientation(_ orientation: InterfaceOrientation) -> Self { self }
}

/// How far one can scroll, which nothing depends on here.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, always, basedOnSize
}

/// Room between sections, which nothing depends on here.
public enum ListSectionSpacing: Hashable, Sendable {
  /// One of them.
  case `default`, compact
  /// So much.
  case custom(CGFloat)
}

/// How large something is beside others, which nothing depends on here.
public enum Prominence: Hashable, Sendable {
  /// One of them.
  case standard, increased
}

/// How large a control is, which nothing depends on here.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// One of them.
  case mini, small, regular, large, extraLarge
}

/// How a button is round, which nothing depends on here.
public enum ButtonBorderShape: Shape, Hashable, Sendable {
  /// One of them.
  case automatic, capsule, circle, roundedRectangle
  /// Round to some extent.
  public static func roundedRectangle(radius: CGFloat) -> Self { .roundedRectangle }
}

/// Where the first of several buttons stands, which nothing depends on here.
public enum MenuOrder: Hashable, Sendable {
  /// One of them.
  case automatic, priority, fixed
}

/// What a bar is for, which nothing depends on here.
public enum ToolbarRole: Hashable, Sendable {
  /// One of them.
  case automatic, browser, editor, navigationStack
}

/// A bar with a title.
public enum NavigationBarItem {
  /// How large a title is.
  public typealias TitleDisplayMode = SwiftUI.TitleDisplayMode
}

/// What can be done behind a sheet, which nothing depends on here.
public struct PresentationBackgroundInteraction: Sendable {
  /// One of them.
  public static let automatic = Self(), enabled = Self(), disabled = Self()
  /// Up to a height.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { Self() }
}

/// What a finger on a sheet does first, which nothing depends on here.
public enum PresentationContentInteraction: Hashable, Sendable {
  /// One of them.
  case automatic, resizes, scrolls
}

/// What a popover is on a phone, which nothing depends on here.
public enum PresentationAdaptation: Hashable, Sendable {
  /// One of them.
  case automatic, none, popover, sheet, fullScreenCover
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
