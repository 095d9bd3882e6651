public import Foundation

/// What stands before or behind the items of a grid, or is one.
@MainActor @preconcurrency open class UICollectionReusableView: UIView {
  /// What it is called by its grid.
  public private(set) var reuseIdentifier: String?

  /// Creates a view.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates no view: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Creates a view as a grid does that knows its class.
  public required convenience init(reusing name: String) {
    self.init(frame: .zero)
    reuseIdentifier = name
  }

  /// It is used for another item, which it never is here.
  open func prepareForReuse() {}
  /// It is where a layout has it, which nothing depends on here.
  open func apply(_ attributes: UICollectionViewLayoutAttributes) {}
  /// Where it would like to be.
  open func preferredLayoutAttributesFitting(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { attributes }
}

/// An item of a grid.
@MainActor @preconcurrency open class UICollectionViewCell: UICollectionReusableView, RowCell {
  private let content = CellContent()
  /// What holds all that is on it.
  public var contentView: UIView { content.view }
  /// True for one that is chosen.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// True while a finger is on it.
  open var isHighlighted = false
  /// What is behind it.
  public var backgroundView: UIView?, selectedBackgroundView: UIView?
  /// What is behind it.
  public var backgroundConfiguration: UIBackgroundConfiguration?
  /// Changes it when its state does.
  public var configurationUpdateHandler:
    (@MainActor (UICollectionViewCell, UICellConfigurationState) -> Void)?
  /// What it shows.
  public var contentConfiguration: (any UIContentConfiguration)? {
    get { content.configuration }
    set { content.configuration = newValue }
  }
  /// Its state.
  public var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState()
    state.isSelected = isSelected
    return state
  }

  /// Creates a cell.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(contentView)
  }
  /// Creates no cell: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  /// Changes it as its state wants.
  open func updateConfiguration(using state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }
  /// Its state is another one.
  open func setNeedsUpdateConfiguration() { updateConfiguration(using: configurationState) }
}

/// A row of a list that is a grid.
@MainActor @preconcurrency open class UICollectionViewListCell: UICollectionViewCell {
  /// What stands at its ends.
  public var accessories: [UICellAccessory] = []
  /// How far in it stands.
  public var indentationLevel = 0, indentationWidth: CGFloat = 10
  /// Words and a picture, without any yet.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

extension UICollectionView {
  /// How cells of a class are made from items.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Has a cell show an item.
    public typealias Handler = @MainActor (Cell, IndexPath, Item) -> Void
    let show: Handler

    /// Creates one.
    public init(handler: @escaping Handler) { show = handler }
  }

  /// How views before or behind items are made.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Has a view show something.
    public typealias Handler = @MainActor (Supplementary, String, IndexPath) -> Void
    let kind: String
    let show: Handler

    /// Creates one.
    public init(elementKind: String, handler: @escaping Handler) {
      (kind, show) = (elementKind, handler)
    }
  }

  /// A new cell that shows an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for path: IndexPath, item: Item?
  ) -> Cell {
    let cell = Cell(reusing: "\(Cell.self)")
    if let item { registration.show(cell, path, item) }
    return cell
  }

  /// A new view before or behind items.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for path: IndexPath
  ) -> Supplementary {
    let view = Supplementary(reusing: "\(Supplementary.self)")
    registration.show(view, registration.kind, path)
    return view
  }
}
