public import Foundation

// How the bars of UIKit look, which SwiftUI's own users set there, and nothing depends on here.

/// A font of UIKit.
public struct UIFont: Hashable, Sendable {
  /// How heavy the letters are.
  public struct Weight: Hashable, Sendable {
    /// A weight.
    public static let ultraLight = Self(), thin = Self(), light = Self(), regular = Self()
    /// A weight.
    public static let medium = Self(), semibold = Self(), bold = Self(), heavy = Self()
    /// A weight.
    public static let black = Self()
  }

  /// What the letters are for.
  public struct TextStyle: Hashable, Sendable {
    /// A style.
    public static let largeTitle = Self(), title1 = Self(), title2 = Self(), title3 = Self()
    /// A style.
    public static let headline = Self(), subheadline = Self(), body = Self(), callout = Self()
    /// A style.
    public static let footnote = Self(), caption1 = Self(), caption2 = Self()
  }

  /// Creates a font of the app's own.
  public init?(name: String, size: CGFloat) {}
  /// Creates a font.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}
  private init() {}

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> Self { Self() }
  /// The system's font.
  public static func boldSystemFont(ofSize size: CGFloat) -> Self { Self() }
  /// The font of a style.
  public static func preferredFont(forTextStyle style: TextStyle) -> Self { Self() }
}

/// What a font is made from.
public struct UIFontDescriptor: Hashable, Sendable {
  /// A kind of letters.
  public enum SystemDesign: Hashable, Sendable {
    /// One of them.
    case `default`, monospaced, rounded, serif
  }

  /// That of a style.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    Self()
  }
  /// The same, with other letters.
  public func withDesign(_ design: SystemDesign) -> Self? { self }
}

extension NSAttributedString.Key {
  /// The font.
  public static let font = Self("NSFont")
  /// The colour of the letters.
  public static let foregroundColor = Self("NSColor")
}

/// How a bar looks.
@MainActor @preconcurrency public class UIBarAppearance {
  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// The colour of the line at its edge.
  public var shadowColor: UIColor?
  /// The picture of the line at its edge.
  public var shadowImage: UIImage?
  /// The picture behind the bar.
  public var backgroundImage: UIImage?

  /// Creates a look.
  public init() {}
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
}

/// How the bar of the tabs looks.
public final class UITabBarAppearance: UIBarAppearance {
  /// The items, where picture and letters stand below each other, or beside, or where it is low.
  public var stackedLayoutAppearance = UITabBarItemAppearance(),
    inlineLayoutAppearance = UITabBarItemAppearance(),
    compactInlineLayoutAppearance = UITabBarItemAppearance()
}

/// How the items of the tabs' bar look.
@MainActor @preconcurrency public final class UITabBarItemAppearance {
  /// Those of one state.
  public let normal = UITabBarItemStateAppearance(), selected = UITabBarItemStateAppearance(),
    disabled = UITabBarItemStateAppearance(), focused = UITabBarItemStateAppearance()

  /// Creates a look.
  public init() {}
}

/// How an item looks in one state.
@MainActor @preconcurrency public final class UITabBarItemStateAppearance {
  /// The letters.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The colour of the picture.
  public var iconColor: UIColor?
  /// The colour behind the number.
  public var badgeBackgroundColor: UIColor?
}

/// A state of something that can be touched.
public struct UIControlState: Hashable, Sendable {
  /// One of them.
  public static let normal = Self(), selected = Self(), highlighted = Self(), disabled = Self()
}

/// How all views of a kind look.
@MainActor @preconcurrency open class UIAppearanceProxy: UIView {
  /// That of all.
  public class func appearance() -> Self { Self(frame: .zero) }

  /// Creates a view. Where it is nobody knows.
  public required override init(frame: CGRect) { super.init(frame: frame) }

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
  /// How the bar looks.
  public var standardAppearance = UITabBarAppearance()
  /// How the bar looks over the end of what scrolls.
  public var scrollEdgeAppearance: UITabBarAppearance?
}

