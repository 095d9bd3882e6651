import NavCore

/// What the model has to say of a call, in its order, held against what the router has said.
///
/// It is compared word by word as the model says it, where the router has put it. Because nearly all of
/// it is an id and an outcome, that costs much less than to write it down first, and than to compare
/// effects as a whole, which are copied for it.
struct ModelNews: Sendable {
  /// The first difference, in words.
  struct Difference: Sendable {
    let expected: String
    let seen: String
  }

  private var effects: [Effect] = []
  /// How many the model has said as well.
  private var count = 0
  private(set) var first: Difference?

  /// A call begins, in which the router has said this. It is taken until the end, because to share it
  /// counts references.
  @inline(__always)
  mutating func begin(_ effects: inout [Effect]) {
    swap(&self.effects, &effects)
    count = 0
    if first != nil { first = nil }
  }

  /// The call is over: the effects are given back.
  @inline(__always)
  mutating func end(_ effects: inout [Effect]) {
    if count < self.effects.count { miss("nothing more") }
    swap(&self.effects, &effects)
  }

  // Inlined, because nearly everywhere it is known which outcome it is.
  @inline(__always)
  mutating func settled(_ request: RequestID, _ outcome: Outcome) {
    guard count < effects.count, effects[count].settles(request, outcome) else {
      return miss(.settled(request, outcome))
    }
    count += 1
  }

  mutating func started(_ request: RequestID, _ transition: TransitionID) {
    guard count < effects.count, case .started(let other, let found) = effects[count],
      request == other, transition == found
    else { return miss(.started(request, transition)) }
    count += 1
  }

  mutating func waiting(_ request: RequestID) {
    guard count < effects.count, case .waiting(let other) = effects[count], request == other
    else { return miss(.waiting(request)) }
    count += 1
  }

  mutating func left(_ entry: EntryID, _ reason: DismissalReason) {
    guard count < effects.count, case .left(let other, let found) = effects[count],
      entry == other, reason == found
    else { return miss(.left(entry, reason)) }
    count += 1
  }

  mutating func inquire(_ transition: TransitionID) {
    guard count < effects.count, case .inquire(let other) = effects[count], transition == other
    else { return miss(.inquire(transition)) }
    count += 1
  }

  mutating func inquireGesture(_ gesture: GestureID) {
    guard count < effects.count, case .inquireGesture(let other) = effects[count], gesture == other
    else { return miss(.inquireGesture(gesture)) }
    count += 1
  }

  mutating func perform(_ transition: TransitionID, _ change: Change, animated: Bool) {
    guard count < effects.count, effects[count].performs(transition, change, animated: animated)
    else {
      return miss(.perform(transition, change, animated: animated))
    }
    count += 1
  }

  mutating func restore(_ transition: TransitionID, _ screens: ModelScreens, from tab: TabID) {
    guard count < effects.count,
      case .perform(transition, .restore(let state, from: tab), false) = effects[count],
      screens.agree(with: state)
    else {
      let change = Change.restore(screens.state, from: tab)
      return miss(.perform(transition, change, animated: false))
    }
    count += 1
  }

  mutating func resynchronise(_ screens: ModelScreens) {
    guard count < effects.count, effects[count].resynchronises(screens) else {
      return miss(.resynchronise(screens.state))
    }
    count += 1
  }

  mutating func pathChanged(_ steps: [NavigationStep]) {
    guard count < effects.count, case .pathChanged(let path) = effects[count], steps == path.steps
    else { return miss(EffectWords.text(path: steps)) }
    count += 1
  }

  private mutating func miss(_ expected: Effect) { miss(EffectWords.text(expected)) }

  /// Notes the first difference; what follows is no news any more.
  private mutating func miss(_ expected: String) {
    guard first == nil else { return }
    let seen = count < effects.count ? EffectWords.text(effects[count]) : "nothing more"
    first = Difference(expected: expected, seen: seen)
  }
}

// Effects hold lists, and one that is taken out of its list to be compared is copied with all that is
// in it. Asked itself, by what is inlined, and taken apart down to what is small, it is not.
extension Effect {
  @inline(__always)
  fileprivate func settles(_ request: RequestID, _ outcome: Outcome) -> Bool {
    switch outcome {
    case .completed:
      guard case .settled(let other, .completed) = self else { return false }
      return request == other
    case .unchanged:
      guard case .settled(let other, .unchanged) = self else { return false }
      return request == other
    case .rejected(.busy):
      guard case .settled(let other, .rejected(.busy)) = self else { return false }
      return request == other
    case .rejected(.stale(let source)):
      guard case .settled(let other, .rejected(.stale(let found))) = self else { return false }
      return request == other && source == found
    case .rejected(.notWaiting(let target)):
      guard case .settled(let other, .rejected(.notWaiting(let found))) = self else { return false }
      return request == other && target == found
    case .rejected(.queueFull(let limit)):
      guard case .settled(let other, .rejected(.queueFull(let found))) = self else { return false }
      return request == other && limit == found
    case .cancelled:
      guard case .settled(let other, .cancelled) = self else { return false }
      return request == other
    default:
      guard case .settled(let other, let found) = self else { return false }
      return request == other && outcome == found
    }
  }

  @inline(__always)
  fileprivate func performs(
    _ transition: TransitionID, _ change: Change, animated: Bool
  ) -> Bool {
    let id: TransitionID
    let isAnimated: Bool
    switch change {
    case .push(let entry, let stack, let top):
      guard case .perform(let other, .push(let new, let place, let below), let takesTime) = self,
        entry == new, stack == place, top == below
      else { return false }
      (id, isAnimated) = (other, takesTime)
    case .pop(let stack, let top):
      guard case .perform(let other, .pop(let place, let last), let takesTime) = self,
        stack == place, top == last
      else { return false }
      (id, isAnimated) = (other, takesTime)
    case .present(let layer, let style, let root, let presenter, let below):
      guard
        case .perform(
          let other, .present(let new, let look, let first, let under, let last), let takesTime) =
          self,
        layer == new, style == look, root == first, presenter == under, below == last
      else { return false }
      (id, isAnimated) = (other, takesTime)
    case .dismiss(let layer):
      guard case .perform(let other, .dismiss(let lowest), let takesTime) = self, layer == lowest
      else { return false }
      (id, isAnimated) = (other, takesTime)
    case .select(let tab, let before):
      guard case .perform(let other, .select(let new, let old), let takesTime) = self,
        tab == new, before == old
      else { return false }
      (id, isAnimated) = (other, takesTime)
    case .replace, .replaceRoot, .restore:
      guard case .perform(let other, let found, let takesTime) = self, change == found
      else { return false }
      (id, isAnimated) = (other, takesTime)
    }
    return transition == id && animated == isAnimated
  }
  @inline(__always)
  fileprivate func resynchronises(_ screens: borrowing ModelScreens) -> Bool {
    guard case .resynchronise(let state) = self else { return false }
    return screens.agree(with: state)
  }
}
