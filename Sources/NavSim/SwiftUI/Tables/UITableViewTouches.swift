import Foundation

extension UITableView: RowSource {
  func countRows() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<max(0, dataSource.numberOfSections(in: self))).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  func makeCell(at path: IndexPath) -> UITableViewCell {
    guard let dataSource else { return UITableViewCell() }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.isPart(of: self)
    if edits(cell) { cell.setEditing(true, animated: false) }
    delegate?.tableView(self, willDisplay: cell, forRowAt: path)
    return cell
  }

  private func edits(_ cell: UITableViewCell) -> Bool { isEditing && !cell.isEditing }

  func makeEnds(of section: Int) -> RowEnds {
    let head =
      delegate?.tableView(self, viewForHeaderInSection: section)
      ?? dataSource?.tableView(self, titleForHeaderInSection: section).map(end)
    let foot =
      delegate?.tableView(self, viewForFooterInSection: section)
      ?? dataSource?.tableView(self, titleForFooterInSection: section).map(end)
    for view in [head, foot] { view?.isPart(of: self) }
    return RowEnds(before: head.map { [$0] } ?? [], after: foot.map { [$0] } ?? [])
  }

  private func end(_ title: String) -> UIView {
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }
}

extension UITableView: UIKitList {
  func listed(by present: any ViewOwner) -> [UIKitPiece] {
    var pieces = pieces(of: [tableHeaderView].compactMap { $0 }, by: present)
    for section in keeper.counts.indices {
      let ends = keeper.ends(of: section)
      pieces += self.pieces(of: ends.before, by: present)
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        if let cell = keeper.madeCell(at: path) { pieces.append(piece(cell, at: path, present)) }
      }
      pieces += self.pieces(of: ends.after, by: present)
    }
    return pieces + self.pieces(of: [tableFooterView].compactMap { $0 }, by: present)
  }

  private func piece(
    _ cell: UITableViewCell, at path: IndexPath, _ present: any ViewOwner
  ) -> UIKitPiece {
    let isChosen =
      delegate != nil && cell.isUserInteractionEnabled
      && (isEditing
        ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection)
    let select: @MainActor () -> Void = { [weak self, weak cell] in
      if let cell { self?.userSelects(cell) }
    }
    let view = RowView(
      pieces: cell.pieces(of: present), name: "row \(path.row + 1)",
      select: isChosen ? select : nil, touches: touches(on: cell, at: path))
    return UIKitPiece(id: ObjectIdentifier(cell), content: .drawn(AnyView(view)))
  }

  /// The user touches a row.
  private func userSelects(_ cell: UITableViewCell) {
    guard let path = keeper.path(of: cell), let delegate,
      delegate.tableView(self, shouldHighlightRowAt: path)
    else { return }
    if choosesSeveral, cell.isSelected { return userDeselects(path) }
    guard let wanted = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !choosesSeveral {
      for other in keeper.selected where other != wanted { userDeselects(other) }
    }
    keeper.cell(at: wanted)?.setSelected(true, animated: true)
    delegate.tableView(self, didSelectRowAt: wanted)
  }

  private func userDeselects(_ path: IndexPath) {
    guard let wanted = delegate?.tableView(self, willDeselectRowAt: path) ?? path as IndexPath?
    else { return }
    deselectRow(at: wanted, animated: true)
    delegate?.tableView(self, didDeselectRowAt: wanted)
  }

  /// What else can be done to a row.
  private func touches(on cell: UITableViewCell, at path: IndexPath) -> [UIKitTouch] {
    var touches: [UIKitTouch] = []
    func add(_ words: String, _ action: @escaping @MainActor (UITableView, IndexPath) -> Void) {
      touches.append(
        UIKitTouch(words: words) { [weak self, weak cell] in
          guard let self, let cell, let path = keeper.path(of: cell) else { return }
          action(self, path)
        })
    }
    if cell.accessoryType.isButton {
      add("info") { $0.delegate?.tableView($0, accessoryButtonTappedForRowWith: $1) }
    }
    touches += menu(of: cell)
    guard canEdit(path) else { return touches }
    let swipes = swipes(on: cell)
    touches += swipes
    let style = delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    if isEditing ? style == .delete : swipes.isEmpty && style == .delete && !isSilent(path) {
      let words =
        delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
      add(words) { $0.dataSource?.tableView($0, commit: .delete, forRowAt: $1) }
    }
    if isEditing, style == .insert {
      add("Insert") { $0.dataSource?.tableView($0, commit: .insert, forRowAt: $1) }
    }
    if isEditing, path.row + 1 < numberOfRows(inSection: path.section), canMove(path) {
      add("Move down") { $0.userMoves($1) }
    }
    return touches
  }

  private func menu(of cell: UITableViewCell) -> [UIKitTouch] {
    guard !isEditing else { return [] }
    return UIContextMenuConfiguration.touches { [weak self, weak cell] in
      guard let self, let cell, let path = keeper.path(of: cell) else { return nil }
      return delegate?.tableView(self, contextMenuConfigurationForRowAt: path, point: .zero)
    }
  }

  private func swipes(on cell: UITableViewCell) -> [UIKitTouch] {
    guard !isEditing else { return [] }
    let ends: [@MainActor (UITableView, IndexPath) -> UISwipeActionsConfiguration?] = [
      { $0.delegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: $1) },
      { $0.delegate?.tableView($0, trailingSwipeActionsConfigurationForRowAt: $1) },
    ]
    return ends.flatMap { end in
      UISwipeActionsConfiguration.touches(on: cell) { [weak self, weak cell] in
        guard let self, let cell, let path = keeper.path(of: cell) else { return nil }
        return end(self, path)
      }
    }
  }

  private func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  /// True where the data source does not say whether rows can be edited: then nobody knows whether it
  /// would delete one.
  private func isSilent(_ path: IndexPath) -> Bool {
    isUnanswered = false
    _ = dataSource?.tableView(self, canEditRowAt: path)
    return isUnanswered && dataSource?.commitsEdits != true
  }

  private func canMove(_ path: IndexPath) -> Bool {
    isUnanswered = false
    return dataSource?.tableView(self, canMoveRowAt: path) == true && !isUnanswered
  }

  private func userMoves(_ path: IndexPath) {
    let next = IndexPath(row: path.row + 1, section: path.section)
    let wanted =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: next) ?? next
    dataSource?.tableView(self, moveRowAt: path, to: wanted)
    keeper.change { $0.moved.append((path, wanted)) }
  }
}
