public import Foundation

/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: Int
  /// Creates a set of its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One of them.
  public static let alphaShift = Self(rawValue: 1 << 16), shift = Self(rawValue: 1 << 17),
    control = Self(rawValue: 1 << 18), alternate = Self(rawValue: 1 << 19),
    command = Self(rawValue: 1 << 20), numericPad = Self(rawValue: 1 << 21)
}

/// A key that is pressed, which none is here.
@MainActor @preconcurrency public final class UIPress: Hashable {
  /// The key.
  public var key: UIKey? { nil }
  /// How hard it is pressed.
  public var force: CGFloat { 1 }
  /// When it is pressed, in seconds.
  public var timestamp: TimeInterval { 0 }
  /// How far it has come.
  public var phase: Phase { .ended }
  /// Who is told of it.
  public var responder: UIResponder? { nil }

  /// How far a press has come.
  public enum Phase: Int, Sendable {
    /// One of them.
    case began, changed, stationary, ended, cancelled
  }

  /// Which button of a remote control it is.
  public var type: PressType { .select }

  /// Which button of a remote control is pressed.
  public enum PressType: Int, Sendable {
    /// One of them.
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause, pageUp = 30, pageDown =
      31
  }

  /// Whether both are the same object.
  nonisolated public static func == (one: UIPress, other: UIPress) -> Bool { one === other }
  /// Hashes the object by where it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

/// Keys that are pressed, which none is here.
@MainActor @preconcurrency public final class UIPressesEvent {
  /// The keys.
  public var allPresses: Set<UIPress> { [] }
}

/// A key of a keyboard.
@MainActor @preconcurrency public final class UIKey {
  /// What it types.
  public var characters: String { "" }
  /// What it types by itself.
  public var charactersIgnoringModifiers: String { "" }
  /// Which key it is.
  public var keyCode: UIKeyboardHIDUsage { .keyboardSpacebar }
  /// The keys that are held.
  public var modifierFlags: UIKeyModifierFlags { [] }
}

/// Which key of a keyboard.
public enum UIKeyboardHIDUsage: Int, Sendable {
  /// One of them.
  case keyboardA = 4, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH
  /// One of them.
  case keyboardI, keyboardJ, keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP
  /// One of them.
  case keyboardQ, keyboardR, keyboardS, keyboardT, keyboardU, keyboardV, keyboardW, keyboardX
  /// One of them.
  case keyboardY, keyboardZ, keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6
  /// One of them.
  case keyboard7, keyboard8, keyboard9, keyboard0, keyboardReturnOrEnter, keyboardEscape
  /// One of them.
  case keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  /// One of them.
  case keyboardRightArrow = 79, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow
}
