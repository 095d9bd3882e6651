/// Where a call was made: the screen with its button.
struct CallPlace {
  private let tab: String?
  private let index: Int
  /// The layer up to that screen.
  private let layer: ScreenLayer<RouteNumber>

  /// The screen on top; nil for none.
  init?(_ shown: Picture) {
    guard let top = shown.top else { return nil }
    tab = shown.tab
    index = shown.layers.count - 1
    layer = top
  }

  /// Whether the screen is still there. Of another tab, nobody knows what it hides.
  func isLeft(in screens: Picture) -> Bool {
    guard screens.tab == tab else { return false }
    guard screens.layers.indices.contains(index), screens.layers[index].isSame(as: layer)
    else { return true }
    var present = screens.layers[index]
    guard present.pushed.count >= layer.pushed.count else { return true }
    present.keep(layer.pushed.count)
    return !present.ends(as: layer, in: layer.pushed.count)
  }
}
