public import Foundation

/// A row of a list.
@MainActor @preconcurrency open class UITableViewCell: UIView, RowCell {
  /// Which labels it has.
  public enum CellStyle: Int, Sendable {
    /// One of them.
    case `default`, value1, value2, subtitle
  }
  /// How a touch on it looks.
  public enum SelectionStyle: Int, Sendable {
    /// One of them.
    case none, blue, gray, `default`
  }
  /// What stands at its end.
  public enum AccessoryType: Int, Sendable {
    /// One of them.
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton

    var isButton: Bool { self == .detailDisclosureButton || self == .detailButton }
  }
  /// What can be done to it while it is edited.
  public enum EditingStyle: Int, Sendable {
    /// One of them.
    case none, delete, insert
  }

  /// What it is called by its list.
  public let reuseIdentifier: String?
  /// What holds all that is on it.
  public var contentView: UIView { content.view }
  /// Its words; nothing is drawn of labels without any.
  public private(set) lazy var textLabel: UILabel? = content.part(UILabel())
  /// Its other words, in the styles that have some.
  public private(set) lazy var detailTextLabel: UILabel? =
    style == .default ? nil : content.part(UILabel())
  /// Its picture.
  public private(set) lazy var imageView: UIImageView? = content.part(UIImageView())
  /// What stands at its end.
  open var accessoryType = AccessoryType.none { didSet { hasChanged() } }
  /// What stands at its end.
  public var editingAccessoryType = AccessoryType.none
  /// A view of the app's at its end.
  open var accessoryView: UIView? {
    didSet {
      if oldValue !== accessoryView { oldValue?.removeFromSuperview() }
      if let accessoryView { addSubview(accessoryView) }
    }
  }
  /// How a touch on it looks.
  open var selectionStyle = SelectionStyle.default
  /// True for one that is chosen.
  open var isSelected = false
  /// True while a finger is on it.
  open var isHighlighted = false
  /// True while it is edited.
  open private(set) var isEditing = false
  /// What is behind it.
  public var backgroundView: UIView?, selectedBackgroundView: UIView?
  /// What is behind it.
  public var backgroundConfiguration: UIBackgroundConfiguration?
  /// How far the line below it lies from the edges, in points.
  open var separatorInset = UIEdgeInsets.zero
  /// How far in it stands.
  public var indentationLevel = 0, indentationWidth: CGFloat = 10
  /// True where there is something to drag it by.
  public var showsReorderControl = false, shouldIndentWhileEditing = true
  /// Changes it when its state does.
  public var configurationUpdateHandler:
    (@MainActor (UITableViewCell, UICellConfigurationState) -> Void)?
  /// What it shows.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }
  /// Its state.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    (state.isSelected, state.isEditing) = (isSelected, isEditing)
    return state
  }

  private let style: CellStyle
  private let content = CellContent()

  /// How all of them look.
  public static func appearance() -> UITableViewCell { UITableViewCell() }

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates no cell: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell as a list does that knows its class.
  public required convenience init(reusing name: String) {
    self.init(style: .default, reuseIdentifier: name)
  }

  /// It is used for another row, which it never is here.
  open func prepareForReuse() {}
  /// It is chosen, or not any more.
  open func setSelected(_ isSelected: Bool, animated: Bool) {
    guard self.isSelected != isSelected else { return }
    self.isSelected = isSelected
    setNeedsUpdateConfiguration()
  }
  /// A finger is on it, or not any more.
  open func setHighlighted(_ isHighlighted: Bool, animated: Bool) {
    self.isHighlighted = isHighlighted
  }
  /// It is edited, or not any more.
  open func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }
  /// Words and a picture, without any yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
  /// Changes it as its state wants.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Its state is another one.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

/// What stands before or behind the rows of a section.
@MainActor @preconcurrency open class UITableViewHeaderFooterView: UIView {
  /// What it is called by its list.
  public let reuseIdentifier: String?
  /// What holds all that is on it.
  public var contentView: UIView { content.view }
  /// Its words.
  public private(set) lazy var textLabel: UILabel? = content.part(UILabel())
  /// Its other words.
  public private(set) lazy var detailTextLabel: UILabel? = content.part(UILabel())
  /// What is behind it.
  public var backgroundView: UIView?
  /// What is behind it.
  public var backgroundConfiguration: UIBackgroundConfiguration?
  /// What it shows.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }

  private let content = CellContent()

  /// How all of them look.
  public static func appearance() -> UITableViewHeaderFooterView {
    UITableViewHeaderFooterView(reuseIdentifier: nil)
  }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates no view: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view as a list does that knows its class.
  public required convenience init(reusing name: String) { self.init(reuseIdentifier: name) }

  /// It is used for another section, which it never is here.
  open func prepareForReuse() {}
  /// Words, without any yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }
}
