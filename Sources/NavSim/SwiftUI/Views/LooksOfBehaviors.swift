public import Foundation

// What is only about how bars, sheets, searches and texts behave under a finger.

/// A behaviour, which nothing depends on here.
public enum InteractionBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, enabled, disabled, limited, complete, minimize, avoidHidingContent
}

/// How large a sheet is, which nothing depends on here.
public struct PresentationSizing: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), form = Self(), page = Self(), fitted = Self()
  /// The same, no larger than it needs to be.
  public func fitted(horizontal: Bool, vertical: Bool) -> Self { self }
  /// The same, which does not become smaller.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> Self { self }
}

/// Who dictates, which nobody does here.
public struct TextInputDictationBehavior: Hashable, Sendable {
  /// When it begins.
  public enum Activation: Hashable, Sendable {
    /// One of them.
    case onLook, onSelect
  }
  /// As always.
  public static let automatic = Self()
  /// In the field.
  public static func inline(activation: Activation) -> Self { Self() }
}

/// How serious a dialog is, which nothing depends on here.
public enum DialogSeverity: Hashable, Sendable {
  /// One of them.
  case automatic, standard, critical
}

/// An item of the system's in a bar.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  /// One of them.
  case sidebarToggle, title, search
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

/// How bright colours may be.
public enum DynamicRange: Hashable, Sendable {
  /// One of them.
  case standard, constrainedHigh, high
}

/// Where a finger that touches nothing is.
public enum HoverPhase: Hashable, Sendable {
  /// One of them.
  case active(CGPoint)
  case ended
}

extension Look where Self == StandardLook {
  /// A look.
  public static func glass(_ glass: Glass) -> StandardLook { StandardLook() }
}

/// How glass looks.
public struct Glass: Hashable, Sendable {
  /// One of them.
  public static let regular = Self(), clear = Self(), identity = Self()
  /// The same in a colour.
  public func tint(_ color: Color?) -> Self { self }
  /// The same under a finger.
  public func interactive(_ isEnabled: Bool = true) -> Self { self }
}

/// How glass comes and goes, which nothing depends on here.
public struct GlassEffectTransition: Hashable, Sendable {
  /// One of them.
  public static let identity = Self(), matchedGeometry = Self(), materialize = Self()
}

/// Whether a menu stays, which nothing depends on here.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, enabled, disabled
}

extension View {
  /// The view as it is.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  /// The view as it is.
  public func presentationSizing(_ sizing: PresentationSizing) -> Self { self }
  /// The view as it is.
  public func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> Self { self }
  /// The view as it is.
  public func searchPresentationToolbarBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func searchToolbarBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  /// The view as it is.
  public func dialogIcon(_ icon: Image?) -> Self { self }
  /// The view as it is.
  public func dialogSeverity(_ severity: DialogSeverity) -> Self { self }
  /// The view as it is: nobody asks for no more such dialogs.
  public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> Self { self }
  /// The view as it is.
  public func toolbar(removing item: ToolbarDefaultItemKind?) -> Self { self }
  /// The view as it is.
  public func navigationDocument(_ url: URL) -> Self { self }
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
  public func transaction(
    value: some Equatable, _ transform: @escaping (inout Transaction) -> Void
  ) -> Self { self }
  /// The view as it is.
  public func geometryGroup() -> Self { self }
  /// The view as it is.
  public func luminanceToAlpha() -> Self { self }
  /// The view as it is.
  public func glassEffect(_ glass: Glass) -> Self { self }
  /// The view as it is.
  public func glassEffect(_ glass: Glass = .regular, in shape: some Shape) -> Self { self }
  /// The view as it is.
  public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
  /// The view as it is.
  public func allowedDynamicRange(_ range: DynamicRange?) -> Self { self }
  /// The view as it is.
  public func focusEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func focusSection() -> Self { self }
  /// The view as it is.
  public func defaultAppStorage(_ store: UserDefaults) -> Self { self }
  /// The view as it is.
  public func buttonRepeatBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func springLoadingBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func writingToolsBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func selectionDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func hoverEffectDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is: a finger is never over a view.
  public func onContinuousHover(perform action: @escaping (HoverPhase) -> Void) -> Self { self }
  /// The view as it is.
  public func submitScope(_ isBlocking: Bool = true) -> Self { self }
  /// The view as it is.
  public func findNavigator(isPresented: Binding<Bool>) -> Self { self }
  /// The view as it is.
  public func findDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func replaceDisabled(_ isDisabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func lineHeight(_ height: LineHeight?) -> Self { self }
  /// The view as it is.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Self {
    self
  }
  /// The view as it is.
  public func tableColumnHeaders(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
  /// The view as it is: the system opens no other scenes.
  public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
  /// The view as it is.
  public func invalidatableContent(_ isInvalidatable: Bool = true) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// Something above the bar of tabs.
  public func tabViewBottomAccessory<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
  /// Buttons of a section.
  public func sectionActions<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> Beside<Self, Content> { Beside(content: self, other: content()) }
}
