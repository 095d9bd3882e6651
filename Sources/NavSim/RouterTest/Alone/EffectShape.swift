/// One thing that a call may do in situations of a kind.
indirect enum EffectShape: Hashable, Sendable {
  case refuses
  case nothing
  case push(RouteNumber)
  case pop
  /// The top screen is replaced by another.
  case replace(RouteNumber)
  case popToRoot
  /// So many pushed screens stay, whatever is above them.
  case popAfter(Int)
  case set([RouteNumber])
  case pushOnBase(RouteNumber)
  case popBase
  case popBaseToRoot
  case present(ScreenLayer<RouteNumber>)
  case dismiss
  case dismissAll
  /// Shows another tab, and does something on what was left there.
  case onTab(String, EffectShape)
  /// Always the same.
  case screens(Picture)

  /// What it makes of screens.
  ///
  /// - Parameter tabs: the stacks of the tabs that are not shown.
  func result(_ screens: Picture, _ tabs: [TabMemory]) -> LearnedResult {
    let effect: CallEffect<RouteNumber>
    switch self {
    case .refuses: return .refuses
    case .nothing: return .shows(screens)
    case .onTab(let tab, let shape):
      guard let known = tabs.first(where: { $0.tab == tab }) else { return .unknown }
      return shape.result(Picture(layers: [known.base], tab: tab), [])
    case .push(let route): effect = .push(route)
    case .pop: effect = .pop
    case .replace(let route): effect = .steps(.pop, .push(route))
    case .popToRoot: effect = .popToRoot
    case .popAfter(let count): effect = .popAfter(count)
    case .set(let routes): effect = .set(routes)
    case .pushOnBase(let route): effect = .custom { $0.layers[0].pushed.append(route) }
    case .popBase:
      effect = .custom { if !$0.layers[0].pushed.isEmpty { $0.layers[0].pushed.removeLast() } }
    case .popBaseToRoot: effect = .custom { $0.layers[0].pushed = [] }
    case .present(let layer): effect = .custom { $0.layers.append(layer) }
    case .dismiss: effect = .dismiss
    case .dismissAll: effect = .dismissAll
    case .screens(let picture): return .shows(picture)
    }
    return .shows(screens.layers.isEmpty ? screens : effect.result(screens))
  }

  /// The effects that all samples have in common, the simplest first.
  static func fitting(_ samples: [EffectSample]) -> [Self] {
    guard let first = samples.first else { return [] }
    return candidates(first).filter { shape in
      samples.allSatisfy { sample in
        let result = shape.result(sample.before, sample.tabs)
        // What a tab showed that had not been seen before fits every change of it.
        return result == sample.outcome || result == .unknown && !sample.result.isRefused
      }
    }
  }

  private static func candidates(_ sample: EffectSample) -> [Self] {
    if sample.result.isRefused { return [.refuses] }
    let after = sample.result.screens
    if let tab = after.tab, tab != sample.before.tab {
      let onTab = onStack(after).map { Self.onTab(tab, $0) }
      let isKnown = sample.tabs.contains { $0.tab == tab }
      return isKnown ? onTab + [.screens(after)] : [.screens(after)] + onTab
    }
    var candidates: [Self] = [.nothing]
    if let last = after.layers.last?.pushed.last { candidates.append(.push(last)) }
    if after.layers.count > 1, let last = after.layers.first?.pushed.last {
      candidates.append(.pushOnBase(last))
    }
    candidates += [.pop, .popToRoot, .dismiss, .dismissAll]
    if let count = after.layers.last?.pushed.count, count > 0 {
      candidates.append(.popAfter(count))
    }
    if let last = after.layers.last?.pushed.last { candidates.append(.replace(last)) }
    if after.layers.count > 1 {
      candidates += [.popBase, .popBaseToRoot]
      if let top = after.layers.last { candidates.append(.present(top)) }
    }
    if let pushed = after.layers.last?.pushed { candidates.append(.set(pushed)) }
    return candidates + [.screens(after)]
  }

  /// What may have been done on one stack that is shown afterwards.
  private static func onStack(_ after: Picture) -> [Self] {
    guard after.layers.count == 1, let pushed = after.layers.first?.pushed else { return [] }
    return [.nothing] + (pushed.last.map { [.push($0)] } ?? []) + [.pop, .popToRoot, .set(pushed)]
  }
}
