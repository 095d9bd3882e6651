public import Foundation

// What is only about words: how they look, and how they are read out.
extension View {
  /// The view as it is.
  public func bold(_ isActive: Bool) -> Self { self }
  /// The view as it is.
  public func italic(_ isActive: Bool) -> Self { self }
  /// The view as it is.
  public func monospaced(_ isActive: Bool = true) -> Self { self }
  /// The view as it is.
  public func fontDesign(_ design: Font.Design?) -> Self { self }
  /// The view as it is.
  public func fontWidth(_ width: Font.Width?) -> Self { self }
  /// The view as it is.
  public func textCase(_ letters: Text.Case?) -> Self { self }
  /// The view as it is.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Self { self }
  /// The view as it is.
  public func truncationMode(_ mode: Text.TruncationMode) -> Self { self }
  /// The view as it is.
  public func allowsTightening(_ isAllowed: Bool) -> Self { self }
  /// The view as it is.
  public func baselineOffset(_ offset: CGFloat) -> Self { self }
  /// The view as it is.
  public func lineLimit(_ range: PartialRangeFrom<Int>) -> Self { self }
  /// The view as it is.
  public func lineLimit(_ range: ClosedRange<Int>) -> Self { self }
  /// The view as it is.
  public func lineLimit(_ range: PartialRangeThrough<Int>) -> Self { self }
  /// The view as it is.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> Self { self }
  /// The view as it is.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?
  ) -> Self { self }
  /// The view as it is.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color?
  ) -> Self { self }
  /// The view as it is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> Self { self }
  /// The view as it is.
  public func dynamicTypeSize(_ sizes: some RangeExpression<DynamicTypeSize>) -> Self { self }
  /// The view as it is.
  public func textSelection(_ selectability: TextSelectability) -> Self { self }
  /// The view as it is.
  public func autocapitalization(_ kind: UITextAutocapitalizationType) -> Self { self }
  /// The view as it is.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> Self { self }
  /// The view as it is.
  public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self {
    self
  }
  /// The view as it is.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
  /// The view as it is.
  public func focusable(_ isFocusable: Bool = true) -> Self { self }

  // MARK: Reading out

  /// The view as it is.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// The view as it is.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
  /// The view as it is.
  public func accessibilitySortPriority(_ priority: Double) -> Self { self }
  /// The view as it is.
  public func accessibilityInputLabels(_ labels: [String]) -> Self { self }
  /// The view as it is.
  public func accessibilityIgnoresInvertColors(_ isActive: Bool = true) -> Self { self }
  /// The view as it is.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
  /// The view as it is.
  public func accessibilityShowsLargeContentViewer() -> Self { self }
  /// The view as it is.
  public func accessibility(
    label: Text? = nil, hint: Text? = nil, value: Text? = nil, identifier: String? = nil,
    hidden: Bool? = nil, addTraits: AccessibilityTraits = [],
    removeTraits: AccessibilityTraits = [], sortPriority: Double? = nil,
    inputLabels: [Text] = [], activationPoint: UnitPoint? = nil
  ) -> Self { self }
  /// The view as it is: nobody has it read out.
  public func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }
  /// The view as it is: nobody has it read out.
  public func accessibilityAction(
    named name: some AlertTitle, _ handler: @escaping @MainActor () -> Void
  ) -> Self { self }
  /// The view as it is: nobody has it read out.
  public func accessibilityAdjustableAction(
    _ handler: @escaping @MainActor (AccessibilityAdjustmentDirection) -> Void
  ) -> Self { self }
  /// The view as it is.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Self { self }
}

extension Text {
  /// How large words are beside others.
  public enum Scale: Hashable, Sendable {
    /// One of them.
    case `default`, secondary
  }

  /// Which letters are shown, which nothing depends on here.
  public enum Case: Hashable, Sendable {
    /// One of them.
    case uppercase, lowercase
  }

  /// Where words are cut.
  public enum TruncationMode: Hashable, Sendable {
    /// One of them.
    case head, middle, tail
  }

  /// How a line is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// Of what it is made.
    public enum Pattern: Hashable, Sendable {
      /// One of them.
      case solid, dash, dot, dashDot, dashDotDot
    }

    /// Of what it is made, and its colour.
    private let pattern: Pattern, color: Color?
    /// Creates a line.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }
    /// One line.
    public static let single = Self()
  }

  /// How a date is shown.
  public enum DateStyle: Hashable, Sendable {
    /// One of them.
    case date, time, relative, offset, timer
  }

  /// Creates words from a date, as it stands in every run.
  public nonisolated init(_ date: Date, style: DateStyle) { self.init(verbatim: "date") }

  /// Creates words from a time between dates.
  public nonisolated init(_ dates: ClosedRange<Date>) { self.init(verbatim: "dates") }

  /// Creates words from a text with attributes.
  @_disfavoredOverload
  public nonisolated init(_ text: AttributedString) {
    self.init(verbatim: String(text.characters))
  }

  /// Creates words from a picture.
  @_disfavoredOverload public nonisolated init(_ image: Image) { self.init(verbatim: "") }

  /// The same words.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The same words.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  /// The same words.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The same words.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The same words.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// The same words.
  public func monospacedDigit() -> Text { self }
}

