import NavCore

extension RouterRun {
  func text(_ screens: Picture) -> String { screens.text(test.routes) }

  /// The present virtual time.
  var milliseconds: Int64 { Milliseconds(scheduler.clock.now.offset).rawValue }

  var timeText: String { TimeText.of(scheduler.clock.now.offset) }

  /// A call as a report names it.
  func name(_ number: Int) -> String { calls.state(of: number).map(name) ?? "a call" }

  func name(_ state: CallState) -> String { name(state.caller, state.action, state.argument) }

  private func name(_ caller: Int, _ action: Int, _ argument: Int) -> String {
    CallerName.call(caller, of: test.callerLimit, test.actions[action].text(argument))
  }

  /// Who has started work, of a call that may be over, too.
  func nameOfWork(startedBy cause: Int) -> String {
    if cause == Causes.nobody { return "the router" }
    return call(cause).map { name($0.caller, $0.action, $0.argument) } ?? "a report of the host"
  }

  /// A call that was made, which may be over.
  private func call(_ number: Int) -> (caller: Int, action: Int, argument: Int)? {
    guard let place = made.last(where: { $0.number == number })?.operation,
      case .call(let action, let argument) = log.operations[place].subject
    else { return nil }
    return (log.operations[place].caller, action, argument)
  }

  /// Whose work runs, and its kind: a call's, or, where that is not known, that of all open calls.
  var running: (text: String, kinds: String?) {
    if let call = call(scheduler.cause) {
      return (name(call.caller, call.action, call.argument), test.actions[call.action].name)
    }
    let open = calls.open.map(name)
    return (open.isEmpty ? "the router" : open.joined(separator: ", "), kinds(calls.open))
  }

  /// The kind of a call; nil for what is none.
  func kind(of number: Int) -> String? {
    calls.state(of: number).map { test.actions[$0.action].name }
  }

  /// The kinds of calls.
  func kinds(_ calls: [CallState]) -> String? {
    let kinds = Set(calls.map { test.actions[$0.action].name })
    return kinds.isEmpty ? nil : kinds.sorted().joined(separator: "+")
  }

  /// What calls wait for that have not returned at the end of a run.
  var reasonToWait: String {
    if hasForeignWork || calls.open.contains(where: { scheduler.pendingWork(of: $0.number) > 0 }) {
      let how = idling.isForEver ? "again and again" : "after an hour"
      return "something still runs or sleeps \(how)"
    }
    if screens.layers.count > 1 {
      return "nothing runs any more, and no button or gesture is left that takes away "
        + "\(text(screens))"
    }
    return "nothing runs any more that could resume it: a continuation or a report of the host "
      + "was lost"
  }

  /// What stands for screens in a digest: the same in every process.
  func summary(of screens: Picture) -> UInt64 {
    var digest = Digest()
    for layer in screens.layers {
      digest.add(layer.pushed.count)
      digest.add(test.routes.summary(layer.root))
      if let last = layer.pushed.last { digest.add(test.routes.summary(last)) }
      if layer.hasIDs {
        digest.add(layer.number)
        digest.add(layer.pushedNumbers.last ?? 0)
      }
    }
    digest.add(text: screens.tab ?? "")
    return digest.value
  }
}
