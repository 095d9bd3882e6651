import NavCore

// What happens on screen by itself.
extension SimulatedHost {
  /// Lets the event that is due happen; that of the animation first.
  mutating func advance(to now: Instant) {
    if let animation, animation.nextEnd <= now {
      endAnimation(at: now)
    } else if let gesture, gesture.end <= now {
      endGesture(gesture, at: now)
    } else if let end = occupiedUntil, end <= now {
      occupiedUntil = nil
    }
    beginQueued(at: now)
  }

  mutating func endAnimation(at now: Instant) {
    guard let animation, let change = moving else { return }
    self.animation = nil
    moving = nil
    end(animation, change, at: now)
  }

  /// What was asked for is on screen from now on, if that is possible, and is reported.
  mutating func end(_ animation: Animation, _ change: Change, at now: Instant) {
    let finished = screen.accepts(change) && !setting.nextEndIsUnfinished
    var echo: RemovalTarget?
    if finished {
      if setting.echoes { echo = screen.firstRemoved(by: change) }
      screen.apply(change)
      appeared += 1
    }
    setting.nextEndIsUnfinished = false
    if animation.earlyEnd != nil { occupy(until: animation.end) }
    if setting.losesNextEnd {
      setting.losesNextEnd = false
    } else {
      report(.ended(animation.id, finished: finished), at: now)
    }
    if let echo { report(.removed(echo, by: .user), at: now) }
    if setting.echoes { report(.animating(animation.id), at: now) }
  }

  /// Keeps commands waiting until then.
  mutating func occupy(until end: Instant) { occupiedUntil = max(end, occupiedUntil ?? end) }

  mutating func endGesture(_ gesture: Gesture, at now: Instant) {
    self.gesture = nil
    let above = gesture.isFinished ? layerOnTop(of: gesture.target) : nil
    if gesture.isFinished { screen.remove(gesture.target) }
    if let above { report(.removed(above, by: .user), at: now) }
    let end = HostReport.gestureEnded(gesture.id, gesture.target, finished: gesture.isFinished)
    if setting.losesNextEnd {
      setting.losesNextEnd = false
      if gesture.notice != .ignored { untold.append(end) }
    } else {
      report(end, at: now)
    }
    if setting.echoes { report(.gestureActive(gesture.id), at: now) }
  }

  /// The topmost layer, if it goes with this one and has a report of its own.
  func layerOnTop(of target: RemovalTarget) -> RemovalTarget? {
    setting.cascades ? screen.layerOnTop(of: target) : nil
  }

  mutating func cancelGesture(at now: Instant) {
    guard let gesture else { return }
    self.gesture = nil
    report(.gestureEnded(gesture.id, gesture.target, finished: false), at: now)
  }

  /// Nothing is seen from now on: what moved stands still where it began, and nobody is told.
  mutating func goAway() {
    setting.isAway = true
    stop()
    occupiedUntil = nil
    if let gesture {
      self.gesture = nil
      if gesture.notice != .ignored {
        untold.append(.gestureEnded(gesture.id, gesture.target, finished: false))
      }
    }
  }

  /// A host that is there again tells what it owes, because a question about that may have been
  /// asked in vain.
  mutating func comeBack(at now: Instant) {
    guard setting.isAway else { return }
    setting.isAway = false
    for end in untold { report(end, at: now) }
    untold.removeAll()
  }
}
