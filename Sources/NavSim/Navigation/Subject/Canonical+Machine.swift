import NavCore

extension Machine {
  /// Everything that decides what the router does next.
  package func write(into canonical: inout Canonical) {
    canonical.add(state.navigation)
    canonical.add(state.transition?.id)
    if let transition = state.transition {
      canonical.add(transition.request)
      switch transition.focus {
      case .entry(let entry): canonical.add(entry)
      case .stack(let stack): canonical.add(stack)
      case .tab(let tab): canonical.add(Int(tab.rawValue))
      case .nothing: canonical.add(-3)
      }
      canonical.add(transition.deadline)
      canonical.add(transition.isInterrupted)
      canonical.add(transition.undoneBy)
    }
    canonical.add(state.gesture?.id)
    if let gesture = state.gesture {
      canonical.add(gesture.target)
      canonical.add(gesture.deadline)
    }
    canonical.add(state.sequence?.request)
    if let sequence = state.sequence {
      canonical.add(sequence.steps.count - sequence.index)
      for step in sequence.steps.dropFirst(sequence.index) {
        canonical.add(text: RequestWords.text(step))
      }
      canonical.add(sequence.isSingle)
      canonical.add(sequence.hasChanged)
      canonical.add(sequence.disturbedBy)
      canonical.add(sequence.start)
      canonical.add(sequence.isCancelled)
      for done in sequence.shown {
        canonical.add(done.step - sequence.index)
        switch done.mark {
        case .entry(let entry): canonical.add(entry)
        case .tab(let tab): canonical.add(Int(tab.rawValue))
        }
      }
      canonical.add(sequence.undone.map { $0.step - sequence.index } ?? 0)
      canonical.add(sequence.undone?.remover)
    }
    for waiting in state.waiting.inOrder {
      canonical.add(waiting.id)
      canonical.add(text: RequestWords.text(waiting.request))
      canonical.add(Int(waiting.priority.rawValue))
      canonical.add(waiting.source)
      canonical.add(waiting.scope == .own)
    }
    canonical.add(state.leaving.count)
    for leaving in state.leaving { canonical.add(leaving.id) }
  }
}
