public import Foundation

// How the bars of UIKit look, which SwiftUI's own users set there, and nothing depends on here.

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = Self("NSColor")
  /// The colour behind.
  public static let backgroundColor = Self("NSBackgroundColor")
  /// How paragraphs look.
  public static let paragraphStyle = Self("NSParagraphStyle")
  /// How far letters are apart, in points.
  public static let kern = Self("NSKern")
  /// A line through, and its colour.
  public static let strikethroughStyle = Self("NSStrikethrough"),
    strikethroughColor = Self("NSStrikethroughColor")
  /// A line below, and its colour.
  public static let underlineStyle = Self("NSUnderline"),
    underlineColor = Self("NSUnderlineColor")
  /// The edge of letters.
  public static let strokeColor = Self("NSStrokeColor"), strokeWidth = Self("NSStrokeWidth")
  /// Where it leads.
  public static let link = Self("NSLink")
  /// How high letters stand, in points.
  public static let baselineOffset = Self("NSBaselineOffset")
}

/// How a bar looks.
@MainActor @preconcurrency open class UIBarAppearance {
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the line at its edge.
  public var shadowColor: UIColor?
  /// The picture of the line at its edge.
  public var shadowImage: UIImage?
  /// What is behind the bar.
  public var backgroundImage: UIImage?, backgroundEffect: UIVisualEffect?

  /// Creates a look.
  public required init() {}
  /// Creates a look like another one.
  public convenience init(barAppearance other: UIBarAppearance) {
    self.init()
    take(from: other)
  }
  /// The same look, which is another object.
  open func copy() -> Self {
    let copy = Self()
    copy.take(from: self)
    return copy
  }

  func take(from other: UIBarAppearance) {
    (backgroundColor, shadowColor) = (other.backgroundColor, other.shadowColor)
    (backgroundImage, shadowImage) = (other.backgroundImage, other.shadowImage)
    backgroundEffect = other.backgroundEffect
  }

  /// As the system has it.
  public func configureWithDefaultBackground() {}
  /// In one colour.
  public func configureWithOpaqueBackground() {}
  /// With nothing behind.
  public func configureWithTransparentBackground() {}
}

/// How the bar of a page looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The letters of the title.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The letters of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The letters below the title.
  public var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the title is moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance(),
    backButtonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance(),
    prominentButtonAppearance = UIBarButtonItemAppearance()
  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? Self else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
  }

  /// Has another picture on the button back.
  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {}
}

/// How the bar of the tabs looks.
open class UITabBarAppearance: UIBarAppearance {
  /// What marks the item that is chosen.
  public var selectionIndicatorTintColor: UIColor?, selectionIndicatorImage: UIImage?
  /// The items, where picture and letters stand below each other, or beside, or where it is low.
  public var stackedLayoutAppearance = UITabBarItemAppearance(),
    inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance()

  override func take(from other: UIBarAppearance) {
    super.take(from: other)
    guard let other = other as? Self else { return }
    stackedLayoutAppearance = other.stackedLayoutAppearance
    inlineLayoutAppearance = other.inlineLayoutAppearance
    compactInlineLayoutAppearance = other.compactInlineLayoutAppearance
  }
}

/// How the items of the tabs' bar look.
@MainActor @preconcurrency public final class UITabBarItemAppearance {
  /// Those of one state.
  public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance(),
    disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()

  /// How words and picture stand.
  public enum Style: Int, Sendable {
    /// One of them.
    case stacked, inline, compactInline
  }

  /// Creates a look.
  public init() {}
  /// Creates the look of a style.
  public init(style: Style) {}
  /// Looks as a style does by itself.
  public func configureWithDefault(for style: Style) {}
  /// The same look once more.
  public func copy() -> UITabBarItemAppearance {
    let other = UITabBarItemAppearance()
    for (new, old) in [
      (other.normal, normal), (other.selected, selected), (other.disabled, disabled),
      (other.focused, focused),
    ] {
      new.titleTextAttributes = old.titleTextAttributes
      new.badgeTextAttributes = old.badgeTextAttributes
      (new.iconColor, new.badgeBackgroundColor) = (old.iconColor, old.badgeBackgroundColor)
      new.titlePositionAdjustment = old.titlePositionAdjustment
      new.badgePositionAdjustment = old.badgePositionAdjustment
    }
    return other
  }
}

/// How an item looks in one state.
@MainActor @preconcurrency public final class UITabBarItemStateAppearance {
  /// The letters.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  public var iconColor: UIColor?
  /// The colour behind the number.
  public var badgeBackgroundColor: UIColor?
  /// The letters of the number.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far words and number are moved.
  public var titlePositionAdjustment = UIOffset.zero, badgePositionAdjustment = UIOffset.zero
}

/// How buttons of a bar look.
@MainActor @preconcurrency public final class UIBarButtonItemAppearance {
  /// Those of one state.
  public let normal = UIBarButtonItemStateAppearance(),
    highlighted = UIBarButtonItemStateAppearance(), disabled = UIBarButtonItemStateAppearance(),
    focused = UIBarButtonItemStateAppearance()

