public import Foundation

/// What stands at an end of a row, which nothing depends on here.
public struct UICellAccessory: @unchecked Sendable {
  /// When it is seen.
  public enum DisplayedState: Hashable, Sendable {
    /// One of them.
    case always, whenEditing, whenNotEditing
  }

  /// What it is.
  public enum AccessoryType: Hashable {
    /// One of them.
    case disclosureIndicator, checkmark, delete, insert, reorder, multiselect, outlineDisclosure
    /// One of them.
    case label, popUpMenu, detail
    /// A view of the app's.
    case customView(UIView)
  }

  /// How much room something has.
  public enum LayoutDimension: Hashable, Sendable {
    /// As much as it needs, as usual, or so much, in points.
    case actual, standard, custom(CGFloat)
  }

  /// Does something when it is touched, which nobody does here.
  public typealias ActionHandler = @MainActor () -> Void
  /// Is told what is chosen in a menu, which nobody does here.
  public typealias MenuSelectedElementDidChangeHandler = @MainActor (UIMenu) -> Void

  /// What it is.
  public let accessoryType: AccessoryType

  /// How it looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }
  /// How it looks.
  public struct CheckmarkOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }
  /// How it looks.
  public struct DeleteOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.backgroundColor = backgroundColor
    }
  }
  /// How it looks.
  public struct InsertOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.backgroundColor = backgroundColor
    }
  }
  /// How it looks.
  public struct ReorderOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Whether a line stands before it.
    public var showsVerticalSeparator: Bool
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, showsVerticalSeparator: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }
  /// How it looks.
  public struct MultiselectOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// The colour behind it.
    public var backgroundColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, backgroundColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.backgroundColor = backgroundColor
    }
  }
  /// How it looks.
  public struct OutlineDisclosureOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// What of the row is touched.
    public enum Style: Sendable {
      /// One of them.
      case automatic, header, cell
    }
    /// What of the row is touched.
    public var style: Style
    /// Creates a look.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      (self.style, self.isHidden, self.tintColor) = (style, isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }
  /// How it looks.
  public struct PopUpMenuOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }
  /// How it looks.
  public struct LabelOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Its letters.
    public var font: UIFont
    /// Whether letters are as large as the user wants.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil, font: UIFont = .systemFont(ofSize: 17),
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }
  /// How it looks.
  public struct DetailOptions {
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Creates a look.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      (self.isHidden, self.tintColor) = (isHidden ?? false, tintColor)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }

  /// One of them.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> Self { Self(accessoryType: .disclosureIndicator) }
  /// One of them.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
  ) -> Self { Self(accessoryType: .checkmark) }
  /// One of them.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(accessoryType: .outlineDisclosure) }
  /// One of them.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
  ) -> Self { Self(accessoryType: .reorder) }
  /// One of them.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
  ) -> Self { Self(accessoryType: .multiselect) }
  /// One of them.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(accessoryType: .delete) }
  /// One of them.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(accessoryType: .insert) }
  /// One of them.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
    actionHandler: ActionHandler? = nil
  ) -> Self { Self(accessoryType: .detail) }
  /// One of them.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
  ) -> Self { Self(accessoryType: .label) }
  /// One of them.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always,
    options: PopUpMenuOptions = PopUpMenuOptions(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> Self { Self(accessoryType: .popUpMenu) }
  /// One of them.
  @MainActor @preconcurrency public static func customView(
    configuration: CustomViewConfiguration
  ) -> Self { Self(accessoryType: .customView(configuration.customView)) }

  /// A view of the app's beside a row, which nobody sees here.
  @MainActor @preconcurrency public struct CustomViewConfiguration {
    /// The view, and on which side it stands.
    public let customView: UIView, placement: Placement
    /// Whether it is hidden, how much room it has, and its colour.
    public var isHidden: Bool, reservedLayoutWidth: LayoutDimension, tintColor: UIColor?
    /// Whether it is as large as it was.
    public var maintainsFixedSize: Bool

    /// Creates one.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      (self.customView, self.placement, self.tintColor) = (customView, placement, tintColor)
      (self.isHidden, self.maintainsFixedSize) = (isHidden ?? false, maintainsFixedSize ?? false)
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
    }
  }

  /// On which side of a row something stands.
  public enum Placement {
    /// Finds a place among those of a side.
    public typealias Position = @MainActor ([UICellAccessory]) -> Int
    /// One of them.
    case leading(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    /// One of them.
    case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
  }
}
