public import Foundation

extension View {
  /// The view as it is.
  public func tabViewSearchActivation(_ activation: TabSearchActivation) -> Self { self }
  /// The view as it is.
  public func toolbarColorScheme(_ scheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self {
    self
  }
  /// The view as it is.
  public func toolbarTitleDisplayMode(_ mode: TitleDisplayMode) -> Self { self }
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
  public func statusBar(hidden: Bool) -> Self { self }
  /// The view as it is.
  public func persistentSystemOverlays(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> Self { self }
  /// The view as it is.
  public func navigationDocument(_ url: URL) -> Self { self }
  /// Something above the bar of tabs.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
  /// The view as it is.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  /// The view as it is.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// The view as it is.
  public func toolbarForegroundStyle(_ style: some ShapeStyle, for bars: ToolbarPlacement...)
    -> Self
  { self }
  /// The view as it is.
  public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
  /// The view as it is.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self
  { self }
  /// The view as it is.
  public func defaultAdaptableTabBarPlacement(_ placement: AdaptableTabBarPlacement) -> Self {
    self
  }
  /// The view as it is.
  public func customizationID(_ id: String) -> Self { self }
  /// The view as it is.
  public func tabPlacement(_ placement: TabPlacement) -> Self { self }
  /// The view as it is: there is no side bar.
  public func tabViewSidebarHeader(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is: there is no side bar.
  public func tabViewSidebarFooter(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is: there is no side bar.
  public func tabViewSidebarBottomBar(@ViewBuilder content: () -> some View) -> Self { self }
  /// The view as it is.
  public func windowResizeAnchor(_ anchor: UnitPoint?) -> Self { self }
  /// The view as it is.
  public func navigationDocument(_ url: URL, preview: SharePreview) -> Self { self }
}

/// What a bar is for, which nothing depends on here.
public enum ToolbarRole: Hashable, Sendable {
  /// One of them.
  case automatic, browser, editor, navigationStack
}

/// An item of the system's in a bar.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// One of them.
  case sidebarToggle, title, search
}

/// What makes the tab in which is searched ready, which nothing depends on here.
public struct TabSearchActivation: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), searchTabSelection = Self()
}

/// Where the tabs are, which nothing depends on here.
public enum TabPlacement: Hashable, Sendable {
  /// One of them.
  case automatic, pinned, sidebarOnly
}

/// How the user has arranged the tabs: not at all.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// Creates an arrangement.
  public init() {}
}

/// What the user may arrange, which nothing depends on here.
public struct TabCustomizationBehavior: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), disabled = Self(), reorderable = Self()
}

/// Where tabs stand where there is room for a side bar.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), tabBar = Self(), sidebar = Self()
}

/// An item of the system's in a bar.
public struct DefaultToolbarItem: PrimitiveView, ToolbarContent {
  /// Creates an item.
  public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}
  /// Draws nothing: the system's items are drawn where they belong.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}

/// What the user may do to an item of a bar.
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let alwaysAvailable = Self(rawValue: 1)
}

extension ToolbarContent {
  /// The item as it is.
  public func defaultCustomization(
    _ visibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> Self { self }
}

/// A bar with a title.
public enum NavigationBarItem {
  /// How large a title is.
  public typealias TitleDisplayMode = SwiftUI.TitleDisplayMode
}
