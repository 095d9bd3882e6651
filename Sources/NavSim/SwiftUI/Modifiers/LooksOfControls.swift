public import Foundation

extension View {
  /// The view as it is.
  public func controlSize(_ size: ControlSize) -> Self { self }
  /// The view as it is.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> Self { self }
  /// The view as it is.
  public func menuOrder(_ order: MenuOrder) -> Self { self }
  /// The view as it is.
  public func menuIndicator(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
  /// The view as it is.
  public func buttonRepeatBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func springLoadingBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func buttonSizing(_ sizing: ButtonSizing) -> Self { self }
  /// The view as it is.
  public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> Self { self }
  /// The view as it is.
  public func sliderThumbVisibility(_ visibility: Visibility) -> Self { self }
}

/// How large a control is, which nothing depends on here.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// One of them.
  case mini, small, regular, large, extraLarge
}

/// Where the first of several buttons stands, which nothing depends on here.
public enum MenuOrder: Hashable, Sendable {
  /// One of them.
  case automatic, priority, fixed
}

/// A behaviour, which nothing depends on here.
public enum InteractionBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, enabled, disabled, limited, complete, minimize, avoidHidingContent
}

/// Whether a menu stays, which nothing depends on here.
public enum MenuActionDismissBehavior: Hashable, Sendable {
  /// One of them.
  case automatic, enabled, disabled
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

/// How large a button is, which nothing depends on here.
public struct ButtonSizing: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), fitted = Self(), flexible = Self()
}

/// How a choice in a palette looks.
public struct PaletteSelectionEffect: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), custom = Self()
  /// By another picture.
  public static func symbolVariant(_ variant: SymbolVariants) -> Self { Self() }
}

extension Look where Self == StandardLook {
  /// A look.
  public static func glass(_ glass: Glass) -> StandardLook { StandardLook() }
}

extension Look where Self == StandardLook {
  /// A look.
  public static var borderlessButton: StandardLook { StandardLook() }
  /// A look.
  public static var accessoryCircularCapacity: StandardLook { StandardLook() }
  /// A look.
  public static var accessoryLinearCapacity: StandardLook { StandardLook() }
  /// A look.
  public static var navigation: StandardLook { StandardLook() }
}

/// A look, by its name.
public typealias ColumnNavigationViewStyle = StandardLook
/// A look, by its name.
public typealias DefaultTabViewStyle = StandardLook
/// A look, by its name.
public typealias BorderlessButtonMenuStyle = StandardLook
/// A look, by its name.
public typealias ButtonMenuStyle = StandardLook
/// A look, by its name.
public typealias PalettePickerStyle = StandardLook
