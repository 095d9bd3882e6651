import Foundation

extension UICollectionView: RowSource {
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { return UICollectionViewCell(frame: .zero) }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.isPart(of: self)
    delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    return cell
  }

  func makeEnds(of section: Int) -> RowEnds {
    guard let dataSource else { return RowEnds() }
    var ends = RowEnds()
    let path = IndexPath(item: 0, section: section)
    for kind in Set(registeredKinds + collectionViewLayout.kinds(of: section)).sorted() {
      let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      view.isPart(of: self)
      if kind == Self.elementKindSectionFooter {
        ends.after.append(view)
      } else {
        ends.before.append(view)
      }
    }
    return ends
  }
}

extension UICollectionView: UIKitList {
  func listed(by present: any ViewOwner) -> [UIKitPiece] {
    var pieces: [UIKitPiece] = []
    for section in keeper.counts.indices {
      let ends = keeper.ends(of: section)
      pieces += self.pieces(of: ends.before, by: present)
      for item in 0..<numberOfItems(inSection: section) {
        let path = IndexPath(item: item, section: section)
        if let cell = keeper.madeCell(at: path) { pieces.append(piece(cell, at: path, present)) }
      }
      pieces += self.pieces(of: ends.after, by: present)
    }
    return pieces
  }

  private func piece(
    _ cell: UICollectionViewCell, at path: IndexPath, _ present: any ViewOwner
  ) -> UIKitPiece {
    let isChosen =
      delegate != nil && cell.isUserInteractionEnabled
      && (isEditing
        ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection)
    let select: @MainActor () -> Void = { [weak self, weak cell] in
      if let cell { self?.userSelects(cell) }
    }
    let view = RowView(
      pieces: cell.pieces(of: present), name: "item \(path.item + 1)",
      select: isChosen ? select : nil, touches: touches(on: cell))
    return UIKitPiece(id: ObjectIdentifier(cell), content: .drawn(AnyView(view)))
  }

  /// The user touches an item.
  private func userSelects(_ cell: UICollectionViewCell) {
    guard let path = keeper.path(of: cell), let delegate,
      delegate.collectionView(self, shouldHighlightItemAt: path)
    else { return }
    if choosesSeveral, cell.isSelected { return userDeselects(path) }
    guard delegate.collectionView(self, shouldSelectItemAt: path) else { return }
    if !choosesSeveral { for other in keeper.selected where other != path { userDeselects(other) } }
    cell.isSelected = true
    delegate.collectionView(self, didSelectItemAt: path)
  }

  private func userDeselects(_ path: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: path) != false else { return }
    deselectItem(at: path, animated: true)
    delegate?.collectionView(self, didDeselectItemAt: path)
  }

  /// What else can be done to an item of a list.
  private func touches(on cell: UICollectionViewCell) -> [UIKitTouch] {
    let menu = UIContextMenuConfiguration.touches { [weak self, weak cell] in
      guard let self, let cell, let path = keeper.path(of: cell) else { return nil }
      return delegate?.collectionView(
        self, contextMenuConfigurationForItemsAt: [path], point: .zero)
    }
    guard let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.list else {
      return menu
    }
    let ends = [
      list.leadingSwipeActionsConfigurationProvider, list.trailingSwipeActionsConfigurationProvider,
    ]
    return menu
      + ends.compactMap { $0 }.flatMap { end in
        UISwipeActionsConfiguration.touches(on: cell) { [weak self, weak cell] in
          guard let self, let cell, let path = keeper.path(of: cell) else { return nil }
          return end(path)
        }
      }
  }
}
