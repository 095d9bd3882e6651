import NavCore

// The hosts of a run, and the user.
extension ShellSession {
  func attach(_ manner: ShellHost.Manner) {
    if !told.isEmpty { tell("attach a host that ends \(manner)") }
    if let host, random.chance(1, in: 2) { formerHosts.append(host) }
    let new = ShellHost(
      router, manner, isCalled: { [watch] in watch.isCalled($0) }, wait: waiting())
    framework = nil
    host = new
    newHosts.append(new)
    attachments += 1
    attach(new)
  }

  func attachAgain() {
    guard let again = host ?? formerHosts.last else { return }
    host = again
    framework = nil
    attachments += 1
    attach(again)
  }

  func attach(_ new: ShellHost) {
    let before = router.state.transition?.id
    router.attach(new)
    // Another may have begun.
    if let before, router.state.transition?.id == before {
      watch.fail("what the last host was carrying out is not over")
    }
  }

  /// The host is gone without a word.
  func die() {
    formerHosts.removeAll { $0 === host }
    host = nil
    framework = nil
  }

  func detach() {
    attachments += 1
    // It lives until it has been taken away.
    let detached = framework
    if let host { formerHosts.append(host) }
    host = nil
    framework = nil
    router.detach()
    withExtendedLifetime(detached) {}
  }

  func draw() {
    for former in formerHosts { former.fallSilent() }
    formerHosts = []
    host?.fallSilent()
    host = nil
    formerFramework = framework ?? formerFramework
    attachments += 1
    let count = attachments
    let new = ShellFramework(router, wait: waiting())
    // Unless another was attached from inside.
    if attachments == count { framework = new } else { formerFramework = new }
  }

  /// Does something after a time that is the same each time.
  func waiting() -> @MainActor (@escaping @MainActor () -> Void) -> Void {
    let delay = [0, 1, 100, 350, 3_000][random.below(5)]
    return { [clock] body in
      Task {
        try? await clock.sleep(for: .milliseconds(delay))
        body()
      }
    }
  }

  func move() {
    let state = router.navigation
    let target: RemovalTarget? =
      if let layer = state.layers.last, random.chance(1, in: 2) { .layer(layer.id) } else {
        state.pushedCount > 0 ? .entry(state.visibleEntry.id) : nil
      }
    switch (random.below(3), target) {
    case (0, let target?):
      router.report(.removed(target, by: random.chance(1, in: 2) ? .user : .system))
    case (1, let target?) where host != nil:
      lastGesture += 1
      host?.touch(
        GestureID(lastGesture), target, finished: [nil, true, false][random.below(3)])
    default: router.report(.tabSelected(TabID(UInt32(random.below(2)))))
    }
  }

  var bottomLayer: RemovalTarget {
    .layer(router.navigation.layers.first?.id ?? LayerID(0))
  }

  func strayReport() -> HostReport {
    let id = TransitionID(UInt64(random.below(9)))
    return switch random.below(5) {
    case 0: .ended(id, finished: true)
    case 1: .idle(id)
    case 2: .animating(id)
    case 3: .gestureEnded(GestureID(0), bottomLayer, finished: false)
    default: .removed(.entry(EntryID(UInt64(random.below(9)))), by: .user)
    }
  }

  /// Looks at what is pushed on a screen or presented from it, or takes away what was.
  func flag() {
    if !flags.isEmpty, random.chance(1, in: 3) {
      let flag = flags.remove(at: random.below(flags.count))
      let ignored = router.ignoredReportCount
      let isSet = random.chance(1, in: 4)
      let count = attachments
      if !isSet, flag.isActive {
        watch.expectedReport = flag.target.map { .removed($0, by: .user) }
      }
      flag.isActive = isSet
      // What one shows that was attached from inside is not gone.
      if attachments != count { watch.expectedReport = nil }
      if watch.expectedReport != nil { watch.fail("a flag has not reported what has gone") }
      if router.ignoredReportCount != ignored { watch.fail("a flag reports what is gone") }
      return
    }
    let entry = someEntry()
    let state = router.navigation
    let push = router.pushFlag(of: entry)
    let presentation = router.presentationFlag(of: entry)
    let layer = state.layers.first { $0.presenter == entry }?.id
    let stacks = state.tabs.map(\.stack) + state.layers.map(\.stack)
    let above = stacks.compactMap { stack -> EntryID? in
      guard let depth = stack.firstIndex(where: { $0.id == entry }) else { return nil }
      return depth + 1 < stack.count ? stack[depth + 1].id : nil
    }.first
    if push.target != above.map({ .entry($0) }) || push.isActive != (above != nil)
      || presentation.target != layer.map({ .layer($0) })
      || presentation.isActive != (layer != nil)
    {
      watch.fail("the flags of entry \(entry.rawValue) are wrong")
    }
    flags += [push, presentation]
  }
}
