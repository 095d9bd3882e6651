public import Combine
public import Foundation

// What later systems have added about looks, and what few apps say of them.

/// Where content fades away beneath a bar, which nothing depends on here.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), hard = Self(), soft = Self()
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

/// How much a badge strikes, which nothing depends on here.
public struct BadgeProminence: Hashable, Sendable {
  /// One of them.
  public static let standard = Self(), increased = Self(), decreased = Self()
}

/// Views of glass together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  /// Creates a container.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: some View { content }
}

/// A button that explains something elsewhere.
public struct HelpLink: View {
  private let action: @MainActor () -> Void

  /// Creates a button.
  public init(action: @escaping @MainActor () -> Void) { self.action = action }
  /// Creates a button that leaves the app.
  public init(destination: URL) { action = {} }

  /// The button.
  public var body: some View { Button("Help", action: action) }
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

extension PreviewModifier where Context == Void {
  /// Nothing.
  public static func makeSharedContext() async throws {}
}

extension View {
  /// The view as it is.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func labelsVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func listSectionSeparatorTint(_ color: Color?, edges: Edge.Set = .all) -> Self {
    self
  }
  /// The view as it is.
  public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> Self { self }
  /// The view as it is.
  public func listSectionIndexVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func sectionIndexLabel(_ label: String?) -> Self { self }
  /// The view as it is.
  public func scenePadding(_ edges: Edge.Set = .all) -> Self { self }
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
  /// The view as it is.
  public func tabViewCustomization(_ customization: Binding<TabViewCustomization>?) -> Self { self }
  /// The view as it is.
  public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> Self { self }
  /// The view as it is.
  public func badgeProminence(_ prominence: BadgeProminence) -> Self { self }
  /// The view as it is.
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func materialActiveAppearance(_ appearance: some Any) -> Self { self }
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
  public func labelReservedIconWidth(_ width: CGFloat) -> Self { self }
  /// The view as it is.
  public func labelIconToTitleSpacing(_ spacing: CGFloat) -> Self { self }
  /// The view as it is.
  public func projectionEffect(_ transform: some Any) -> Self { self }
  /// The view as it is.
  public func spellCheckingDisabled(_ disabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }
  /// The view as it is.
  public func textInputCompletion(_ completion: String) -> Self { self }
  /// The view as it is.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func accessibilityActivationPoint(_ point: UnitPoint) -> Self { self }
  /// The view as it is.
  public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> Self { self }
  /// The view as it is.
  public func accessibilityDirectTouch(_ isDirect: Bool = true) -> Self { self }
  /// The view as it is.
  public func accessibilityTextContentType(_ type: some Any) -> Self { self }
  /// The view as it is.
  public func accessibilityLinkedGroup(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
  /// The view as it is: nobody has such a pencil here.
  public func onPencilDoubleTap(perform action: @escaping (Any) -> Void) -> Self { self }
  /// The view as it is: nobody has such a pencil here.
  public func onPencilSqueeze(perform action: @escaping (Any) -> Void) -> Self { self }
  /// The view as it is: a phone is no desk.
  public func onCommand(_ selector: Selector, perform action: (() -> Void)?) -> Self { self }
  /// The view as it is: a phone has no such keys.
  public func onExitCommand(perform action: (() -> Void)?) -> Self { self }
  /// The view as it is: a phone has no such keys.
  public func onModifierKeysChanged(
    mask: EventModifiers = [], initial: Bool = true,
    _ action: @escaping (EventModifiers, EventModifiers) -> Void
  ) -> Self { self }
  /// The view as it is: no widget is touched here.
  public func widgetURL(_ url: URL?) -> Self { self }
  /// The view as it is.
  public func widgetAccentable(_ accentable: Bool = true) -> Self { self }

  /// Something beside the view.
  public func safeAreaBar<Content: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
}

/// When content is put somewhere in a view that scrolls, which nothing depends on here.
public struct ScrollAnchorRole: Hashable, Sendable {
  /// One of them.
  public static let initialOffset = Self(), sizeChanges = Self(), alignment = Self()
}
