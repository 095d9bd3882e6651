/// The ids of a run: a number for each that a router gives its layers and its pushed screens, in the
/// order in which they are seen first.
///
/// The numbers are the same in every process, whatever the router makes its ids of, so they can be
/// compared, counted in a digest and printed. No two things have the same number.
struct SeenIDs {
  private var layers: [Int: Int] = [:]
  private var pushed: [Int: Int] = [:]
  /// By number, the router's own id.
  private var own = [0]

  /// The picture with a number for each id.
  mutating func numbered(_ picture: Picture) -> Picture {
    guard picture.hasIDs else { return picture }
    var picture = picture
    for index in picture.layers.indices {
      let layer = picture.layers[index]
      picture.layers[index].number = Self.number(layer.number, among: &layers, &own)
      guard !layer.pushedNumbers.isEmpty else { continue }
      picture.layers[index].pushedNumbers = layer.pushed.indices.map { place in
        let id = layer.pushedNumbers.indices.contains(place) ? layer.pushedNumbers[place] : 0
        return Self.number(id, among: &pushed, &own)
      }
    }
    return picture
  }

  private static func number(
    _ id: Int, among known: inout [Int: Int], _ own: inout [Int]
  ) -> Int {
    guard id != 0 else { return 0 }
    if let number = known[id] { return number }
    known[id] = own.count
    own.append(id)
    return own.count - 1
  }

  /// The layer with the router's own ids.
  func withOwn<Route>(_ layer: ScreenLayer<Route>) -> ScreenLayer<Route> {
    var layer = layer
    layer.number = own(of: layer.number)
    layer.pushedNumbers = layer.pushedNumbers.map(own(of:))
    return layer
  }

  /// The picture with the router's own ids.
  func withOwn<Route>(_ picture: Screens<Route>) -> Screens<Route> {
    guard picture.hasIDs else { return picture }
    var picture = picture
    for index in picture.layers.indices { picture.layers[index] = withOwn(picture.layers[index]) }
    return picture
  }

  private func own(of number: Int) -> Int { own.indices.contains(number) ? own[number] : 0 }
}
