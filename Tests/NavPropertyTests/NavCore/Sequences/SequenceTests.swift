import Testing

@testable import NavCore

@Suite("Sequences")
struct SequenceTests {
  private func deep() throws -> Harness {
    var router = try Harness()
    for route in 1...3 as ClosedRange<UInt32> { router.finish(.push(RouteID(route))) }
    return router
  }

  @Test("steps run one after another, each when the one before has ended; settled once, at the end")
  func steps() throws {
    var router = try Harness()
    let id = router.submit(.sequence([.push(RouteID(1)), .present(RouteID(2), .sheet), .back]))
    #expect(router.stack == [0, 1])
    #expect(router.outcome(of: id) == nil)
    router.endTransition()
    #expect(router.layers == [[2]])
    router.endTransition()
    #expect(router.layers.isEmpty)
    #expect(router.outcome(of: id) == nil)
    router.endTransition()
    #expect(router.outcome(of: id) == .completed)
  }

  @Test("nothing starts between the steps, however urgent")
  func exclusive() throws {
    var router = try Harness()
    router.call(.sequence([.push(RouteID(1)), .push(RouteID(2))]))
    let urgent = router.submit(.push(RouteID(9)), .init(priority: .critical, whenBusy: .wait))
    router.endTransition()
    #expect(router.stack == [0, 1, 2])
    router.endTransition()
    #expect(router.stack == [0, 1, 2, 9])
    router.endTransition()
    #expect(router.outcome(of: urgent) == .completed)
  }

  @Test("a rejected step ends the sequence, which says which step and why; what is done stays done")
  func rejectedStep() throws {
    var router = try Harness()
    let id = router.submit(
      .sequence([.push(RouteID(1)), .popAfter(index: 7), .push(RouteID(2))]))
    router.run()
    let reason = RejectionReason.indexOutOfRange(index: 7, pushed: 1)
    #expect(router.outcome(of: id) == .stopped(step: 1, because: .rejected(reason)))
    #expect(router.stack == [0, 1])
    #expect(!router.machine.state.isBusy)
  }

  @Test("a step that cannot be one is rejected before anything happens")
  func notAStep() throws {
    var router = try Harness()
    let before = router.machine.state
    for step in [
      Request.enqueue(RouteID(1), .sheet), .cancel(RequestID(1)), .sequence([]),
      .open(Destination(tab: TabID(0))),
    ] {
      let outcome = router.call(.sequence([.push(RouteID(1)), step]))
      #expect(outcome == .rejected(.notAStep(index: 1, step.kind)))
    }
    #expect(router.machine.state == before)
  }

  @Test("after a move of the user's the next step does not start")
  func disturbed() throws {
    var router = try Harness()
    router.finish(.push(RouteID(1)))
    let below = router.visible
    let id = router.submit(.sequence([.push(RouteID(2)), .push(RouteID(3))]))
    router.report(.removed(.entry(router.visible), by: .user))
    router.endTransition()
    #expect(router.outcome(of: id) == .stopped(step: 0, because: .superseded(by: .user)))
    #expect(router.visible == below)
  }

  @Test("a sequence that is done is completed, wherever the user has gone meanwhile")
  func doneElsewhere() throws {
    var router = try Harness()
    let id = router.submit(.sequence([.push(RouteID(1))]))
    router.report(.tabSelected(TabID(1)))
    router.endTransition()
    #expect(router.outcome(of: id) == .completed)
    router.report(.tabSelected(TabID(0)))
    #expect(router.stack == [0, 1])
  }

  @Test("a sequence says which finished step was undone, not which was under way")
  func undoneStep() throws {
    var router = try Harness()
    let id = router.submit(
      .sequence([.push(RouteID(1)), .push(RouteID(2)), .present(RouteID(3), .sheet)]))
    router.endTransition()
    let second = router.visible
    router.endTransition()
    router.report(.removed(.entry(second), by: .system))
    router.run()
    #expect(router.outcome(of: id) == .stopped(step: 1, because: .superseded(by: .system)))
    #expect(router.layers == [[3]])
  }

  @Test("a tab that a step has shown and the user has left again is a step undone")
  func leftTab() throws {
    var router = try Harness()
    let id = router.submit(.sequence([.selectTab(TabID(1)), .push(RouteID(1))]))
    router.endTransition()
    router.report(.tabSelected(TabID(0)))
    router.run()
    #expect(router.outcome(of: id) == .stopped(step: 0, because: .superseded(by: .user)))
  }

  @Test("a link is completed where it leads, and nowhere else")
  func linkElsewhere() throws {
    for comesBack in [false, true] {
      var router = try Harness()
      let id = router.submit(.open(Destination(tab: TabID(0), pushed: [RouteID(1)])))
      router.report(.tabSelected(TabID(1)))
      if comesBack { router.report(.tabSelected(TabID(0))) }
      router.run()
      #expect(router.outcome(of: id) == (comesBack ? .completed : .superseded(by: .user)))
    }
  }

