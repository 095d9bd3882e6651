import NavCore

// Why the router is called.
extension RuleChecks {
  mutating func hear(_ report: HostReport) {
    switch report {
    case .ended(let id, let finished): hearEnd(of: id, finished: finished)
    case .idle(let id): hearEnd(of: id, finished: false)
    case .animating, .gestureActive: break
    case .gestureBegan(let id, let target):
      guard picture.state.isRemovable(target) else { return }
      // There is one finger: the end of an earlier gesture was lost, and is asked for.
      if let earlier = underWay.finger?.id, earlier != id { owedGestureQuestion = earlier }
      underWay.finger = UnderWay.Finger(id: id, target: target, due: now + watchdog)
    case .gestureEnded(let id, let target, let finished):
      if underWay.finger?.id == id { underWay.finger = nil }
      if finished { loses(target, to: .user) }
      repairIfFree()
    case .removed(let target, let remover): loses(target, to: remover)
    case .tabSelected(let tab):
      let before = picture
      if picture.select(tab) { underWay.isDisturbed(by: .user, from: before, picture) }
    case .detached:
      underWay.finger = nil
      endTransition()
    }
  }

  private mutating func loses(_ target: RemovalTarget, to remover: Remover) {
    let before = picture
    guard picture.remove(target, by: remover) else { return }
    underWay.isDisturbed(by: remover, removing: target, from: before, picture)
  }

  private mutating func hearEnd(of id: TransitionID, finished: Bool) {
    // A router that trusts its estimate does not listen.
    guard let moving = underWay.moving, moving.id == id, configuration.timing == .reported
    else { return }
    if finished, moving.undoneBy == nil { return endTransition() }
    underWay.moving?.isGivenUp = true
    repairIfFree()
  }

  /// A host that is not where the router is has to be told, once no finger is on the screen.
  private mutating func repairIfFree() {
    guard underWay.moving?.isGivenUp == true, underWay.finger == nil else { return }
    owesRepair = true
    endTransition()
  }

  mutating func passTime() {
    let nextQuestion = now + watchdog
    if let finger = underWay.finger, finger.due <= now {
      owedGestureQuestion = finger.id
      underWay.finger?.due = nextQuestion
    }
    guard let moving = underWay.moving, moving.due <= now else { return }
    if configuration.timing == .reported {
      owedQuestion = moving.id
      underWay.moving?.due = nextQuestion
    } else {
      endTransition()
    }
  }

  /// For how long a host may be silent before it is asked.
  var watchdog: Milliseconds { max(configuration.watchdog, 1) }

  mutating func endTransition() {
    guard let moving = underWay.moving else { return }
    underWay.moving = nil
    if underWay.steps?.request == moving.request {
      underWay.steps?.ends(undoneBy: moving.undoneBy, moving.standing)
    } else {
      owed = (moving.request, moving.undoneBy.map(Outcome.superseded(by:)) ?? .completed)
    }
  }
}
