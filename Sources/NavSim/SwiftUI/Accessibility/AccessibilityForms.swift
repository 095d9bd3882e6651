public import Foundation

// What few apps say for those who do not see the screen: nothing is read out here.

extension AccessibilityTraits {
  /// A set.
  public static let isSearchField = Self(rawValue: 512), playsSound = Self(rawValue: 1_024)
  /// A set.
  public static let isKeyboardKey = Self(rawValue: 2_048)
  /// A set.
  public static let isSummaryElement = Self(rawValue: 4_096)
  /// A set.
  public static let startsMediaSession = Self(rawValue: 8_192)
  /// A set.
  public static let allowsDirectInteraction = Self(rawValue: 16_384)
  /// A set.
  public static let causesPageTurn = Self(rawValue: 32_768), isTabBar = Self(rawValue: 65_536)
}

/// What a text is, so that it can be read out as such.
public struct AccessibilityTextContentType: Hashable, Sendable {
  /// One of them.
  public static let plain = Self(), console = Self(), fileSystem = Self(), messaging = Self()
  /// One of them.
  public static let narrative = Self(), sourceCode = Self(), spreadsheet = Self()
  /// One of them.
  public static let wordProcessing = Self()
}

/// Places of one kind on a screen that can be gone to, which nobody does here.
public struct AccessibilitySystemRotor: Sendable {
  /// One of them.
  public static let headings = Self(), links = Self(), images = Self(), landmarks = Self()
  /// One of them.
  public static let lists = Self(), tables = Self(), textFields = Self(), boldText = Self()
  /// One of them.
  public static let italicText = Self(), underlineText = Self(), misspelledWords = Self()
  /// One of them.
  public static func links(visited: Bool) -> Self { Self() }
  /// One of them.
  public static func headings(level: AccessibilityHeadingLevel) -> Self { Self() }
}

/// Actions that are read out together.
public struct AccessibilityActionCategory: Equatable, Sendable {
  /// One of them.
  public static let `default` = Self(), edit = Self()
  /// One of an app's own.
  public init(_ name: some AlertTitle) {}
  private init() {}
}

/// What more is said about a view.
public struct AccessibilityCustomContentKey: Hashable, Sendable {
  let words: String
  /// Creates a key.
  public init(_ label: some AlertTitle) { words = label.titleWords }
  /// Creates a key.
  public init(_ label: some AlertTitle, id: String) { words = id }
}

/// What is done to a view with two fingers, which nobody does here.
public struct AccessibilityZoomGestureAction: Sendable {
  /// Which way.
  public enum Direction: Hashable, Sendable {
    /// One of them.
    case zoomIn, zoomOut
  }
  /// Which way.
  public let direction: Direction
  /// Where.
  public let location: UnitPoint
  /// Where.
  public let point: CGPoint
}

/// What a touch does while the screen is read out.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// Which.
  public let rawValue: UInt

  /// Creates a set.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A set.
  public static let silentOnTouch = Self(rawValue: 1), requiresActivation = Self(rawValue: 2)
}

/// How important what is said about a view is.
public enum AXCustomContentImportance: UInt, Sendable {
  /// One of them.
  case `default`, high
}

extension View {
  /// The view as it is.
  public func accessibilityLabel(_ label: some AlertTitle, isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func accessibilityLabel<Words: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> Words
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityValue(_ value: some AlertTitle, isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func accessibilityHint(_ hint: some AlertTitle, isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> Self { self }
  /// The view as it is.
  public func accessibilityInputLabels(_ labels: [Text]) -> Self { self }
  /// The view as it is.
  public func accessibilityAction(
    action: @escaping () -> Void, @ViewBuilder label: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityActions(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityZoomAction(
    _ handler: @escaping (AccessibilityZoomGestureAction) -> Void
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRotor<Element: Identifiable>(
    _ label: some AlertTitle, entries: [Element], entryLabel: KeyPath<Element, String>
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRotor<Element, ID: Hashable>(
    _ label: some AlertTitle, entries: [Element], entryID: KeyPath<Element, ID>,
    entryLabel: KeyPath<Element, String>
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRotor(
    _ rotor: AccessibilitySystemRotor, @ViewBuilder entries: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRotor(
    _ rotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRotor(
    _ label: some AlertTitle, textRanges: [Range<String.Index>]
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityRotorEntry(id: some Hashable, in namespace: Namespace.ID) -> Self {
    self
  }
  /// The view as it is.
  public func accessibilityTextContentType(_ type: AccessibilityTextContentType) -> Self { self }
  /// The view as it is.
  public func accessibilityCustomContent(
    _ label: some AlertTitle, _ value: some AlertTitle, importance: AXCustomContentImportance
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: some AlertTitle,
    importance: AXCustomContentImportance = .default
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityShowsLargeContentViewer(
    @ViewBuilder _ largeContentView: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityActivationPoint(_ point: CGPoint) -> Self { self }
  /// The view as it is.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityDragPoint(_ point: UnitPoint, description: some AlertTitle) -> Self {
    self
  }
  /// The view as it is.
  public func accessibilityDropPoint(_ point: UnitPoint, description: some AlertTitle) -> Self {
    self
  }
  /// The view as it is.
  public func speechAdjustedPitch(_ value: Double) -> Self { self }
  /// The view as it is.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Self { self }
}

/// The words of a view as they were, among others.
public struct PlaceholderContentView<Value>: PrimitiveView {
  /// Draws nothing.
  public func draw(at node: ViewNode, in scope: DrawingScope) {}
}
