import NavCore

/// A ``/NavCore/Change`` without what is large in it.
///
/// A change may hold a list or a whole state, so that each copy of any of them has to find out whether
/// there is something to count. A move is copied for nothing. The two that it cannot hold are kept beside
/// it.
enum Move: Sendable {
  case push(Entry, onto: StackID, above: EntryID)
  case pop(StackID, to: EntryID)
  case replaceRoot(StackID, with: Entry)
  case present(LayerID, PresentationStyle, root: Entry, presenter: EntryID, above: LayerID?)
  case dismiss(LayerID)
  case select(TabID, from: TabID)
  /// Large: the entries are not here, but for the last.
  case replace(StackID, top: EntryID?)
  /// Large: the state is not here.
  case restore(from: TabID)

  // Inlined, because a change that is lent is copied first.
  @inline(__always)
  init(_ change: borrowing Change) {
    switch change {
    case .push(let entry, let stack, let above): self = .push(entry, onto: stack, above: above)
    case .pop(let stack, let top): self = .pop(stack, to: top)
    case .replaceRoot(let stack, let root): self = .replaceRoot(stack, with: root)
    case .present(let layer, let style, let root, let presenter, let above):
      self = .present(layer, style, root: root, presenter: presenter, above: above)
    case .dismiss(let layer): self = .dismiss(layer)
    case .select(let tab, let from): self = .select(tab, from: from)
    case .replace(let stack, let entries): self = .replace(stack, top: entries.last?.id)
    case .restore(_, let from): self = .restore(from: from)
    }
  }

  /// The change that it stands for; nil for one that is large.
  var change: Change? {
    switch self {
    case .push(let entry, let stack, let above): .push(entry, onto: stack, above: above)
    case .pop(let stack, let top): .pop(stack, to: top)
    case .replaceRoot(let stack, let root): .replaceRoot(stack, with: root)
    case .present(let layer, let style, let root, let presenter, let above):
      .present(layer, style, root: root, presenter: presenter, above: above)
    case .dismiss(let layer): .dismiss(layer)
    case .select(let tab, let from): .select(tab, from: from)
    case .replace, .restore: nil
    }
  }

  /// True when there is more to the change.
  var isLarge: Bool {
    switch self {
    case .replace, .restore: true
    case .push, .pop, .replaceRoot, .present, .dismiss, .select: false
    }
  }

  /// True for what moves layers; a restored state is shown where it is.
  var isVertical: Bool {
    switch self {
    case .push, .pop, .replace, .replaceRoot, .restore: false
    case .present, .dismiss, .select: true
    }
  }

  /// True when a new screen comes.
  var shows: Bool {
    switch self {
    case .push, .replace, .replaceRoot, .present, .restore: true
    case .pop, .dismiss, .select: false
    }
  }
}

extension Change {
  /// True for what moves layers.
  var isVertical: Bool { Move(self).isVertical }
}

extension Effect {
  /// What the host is asked to carry out, if this asks for a change.
  // Inlined, because an effect that is lent is copied first.
  @inline(__always)
  var move: (id: TransitionID, move: Move, animated: Bool)? {
    if case .perform(let id, let change, let animated) = self {
      (id, Move(change), animated)
    } else {
      nil
    }
  }

  /// The change that it asks for, without a copy of what that holds.
  consuming func takeChange() -> Change? {
    switch consume self {
    case .perform(_, let change, _): change
    default: nil
    }
  }
}
