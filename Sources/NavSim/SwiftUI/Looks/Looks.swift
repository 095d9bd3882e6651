/// How something of the framework's looks, which nothing depends on here.
public protocol Look: Sendable {}

extension Look where Self == StandardLook {
  /// A look.
  public static var automatic: StandardLook { StandardLook() }
  /// A look.
  public static var plain: StandardLook { StandardLook() }
  /// A look.
  public static var compactMenu: StandardLook { StandardLook() }
  /// A look.
  public static var bordered: StandardLook { StandardLook() }
  /// A look.
  public static var borderedProminent: StandardLook { StandardLook() }
  /// A look.
  public static var glass: StandardLook { StandardLook() }
  /// A look.
  public static var glassProminent: StandardLook { StandardLook() }
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
public protocol PickerStyle: Look {}
/// How something looks.
public protocol TabViewStyle: Look {}
/// How something looks.
public protocol MenuStyle: Look {}
/// How something looks.
public protocol FormStyle: Look {}
/// How something looks.
public protocol IndexViewStyle: Look {}
/// How something looks.
public protocol ControlGroupStyle: Look {}

/// A look of the framework's own.
public struct StandardLook: NavigationViewStyle, ListStyle, PickerStyle, TabViewStyle, MenuStyle,
  FormStyle, IndexViewStyle, ControlGroupStyle
{
  /// Creates a look.
  public init() {}
  /// Creates a look.
  public init(indexDisplayMode: Visibility) {}
  /// Creates a look.
  public init(backgroundDisplayMode: Visibility) {}
}

extension Visibility {
  /// As there is room.
  public static var always: Self { .visible }
  /// Not at all.
  public static var never: Self { .hidden }
  /// As on the device.
  public static var interactive: Self { .automatic }
}

extension Look where Self == StandardLook {
  /// A look.
  public static func page(indexDisplayMode: Visibility) -> StandardLook { StandardLook() }
  /// A look.
  public static func page(backgroundDisplayMode: Visibility) -> StandardLook { StandardLook() }
  /// A look.
  public static var tabBarOnly: StandardLook { StandardLook() }
  /// A look.
  public static var sidebarAdaptable: StandardLook { StandardLook() }
  /// A look.
  public static var checkbox: StandardLook { StandardLook() }
  /// A look.
  public static var palette: StandardLook { StandardLook() }
  /// A look.
  public static var accessoryCircular: StandardLook { StandardLook() }
  /// A look.
  public static var accessoryLinear: StandardLook { StandardLook() }
  /// A look.
  public static var linearCapacity: StandardLook { StandardLook() }
}

/// A look, by its name.
public typealias StackNavigationViewStyle = StandardLook
/// A look, by its name.
public typealias DoubleColumnNavigationViewStyle = StandardLook
/// A look, by its name.
public typealias DefaultNavigationViewStyle = StandardLook
/// A look, by its name.
public typealias PlainListStyle = StandardLook
/// A look, by its name.
public typealias GroupedListStyle = StandardLook
/// A look, by its name.
public typealias InsetListStyle = StandardLook
/// A look, by its name.
public typealias InsetGroupedListStyle = StandardLook
/// A look, by its name.
public typealias SidebarListStyle = StandardLook
/// A look, by its name.
public typealias DefaultListStyle = StandardLook
/// A look, by its name.
public typealias PlainButtonStyle = StandardLook
/// A look, by its name.
public typealias BorderlessButtonStyle = StandardLook
/// A look, by its name.
public typealias BorderedButtonStyle = StandardLook
/// A look, by its name.
public typealias BorderedProminentButtonStyle = StandardLook
/// A look, by its name.
public typealias DefaultButtonStyle = StandardLook
/// A look, by its name.
public typealias RoundedBorderTextFieldStyle = StandardLook
/// A look, by its name.
public typealias PlainTextFieldStyle = StandardLook
/// A look, by its name.
public typealias DefaultTextFieldStyle = StandardLook
/// A look, by its name.
public typealias SegmentedPickerStyle = StandardLook
/// A look, by its name.
public typealias WheelPickerStyle = StandardLook
/// A look, by its name.
public typealias MenuPickerStyle = StandardLook
/// A look, by its name.
public typealias InlinePickerStyle = StandardLook
/// A look, by its name.
public typealias DefaultPickerStyle = StandardLook
/// A look, by its name.
public typealias SwitchToggleStyle = StandardLook
/// A look, by its name.
public typealias DefaultToggleStyle = StandardLook
/// A look, by its name.
public typealias PageTabViewStyle = StandardLook
/// A look, by its name.
public typealias PageIndexViewStyle = StandardLook
/// A look, by its name.
public typealias CircularProgressViewStyle = StandardLook
/// A look, by its name.
public typealias LinearProgressViewStyle = StandardLook
/// A look, by its name.
public typealias GraphicalDatePickerStyle = StandardLook
/// A look, by its name.
public typealias CompactDatePickerStyle = StandardLook
/// A look, by its name.
public typealias WheelDatePickerStyle = StandardLook
/// A look, by its name.
public typealias TitleAndIconLabelStyle = StandardLook
/// A look.
public typealias DefaultLabelStyle = StandardLook
/// A look.
public typealias TitleOnlyLabelStyle = StandardLook
/// A look, by its name.
public typealias IconOnlyLabelStyle = StandardLook
