public import Foundation

/// Knows the rows of a list.
@MainActor @preconcurrency public protocol UITableViewDataSource: AnyObject {
  /// True for one that deletes rows though it does not say that they can be edited.
  var commitsEdits: Bool { get }
  /// How many rows a section has.
  func tableView(_ view: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell of a row.
  func tableView(_ view: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell
  /// How many sections there are.
  func numberOfSections(in view: UITableView) -> Int
  /// The words before a section.
  func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The words behind a section.
  func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited.
  func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool
  /// Whether a row can be moved.
  func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool
  /// The user has deleted a row, or wants another one.
  func tableView(
    _ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath)
  /// The user has moved a row.
  func tableView(_ view: UITableView, moveRowAt path: IndexPath, to other: IndexPath)
  /// The letters at the side, which nobody asks for here.
  func sectionIndexTitles(for view: UITableView) -> [String]?
}

extension UITableViewDataSource {
  /// False.
  public var commitsEdits: Bool { false }
  /// One.
  public func numberOfSections(in view: UITableView) -> Int { 1 }
  /// None.
  public func tableView(_ view: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// None.
  public func tableView(_ view: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// True.
  public func tableView(_ view: UITableView, canEditRowAt path: IndexPath) -> Bool {
    view.isUnanswered = true
    return true
  }
  /// True.
  public func tableView(_ view: UITableView, canMoveRowAt path: IndexPath) -> Bool {
    view.isUnanswered = true
    return true
  }
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {}
  /// Nothing is done.
  public func tableView(_ view: UITableView, moveRowAt path: IndexPath, to other: IndexPath) {}
  /// None.
  public func sectionIndexTitles(for view: UITableView) -> [String]? { nil }
}

/// Is told which rows come soon, which nobody is here.
@MainActor @preconcurrency public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Rows come soon.
  func tableView(_ view: UITableView, prefetchRowsAt paths: [IndexPath])
  /// They do not.
  func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Nothing is done.
  public func tableView(_ view: UITableView, cancelPrefetchingForRowsAt paths: [IndexPath]) {}
}

/// Is told what the user does to a list.
@MainActor @preconcurrency public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Whether a touch on a row does anything.
  func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool
  /// Which row is chosen by a touch on one; nil for none.
  func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath?
  /// A row is chosen.
  func tableView(_ view: UITableView, didSelectRowAt path: IndexPath)
  /// Which row is chosen no more; nil for none.
  func tableView(_ view: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath?
  /// A row is chosen no more.
  func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath)
  /// The button at the end of a row is touched.
  func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath)
  /// A cell is about to be seen.
  func tableView(_ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath)
  /// A cell is seen no more, of which nobody is told here.
  func tableView(
    _ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath)
  /// What stands before a section.
  func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// What stands behind a section.
  func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// How high a row is, which nobody asks for here.
  func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat
  /// How high a row is, which nobody asks for here.
  func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat
  /// How high a head is, which nobody asks for here.
  func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// How high a foot is, which nobody asks for here.
  func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// What can be done to a row that is edited.
  func tableView(
    _ view: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// The words on the button that deletes a row.
  func tableView(
    _ view: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String?
  /// Whether a row is drawn further in while it is edited.
  func tableView(_ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath) -> Bool
  /// What a swipe from the beginning of a row offers.
  func tableView(
    _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a swipe from the end of a row offers.
  func tableView(
    _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// What a long press on a row shows.
  func tableView(
    _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Where a row comes that is moved.
  func tableView(
    _ view: UITableView, targetIndexPathForMoveFromRowAt path: IndexPath,
    toProposedIndexPath other: IndexPath
  ) -> IndexPath
}

extension UITableViewDelegate {
  /// True.
  public func tableView(_ view: UITableView, shouldHighlightRowAt path: IndexPath) -> Bool { true }
  /// That row.
  public func tableView(_ view: UITableView, willSelectRowAt path: IndexPath) -> IndexPath? { path }
  /// Nothing is done.
  public func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {}
  /// That row.
  public func tableView(_ view: UITableView, willDeselectRowAt path: IndexPath) -> IndexPath? {
    path
  }
  /// Nothing is done.
  public func tableView(_ view: UITableView, didDeselectRowAt path: IndexPath) {}
  /// Nothing is done.
  public func tableView(_ view: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, willDisplay cell: UITableViewCell, forRowAt path: IndexPath
  ) {}
  /// Nothing is done.
  public func tableView(
    _ view: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt path: IndexPath
  ) {}
  /// None.
  public func tableView(_ view: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  /// None.
  public func tableView(_ view: UITableView, viewForFooterInSection section: Int) -> UIView? { nil }
  /// As high as what is in it.
  public func tableView(_ view: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
    view.rowHeight
  }
  /// As high as what is in it.
  public func tableView(_ view: UITableView, estimatedHeightForRowAt path: IndexPath) -> CGFloat {
    view.estimatedRowHeight
  }
  /// As high as what is in it.
  public func tableView(_ view: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    view.sectionHeaderHeight
  }
  /// As high as what is in it.
  public func tableView(_ view: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    view.sectionFooterHeight
  }
  /// It can be deleted.
  public func tableView(
    _ view: UITableView, editingStyleForRowAt path: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// `"Delete"`.
  public func tableView(
    _ view: UITableView, titleForDeleteConfirmationButtonForRowAt path: IndexPath
  ) -> String? { nil }
  /// True.
  public func tableView(
    _ view: UITableView, shouldIndentWhileEditingRowAt path: IndexPath
  ) -> Bool { true }
  /// Nothing.
  public func tableView(
    _ view: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nothing.
  public func tableView(
    _ view: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Nothing.
  public func tableView(
    _ view: UITableView, contextMenuConfigurationForRowAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// There.
  public func tableView(
    _ view: UITableView, targetIndexPathForMoveFromRowAt path: IndexPath,
    toProposedIndexPath other: IndexPath
  ) -> IndexPath { other }
}
