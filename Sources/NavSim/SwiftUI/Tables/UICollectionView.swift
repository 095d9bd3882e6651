public import Foundation

/// A grid of UIKit. Its items are asked for as the rows of a ``UITableView`` are.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// Where an item is scrolled to.
  public struct ScrollPosition: OptionSet, Sendable {
    /// Which, as bits.
    public let rawValue: UInt
    /// Creates a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// One of them.
    public static let top = Self(rawValue: 1), centeredVertically = Self(rawValue: 2),
      bottom = Self(rawValue: 4), left = Self(rawValue: 8),
      centeredHorizontally = Self(rawValue: 16), right = Self(rawValue: 32)
  }

  /// What stands before and behind the items of a section.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader",
    elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Who knows the items.
  public weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Who is told of touches.
  public weak var delegate: (any UICollectionViewDelegate)? { didSet { hasChanged() } }
  /// Who is told which items come soon, which nobody is.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Who says what is dragged, and what becomes of what is dropped, which nobody asks here.
  public weak var dragDelegate: (any UICollectionViewDragDelegate)?,
    dropDelegate: (any UICollectionViewDropDelegate)?
  /// Whether items can be dragged, and how soon others make room.
  public var dragInteractionEnabled = false, reorderingCadence = ReorderingCadence.immediate
  /// Where items stand.
  public var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      hasChanged()
    }
  }
  /// What is behind the items.
  public var backgroundView: UIView?
  /// Whether items can be chosen, and several of them.
  public var allowsSelection = true, allowsMultipleSelection = false
  /// Whether items can be chosen while they are edited, and several of them.
  public var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
  /// Whether somebody is told which items come soon.
  public var isPrefetchingEnabled = true
  /// True while items are changed.
  public var isEditing = false { didSet { hasChanged() } }

  let keeper = RowKeeper<UICollectionViewCell>()
  private var cellMakers: [String: @MainActor () -> UICollectionViewCell] = [:]
  private var partMakers: [[String]: @MainActor () -> UICollectionReusableView] = [:]

  /// How all of them look.
  public override class func appearance() -> UICollectionView {
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewLayout())
  }

  /// Creates a grid.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    keeper.source = self
    layout.collectionView = self
  }

  /// Creates no grid: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  // MARK: What items are made from

  /// Has cells of a name be of a class.
  public func register(_ type: AnyClass?, forCellWithReuseIdentifier name: String) {
    guard let type = type as? UICollectionViewCell.Type else { return cellMakers[name] = nil }
    cellMakers[name] = { type.init(reusing: name) }
  }

  /// Has what stands before or behind the items of a section be of a class.
  public func register(
    _ type: AnyClass?, forSupplementaryViewOfKind kind: String, withReuseIdentifier name: String
  ) {
    guard let type = type as? UICollectionReusableView.Type else {
      return partMakers[[kind, name]] = nil
    }
    partMakers[[kind, name]] = { type.init(reusing: name) }
  }

  /// A new cell. One has to be registered for the name.
  open func dequeueReusableCell(
    withReuseIdentifier name: String, for path: IndexPath
  ) -> UICollectionViewCell {
    guard let make = cellMakers[name] else {
      preconditionFailure(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(name) - "
          + "must register a nib or a class for the identifier or connect a prototype cell")
    }
    return make()
  }

  /// A new view before or behind items. One has to be registered for the name.
  open func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier name: String, for path: IndexPath
  ) -> UICollectionReusableView {
    guard let make = partMakers[[kind, name]] else {
      preconditionFailure(
        "could not dequeue a view of kind: \(kind) with identifier \(name) - must register a nib or "
          + "a class for the identifier or connect a prototype cell")
    }
    return make()
  }

  /// The kinds of what stands before and behind items.
  var registeredKinds: [String] { Set(partMakers.keys.map { $0[0] }).sorted() }

  // MARK: Which items there are

  /// How many sections there are.
  public var numberOfSections: Int { keeper.counts.count }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    let counts = keeper.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of an item; nil before it was drawn.
  open func cellForItem(at path: IndexPath) -> UICollectionViewCell? { keeper.cell(at: path) }
  /// Where a cell is.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { keeper.path(of: cell) }
  /// The item at a point: nobody knows where items are.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// All cells.
  public var visibleCells: [UICollectionViewCell] { keeper.paths.compactMap(keeper.cell) }
  /// All items.
  public var indexPathsForVisibleItems: [IndexPath] { keeper.paths }
  /// What stands before or behind the items of a section.
  open func supplementaryView(
    forElementKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? {
    let ends = keeper.ends(of: path.section)
    let isBehind = kind == Self.elementKindSectionFooter
    return (isBehind ? ends.after : ends.before).first as? UICollectionReusableView
  }
  /// Where an item is: nowhere.
  open func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    UICollectionViewLayoutAttributes(forCellWith: path)
  }
  /// Scrolls, which nobody sees.
  open func scrollToItem(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}
  /// Has items stand elsewhere.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Has items stand elsewhere, and does something else when they do.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: (@MainActor (Bool) -> Void)?
  ) {
    setCollectionViewLayout(layout, animated: animated)
    if let completion { afterAnimation(animated) { completion(true) } }
  }

  // MARK: Changes

  /// Asks for all items anew, when it is drawn.
  open func reloadData() { keeper.reload() }
  /// Items come.
  open func insertItems(at paths: [IndexPath]) { keeper.change { $0.inserted.formUnion(paths) } }
  /// Items go.
  open func deleteItems(at paths: [IndexPath]) { keeper.change { $0.deleted.formUnion(paths) } }
  /// Items are asked for anew.
  open func reloadItems(at paths: [IndexPath]) { keeper.change { $0.reloaded.formUnion(paths) } }
  /// Items are asked for anew.
  open func reconfigureItems(at paths: [IndexPath]) {
    keeper.change { $0.reloaded.formUnion(paths) }
  }
  /// An item is elsewhere.
  open func moveItem(at path: IndexPath, to other: IndexPath) {
    keeper.change { $0.moved.append((path, other)) }
  }
  /// Sections come.
  open func insertSections(_ sections: IndexSet) {
    keeper.change { $0.insertedSections.formUnion(sections) }
  }
  /// Sections go.
  open func deleteSections(_ sections: IndexSet) {
    keeper.change { $0.deletedSections.formUnion(sections) }
  }
  /// Sections are asked for anew.
  open func reloadSections(_ sections: IndexSet) {
    keeper.change { $0.reloadedSections.formUnion(sections) }
  }
  /// Does changes that are one, and something else when an animation of the usual length has ended.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) {
      performBatchUpdates($0 as (() -> Void)?, completion: completion)
    }
  }
  /// Several changes at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    keeper.begin()
    updates?()
    keeper.end()
    if let completion { afterAnimation { completion(true) } }
  }

  // MARK: Which items are chosen

  /// The items that are chosen; nil where none is.
  public var indexPathsForSelectedItems: [IndexPath]? {
    let paths = keeper.selected
    return paths.isEmpty ? nil : paths
  }
  /// Chooses an item, of which nobody is told.
  open func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !choosesSeveral {
      for other in keeper.selected { deselectItem(at: other, animated: animated) }
    }
    if let path { keeper.madeCell(at: path)?.isSelected = true }
  }
  /// Chooses an item no more, of which nobody is told.
  open func deselectItem(at path: IndexPath, animated: Bool) {
    keeper.cell(at: path)?.isSelected = false
  }

  /// Whether several items can be chosen now.
  var choosesSeveral: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
