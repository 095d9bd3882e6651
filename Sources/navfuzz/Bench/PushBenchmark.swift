import Dispatch
import NavCore
import NavSim
import Synchronization

/// How many awaited pushes a router carries out in a second, on the stock executor, with a host
/// that is done at once.
enum PushBenchmark {
  static func line(_ pushes: Int) -> String {
    let time = max(measure(pushes), .nanoseconds(1))
    let perSecond = Int(Double(pushes) / (time / .seconds(1)))
    return
      "\(TextReport.grouped(pushes)) awaited pushes: \(TextReport.grouped(perSecond)) per second"
  }

  /// How long as many take, one after another.
  static func measure(_ pushes: Int) -> Duration {
    let measured = Mutex(Duration.zero)
    let isDone = DispatchSemaphore(value: 0)
    Task {
      let time = await PushStage().measure(pushes)
      measured.withLock { $0 = time }
      isDone.signal()
    }
    isDone.wait()
    return measured.withLock { $0 }
  }
}

/// A router and its host in one isolation.
private actor PushStage {
  func measure(_ pushes: Int) async -> Duration {
    let router = Router<Int>(root: 0)
    let host = InstantHost()
    host.router = router
    router.attach(host)
    let clock = ContinuousClock()
    let start = clock.now
    for push in 0..<pushes {
      await router.push(push & 7)
      if push & 15 == 15 { await router.popToRoot() }
    }
    return clock.now - start
  }
}

/// Ends every transition inside the call.
private final class InstantHost: NavigationHost {
  weak var router: Router<Int>?

  func carryOut(_ command: HostCommand) {
    if case .perform(let id, _, _) = command { router?.report(.ended(id, finished: true)) }
  }
}