/// How the bars of pages look.
public final class UINavigationBar: UIAppearanceProxy {
  /// True for large titles.
  public var prefersLargeTitles = false
  /// How the bar looks.
  public var standardAppearance = UINavigationBarAppearance()
  /// Whether the views of UIKit move: the host decides here.
  nonisolated public static func setAnimationsEnabled(_ areEnabled: Bool) {}
  /// How the bar looks where it is low, and over the end of what scrolls.
  public var compactAppearance: UINavigationBarAppearance?,
    scrollEdgeAppearance: UINavigationBarAppearance?
}

/// How lists look.
public final class UITableView: UIAppearanceProxy {
  /// What stands between rows.
  public enum CellSeparatorStyle: Sendable {
    /// One of them.
    case none, singleLine, singleLineEtched
  }

  /// What stands between rows.
  public var separatorStyle = CellSeparatorStyle.singleLine
  /// What stands before and after the rows.
  public var tableHeaderView: UIView?, tableFooterView: UIView?
  /// How high the head of a section is, in points.
  public var sectionHeaderTopPadding: CGFloat = 0
}

/// How rows look.
public final class UITableViewCell: UIAppearanceProxy {}

/// How what scrolls looks.
public final class UICollectionView: UIAppearanceProxy {}

/// How fields look.
open class UITextField: UIAppearanceProxy {
  /// What stands in it.
  public var text: String?
  /// What stands in it while that is nothing.
  public var placeholder: String?
  /// Its letters.
  public var font: UIFont?
  /// True for what nobody may read.
  public var isSecureTextEntry = false
  /// Who is told of what is typed, which nobody does here.
  public weak var delegate: (any UITextFieldDelegate)?
  /// When a button that empties the field is there.
  public enum ViewMode: Sendable {
    /// One of them.
    case never, whileEditing, unlessEditing, always
  }

  /// When a button that empties the field is there.
  public var clearButtonMode = ViewMode.never
}

/// How what scrolls looks.
open class UIScrollView: UIAppearanceProxy {}

/// How large texts look.
open class UITextView: UIAppearanceProxy {
  /// The text.
  public var text = ""
  /// Its letters.
  public var font: UIFont?
  /// Their colour.
  public var textColor: UIColor?
  /// True where it can be changed.
  public var isEditable = true
  /// True where it can be scrolled.
  public var isScrollEnabled = true
  /// Who is told of what is typed, which nobody does here.
  public weak var delegate: (any UITextViewDelegate)?
}

/// Is told of what is typed into a field.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  /// It begins.
  func textFieldDidBeginEditing(_ field: UITextField)
  /// It has ended.
  func textFieldDidEndEditing(_ field: UITextField)
  /// Whether the key at the end does what it does.
  func textFieldShouldReturn(_ field: UITextField) -> Bool
  /// Whether something may be typed.
  func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool
}

extension UITextFieldDelegate {
  /// Nothing is done.
  public func textFieldDidBeginEditing(_ field: UITextField) {}
  /// Nothing is done.
  public func textFieldDidEndEditing(_ field: UITextField) {}
  /// True.
  public func textFieldShouldReturn(_ field: UITextField) -> Bool { true }
  /// True.
  public func textField(
    _ field: UITextField, shouldChangeCharactersIn range: NSRange, replacementString text: String
  ) -> Bool { true }
}

/// Is told of what is typed into a text.
@MainActor @preconcurrency public protocol UITextViewDelegate: AnyObject {
  /// It begins.
  func textViewDidBeginEditing(_ view: UITextView)
  /// Something was typed.
  func textViewDidChange(_ view: UITextView)
  /// It has ended.
  func textViewDidEndEditing(_ view: UITextView)
  /// Whether something may be typed.
  func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}

extension UITextViewDelegate {
  /// Nothing is done.
  public func textViewDidBeginEditing(_ view: UITextView) {}
  /// Nothing is done.
  public func textViewDidChange(_ view: UITextView) {}
  /// Nothing is done.
  public func textViewDidEndEditing(_ view: UITextView) {}
  /// True.
  public func textView(
    _ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
}

/// How the choices of a row look.
public final class UISegmentedControl: UIAppearanceProxy {}

/// How the dots of pages look.
public final class UIPageControl: UIAppearanceProxy {}
