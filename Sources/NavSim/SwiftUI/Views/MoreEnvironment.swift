// What views can ask of the device and its user: that of a phone in its first state.
extension EnvironmentValues {
  private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize { .large }
  }

  private struct LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }

  private struct FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }

  private struct LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private struct RedactionKey: EnvironmentKey {
    static var defaultValue: RedactionReasons { [] }
  }

  /// How large letters are.
  public var dynamicTypeSize: DynamicTypeSize {
    get { self[DynamicTypeSizeKey.self] }
    set { self[DynamicTypeSizeKey.self] = newValue }
  }
  /// How many lines words have.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  /// How letters look.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  /// Where lines begin.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// What is not shown yet.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  /// The calendar.
  public var calendar: Calendar { Calendar(identifier: .gregorian) }
  /// The time zone.
  public var timeZone: TimeZone { .gmt }
  /// How many points of the screen one of the app's is.
  public var displayScale: CGFloat { 3 }
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
  /// What is drawn behind other views is as bright as these.
  public var backgroundProminence: Prominence { .standard }
  /// How large letters are.
  public var sizeCategory: ContentSizeCategory { .large }
  /// How bold letters are.
  public var legibilityWeight: LegibilityWeight? { .regular }
  /// How many points of the app's one of the screen is.
  public var pixelLength: CGFloat { 1 / displayScale }
  /// False: nobody has it read out.
  public var accessibilityEnabled: Bool { false }
  /// False: nobody wants other buttons.
  public var accessibilityShowButtonShapes: Bool { false }
  /// False: the screen is on.
  public var isLuminanceReduced: Bool { false }
  /// True: it can be scrolled.
  public var isScrollEnabled: Bool { true }
  /// True: the app is in front.
  public var appearsActive: Bool { true }
  /// How high rows are.
  public var defaultMinListRowHeight: CGFloat { 44 }
  /// Asks for a review, which nobody writes here.
  public var requestReview: RequestReviewAction { RequestReviewAction() }
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
  @MainActor public func callAsFunction() {}
}

/// Asks for a review.
public struct RequestReviewAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
}

/// Opens another window, of which there are none here.
public struct OpenWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
  /// Does nothing.
  @MainActor public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
}

/// Closes another window, of which there are none here.
public struct DismissWindowAction: Sendable {
  /// Does nothing.
  @MainActor public func callAsFunction() {}
  /// Does nothing.
  @MainActor public func callAsFunction(id: String) {}
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
