public import Foundation

/// Where views stand in a column, which nothing depends on here.
public struct HorizontalAlignment: Hashable, Sendable {
  private let name: String
  init(name: String) { self.name = name }
  /// One of them.
  public static let leading = Self(name: "leading"), center = Self(name: "center"),
    trailing = Self(name: "trailing")
  /// One of them.
  public static let listRowSeparatorLeading = Self(name: "separator"),
    listRowSeparatorTrailing = Self(name: "end of the separator")
}

/// Where views stand in a row, which nothing depends on here.
public struct VerticalAlignment: Hashable, Sendable {
  private let name: String
  init(name: String) { self.name = name }
  /// One of them.
  public static let top = Self(name: "top"), center = Self(name: "center"),
    bottom = Self(name: "bottom")
  /// One of them.
  public static let firstTextBaseline = Self(name: "first line"),
    lastTextBaseline = Self(name: "last line")
}

/// Where views stand, which nothing depends on here.
public struct Alignment: Hashable, Sendable {
  /// Where they stand in a column.
  public var horizontal: HorizontalAlignment
  /// Where they stand in a row.
  public var vertical: VerticalAlignment

  /// Creates a place.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    (self.horizontal, self.vertical) = (horizontal, vertical)
  }

  /// One of them.
  public static let center = Self(horizontal: .center, vertical: .center)
  /// One of them.
  public static let leading = Self(horizontal: .leading, vertical: .center)
  /// One of them.
  public static let trailing = Self(horizontal: .trailing, vertical: .center)
  /// One of them.
  public static let top = Self(horizontal: .center, vertical: .top)
  /// One of them.
  public static let bottom = Self(horizontal: .center, vertical: .bottom)
  /// One of them.
  public static let topLeading = Self(horizontal: .leading, vertical: .top)
  /// One of them.
  public static let topTrailing = Self(horizontal: .trailing, vertical: .top)
  /// One of them.
  public static let bottomLeading = Self(horizontal: .leading, vertical: .bottom)
  /// One of them.
  public static let bottomTrailing = Self(horizontal: .trailing, vertical: .bottom)
  /// One of them.
  public static let leadingFirstTextBaseline = Self(
    horizontal: .leading, vertical: .firstTextBaseline)
  /// One of them.
  public static let leadingLastTextBaseline = Self(
    horizontal: .leading, vertical: .lastTextBaseline)
  /// One of them.
  public static let centerFirstTextBaseline = Self(
    horizontal: .center, vertical: .firstTextBaseline)
  /// One of them.
  public static let centerLastTextBaseline = Self(horizontal: .center, vertical: .lastTextBaseline)
  /// One of them.
  public static let trailingFirstTextBaseline = Self(
    horizontal: .trailing, vertical: .firstTextBaseline)
  /// One of them.
  public static let trailingLastTextBaseline = Self(
    horizontal: .trailing, vertical: .lastTextBaseline)
}

/// Where lines stand, which nothing depends on here.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// One of them.
  case leading, center, trailing
}

/// A side, which nothing depends on here.
public enum Edge: Hashable, CaseIterable, Sendable {
  /// One of them.
  case top, leading, bottom, trailing

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    /// Which.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Creates a set of one edge.
    public init(_ edge: Edge) {
      self =
        switch edge {
        case .top: .top
        case .leading: .leading
        case .bottom: .bottom
        case .trailing: .trailing
        }
    }
    /// A set.
    public static let top = Self(rawValue: 1)
    /// A set.
    public static let leading = Self(rawValue: 2)
    /// A set.
    public static let bottom = Self(rawValue: 4)
    /// A set.
    public static let trailing = Self(rawValue: 8)
    /// A set.
    public static let horizontal = Self(rawValue: 10)
    /// A set.
    public static let vertical = Self(rawValue: 5)
    /// A set.
    public static let all = Self(rawValue: 15)
  }
}

/// A side, which nothing depends on here.
public enum VerticalEdge: Hashable, CaseIterable, Sendable {
  /// One of them.
  case top, bottom

  /// Several of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Which.
    public let rawValue: Int8
    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One of them.
    public init(_ edge: VerticalEdge) { rawValue = edge == .top ? 1 : 2 }
    /// One of them, or both.
    public static let top = Self(rawValue: 1), bottom = Self(rawValue: 2), all = Self(rawValue: 3)
  }
}

/// A side, which nothing depends on here.
public enum HorizontalEdge: Hashable, CaseIterable, Sendable {
  /// One of them.
  case leading, trailing

  /// Several of them.
  public struct Set: OptionSet, Hashable, Sendable {
    /// Which.
    public let rawValue: Int8
    /// Creates a set.
    public init(rawValue: Int8) { self.rawValue = rawValue }
    /// One of them.
    public init(_ edge: HorizontalEdge) { rawValue = edge == .leading ? 1 : 2 }
    /// One of them, or both.
    public static let leading = Self(rawValue: 1), trailing = Self(rawValue: 2),
      all = Self(rawValue: 3)
  }
}

/// A direction, which nothing depends on here.
public enum Axis: Hashable, CaseIterable, Sendable {
  /// One of them.
  case horizontal, vertical

  /// Several of them.
  public struct Set: OptionSet, Sendable {
    /// Which.
    public let rawValue: Int

