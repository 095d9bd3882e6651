// What views can ask of the device and its user: that of a phone in its first state.
extension EnvironmentValues {
  /// False: nobody wants less movement.
  public var accessibilityReduceMotion: Bool { false }
  /// False: nobody wants less that is seen through.
  public var accessibilityReduceTransparency: Bool { false }
  /// False: nobody wants other signs than colours.
  public var accessibilityDifferentiateWithoutColor: Bool { false }
  /// False: nobody has it read out.
  public var accessibilityVoiceOverEnabled: Bool { false }
  /// False: nobody wants other colours.
  public var accessibilityInvertColors: Bool { false }
  /// Whether colours differ more than usual.
  public var colorSchemeContrast: ColorSchemeContrast { .standard }
  /// True while a field to search by is used, which is not told here.
  public var isSearching: Bool { false }
  /// Ends searching, of which nothing is known here.
  public var dismissSearch: DismissSearchAction { DismissSearchAction() }
  /// How many points of the app's one of the screen is.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// False: nobody has it read out.
  public var accessibilityEnabled: Bool { false }
  /// False: nobody wants other buttons.
  public var accessibilityShowButtonShapes: Bool { false }
  /// True: the app is in front.
  public var appearsActive: Bool { true }
  /// False: nobody has words shown large.
  public var accessibilityLargeContentViewerEnabled: Bool { false }
  /// False: nobody has actions of their own.
  public var accessibilityQuickActionsEnabled: Bool { false }
  /// False: nobody uses a switch.
  public var accessibilitySwitchControlEnabled: Bool { false }
  /// False: nobody wants the device simpler.
  public var accessibilityAssistiveAccessEnabled: Bool { false }
  /// True: pictures move.
  public var accessibilityPlayAnimatedImages: Bool { true }
  /// False: nothing is dimmed that flashes.
  public var accessibilityDimFlashingLights: Bool { false }
}

/// Where lines begin.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// One of them.
  case leftToRight, rightToLeft
}

/// How much colours differ.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  /// One of them.
  case standard, increased
}

/// Ends searching.
public struct DismissSearchAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
}

/// Opens another window, of which there are none here.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

/// Closes another window, of which there are none here.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction() {}
  /// Does nothing.
  @MainActor @preconcurrency public func callAsFunction(id: String) {}
}

extension EnvironmentValues {
  /// Opens another window, of which there are none here.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes another window, of which there are none here.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// False: a phone has one window.
  public var supportsMultipleWindows: Bool { false }
  /// False: nothing tells where the focus is.
  public var isFocused: Bool { false }
}

/// How bold letters are, which nothing depends on here.
public enum LegibilityWeight: Hashable, Sendable {
  /// One of them.
  case regular, bold
}

/// How large letters are, which nothing depends on here.
public enum ContentSizeCategory: Hashable, CaseIterable, Comparable, Sendable {
  /// One of them.
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge

  /// True for the largest.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
