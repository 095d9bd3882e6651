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

  mutating func settled(_ request: RequestID, _ outcome: Outcome) {
    guard count < effects.count, case .settled(let other, let found) = effects[count],
      request == other, outcome == found
    else { return miss(EffectWords.text(.settled(request, outcome))) }
    count += 1
  }

  // The same for what is said most often: an outcome without numbers need not be copied.

  mutating func rejectedAsBusy(_ request: RequestID) {
    guard count < effects.count, case .settled(request, .rejected(.busy)) = effects[count]
    else { return miss(EffectWords.text(.settled(request, .rejected(.busy)))) }
    count += 1
  }

  mutating func completed(_ request: RequestID) {
    guard count < effects.count, case .settled(request, .completed) = effects[count]
    else { return miss(EffectWords.text(.settled(request, .completed))) }
    count += 1
  }

  mutating func unchanged(_ request: RequestID) {
    guard count < effects.count, case .settled(request, .unchanged) = effects[count]
    else { return miss(EffectWords.text(.settled(request, .unchanged))) }
    count += 1
  }

  mutating func started(_ request: RequestID, _ transition: TransitionID) {
    guard count < effects.count, case .started(let other, let found) = effects[count],
      request == other, transition == found
    else { return miss(EffectWords.text(.started(request, transition))) }
    count += 1
  }

  mutating func waiting(_ request: RequestID) {
    guard count < effects.count, case .waiting(let other) = effects[count], request == other
    else { return miss(EffectWords.text(.waiting(request))) }
    count += 1
  }

  mutating func left(_ entry: EntryID, _ reason: DismissalReason) {
    guard count < effects.count, case .left(let other, let found) = effects[count],
      entry == other, reason == found
    else { return miss(EffectWords.text(.left(entry, reason))) }
    count += 1
  }

  mutating func inquire(_ transition: TransitionID) {
    guard count < effects.count, case .inquire(let other) = effects[count], transition == other
    else { return miss(EffectWords.text(.inquire(transition))) }
    count += 1
  }

  mutating func inquireGesture(_ gesture: GestureID) {
    guard count < effects.count, case .inquireGesture(let other) = effects[count], gesture == other
    else { return miss(EffectWords.text(.inquireGesture(gesture))) }
    count += 1
  }

  mutating func perform(_ transition: TransitionID, _ change: Change, animated: Bool) {
    guard count < effects.count, performs(transition, change, animated: animated) else {
      return miss(EffectWords.text(.perform(transition, change, animated: animated)))
    }
    count += 1
  }

  /// One kind of change after another, because most are compared without a copy when taken apart.
  private func performs(
    _ transition: TransitionID, _ change: Change, animated: Bool
  ) -> Bool {
    switch change {
    case .push(let entry, let stack, let top):
      if case .perform(transition, .push(entry, onto: stack, above: top), animated) =
        effects[count] { return true }
    case .pop(let stack, let top):
      if case .perform(transition, .pop(stack, to: top), animated) = effects[count] { return true }
    case .present(let layer, let style, let root, let presenter, let above):
      if case .perform(
        transition,
        .present(layer, style, root: root, presenter: presenter, above: above), animated) =
        effects[count] { return true }
    case .dismiss(let layer):
      if case .perform(transition, .dismiss(layer), animated) = effects[count] { return true }
    case .select(let tab, let before):
      if case .perform(transition, .select(tab, from: before), animated) = effects[count] {
        return true
      }
    case .replace, .replaceRoot, .restore:
      return effects[count] == .perform(transition, change, animated: animated)
    }
    return false
  }

  mutating func restore(_ transition: TransitionID, _ screens: ModelScreens, from tab: TabID) {
    guard count < effects.count,
      case .perform(transition, .restore(let state, from: tab), false) = effects[count],
      screens.agree(with: state)
    else {
      let change = Change.restore(screens.state, from: tab)
      return miss(EffectWords.text(.perform(transition, change, animated: false)))
    }
    count += 1
  }

  mutating func resynchronise(_ screens: ModelScreens) {
    guard count < effects.count, case .resynchronise(let state) = effects[count],
      screens.agree(with: state)
    else { return miss(EffectWords.text(.resynchronise(screens.state))) }
    count += 1
  }

  mutating func pathChanged(_ steps: [NavigationStep]) {
    guard count < effects.count, case .pathChanged(let path) = effects[count], steps == path.steps
    else { return miss(EffectWords.text(path: steps)) }
    count += 1
  }

  /// Notes the first difference; what follows is no news any more.
  private mutating func miss(_ expected: String) {
    guard first == nil else { return }
    let seen = count < effects.count ? EffectWords.text(effects[count]) : "nothing more"
    first = Difference(expected: expected, seen: seen)
  }
}
