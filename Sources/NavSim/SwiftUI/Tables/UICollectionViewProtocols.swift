public import Foundation

/// Knows the items of a grid.
@MainActor @preconcurrency public protocol UICollectionViewDataSource: AnyObject {
  /// How many items a section has.
  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell of an item.
  func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell
  /// How many sections there are.
  func numberOfSections(in view: UICollectionView) -> Int
  /// What stands before or behind the items of a section. It is asked for where something is
  /// registered for the kind, or the layout has it.
  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView
  /// Whether an item can be moved, which nobody does here.
  func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool
  /// The user has moved an item, which nobody does here.
  func collectionView(_ view: UICollectionView, moveItemAt path: IndexPath, to other: IndexPath)
}

extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in view: UICollectionView) -> Int { 1 }
  /// One with nothing on it.
  public func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// True.
  public func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool {
    true
  }
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, moveItemAt path: IndexPath, to other: IndexPath
  ) {}
}

/// Is told which items come soon, which nobody is here.
@MainActor @preconcurrency public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Items come soon.
  func collectionView(_ view: UICollectionView, prefetchItemsAt paths: [IndexPath])
  /// They do not.
  func collectionView(_ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, cancelPrefetchingForItemsAt paths: [IndexPath]
  ) {}
}

/// Is told what the user does to a grid.
@MainActor @preconcurrency public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Whether a touch on an item does anything.
  func collectionView(_ view: UICollectionView, shouldHighlightItemAt path: IndexPath) -> Bool
  /// A finger is on an item, of which nobody is told here.
  func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath)
  /// A finger has left an item, of which nobody is told here.
  func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath)
  /// Whether an item can be chosen.
  func collectionView(_ view: UICollectionView, shouldSelectItemAt path: IndexPath) -> Bool
  /// An item is chosen.
  func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath)
  /// Whether an item can be chosen no more.
  func collectionView(_ view: UICollectionView, shouldDeselectItemAt path: IndexPath) -> Bool
  /// An item is chosen no more.
  func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath)
  /// A cell is about to be seen.
  func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath)
  /// A cell is seen no more, of which nobody is told here.
  func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath)
  /// What a long press on an item shows.
  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// What a long press on items shows.
  func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UICollectionViewDelegate {
  /// True.
  public func collectionView(
    _ view: UICollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool { true }
  /// Nothing is done.
  public func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  /// Nothing is done.
  public func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  /// True.
  public func collectionView(
    _ view: UICollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool { true }
  /// Nothing is done.
  public func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  /// True.
  public func collectionView(
    _ view: UICollectionView, shouldDeselectItemAt path: IndexPath
  ) -> Bool { true }
  /// Nothing is done.
  public func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  /// Nothing is done.
  public func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// As for one of them.
  public func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    paths.first.flatMap {
      collectionView(view, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
}

/// Says how large the items of a flow are, which nobody asks for here.
@MainActor @preconcurrency
public protocol UICollectionViewDelegateFlowLayout:
  UICollectionViewDelegate
{
  /// How large an item is.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize
  /// How far a section lies from the edges.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets
  /// How far lines are apart, in points.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  /// How far items are apart, in points.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  /// How large what stands before a section is.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  /// How large what stands behind a section is.
  func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout {
    layout as? UICollectionViewFlowLayout ?? UICollectionViewFlowLayout()
  }

  /// As the layout has it.
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { flow(layout).itemSize }
  /// As the layout has it.
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(layout).sectionInset }
  /// As the layout has it.
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(layout).minimumLineSpacing }
  /// As the layout has it.
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(layout).minimumInteritemSpacing }
  /// As the layout has it.
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(layout).headerReferenceSize }
  /// As the layout has it.
  public func collectionView(
    _ view: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(layout).footerReferenceSize }
}