extension Font {
  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    /// How wide, from -1 to 1.
    public var value: CGFloat
    /// Creates a width.
    public init(_ value: CGFloat) { self.value = value }
    /// One of them.
    public static let compressed = Self(-0.3), condensed = Self(-0.2), standard = Self(0),
      expanded = Self(0.2)
  }

  /// What letters are for.
  public enum TextStyle: Hashable, CaseIterable, Sendable {
    /// One of them.
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote,
      caption, caption2
  }

  /// A font of the system.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Self { .body }
  /// A font of the app's own.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Self {
    .body
  }
  /// A font of the app's own.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Self { .body }
  /// The same, leaning.
  public func italic() -> Self { self }
  /// The same with digits of one width.
  public func monospacedDigit() -> Self { self }
  /// The same with letters of one width.
  public func monospaced() -> Self { self }
  /// The same in small letters.
  public func smallCaps() -> Self { self }
  /// The same with small capitals in place of small letters.
  public func lowercaseSmallCaps() -> Self { self }
  /// The same with small capitals in place of capitals.
  public func uppercaseSmallCaps() -> Self { self }
  /// The same, narrower or wider.
  public func width(_ width: Width) -> Self { self }
}

/// Which letters are large, which nothing depends on here.
public enum UITextAutocapitalizationType: Hashable, Sendable {
  /// One of them.
  case none, words, sentences, allCharacters
}

/// Whether words can be copied, which nothing depends on here.
public enum TextSelectability: Hashable, Sendable {
  /// One of them.
  case enabled, disabled
}

/// What takes a keyboard away, which nothing depends on here.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// One of them.
  case automatic, immediately, interactively, never
}

/// How large letters are.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  /// One of them.
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2,
    accessibility3, accessibility4, accessibility5

  /// True for the largest.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether one is smaller.
  public static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
}

/// A key, which nobody has here.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// One of them.
  public static let `return` = Self("\r"), escape = Self("\u{1B}"), space = Self(" ")
  /// One of them.
  public static let delete = Self("\u{8}"), tab = Self("\t")

  /// What it types.
  public var character: Character
  /// Creates a key.
  public init(_ character: Character) { self.character = character }
  /// Creates a key.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
}

/// Keys that are held, which nobody has here.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A key.
  public static let command = Self(rawValue: 1), shift = Self(rawValue: 2)
  /// A key.
  public static let option = Self(rawValue: 4), control = Self(rawValue: 8)
}

/// Keys, which nobody has here.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key, and those that are held.
  public var key: KeyEquivalent, modifiers: EventModifiers
  /// How keys are where others are usual.
  public var localization: Localization
  /// One of them.
  public static let defaultAction = Self(.return, modifiers: []),
    cancelAction = Self(.escape, modifiers: [])
}

/// What is read out of what is below, which nothing depends on here.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// One of them.
  case ignore, contain, combine
}

/// What a view is for who has it read out, which nothing depends on here.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let isButton = Self(rawValue: 1), isHeader = Self(rawValue: 2)
  /// A set.
  public static let isSelected = Self(rawValue: 4), isImage = Self(rawValue: 8)
  /// A set.
  public static let isLink = Self(rawValue: 16), isModal = Self(rawValue: 32)
  /// A set.
  public static let isStaticText = Self(rawValue: 64), isToggle = Self(rawValue: 128)
  /// A set.
  public static let updatesFrequently = Self(rawValue: 256)
}

/// How important words are, which nothing depends on here.
public enum AccessibilityHeadingLevel: Hashable, Sendable {
  /// One of them.
  case unspecified, h1, h2, h3, h4, h5, h6
}

/// What is done to a view that is read out, which nothing depends on here.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// One of them.
  case `default`, escape, magicTap
}

/// How a value is changed that is read out, which nothing depends on here.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// One of them.
  case increment, decrement
}

/// How far lines are from each other, which nothing depends on here.
public struct LineHeight: Hashable, Sendable {
  /// One of them.
  public static let normal = Self(), tight = Self(), loose = Self()
  /// So many times the usual.
  public static func multiple(factor: CGFloat) -> Self { Self() }
}

extension Font {
  /// How far lines are from each other.
  public enum Leading: Hashable, Sendable {
    /// One of them.
    case standard, tight, loose
  }

  /// The same.
  public func leading(_ leading: Leading) -> Self { self }
}

/// How a large field looks.
public protocol TextEditorStyle: Look {}

extension StandardLook: TextEditorStyle {}

extension View {
  /// The view as it is.
  public func textEditorStyle(_ style: some TextEditorStyle) -> Self { self }
}
