public import Foundation

/// A controller of a list, whose rows it knows.
@MainActor @preconcurrency
open class UITableViewController: UIViewController,
  UITableViewDataSource, UITableViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The list.
  public var tableView: UITableView! = UITableView(frame: .zero, style: .plain)
  /// True where no row is chosen when it comes to the screen.
  public var clearsSelectionOnViewWillAppear = true
  /// What loads anew as the user pulls it down.
  public var refreshControl: UIRefreshControl? {
    get { tableView?.refreshControl }
    set { tableView?.refreshControl = newValue }
  }

  /// Creates a controller.
  public init(style: UITableView.Style) {
    super.init(nibName: nil, bundle: nil)
    tableView = UITableView(frame: .zero, style: style)
  }
  /// Creates a controller. There are no nibs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has the list be its view.
  open override func loadView() {
    let table = tableView ?? UITableView(frame: .zero, style: .plain)
    tableView = table
    if table.dataSource == nil { table.dataSource = self }
    if table.delegate == nil { table.delegate = self }
    view = table
  }

  /// No row is chosen any more.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let tableView else { return }
    for path in tableView.indexPathsForSelectedRows ?? [] {
      tableView.deselectRow(at: path, animated: animated)
    }
  }

  /// Has rows be changed, or not.
  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    tableView?.setEditing(isEditing, animated: animated)
  }

  // MARK: The rows

  /// False.
  open var commitsEdits: Bool { false }
  /// One.
  open func numberOfSections(in view: UITableView) -> Int { 1 }
  /// None.
  open func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// One with nothing on it.
  open func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  /// None.
  open func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// None.
  open func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  /// True.
  open func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool {
    view.isUnanswered = true
    return true
  }
  /// True.
  open func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    view.isUnanswered = true
    return true
  }
  /// Nothing is done.
  open func tableView(
    _ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  /// Nothing is done.
  open func tableView(_ view: UITableView, moveRowAt path: IndexPath, to other: IndexPath) {}
  /// None.
  open func sectionIndexTitles(for view: UITableView) -> [String]? { nil }

  // MARK: What is done to it

  /// True.
  open func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { true }
  /// That row.
  open func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
  /// Nothing is done.
  open func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
  /// That row.
  open func tableView(_ view: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? { path }
  /// Nothing is done.
  open func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {}
  /// Nothing is done.
  open func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
  /// Nothing is done.
  open func tableView(
    _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {}
  /// Nothing is done.
  open func tableView(
    _ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {}
  /// None.
  open func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// None.
  open func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// As high as what is in it.
  open func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    view.rowHeight
  }
  /// As high as what is in it.
  open func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    view.estimatedRowHeight
  }
  /// As high as what is in it.
  open func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    view.sectionHeaderHeight
  }
  /// As high as what is in it.
  open func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    view.sectionFooterHeight
  }
  /// It can be deleted.
  open func tableView(
    _ view: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// `"Delete"`.
  open func tableView(
    _ view: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? { nil }
  /// True.
  open func tableView(
    _ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
  ) -> Bool { true }
  /// Nothing.
  open func tableView(
    _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nothing.
  open func tableView(
    _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nothing.
  open func tableView(
    _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// There.
  open func tableView(
    _ view: UITableView, targetIndexPathForMoveFromRowAt path: IndexPath,
    toProposedIndexPath other: IndexPath
  ) -> IndexPath { other }
}
