import NavCore

// The same in the form of copies, for routers that compare what was before with what is after.
extension ModelScreens {
  init(piles: [Pile], selected: TabID) {
    self.piles = piles
    self.selected = selected
    tabCount = piles.prefix { $0.style == nil }.count
  }

  var tabs: [Pile] { Array(piles.prefix(tabCount)) }
  var layers: [Pile] { Array(piles.dropFirst(tabCount)) }
  var entries: [Entry] { piles.flatMap(\.entries) }
  var visible: Pile { piles[visibleIndex] }

  func pile(of entry: EntryID) -> Pile? { place(of: entry).map { piles[$0.pile] } }

  /// The same without a layer and all above it.
  func without(layer: StackID) -> ModelScreens {
    var rest = self
    rest.piles = Array(piles.prefix { $0.id != layer })
    return rest
  }

  /// The same without an entry and all that stands on it in its pile.
  func without(entry: EntryID) -> ModelScreens {
    var rest = self
    for index in piles.indices {
      rest.piles[index].entries = Array(piles[index].entries.prefix { $0.id != entry })
    }
    return rest
  }

  /// The same with other entries in the visible pile.
  func showing(_ entries: [Entry]) -> ModelScreens {
    var new = self
    new.piles[visibleIndex].entries = entries
    return new
  }
}

extension ModelScreens.Pile {
  var top: EntryID { entries[entries.count - 1].id }
}
