/// What is on the screen, and on its way there.
struct ShownIDs {
  var layers: [Int] = []
  var pages: [Int] = []

  init(_ pictures: [ShownScreens]) {
    for picture in pictures {
      for layer in picture.layers {
        layers.append(layer.id)
        pages += layer.pageIDs
      }
    }
  }
}

extension ViewNode {
  /// Notes which pages are on the screen; those that have to leave and are not are gone.
  @MainActor func noteShown(_ there: ShownIDs) {
    visitAll(.stack) { node in
      guard case .stack(let stack) = node.element else { return }
      for page in stack.pages where there.pages.contains(page.id) { page.wasShown = true }
      // A stack that is hidden shows nothing, and loses nothing by that.
      stack.finish { !there.pages.contains($0.id) }
    }
  }
}
