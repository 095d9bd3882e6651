/// A row of a list that is deleted, and what could be read in all of them before: an app that sorts or
/// filters what it shows, and counts in what it keeps, takes another one away.
@MainActor struct DeletedRow {
  let place: Int
  let list: ViewNode
  let texts: [String]

  /// Looks at the rows that are left, when the views are up to date.
  func lookWhatHasGone() {
    list.tree.afterUpdate { [texts, place, link = list.link] in
      guard let list = link.object, list.isAlive, list.tree.deletedOther == nil,
        let gone = Self.gone(texts, list.rowTexts), gone != texts[place]
      else { return }
      list.tree.deletedOther = "\"\(texts[place])\" was deleted, and \"\(gone)\" has gone"
    }
  }

  /// The row that is there no more; nil where it is not one alone, or the others are not the same.
  private static func gone(_ before: [String], _ now: [String]) -> String? {
    guard now.count == before.count - 1 else { return nil }
    var left = before
    for row in now {
      guard let place = left.firstIndex(of: row) else { return nil }
      left.remove(at: place)
    }
    return left.first
  }
}

extension ViewNode {
  /// For the row of an editable list that is drawn here; nil for one that has gone.
  @MainActor var rowsBeforeDeletion: DeletedRow? {
    guard let list = parent, let place = list.children.firstIndex(where: { $0 === self })
    else { return nil }
    return DeletedRow(place: place, list: list, texts: list.rowTexts)
  }

  /// What can be read in each of its rows, beside what is behind a swipe.
  fileprivate var rowTexts: [String] {
    children.map { row in
      var texts: [String] = []
      row.children.first?.visit { node in
        if case .text(let text) = node.element, !text.isEmpty { texts.append(text) }
        return true
      }
      return texts.joined(separator: ", ")
    }
  }
}
