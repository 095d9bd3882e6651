public import Combine
public import Foundation

// What only keys do with views, and which view has the focus: there are no keys here.

/// How a view can have the focus, which nothing depends on here.
public struct FocusInteractions: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A set.
  public static let activate = Self(rawValue: 1), edit = Self(rawValue: 2)
  /// A set.
  public static let automatic: Self = [.activate, .edit]
}

/// When a view is where the focus begins.
public struct DefaultFocusEvaluationPriority: Hashable, Sendable {
  /// One of them.
  public static let automatic = Self(), userInitiated = Self()
}

extension KeyPress {
  /// What happens to a key.
  public struct Phases: OptionSet, Hashable, Sendable {
    /// Which.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A set.
    public static let down = Self(rawValue: 1), `repeat` = Self(rawValue: 2)
    /// A set.
    public static let up = Self(rawValue: 4), all: Self = [.down, .repeat, .up]
  }

  /// What it says.
  public var characters: String { "" }
  /// Which other keys are held.
  public var modifiers: EventModifiers { [] }
  /// What happens to it.
  public var phase: Phases { .down }
}

extension KeyEquivalent {
  /// One of them.
  public static let upArrow = Self("\u{F700}"), downArrow = Self("\u{F701}")
  /// One of them.
  public static let leftArrow = Self("\u{F702}"), rightArrow = Self("\u{F703}")
  /// One of them.
  public static let home = Self("\u{F729}"), end = Self("\u{F72B}"), clear = Self("\u{F739}")
  /// One of them.
  public static let pageUp = Self("\u{F72C}"), pageDown = Self("\u{F72D}")
  /// One of them.
  public static let deleteForward = Self("\u{F728}")
}

extension EventModifiers {
  /// A key.
  public static let capsLock = Self(rawValue: 16), numericPad = Self(rawValue: 32)
  /// Every key.
  public static let all: Self = [.command, .shift, .option, .control, .capsLock, .numericPad]
}

extension KeyboardShortcut {
  /// How keys are where others are usual.
  public struct Localization: Hashable, Sendable {
    /// One of them.
    public static let automatic = Self(number: 0), withoutMirroring = Self(number: 1),
      custom = Self(number: 2)
    private let number: Int
  }

  /// Creates keys.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    self.init(key, modifiers: modifiers, localization: .automatic)
  }
  /// Creates keys.
  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization
  ) { self.init(key: key, modifiers: modifiers, localization: localization) }
}

extension View {
  /// The view as it is: there are no keys.
  public func onKeyPress(
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> Self { self }
  /// The view as it is: there are no keys.
  public func keyboardShortcut(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: KeyboardShortcut.Localization
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    _ key: KeyEquivalent, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    keys: Set<KeyEquivalent>, phases: KeyPress.Phases,
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat],
    action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func onKeyPress(
    phases: KeyPress.Phases, action: @escaping @MainActor (KeyPress) -> KeyPress.Result
  ) -> Self { self }
  /// The view as it is: there are no keys.
  public func modifierKeyAlternate(
    _ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> some View
  ) -> Self { self }
  /// The view as it is.
  public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> Self {
    self
  }
  /// The view as it is.
  public func defaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value, priority: DefaultFocusEvaluationPriority
  ) -> Self { self }
  /// The view as it is.
  public func focusScope(_ namespace: Namespace.ID) -> Self { self }
  /// The view as it is.
  public func prefersDefaultFocus(_ prefers: Bool = true, in namespace: Namespace.ID) -> Self {
    self
  }
  /// The view as it is.
  public func focusedSceneObject(_ object: some ObservableObject) -> Self { self }
  /// The view as it is.
  public func focusedObject<Object: ObservableObject>(_ object: Object?) -> Self { self }
  /// The view as it is.
  public func focusedSceneObject<Object: ObservableObject>(_ object: Object?) -> Self { self }
  /// The view as it is.
  public func focusedValue<Object: AnyObject>(_ object: Object?) -> Self { self }
  /// The view as it is.
  public func focusedSceneValue<Object: AnyObject>(_ object: Object?) -> Self { self }
  /// The view as it is.
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
  /// The view as it is.
  public func searchFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityFocused(_ condition: FocusState<Bool>.Binding) -> Self { self }
  /// The view as it is.
  public func accessibilityFocused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self { self }
  /// The view as it is.
  public func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, _ value: Value
  ) -> Self { self }
}

/// An object of the view that has the focus: none, as no view has it here.
@propertyWrapper public struct FocusedObject<Object: ObservableObject>: DynamicProperty {
  /// Reads an object.
  public init() {}
  /// The object: none.
  public var wrappedValue: Object? { nil }
}