  /// Creates a look.
  public init() {}
  /// The same look once more.
  public func copy() -> UIBarButtonItemAppearance {
    let other = UIBarButtonItemAppearance()
    for (new, old) in [
      (other.normal, normal), (other.highlighted, highlighted), (other.disabled, disabled),
      (other.focused, focused),
    ] {
      new.titleTextAttributes = old.titleTextAttributes
      new.titlePositionAdjustment = old.titlePositionAdjustment
      new.backgroundImage = old.backgroundImage
    }
    return other
  }
}

/// How a button of a bar looks in one state.
@MainActor @preconcurrency public final class UIBarButtonItemStateAppearance {
  /// The letters.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How far the words are moved.
  public var titlePositionAdjustment = UIOffset.zero
  /// The picture behind it.
  public var backgroundImage: UIImage?
}

/// How a bar with buttons at the lower edge looks.
@MainActor @preconcurrency public final class UIToolbarAppearance: UIBarAppearance {
  /// How buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance(),
    doneButtonAppearance = UIBarButtonItemAppearance()
}

/// Where a bar is.
public enum UIBarPosition: Int, Sendable {
  /// One of them.
  case any, bottom, top, topAttached
}

/// A state of something that can be touched.
public struct UIControlState: OptionSet, Hashable, Sendable {
  /// Which, as bits.
  public let rawValue: UInt
  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// One of them.
  public static let normal = Self([]), highlighted = Self(rawValue: 1),
    disabled = Self(rawValue: 2), selected = Self(rawValue: 4), focused = Self(rawValue: 8),
    application = Self(rawValue: 0xFF0000), reserved = Self(rawValue: 0xFF00_0000)
}

/// How all views of a kind look.
@MainActor @preconcurrency open class UIAppearanceProxy: UIControl {
  /// That of all.
  public class func appearance() -> UIAppearanceProxy { UIAppearanceProxy(frame: .zero) }

  /// The colour of a bar.
  public var barTintColor: UIColor?
  /// The colour of what is not selected.
  public var unselectedItemTintColor: UIColor?
  /// The colour of what is selected.
  public var selectedSegmentTintColor: UIColor?
  /// The colours of the dots of pages.
  public var currentPageIndicatorTintColor: UIColor?, pageIndicatorTintColor: UIColor?
  /// The colour between rows.
  public var separatorColor: UIColor?
  /// The picture behind.
  public var backgroundImage: UIImage?
  /// The picture of a bar's edge.
  public var shadowImage: UIImage?
  /// True for what is seen through.
  public var isTranslucent = true
  /// True for what moves beyond its end.
  public var bounces = true
  /// The letters of a title.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The letters of a large title.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// Sets the letters of one state.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {}
}

/// How the bar of the tabs looks.
public final class UITabBar: UIAppearanceProxy {
  /// How all of them look.
  public override class func appearance() -> UITabBar { UITabBar(frame: .zero) }

  /// How the bar looks.
  public var standardAppearance = UITabBarAppearance()
  /// How the bar looks over the end of what scrolls.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// How it looks, how items stand, and how far they are apart, in points.
  public var barStyle = UIBarStyle.default, itemPositioning = ItemPositioning.automatic,
    itemSpacing: CGFloat = 0, itemWidth: CGFloat = 0, selectionIndicatorImage: UIImage?

  /// How items stand.
  public enum ItemPositioning: Int, Sendable {
    /// One of them.
    case automatic, fill, centered
  }

  // The controller whose bar it is, and what is in a bar of none.
  weak var tabs: AnyObject?
  weak var told: AnyObject?
  var kept: [AnyObject]? { didSet { hasChanged() } }
  weak var chosen: AnyObject?
}

/// How much room there is for a bar.
public enum UIBarMetrics: Int, Sendable {
  /// One of them.
  case `default`, compact, defaultPrompt, compactPrompt
}

/// How the bars of pages look.
open class UINavigationBar: UIAppearanceProxy {
  /// How all of them look.
  public override class func appearance() -> UINavigationBar { UINavigationBar(frame: .zero) }

  /// True for large titles.
  public var prefersLargeTitles = false
  /// How the bar looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks where it is low, and over the end of what scrolls.
  public var compactAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?,
    compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar and the button back look.
  public var barStyle = UIBarStyle.default, backIndicatorImage: UIImage?,
    backIndicatorTransitionMaskImage: UIImage?
  /// Sets what is behind the bar.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
  /// Sets what is behind the bar, wherever it is.
  public func setBackgroundImage(
    _ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  /// What is behind the bar: nothing.
  public func backgroundImage(for metrics: UIBarMetrics) -> UIImage? { nil }
  /// How far the title is moved, in points.
  public func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for metrics: UIBarMetrics
  ) {}
  /// The stack whose bar it is.
  weak var stack: AnyObject?
  // What is in a bar of no stack, and who is told.
  var kept: [AnyObject] = []
  weak var told: AnyObject?
}

extension UIView {
  /// That of all within others.
  public static func appearance(
    whenContainedInInstancesOf containers: [AnyClass]
  ) -> UIView { UIView(frame: .zero) }
}

extension UIView {
  /// That of all views.
  public static func appearance(for traits: UITraitCollection? = nil) -> UIView {
    UIView(frame: .zero)
  }
}
