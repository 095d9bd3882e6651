public import Foundation

/// A controller of a grid, whose items it knows.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The grid, which lies on the controller's view.
  public var collectionView: UICollectionView! {
    didSet {
      guard oldValue !== collectionView, isViewLoaded, oldValue?.superview === view else { return }
      oldValue?.removeFromSuperview()
      if let collectionView { view.addSubview(collectionView) }
    }
  }
  /// Where its items stand.
  public var collectionViewLayout: UICollectionViewLayout {
    collectionView?.collectionViewLayout ?? UICollectionViewLayout()
  }
  /// True where no item is chosen when it comes to the screen.
  public var clearsSelectionOnViewWillAppear = true

  /// Creates a controller.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    super.init(nibName: nil, bundle: nil)
    collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
  }
  /// Creates a controller. There are no nibs.
  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller: nothing is decoded here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Has the grid lie on its view.
  open override func loadView() {
    let grid =
      collectionView
      ?? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    collectionView = grid
    if grid.dataSource == nil { grid.dataSource = self }
    if grid.delegate == nil { grid.delegate = self }
    let place = UIView()
    place.addSubview(grid)
    view = place
  }

  /// No item is chosen any more.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard clearsSelectionOnViewWillAppear, let collectionView else { return }
    for path in collectionView.indexPathsForSelectedItems ?? [] {
      collectionView.deselectItem(at: path, animated: animated)
    }
  }

  /// Has items be changed, or not.
  open override func setEditing(_ isEditing: Bool, animated: Bool) {
    super.setEditing(isEditing, animated: animated)
    collectionView?.isEditing = isEditing
  }

  /// One.
  open func numberOfSections(in view: UICollectionView) -> Int { 1 }
  /// None.
  open func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  /// One with nothing on it.
  open func collectionView(
    _ view: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  /// One with nothing on it.
  open func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  /// True.
  open func collectionView(_ view: UICollectionView, canMoveItemAt path: IndexPath) -> Bool { true }
  /// Nothing is done.
  open func collectionView(
    _ view: UICollectionView, moveItemAt path: IndexPath, to other: IndexPath
  ) {}
  /// True.
  open func collectionView(
    _ view: UICollectionView, shouldHighlightItemAt path: IndexPath
  ) -> Bool { true }
  /// Nothing is done.
  open func collectionView(_ view: UICollectionView, didHighlightItemAt path: IndexPath) {}
  /// Nothing is done.
  open func collectionView(_ view: UICollectionView, didUnhighlightItemAt path: IndexPath) {}
  /// True.
  open func collectionView(
    _ view: UICollectionView, shouldSelectItemAt path: IndexPath
  ) -> Bool { true }
  /// Nothing is done.
  open func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {}
  /// True.
  open func collectionView(
    _ view: UICollectionView, shouldDeselectItemAt path: IndexPath
  ) -> Bool { true }
  /// Nothing is done.
  open func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) {}
  /// Nothing is done.
  open func collectionView(
    _ view: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt path: IndexPath
  ) {}
  /// Nothing is done.
  open func collectionView(
    _ view: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt path: IndexPath
  ) {}
  /// Nothing.
  open func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemAt path: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// As for one of them.
  open func collectionView(
    _ view: UICollectionView, contextMenuConfigurationForItemsAt paths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    paths.first.flatMap {
      collectionView(view, contextMenuConfigurationForItemAt: $0, point: point)
    }
  }
}
