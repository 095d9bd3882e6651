public import Combine
public import Foundation

// What is said to those who do not see the screen, which nobody hears here.

/// What something is, for who does not see it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt64
  /// Creates a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// One of them.
  public static let none = Self([]), button = Self(rawValue: 1), link = Self(rawValue: 2),
    image = Self(rawValue: 4), selected = Self(rawValue: 8), playsSound = Self(rawValue: 16),
    keyboardKey = Self(rawValue: 32), staticText = Self(rawValue: 64),
    summaryElement = Self(rawValue: 128), notEnabled = Self(rawValue: 256),
    updatesFrequently = Self(rawValue: 512), searchField = Self(rawValue: 1024),
    startsMediaSession = Self(rawValue: 2048), adjustable = Self(rawValue: 4096),
    allowsDirectInteraction = Self(rawValue: 8192), causesPageTurn = Self(rawValue: 16_384),
    tabBar = Self(rawValue: 32_768), header = Self(rawValue: 65_536),
    supportsZoom = Self(rawValue: 1 << 17), toggleButton = Self(rawValue: 1 << 53)
}

/// What can be done to something by who does not see it.
@MainActor @preconcurrency open class UIAccessibilityCustomAction {
  /// Does it, and says whether that went well.
  public typealias ActionHandler = (UIAccessibilityCustomAction) -> Bool

  /// Its words.
  public var name: String
  /// Its picture.
  public var image: UIImage?
  /// What does it.
  public var actionHandler: ActionHandler?

  /// Creates an action.
  public init(name: String, actionHandler: ActionHandler? = nil) {
    (self.name, self.actionHandler) = (name, actionHandler)
  }
  /// Creates an action.
  public init(name: String, image: UIImage?, actionHandler: @escaping ActionHandler) {
    (self.name, self.image, self.actionHandler) = (name, image, actionHandler)
  }
  /// Creates an action that calls a method.
  public init(name: String, target: Any?, selector: Selector) {
    self.name = name
    actionHandler = { _ in selector.perform(on: target as AnyObject?, with: []) }
  }
}

/// Something that is told apart by who does not see it, and is no view.
@MainActor @preconcurrency open class UIAccessibilityElement: UIResponder {
  /// What holds it.
  public private(set) weak var accessibilityContainer: AnyObject?
  /// What is said of it.
  public var accessibilityLabel: String?, accessibilityValue: String?, accessibilityHint: String?,
    accessibilityIdentifier: String?
  /// What it is.
  public var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether something is said of it.
  public var isAccessibilityElement = true
  /// Where it is, in points.
  public var accessibilityFrame = CGRect.zero,
    accessibilityFrameInContainerSpace = CGRect.zero

  /// Creates one.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }
}

/// How somebody who does not see a view goes through it.
public enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// One of them.
  case automatic, separate, combined
}

/// What a view with others on it is, for who does not see it.
public enum UIAccessibilityContainerType: Int, Sendable {
  /// One of them.
  case none, dataTable, list, landmark, semanticGroup
}

extension UIView {
  /// Nothing is kept.
  public var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
    get { .automatic }
    set {}
  }
  /// Nothing is kept.
  public var accessibilityContainerType: UIAccessibilityContainerType {
    get { .none }
    set {}
  }
  /// Nothing is kept.
  public var accessibilityLanguage: String? {
    get { nil }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// What it can be called.
  public var accessibilityUserInputLabels: [String]! {
    get { accessibilityLabel.map { [$0] } ?? [] }
    set { accessibilityLabel = accessibilityLabel ?? newValue?.first }
  }
  /// What is said of it, with looks.
  public var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// What is said of it, with looks.
  public var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// What is said of it, with looks.
  public var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// Nothing is kept.
  public var accessibilityRespondsToUserInteraction: Bool {
    get { isUserInteractionEnabled }
    set {}
  }
  /// Nothing is kept: letters are as large as they are.
  public var showsLargeContentViewer: Bool {
    get { false }
    set {}
  }
  /// Nothing is kept: letters are as large as they are.
  public var largeContentTitle: String? {
    get { nil }
    set {}
  }
  /// Nothing is kept: letters are as large as they are.
  public var largeContentImage: UIImage? {
    get { nil }
    set {}
  }
  /// Nothing is kept: letters are as large as they are.
  public var maximumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// Nothing is kept: letters are as large as they are.
  public var minimumContentSizeCategory: UIContentSizeCategory? {
    get { nil }
    set {}
  }
  /// Nothing is kept: nothing is chosen by keys here.
  public var focusGroupIdentifier: String? {
    get { nil }
    set {}
  }
  /// How many things are told apart on it.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }
}

extension UIAccessibility {
  /// False.
  public static var isSwitchControlRunning: Bool { false }
  /// False.
  public static var isAssistiveTouchRunning: Bool { false }
  /// False.
  public static var isInvertColorsEnabled: Bool { false }
  /// False.
  public static var isGrayscaleEnabled: Bool { false }
  /// False.
  public static var isGuidedAccessEnabled: Bool { false }
  /// False.
  public static var isClosedCaptioningEnabled: Bool { false }
  /// False.
  public static var isMonoAudioEnabled: Bool { false }
  /// False.
  public static var isSpeakScreenEnabled: Bool { false }
  /// False.
  public static var shouldDifferentiateWithoutColor: Bool { false }
  /// False.
  public static var prefersCrossFadeTransitions: Bool { false }
  /// True.
  public static var isVideoAutoplayEnabled: Bool { true }
  /// True.
  public static var isShakeToUndoEnabled: Bool { true }
  /// What the user wants is something else now, of which nobody tells here.
  nonisolated public static let voiceOverStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityVoiceOverStatusChanged")
  /// What the user wants is something else now, of which nobody tells here.
  nonisolated public static let reduceMotionStatusDidChangeNotification =
    Foundation.Notification.Name("UIAccessibilityReduceMotionStatusDidChangeNotification")
  /// What the user wants is something else now, of which nobody tells here.
  nonisolated public static let announcementDidFinishNotification =
    Foundation.Notification.Name("UIAccessibilityAnnouncementDidFinishNotification")
}
