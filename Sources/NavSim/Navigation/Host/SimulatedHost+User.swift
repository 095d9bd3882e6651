import NavCore

// The user, the system and the scenario.
extension SimulatedHost {
  /// - Returns: what kept the user from it, or nil.
  mutating func swipeBack(finished: Bool, lasting: Milliseconds, at now: Instant) -> SkipReason? {
    guard let top = screen.poppable else { return .atRoot }
    return begin(.entry(top), finished: finished, lasting: lasting, at: now)
  }

  mutating func dragDismiss(finished: Bool, lasting: Milliseconds, at now: Instant) -> SkipReason? {
    guard let layer = screen.draggableLayer else { return .noSheet }
    return begin(.layer(layer), finished: finished, lasting: lasting, at: now)
  }

  mutating func tapTab(_ tab: TabID, at now: Instant) -> SkipReason? {
    if let skipReason = unreachable { return skipReason }
    guard !screen.hasLayers else { return .layerOnTop }
    guard screen.selected != tab else { return .shownAlready }
    guard screen.contains(tab) else { return .noSuchTab }
    screen.select(tab)
    report(.tabSelected(tab), at: now)
    return nil
  }

  mutating func clear(_ flag: Flag, at now: Instant) -> SkipReason? {
    switch flag {
    case .push: remove(screen.poppable.map(RemovalTarget.entry), by: .user, at: now)
    case .presentation: remove(screen.topLayer.map(RemovalTarget.layer), by: .user, at: now)
    }
  }

  /// A late write: whether its target is still there or not, it is reported.
  mutating func clear(_ target: RemovalTarget, at now: Instant) {
    _ = remove(target, by: .user, at: now)
  }

  mutating func systemRemoves(_ removal: SystemRemoval, at now: Instant) -> SkipReason? {
    switch removal {
    case .pop: remove(screen.poppable.map(RemovalTarget.entry), by: .system, at: now)
    case .dismiss: remove(screen.topLayer.map(RemovalTarget.layer), by: .system, at: now)
    case .dismissAll: remove(screen.bottomLayer.map(RemovalTarget.layer), by: .system, at: now)
    }
  }

  mutating func set(_ new: HostSetting, at now: Instant) {
    switch new {
    case .normal:
      comeBack(at: now)
      setting = Setting()
      take(.normal)
    case .slow: take(.slow)
    case .fast: take(.fast)
    case .instant: take(.instant)
    case .loseEnd: setting.losesNextEnd = true
    case .unfinishedEnd: setting.nextEndIsUnfinished = true
    case .earlyEnd: setting.nextEndIsEarly = true
    case .late(let lag): setting.lag = max(lag, 0)
    case .busy(let manner): setting.busy = manner
    case .away: goAway()
    case .back: comeBack(at: now)
    case .echo: setting.echoes = true
    case .cascade: setting.cascades = true
    case .foreign: setting.isCovered = true
    case .foreignGone: setting.isCovered = false
    case .occupied(let time): if !setting.isAway { occupy(until: now + max(time, 0)) }
    }
    beginQueued(at: now)
  }

  /// Works out how long everything takes from now on.
  private mutating func take(_ speed: Speed) {
    func time(_ normal: Milliseconds) -> Milliseconds {
      switch speed {
      case .normal: normal
      case .slow: normal * Self.slowFactor
      case .fast: Milliseconds(normal.rawValue / Self.slowFactor)
      case .instant: 0
      }
    }
    setting.speed = speed
    verticalTime = time(Self.verticalDuration * pace.factor)
    horizontalTime = time(Self.horizontalDuration * pace.factor)
  }

  /// Why the user cannot touch the screen.
  private var unreachable: SkipReason? {
    if setting.isAway { return .away }
    return setting.isCovered ? .covered : nil
  }

  private mutating func begin(
    _ target: RemovalTarget, finished: Bool, lasting: Milliseconds, at now: Instant
  ) -> SkipReason? {
    if let skipReason = unreachable { return skipReason }
    guard gesture == nil else { return .finger }
    guard occupiedUntil == nil else { return .movement }
    lastGesture += 1
    let new = Gesture(
      id: GestureID(lastGesture), target: target, start: now, end: now + max(lasting, 0),
      isFinished: finished)
    gesture = new
    report(.gestureBegan(new.id, target), at: now)
    if new.end == now { endGesture(new, at: now) }
    return nil
  }

  private mutating func remove(
    _ target: RemovalTarget?, by remover: Remover, at now: Instant
  ) -> SkipReason? {
    guard let target else { return .nothingThere }
    let above = layerOnTop(of: target)
    screen.remove(target)
    if let above { report(.removed(above, by: remover), at: now) }
    report(.removed(target, by: remover), at: now)
    return nil
  }
}
