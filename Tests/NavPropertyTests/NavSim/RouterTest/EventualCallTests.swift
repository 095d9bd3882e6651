import Testing

@testable import NavSim

/// A router whose calls hand something over to one task, which pushes one screen after another.
@MainActor
private final class HandingOverRouter {
  enum Bug {
    case dropsEvents
    case doesNotWait
    case losesScreens
  }

  private struct Request {
    let screens: [Int]
    let caller: UnsafeContinuation<Void, Never>?
  }

  private(set) var path: [Int] = []
  private let requests: AsyncStream<Request>
  private let line: AsyncStream<Request>.Continuation
  private var settling: UnsafeContinuation<Void, Never>?
  private var hasLoop = false
  private var count = 0
  private let bug: Bug?

  init(startsEarly: Bool, _ bug: Bug? = nil) {
    self.bug = bug
    (requests, line) = AsyncStream.makeStream(
      bufferingPolicy: bug == .dropsEvents ? .bufferingNewest(1) : .unbounded)
    if startsEarly { start() }
  }

  private func start() {
    hasLoop = true
    Task { [weak self, requests] in
      for await request in requests { await self?.carryOut(request) }
    }
  }

  func send(_ screen: Int) {
    if !hasLoop { start() }
    line.yield(Request(screens: [screen], caller: nil))
  }

  func pushAll(_ screens: [Int]) async {
    await withUnsafeContinuation { line.yield(Request(screens: screens, caller: $0)) }
  }

  private func carryOut(_ request: Request) async {
    for screen in request.screens {
      count += 1
      if bug == .losesScreens, count % 3 == 0 { continue }
      path.append(screen)
      if bug == .doesNotWait { continue }
      await withUnsafeContinuation { settling = $0 }
    }
    request.caller?.resume()
  }

  func didSettle() {
    settling?.resume()
    settling = nil
  }

  deinit { line.finish() }

  /// - Parameter startsEarly: true when the task is there before any call, false when the first
  ///   call starts it.
  nonisolated static func test(
    startsEarly: Bool, _ bug: Bug? = nil
  ) -> RouterTest<HandingOverRouter, Int> {
    let test = RouterTest("handing-over") {
      HandingOverRouter(startsEarly: startsEarly, bug)
    } screens: {
      Screens(root: 0, pushed: $0.path)
    }
    .tap("send", [1, 2], effect: { .push($0).eventually }) { $0.send($1) }
    .host(.declarative(settled: { $0.didSettle() }))
    .faults([.slow, .instant, .lateEnd, .coalesces, .sameTurn])
    guard startsEarly else { return test }
    return test.action(
      "pushAll", [[1, 2], [2]], effect: { screens in .custom { $0.layers[0].pushed += screens } }
    ) { await $0.pushAll($1) }
  }
}

@Suite("Eventual calls", .tags(.slow))
struct EventualCallTests {
  @Test("whose turn it is decides nothing", arguments: [true, false])
  func sound(startsEarly: Bool) throws {
    let result = try HandingOverRouter.test(startsEarly: startsEarly).check(
      seeds: 1...200, steps: 40)
    #expect(result.returned == result.calls)
  }

  @Test(
    "what goes wrong behind a call that has returned is found",
    arguments: [
      (HandingOverRouter.Bug.dropsEvents, RouterProperty.noLostCall),
      (.losesScreens, .noLostCall), (.doesNotWait, .noChangeWhileMoving),
      (.doesNotWait, .returnsAfterAnimation),
    ])
  fileprivate func bug(_ bug: HandingOverRouter.Bug, _ property: RouterProperty) throws {
    let test = HandingOverRouter.test(startsEarly: true, bug).only(property)
    let error = #expect(throws: RouterTestFailure.self) {
      try test.check(seeds: 1...200, steps: 40)
    }
    guard case .violation(let violation)? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
    #expect(violation.property == property.rawValue)
  }
}
