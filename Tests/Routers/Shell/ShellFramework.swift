import NavCore

/// A framework that draws a ``/NavCore/ScreenState`` and writes back what the user does: late, twice,
/// about what is gone, or not at all.
@MainActor
final class ShellFramework {
  let screens: ScreenState<Int>
  private let wait: @MainActor (@escaping @MainActor () -> Void) -> Void
  /// Ends that are told: all of them, or with the last lost or told twice.
  private var losesNext = false
  /// The paths and layers that were drawn at some time, which may be written back at any other.
  private var paths: [[EntryID]] = []
  private var layers: [LayerID] = []

  /// Draws a router's screens, which it is attached to.
  init(
    _ router: Router<Int>, wait: @escaping @MainActor (@escaping @MainActor () -> Void) -> Void
  ) {
    screens = ScreenState(router)
    self.wait = wait
    screens.animate = { [weak self] _, change in
      change()
      MainActor.assumeIsolated { self?.drawn() }
    }
  }

  /// Something else is drawn: it moves for a while.
  private func drawn() {
    let path = screens.path(of: screens.drawn.visibleStackID)
    if paths.last != path { paths.append(path) }
    if let layer = screens.drawn.layers.last?.id, layers.last != layer { layers.append(layer) }
    if paths.count > 8 { paths.removeFirst() }
    if layers.count > 8 { layers.removeFirst() }
    wait { [weak self] in self?.settle() }
  }

  /// What moves comes to its end.
  private func settle() {
    guard let moving = screens.moving else { return }
    if losesNext {
      losesNext = false
      return
    }
    switch moving.sign {
    case .appeared(let entry):
      screens.disappeared(entry)
      screens.appeared(entry)
      screens.appeared(entry)
    case .disappeared(let entry):
      screens.appeared(entry)
      screens.disappeared(entry)
    }
  }

  /// Writes back something of now or of before.
  func write(_ random: inout Random) {
    let isStale = random.chance(1, in: 3)
    switch random.below(6) {
    case 0, 1:
      let now = screens.path(of: screens.drawn.visibleStackID)
      let path = isStale && !paths.isEmpty ? paths[random.below(paths.count)] : now
      screens.setPath(to: Array(path.prefix(random.below(path.count + 1))), from: path)
    case 2:
      let layer = isStale && !layers.isEmpty ? layers[random.below(layers.count)] : nil
      if let layer = layer ?? screens.layer(on: nil)?.id { screens.clear(layer) }
    case 3: screens.select(TabID(UInt32(random.below(3))))
    case 4:
      losesNext = random.chance(1, in: 2)
      if !losesNext, let moving = screens.moving { screens.animationEnded(moving.id) }
    default:
      if let top = screens.path(of: screens.drawn.visibleStackID).last {
        screens.beginGesture(on: .entry(top))
        let isFinished = random.chance(1, in: 2)
        wait { [weak self] in self?.screens.endGesture(finished: isFinished) }
      }
    }
  }

  /// What is drawn and not so; nil when it is what the router says.
  func difference() -> String? {
    let state = screens.router.navigation
    guard screens.drawn == state else {
      return "\(screens.drawn.summary) is drawn, and so is \(state.summary)"
    }
    let stacks =
      state.tabs.map { (StackID.tab($0.id), $0.stack) }
      + state.layers.map { (StackID.layer($0.id), $0.stack) }
    for (id, stack) in stacks where screens.path(of: id) != stack.dropFirst().map(\.id) {
      return "the path of \(id) is another"
    }
    var below: LayerID?
    for layer in state.layers {
      if screens.layer(on: below) != layer { return "layer \(layer.id.rawValue) lies elsewhere" }
      below = layer.id
    }
    return screens.layer(on: below) == nil ? nil : "there is a layer on the top layer"
  }
}
