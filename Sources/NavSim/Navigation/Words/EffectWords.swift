import NavCore

/// What a router says and commands, in one line each.
package enum EffectWords {
  package static func text(_ effect: Effect) -> String {
    switch effect {
    case .perform(let id, let change, let animated):
      "transition \(id.rawValue), \(animated ? "" : "not ")animated: \(change.summary)"
    case .resynchronise(let state): "resynchronise to \(state.summary)"
    case .inquire(let id): "inquire after transition \(id.rawValue)"
    case .inquireGesture(let id, let target):
      "inquire after gesture \(id.rawValue), of \(target.summary)"
    case .waiting(let id): "request \(id.rawValue) waits"
    case .started(let id, let transition):
      "request \(id.rawValue) starts transition \(transition.rawValue)"
    case .settled(let id, let outcome): "request \(id.rawValue) ends: \(text(outcome))"
    case .left(let entry, let reason): "entry \(entry.rawValue) left: \(reason)"
    case .pathChanged(let path): text(path: path.steps)
    }
  }

  package static func text(_ outcome: Outcome) -> String {
    switch outcome {
    case .completed, .unchanged, .cancelled: "\(outcome)"
    case .rejected(let reason): "rejected: \(reason)"
    case .superseded(let remover): "superseded by the \(remover)"
    case .stopped(let step, .rejected(let reason)): "stopped at step \(step): \(reason)"
    case .stopped(let step, .superseded(let remover)):
      "stopped at step \(step) by the \(remover)"
    case .stopped(let step, .cancelled): "stopped at step \(step) by its caller"
    }
  }

  package static func text(path: [NavigationStep]) -> String {
    let words = path.map { step in
      switch step {
      case .tab(let tab): "tab \(tab.rawValue)"
      case .push(let route): "push \(route.rawValue)"
      case .sheet(let route): "sheet \(route.rawValue)"
      case .fullScreen(let route): "cover \(route.rawValue)"
      }
    }
    return "the path " + words.joined(separator: ", ")
  }
}
