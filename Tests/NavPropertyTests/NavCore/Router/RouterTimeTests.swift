import Testing

@testable import NavCore

/// Never says anything, and notes when it is asked.
@MainActor
private final class SilentHost: @MainActor NavigationHost {
  private let clock: StoppedClock
  private(set) var askedAt: [Duration] = []

  init(_ clock: StoppedClock) { self.clock = clock }

  func carryOut(_ command: HostCommand) {
    if case .inquire = command { askedAt.append(clock.now.offset) }
  }
}

@MainActor
@Suite("The time of a router")
struct RouterTimeTests {
  @Test("time is kept while something is in flight: a silent host is asked, an idle router sleeps")
  func keepsTime() async {
    let clock = StoppedClock()
    let router = Router(root: 0, clock: clock)
    let host = router.attachHost(endsAtOnce: false)
    let keeping = Task { await router.keepTime() }
    for _ in 0..<20 { await Task.yield() }
    #expect(clock.now.offset == .zero)
    router.submit(RequestOptions()) { .push($0.id(of: 1)) }
    while !host.commands.contains(.inquire(TransitionID(1))) { await Task.yield() }
    #expect(clock.now.offset >= .seconds(2))
    host.end()
    keeping.cancel()
    await keeping.value
    #expect(!router.isBusy)
  }

  @Test("a silent host is asked when it is due, however late the keeping of time begins")
  func asksInTime() async {
    let clock = StoppedClock()
    let router = Router(root: 0, clock: clock)
    let host = SilentHost(clock)
    router.attach(host)
    router.submit(RequestOptions()) { .push($0.id(of: 1)) }
    clock.now = clock.now.advanced(by: .milliseconds(1_500))
    let keeping = Task { await router.keepTime() }
    while host.askedAt.isEmpty { await Task.yield() }
    keeping.cancel()
    await keeping.value
    #expect(host.askedAt.first == .seconds(2))
  }

  @Test("the time that a clock tells is rounded down to milliseconds, over whole seconds too")
  func rounding() {
    let clock = StoppedClock()
    let router = Router(root: 0, clock: clock)
    let host = router.attachHost(endsAtOnce: false)
    router.push(1)
    clock.now = clock.now.advanced(by: .microseconds(1_999))
    #expect(router.deadline == 1_999)
    clock.now = clock.now.advanced(by: .microseconds(1_997_999))
    #expect(router.deadline == 1)
    router.timePasses()
    #expect(host.commands.count == 2)
    clock.now = clock.now.advanced(by: .microseconds(2))
    #expect(router.deadline == 0)
    router.timePasses()
    #expect(host.commands.last == .inquire(TransitionID(1)))
  }
}
