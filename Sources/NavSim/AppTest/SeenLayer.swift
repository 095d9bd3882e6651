import SwiftUI

/// What a layer shows, and what tells it apart.
struct SeenLayer {
  let id: Int
  let isSheet: Bool
  let tab: String?
  let pageIDs: [Int]
  /// What its screen on top is called.
  let name: String
  let items: [ShownItem]

  func isSame(as other: SeenLayer) -> Bool {
    id == other.id && tab == other.tab && pageIDs == other.pageIDs
  }

  /// True when a user sees the same.
  func shows(_ other: SeenLayer) -> Bool {
    name == other.name && pageIDs.count == other.pageIDs.count && items == other.items
  }
}

extension SimulatedApp {
  /// What the layers show, the lowest first.
  var seenLayers: [SeenLayer] {
    let wanted = tree.wanted
    return wanted.layers.map { layer in
      SeenLayer(
        id: layer.id, isSheet: layer.kind == .sheet, tab: layer.kind == .base ? wanted.tab : nil,
        pageIDs: layer.pageIDs, name: layer.pages.last ?? layer.name,
        items: tree.items(onLayer: layer.id, pages: layer.pageIDs))
    }
  }

  /// Every body is evaluated again.
  ///
  /// - Returns: what is on the screen in place of something else, because an object or an id was made
  ///   anew; nil where that is the same.
  func lostByRedraw() -> String? {
    let (before, count) = (seenLayers, tree.madeAnew.count)
    tree.evaluateAll()
    tree.endTurn()
    guard tree.madeAnew.count > count else { return nil }
    let now = seenLayers
    guard now.count == before.count else { return nil }
    for (now, before) in zip(now, before) where now.items != before.items {
      let place = zip(now.items, before.items).prefix { $0 == $1 }.count
      return "\(before.words(at: place)) was there, and then \(now.words(at: place)); "
        + tree.madeAnew.sentences.joined(separator: "; ")
    }
    return nil
  }
}

extension SeenLayer {
  fileprivate func words(at place: Int) -> String {
    guard items.indices.contains(place) else { return "nothing" }
    return "\"\(items[place].value ?? items[place].words)\""
  }
}
