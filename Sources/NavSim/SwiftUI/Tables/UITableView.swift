public import Foundation

/// A list of UIKit. Its rows are asked for when it is drawn, all of them, and kept until they are
/// reloaded or changed; none is used twice.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  /// How it looks.
  public enum Style: Int, Sendable {
    /// One of them.
    case plain, grouped, insetGrouped
  }
  /// What stands between rows.
  public enum CellSeparatorStyle: Sendable {
    /// One of them.
    case none, singleLine, singleLineEtched
  }
  /// Where a row is scrolled to.
  public enum ScrollPosition: Int, Sendable {
    /// One of them.
    case none, top, middle, bottom
  }
  /// How rows come and go.
  public enum RowAnimation: Int, Sendable {
    /// One of them.
    case fade, right, left, top, bottom, none, middle, automatic = 100
  }

  /// As high as what is in it, in points.
  public static let automaticDimension: CGFloat = -1
  /// The letters at the side.
  public static let indexSearch = "{search}"

  /// How it looks.
  public let style: Style
  /// Who knows the rows.
  public weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// Who is told of touches.
  public weak var delegate: (any UITableViewDelegate)? { didSet { hasChanged() } }
  /// Who is told which rows come soon, which nobody is.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Who says what is dragged, and what becomes of what is dropped, which nobody asks here.
  public weak var dragDelegate: (any UITableViewDragDelegate)?,
    dropDelegate: (any UITableViewDropDelegate)?
  /// Whether rows can be dragged, and stand no wider than lines are read.
  public var dragInteractionEnabled = false, cellLayoutMarginsFollowReadableWidth = false
  /// What stands between rows.
  public var separatorStyle = CellSeparatorStyle.singleLine
  /// How far lines between rows lie from the edges, in points.
  public var separatorInset = UIEdgeInsets.zero
  /// What stands before and after the rows.
  public var tableHeaderView: UIView? { didSet { replaces(oldValue, by: tableHeaderView) } }
  /// What stands before and after the rows.
  public var tableFooterView: UIView? { didSet { replaces(oldValue, by: tableFooterView) } }
  /// What is behind the rows.
  public var backgroundView: UIView?
  /// How high rows are, in points.
  public var rowHeight = automaticDimension, estimatedRowHeight = automaticDimension
  /// How high the head and the foot of a section are, in points.
  public var sectionHeaderHeight = automaticDimension, sectionFooterHeight = automaticDimension,
    estimatedSectionHeaderHeight = automaticDimension,
    estimatedSectionFooterHeight = automaticDimension, sectionHeaderTopPadding: CGFloat = 0
  /// Whether rows can be chosen, and several of them.
  public var allowsSelection = true, allowsMultipleSelection = false
  /// Whether rows can be chosen while they are edited, and several of them.
  public var allowsSelectionDuringEditing = false, allowsMultipleSelectionDuringEditing = false
  /// The colours of the letters at the side.
  public var sectionIndexColor: UIColor?, sectionIndexBackgroundColor: UIColor?
  /// True while rows are changed.
  public var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }

  private var edits = false
  let keeper = RowKeeper<UITableViewCell>()
  private var cellMakers: [String: @MainActor () -> UITableViewCell] = [:]
  private var endMakers: [String: @MainActor () -> UITableViewHeaderFooterView] = [:]
  /// True when the one who was asked last has nothing to say.
  var isUnanswered = false

  /// How all of them look.
  public override class func appearance() -> UITableView { UITableView(frame: .zero) }

  /// Creates a list.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    keeper.source = self
  }

  /// Creates a list.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates no list: nothing is decoded here.
  public required init?(coder: NSCoder) { nil }

  private func replaces(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.isPart(of: nil) }
    new?.isPart(of: self)
    hasChanged()
  }

  // MARK: What rows are made from

  /// Has cells of a name be of a class.
  public func register(_ type: AnyClass?, forCellReuseIdentifier name: String) {
    guard let type = type as? UITableViewCell.Type else { return cellMakers[name] = nil }
    cellMakers[name] = { type.init(reusing: name) }
  }

  /// Has heads and feet of a name be of a class.
  public func register(_ type: AnyClass?, forHeaderFooterViewReuseIdentifier name: String) {
    guard let type = type as? UITableViewHeaderFooterView.Type else {
      return endMakers[name] = nil
    }
    endMakers[name] = { type.init(reusing: name) }
  }

  /// A new cell; nil where none was registered for the name.
  open func dequeueReusableCell(withIdentifier name: String) -> UITableViewCell? {
    cellMakers[name]?()
  }

  /// A new cell. One has to be registered for the name.
  open func dequeueReusableCell(
    withIdentifier name: String, for path: IndexPath
  ) -> UITableViewCell {
    guard let make = cellMakers[name] else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(name) - must register a nib or a class for the "
          + "identifier or connect a prototype cell in a storyboard")
    }
    return make()
  }

  /// A new head or foot; nil where none was registered for the name.
  open func dequeueReusableHeaderFooterView(
    withIdentifier name: String
  ) -> UITableViewHeaderFooterView? { endMakers[name]?() }

  // MARK: Which rows there are

  /// How many sections there are.
  public var numberOfSections: Int { keeper.counts.count }
  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    let counts = keeper.counts
    return counts.indices.contains(section) ? counts[section] : 0
  }
  /// The cell of a row; nil before it was drawn.
  open func cellForRow(at path: IndexPath) -> UITableViewCell? { keeper.cell(at: path) }
  /// Where a cell is.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { keeper.path(of: cell) }
  /// The row at a point: nobody knows where rows are.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// All cells.
  public var visibleCells: [UITableViewCell] { keeper.paths.compactMap(keeper.cell) }
  /// All rows.
  public var indexPathsForVisibleRows: [IndexPath]? { keeper.paths }
  /// The head of a section.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    keeper.ends(of: section).before.first as? UITableViewHeaderFooterView
  }
  /// The foot of a section.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    keeper.ends(of: section).after.first as? UITableViewHeaderFooterView
  }
  /// Where a row is: nowhere.
  open func rectForRow(at path: IndexPath) -> CGRect { .zero }
  /// Scrolls, which nobody sees.
  open func scrollToRow(at path: IndexPath, at position: ScrollPosition, animated: Bool) {}

  // MARK: Changes

  /// Asks for all rows anew, when it is drawn.
  open func reloadData() { keeper.reload() }
  /// Asks for the letters at the side anew: there are none.
  open func reloadSectionIndexTitles() {}

  /// Rows come.
  open func insertRows(at paths: [IndexPath], with animation: RowAnimation) {
    keeper.change { $0.inserted.formUnion(paths) }
  }
  /// Rows go.
  open func deleteRows(at paths: [IndexPath], with animation: RowAnimation) {
    keeper.change { $0.deleted.formUnion(paths) }
  }
  /// Rows are asked for anew.
  open func reloadRows(at paths: [IndexPath], with animation: RowAnimation) {
    keeper.change { $0.reloaded.formUnion(paths) }
  }
  /// Rows are asked for anew.
  open func reconfigureRows(at paths: [IndexPath]) {
    keeper.change { $0.reloaded.formUnion(paths) }
  }
  /// A row is elsewhere.
  open func moveRow(at path: IndexPath, to other: IndexPath) {
    keeper.change { $0.moved.append((path, other)) }
  }
  /// Sections come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    keeper.change { $0.insertedSections.formUnion(sections) }
  }
  /// Sections go.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    keeper.change { $0.deletedSections.formUnion(sections) }
  }
  /// Sections are asked for anew.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    keeper.change { $0.reloadedSections.formUnion(sections) }
  }
  /// A section is elsewhere.
  open func moveSection(_ section: Int, toSection other: Int) {
    keeper.change { $0.movedSections.append((section, other)) }
  }

  /// Changes follow that are one.
  open func beginUpdates() { keeper.begin() }
  /// The changes are told. The data source has to have as many rows as they make.
  open func endUpdates() { keeper.end() }
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

  /// Has rows be changed, or not.
  open func setEditing(_ isEditing: Bool, animated: Bool) {
    guard edits != isEditing else { return }
    edits = isEditing
    for cell in visibleCells { cell.setEditing(isEditing, animated: animated) }
    hasChanged()
  }

  // MARK: Which rows are chosen

  /// The first row that is chosen.
  public var indexPathForSelectedRow: IndexPath? { keeper.selected.first }
  /// The rows that are chosen; nil where none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    let paths = keeper.selected
    return paths.isEmpty ? nil : paths
  }
  /// Chooses a row, of which nobody is told.
  open func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !choosesSeveral {
      for other in keeper.selected { deselectRow(at: other, animated: animated) }
    }
    if let path { keeper.madeCell(at: path)?.setSelected(true, animated: animated) }
  }
  /// Chooses a row no more, of which nobody is told.
  open func deselectRow(at path: IndexPath, animated: Bool) {
    keeper.cell(at: path)?.setSelected(false, animated: animated)
  }

  /// Whether several rows can be chosen now.
  var choosesSeveral: Bool {
    edits ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
