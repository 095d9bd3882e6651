/// How something of the framework's looks, which nothing depends on here.
public protocol Look: Sendable {}

extension Look where Self == StandardLook {
  /// A look.
  public static var automatic: StandardLook { StandardLook() }
  /// A look.
  public static var plain: StandardLook { StandardLook() }
  /// A look.
  public static var bordered: StandardLook { StandardLook() }
  /// A look.
  public static var borderedProminent: StandardLook { StandardLook() }
  /// A look.
  public static var borderless: StandardLook { StandardLook() }
  /// A look.
  public static var inset: StandardLook { StandardLook() }
  /// A look.
  public static var insetGrouped: StandardLook { StandardLook() }
  /// A look.
  public static var grouped: StandardLook { StandardLook() }
  /// A look.
  public static var sidebar: StandardLook { StandardLook() }
  /// A look.
  public static var roundedBorder: StandardLook { StandardLook() }
  /// A look.
  public static var segmented: StandardLook { StandardLook() }
  /// A look.
  public static var menu: StandardLook { StandardLook() }
  /// A look.
  public static var wheel: StandardLook { StandardLook() }
  /// A look.
  public static var navigationLink: StandardLook { StandardLook() }
  /// A look.
  public static var inline: StandardLook { StandardLook() }
  /// A look.
  public static var stack: StandardLook { StandardLook() }
  /// A look.
  public static var columns: StandardLook { StandardLook() }
  /// A look.
  public static var page: StandardLook { StandardLook() }
  /// A look.
  public static var `switch`: StandardLook { StandardLook() }
  /// A look.
  public static var button: StandardLook { StandardLook() }
  /// A look.
  public static var circular: StandardLook { StandardLook() }
  /// A look.
  public static var linear: StandardLook { StandardLook() }
  /// A look.
  public static var titleOnly: StandardLook { StandardLook() }
  /// A look.
  public static var iconOnly: StandardLook { StandardLook() }
  /// A look.
  public static var titleAndIcon: StandardLook { StandardLook() }
}

/// How something looks.
public protocol NavigationViewStyle: Look {}
/// How something looks.
public protocol ListStyle: Look {}
/// How something looks.
public protocol TextFieldStyle: Look {}
/// How something looks.
public protocol PickerStyle: Look {}
/// How something looks.
public protocol ToggleStyle: Look {}
/// How something looks.
public protocol TabViewStyle: Look {}
/// How something looks.
public protocol ProgressViewStyle: Look {}
/// How something looks.
public protocol LabelStyle: Look {}

/// A look of the framework's own.
public struct StandardLook: NavigationViewStyle, ListStyle, TextFieldStyle, PickerStyle,
  ToggleStyle, TabViewStyle, ProgressViewStyle, LabelStyle
{
  /// Creates a look.
  public init() {}
}

/// Pages one on the other.
public typealias StackNavigationViewStyle = StandardLook
/// No look.
public typealias PlainListStyle = StandardLook
/// A look.
public typealias GroupedListStyle = StandardLook