  @Test("one that is withdrawn takes no further step")
  func withdrawn() throws {
    var router = try Harness()
    let id = router.submit(.sequence([.push(RouteID(1)), .push(RouteID(2))]))
    #expect(router.call(.cancel(id)) == .completed)
    router.run()
    #expect(router.outcome(of: id) == .stopped(step: 1, because: .cancelled))
    let last = router.submit(.sequence([.push(RouteID(3))]))
    router.call(.cancel(last))
    router.run()
    #expect(router.outcome(of: last) == .completed)
    let form = router.submit(.popToRootAnimated)
    router.call(.cancel(form))
    router.run()
    #expect(router.outcome(of: form) == .cancelled)
    #expect(router.stack == [0, 1])
  }

  @Test("while a finger is on the screen the next step waits; letting go lets it go on")
  func gestureBetween() throws {
    var router = try Harness()
    let id = router.submit(.sequence([.push(RouteID(1)), .push(RouteID(2))]))
    let target = RemovalTarget.entry(router.visible)
    router.report(.gestureBegan(GestureID(1), target))
    router.endTransition()
    #expect(router.stack == [0, 1])
    router.report(.gestureEnded(GestureID(1), target, finished: false))
    #expect(router.stack == [0, 1, 2])
    router.run()
    #expect(router.outcome(of: id) == .completed)
  }

  @Test("an empty sequence, and one whose steps change nothing, is unchanged")
  func unchanged() throws {
    var router = try Harness()
    #expect(router.call(.sequence([])) == .unchanged)
    #expect(router.call(.sequence([.popToRoot, .set([])])) == .unchanged)
  }

  @Test("popToRootAnimated takes one animated step per entry")
  func multiPop() throws {
    var router = try deep()
    let before = router.changes.count
    let id = router.submit(.popToRootAnimated)
    #expect(router.run() == 3)
    #expect(router.changes[before...].allSatisfy { $0.animated })
    #expect(router.outcome(of: id) == .completed)
    #expect(router.stack == [0])
    #expect(router.call(.popToRootAnimated) == .unchanged)
  }

  @Test("popToRootAnimated goes on after a swipe back on its own stack")
  func multiPopHelped() throws {
    var router = try deep()
    let id = router.submit(.popToRootAnimated)
    router.report(.removed(.entry(router.visible), by: .user))
    router.run()
    #expect(router.outcome(of: id) == .completed)
    #expect(router.stack == [0])
  }

  @Test("popToRootAnimated pops no other stack than the one it began on")
  func multiPopElsewhere() throws {
    var router = try deep()
    router.finish(.selectTab(TabID(1)))
    router.finish(.push(RouteID(4)))
    router.finish(.push(RouteID(5)))
    let id = router.submit(.popToRootAnimated)
    router.report(.tabSelected(TabID(0)))
    router.run()
    #expect(router.outcome(of: id) == .superseded(by: .user))
    #expect(router.stack == [0, 1, 2, 3])
  }

  @Test("dismissAllAnimated takes one animated step per layer")
  func multiDismiss() throws {
    var router = try Harness()
    for route in 1...3 as ClosedRange<UInt32> {
      router.finish(.present(RouteID(route), .fullScreenCover))
    }
    let id = router.submit(.dismissAllAnimated)
    #expect(router.run() == 3)
    #expect(router.outcome(of: id) == .completed)
    #expect(router.call(.dismissAllAnimated) == .unchanged)
  }

  @Test("a multi-step form can be a step: dismiss to the root and present")
  func multiStepAsStep() throws {
    var router = try Harness()
    router.finish(.present(RouteID(1), .sheet))
    router.finish(.present(RouteID(2), .sheet))
    let id = router.submit(
      .sequence([.dismissAllAnimated, .present(RouteID(3), .fullScreenCover)]))
    #expect(router.run() == 3)
    #expect(router.outcome(of: id) == .completed)
    #expect(router.layers == [[3]])
  }

  @Test("a multi-step form begins where its turn comes, not where an earlier one began")
  func formAfterForm() throws {
    var router = try deep()
    let id = router.submit(.sequence([.dismissAllAnimated, .pop(), .popToRootAnimated]))
    router.report(.removed(.entry(router.visible), by: .system))
    router.run()
    #expect(router.outcome(of: id) == .stopped(step: 2, because: .superseded(by: .system)))
    #expect(router.stack == [0, 1])
  }

  @Test("back pops, at the root of a layer dismisses it, and at the root of a tab is rejected")
  func back() throws {
    var router = try Harness()
    router.finish(.present(RouteID(1), .sheet))
    router.finish(.push(RouteID(2)))
    #expect(router.finish(.back) == .completed)
    #expect(router.layers == [[1]])
    #expect(router.finish(.back) == .completed)
    #expect(router.layers.isEmpty)
    #expect(router.call(.back) == .rejected(.nothingPushed))
  }

  @Test("a call meant for a covered screen's own stack is rejected, not given to the layer above")
  func covered() throws {
    var router = try Harness()
    let screen = router.visible
    router.finish(.present(RouteID(1), .sheet))
    let own = RequestOptions(source: screen, scope: .own)
    #expect(router.call(.push(RouteID(2)), own) == .rejected(.covered(source: screen)))
    #expect(router.layers == [[1]])
    router.finish(.dismiss)
    #expect(router.finish(.push(RouteID(2)), own) == .completed)
  }
}
