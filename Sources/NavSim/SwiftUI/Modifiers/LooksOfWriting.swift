public import Foundation

extension View {
  /// The view as it is.
  public func searchPresentationToolbarBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func searchToolbarBehavior(_ behavior: InteractionBehavior) -> Self { self }
  /// The view as it is.
  public func searchDictationBehavior(_ behavior: TextInputDictationBehavior) -> Self { self }
  /// The view as it is.
  public func writingToolsBehavior(_ behavior: InteractionBehavior) -> Self { self }
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
  public func spellCheckingDisabled(_ disabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func textInputSuggestions(@ViewBuilder _ suggestions: () -> some View) -> Self { self }
  /// The view as it is.
  public func textInputCompletion(_ completion: String) -> Self { self }
  /// The view as it is.
  public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> Self { self }
  /// The view as it is.
  public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> Self { self }
  /// The view as it is.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Self { self }
  /// The view as it is.
  public func underline(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern) -> Self { self }
  /// The view as it is.
  public func strikethrough(_ isActive: Bool = true, pattern: Text.LineStyle.Pattern) -> Self {
    self
  }
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

/// What a view does where words run the other way.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// One of them.
  case fixed, mirrors
}

/// How a text says its language.
public struct TypesettingLanguage: Sendable {
  /// As the system says.
  public static let automatic = Self()
  /// A language.
  public static func explicit(_ language: Locale.Language) -> Self { Self() }
}

extension LineHeight {
  /// One of them.
  public static let variable = Self()
  /// So many points.
  public static func exact(points: CGFloat) -> Self { Self() }
  /// So many points more than the letters are high.
  public static func leading(increase: CGFloat) -> Self { Self() }
}
