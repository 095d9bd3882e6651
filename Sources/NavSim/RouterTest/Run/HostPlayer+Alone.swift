extension HostPlayer {
  /// The user does what was done in another run.
  ///
  /// - Returns: false when that is not possible now.
  func carryOut(_ move: UserMove) -> Bool {
    let gesture: UserGesture
    switch move.target {
    case .pushed(let index, let layer, let count):
      guard index == onScreen.layers.count - 1, onScreen.layers[index].root == layer.root,
        onScreen.layers[index].pushed.last == layer.pushed.last
      else { return false }
      gesture = count > 1 ? .menu(count) : .back
    case .layers(let lowest, let layers):
      guard lowest + layers.count == onScreen.layers.count,
        zip(onScreen.layers[lowest...], layers).allSatisfy({ $0.root == $1.root })
      else { return false }
      gesture = .close
      // What the user cannot have taken away, as where the app is not on the screen, the system has.
      if layers.count > 1 || !possibleGestures.contains(gesture) {
        take(.systemRemoval)
        return true
      }
    case .tab(let tab):
      guard let place = hooks.tabs.firstIndex(of: tab) else { return false }
      gesture = .tab(place)
    }
    guard possibleGestures.contains(gesture) else { return false }
    user(gesture)
    return true
  }
}