    /// Creates a set.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A set.
    public static let horizontal = Self(rawValue: 1)
    /// A set.
    public static let vertical = Self(rawValue: 2)
  }
}

/// Whether something is shown, which nothing depends on here.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// One of them.
  case automatic, visible, hidden
}

/// Where a button of a bar stands, which nothing depends on here.
public enum ToolbarItemPlacement: Hashable, CaseIterable, Sendable {
  /// One of them.
  case automatic, principal, navigation, topBarLeading, topBarTrailing, navigationBarLeading,
    navigationBarTrailing, bottomBar, confirmationAction, cancellationAction, destructiveAction,
    primaryAction, secondaryAction, status, keyboard, title, largeTitle, subtitle, largeSubtitle
  /// A bar of an app's own.
  public static func accessoryBar(id: some Hashable) -> Self { .automatic }
}

/// How large a title is, which nothing depends on here.
public enum TitleDisplayMode: Hashable, CaseIterable, Sendable {
  /// One of them.
  case automatic, inline, inlineLarge, large
}

/// A bar, which nothing depends on here.
public enum ToolbarPlacement: Hashable, CaseIterable, Sendable {
  /// One of them.
  case automatic, navigationBar, tabBar, bottomBar
}

/// How a picture fills its place, which nothing depends on here.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// One of them.
  case fit, fill
}

/// A keyboard, by which it is known what a user types.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// One of them.
  case `default`, emailAddress, numberPad, decimalPad, phonePad, URL, asciiCapable
  /// One of them.
  case numbersAndPunctuation, namePhonePad, twitter, webSearch, asciiCapableNumberPad
  /// One of them.
  public static var alphabet: Self { .asciiCapable }
}

/// What is typed into a field.
public enum UITextContentType: Hashable, CaseIterable, Sendable {
  /// One of them.
  case name, username, nickname, emailAddress, password, newPassword, oneTimeCode, telephoneNumber,
    fullStreetAddress, URL, creditCardNumber
  /// One of them.
  case givenName, middleName, familyName, namePrefix, nameSuffix, jobTitle, organizationName,
    location, streetAddressLine1, streetAddressLine2, addressCity, addressState,
    addressCityAndState, sublocality, countryName, postalCode, dateTime, birthdate
}

/// The key that ends typing, which nothing depends on here.
public enum SubmitLabel: Hashable, CaseIterable, Sendable {
  /// One of them.
  case done, go, search, next, send, `return`, `continue`, join, route
}

/// Which letters are large, which nothing depends on here.
public enum TextInputAutocapitalization: Hashable, CaseIterable, Sendable {
  /// One of them.
  case never, words, sentences, characters
}

/// A side of a row, which nothing depends on here.
public enum ListRowSeparatorEdges: Hashable, CaseIterable, Sendable {
  /// One of them.
  case all, top, bottom
}

/// Room at the sides.
public struct EdgeInsets: Hashable, Sendable {
  /// Room at one side, in points.
  public var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0

  /// Creates no room.
  public init() {}
  /// Creates room.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A column of a grid.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is.
  public enum Size: Hashable, Sendable {
    /// As wide as said.
    case fixed(CGFloat)
    /// As wide as there is room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide it is, how far it is from the next one, and where views stand.
  public var size: Size, spacing: CGFloat?, alignment: Alignment?
  /// Creates a column.
  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) { (self.size, self.spacing, self.alignment) = (size, spacing, alignment) }
}

/// What stays while one scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// Which.
  public let rawValue: Int

  /// Creates a set.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// What stands above sections.
  public static let sectionHeaders = Self(rawValue: 1)
  /// What stands below sections.
  public static let sectionFooters = Self(rawValue: 2)
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private let number: Int
  /// A height.
  public static let medium = Self(number: 0), large = Self(number: 1)

  /// A height in points.
  public static func height(_ height: CGFloat) -> Self { Self(number: 2) }
  /// A part of the screen.
  public static func fraction(_ fraction: CGFloat) -> Self { Self(number: 3) }
  /// A height that a type computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> Self {
    Self(number: 4)
  }

  /// What a height is computed from: nothing asks for one here.
  @dynamicMemberLookup public struct Context {
    /// The largest height.
    public var maxDetentValue: CGFloat { 0 }
    /// A value of the environment.
    public subscript<Value>(dynamicMember key: KeyPath<EnvironmentValues, Value>) -> Value {
      EnvironmentValues()[keyPath: key]
    }
  }
}

/// Computes how high a sheet is, which nothing asks for here.
public protocol CustomPresentationDetent {
  /// What the height is computed from.
  typealias Context = PresentationDetent.Context
  /// The height; nil for a sheet that has none of this kind now.
  static func height(in context: Context) -> CGFloat?
}

/// How a view comes and goes, which nothing depends on here.
public struct AnyTransition: Sendable {
  /// By its opacity.
  public static let opacity = Self()
  /// By its size.
  public static let scale = Self()
  /// From one side, and to the other.
  public static let slide = Self()
  /// At once.
  public static let identity = Self()

  /// From one edge.
  public static func move(edge: Edge) -> Self { Self() }
  /// One to come, one to go.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  /// Both.
  public func combined(with other: Self) -> Self { self }
  /// The same with an animation.
  public func animation(_ animation: Animation?) -> Self { self }
}
