extension Screens<RouteNumber> {
  /// The same without what tells equal layers and screens apart.
  var plain: Self {
    var copy = self
    for index in copy.layers.indices {
      copy.layers[index] = layers[index].plain
    }
    return copy
  }
}

extension ScreenLayer<RouteNumber> {
  /// The same without what tells it from an equal one.
  var plain: Self { Self(root, pushed: pushed, style: style) }
}

extension Operation.Subject {
  /// The same without what tells equal layers and screens apart: another router gives them other
  /// ids.
  var plain: Self {
    guard case .move(let move) = self else { return self }
    switch move.target {
    case .pushed(let index, let layer, let count):
      return .move(UserMove(target: .pushed(layer: index, layer.plain, count: count)))
    case .layers(let lowest, let layers):
      return .move(UserMove(target: .layers(from: lowest, layers.map(\.plain))))
    case .tab: return self
    }
  }
}
