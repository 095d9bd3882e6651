extension RouterRun {
  func text(_ screens: Picture) -> String { screens.text(test.routes) }

  var timeText: String { TimeText.of(scheduler.clock.now.offset) }

  /// A call as a report names it.
  func name(_ number: Int) -> String { calls.state(of: number).map(name) ?? "a call" }

  func name(_ state: CallState) -> String {
    "\(CallerName.of(state.caller)) " + test.actions[state.action].text(state.argument)
  }

  var openCallsText: String {
    let open = calls.open.map(name)
    return open.isEmpty ? "the router" : open.joined(separator: ", ")
  }

  /// What stands for screens in a digest: the same in every process.
  func summary(of screens: Picture) -> UInt64 {
    var digest = Digest()
    for layer in screens.layers {
      digest.add(layer.pushed.count)
      digest.add(test.routes.summary(layer.root))
      if let last = layer.pushed.last { digest.add(test.routes.summary(last)) }
      if layer.hasIDs {
        digest.add(layer.id)
        digest.add(layer.pushedIDs.last ?? 0)
      }
    }
    digest.add(text: screens.tab ?? "")
    return digest.value
  }
}
