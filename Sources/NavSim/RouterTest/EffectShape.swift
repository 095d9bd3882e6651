/// One thing that a call may do in situations of a kind.
enum EffectShape: Hashable, Sendable {
  case refuses
  case nothing
  case push(RouteNumber)
  case pop
  case popToRoot
  case set([RouteNumber])
  case pushOnBase(RouteNumber)
  case popBase
  case popBaseToRoot
  case present(ScreenLayer<RouteNumber>)
  case dismiss
  case dismissAll
  /// Always the same.
  case screens(Picture)

  /// What it makes of screens; nil when it refuses.
  func result(_ screens: Picture) -> Picture? {
    let ask: Ask<RouteNumber>
    switch self {
    case .refuses: return nil
    case .nothing: return screens
    case .push(let route): ask = .push(route)
    case .pop: ask = .pop
    case .popToRoot: ask = .popToRoot
    case .set(let routes): ask = .set(routes)
    case .pushOnBase(let route): ask = .becoming { $0.layers[0].pushed.append(route) }
    case .popBase:
      ask = .becoming { if !$0.layers[0].pushed.isEmpty { $0.layers[0].pushed.removeLast() } }
    case .popBaseToRoot: ask = .becoming { $0.layers[0].pushed = [] }
    case .present(let layer): ask = .becoming { $0.layers.append(layer) }
    case .dismiss: ask = .dismiss
    case .dismissAll: ask = .dismissAll
    case .screens(let picture): return picture
    }
    return screens.layers.isEmpty ? screens : ask.result(screens)
  }

  /// The effects that all samples have in common, the simplest first.
  static func fitting(_ samples: [EffectTable.Sample]) -> [Self] {
    guard let first = samples.first else { return [] }
    return candidates(first).filter { shape in
      samples.allSatisfy { sample in
        shape.result(sample.before) == (sample.result.isRefused ? nil : sample.result.screens)
      }
    }
  }

  private static func candidates(_ sample: EffectTable.Sample) -> [Self] {
    if sample.result.isRefused { return [.refuses] }
    let after = sample.result.screens
    var candidates: [Self] = [.nothing]
    if let last = after.layers.last?.pushed.last { candidates.append(.push(last)) }
    if after.layers.count > 1, let last = after.layers.first?.pushed.last {
      candidates.append(.pushOnBase(last))
    }
    candidates += [.pop, .popToRoot, .dismiss, .dismissAll]
    if after.layers.count > 1 {
      candidates += [.popBase, .popBaseToRoot]
      if let top = after.layers.last { candidates.append(.present(top)) }
    }
    if let pushed = after.layers.last?.pushed { candidates.append(.set(pushed)) }
    return candidates + [.screens(after)]
  }
}
