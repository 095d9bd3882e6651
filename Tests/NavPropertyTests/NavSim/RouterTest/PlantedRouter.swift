import Dispatch
import Foundation

@testable import NavSim

/// A small router that asks its host for transitions and holds every property, unless a bug is
/// planted.
@MainActor
final class PlantedRouter {
  enum Bug: CaseIterable {
    case changesRoot
    case presentsTwiceFromOne
    case doesNotAsk
    case returnsEarly
    case neverReturns
    case spins
    case completesTwice
    case losesInSilence
    case refusesForNothing
    case staysBusy
    case doesNotWait
    case takesNewPage
    case overwrites
    case lastInFirstOut
    case sleepsForReal
    case twoSheets
    case comesLate
    case popsLate
  }

  enum Refusal: Error { case busy }

  private(set) var root = 0
  private(set) var path: [Int] = [] {
    didSet {
      ids = Array(ids.prefix(path.count))
      while ids.count < path.count {
        lastID += 1
        ids.append(lastID)
      }
    }
  }
  private var ids: [Int] = []
  private var lastID = 0
  private(set) var sheets: [Int] = []
  var cover: Int?
  var host: TransitionHost?
  private var isBusy = false
  private var isTouched = false
  private var waiting: [Int] = []
  private var calls = 0
  private let bug: Bug?

  init(_ bug: Bug?) { self.bug = bug }

  func push(_ screen: Int) async throws {
    calls += 1
    switch bug {
    case .changesRoot: root = screen
    case .sleepsForReal: usleep(1)
    case .refusesForNothing where calls % 3 == 0: throw Refusal.busy
    case .neverReturns where calls == 2:
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    case .comesLate: try? await Task.sleep(for: .seconds(1))
    case .spins: while isBusy { await Task.yield() }
    case .overwrites:
      let copy = path
      try? await Task.sleep(for: .milliseconds(1))
      path = copy + [screen]
      await host?.show()
      return
    case .doesNotWait:
      path.append(screen)
      await host?.show()
      return
    default: break
    }
    if isBusy || isTouched, bug == .losesInSilence { return }
    try await move { $0.path.append(screen) }
  }

  func pop() async throws {
    if bug == .popsLate { try? await Task.sleep(for: .seconds(1)) }
    if path.isEmpty { return }
    try await move { if !$0.path.isEmpty { $0.path.removeLast() } }
  }

  func present(_ screen: Int, _ done: @escaping @MainActor () -> Void) {
    if isBusy || isTouched { return done() }
    isBusy = true
    sheets.append(screen)
    if bug == .presentsTwiceFromOne { cover = screen }
    host?.show { _ in
      self.isBusy = false
      done()
      if self.bug == .completesTwice { done() }
    }
  }

  /// Presents a sheet as soon as none is presented.
  func enqueue(_ screen: Int) {
    waiting.insert(screen, at: bug == .lastInFirstOut ? 0 : waiting.count)
    presentNext()
  }

  private func presentNext() {
    guard !isBusy, !isTouched, sheets.isEmpty, !waiting.isEmpty else { return }
    present(waiting.removeFirst()) { self.presentNext() }
  }

  private func move(_ change: (PlantedRouter) -> Void) async throws {
    guard !isBusy, !isTouched || bug == .takesNewPage else { throw Refusal.busy }
    isBusy = true
    change(self)
    switch bug {
    case .doesNotAsk: break
    case .returnsEarly: host?.show { _ in self.isBusy = false }
    default: await host?.show()
    }
    if bug == .staysBusy { try? await Task.sleep(for: .seconds(1)) }
    if bug != .returnsEarly { isBusy = false }
    presentNext()
  }

  func popped(_ left: [Int]) { path = left }

  func dismissed(_ sheet: Int) {
    if let index = sheets.lastIndex(of: sheet) { sheets.removeSubrange(index...) }
    presentNext()
  }

  func gesture(_ isActive: Bool) {
    isTouched = isActive
    presentNext()
  }

  nonisolated static func test(_ bug: Bug?) -> RouterTest<PlantedRouter, Int> {
    let test = RouterTest("planted") {
      PlantedRouter(bug)
    } screens: { router in
      let ids = bug == .popsLate ? router.ids : []
      var screens = Screens(root: router.root, pushed: router.path, ids: ids)
      for sheet in router.sheets { screens = screens.presenting(sheet) }
      return screens.presenting(router.cover, style: .cover, from: 0)
    }
    .action("push", [1, 2], effect: { .pushOnBase($0) }) { try await $0.push($1) }
    .action("pop", effect: .custom { $0.popBase() }) { try await $0.pop() }
    // While it is busy, it completes, and says nothing.
    .completing("present", [3, 4], effect: { _ in .mayBeIgnored }) { router, sheet, done in
      router.present(sheet) { done(true) }
    }
    .host(
      .imperative(
        popped: { router, _, left in router.popped(left) },
        onDismiss: { router, layer in router.dismissed(layer.root) },
        gesture: { $0.gesture($1) }, attach: { $0.host = $1 })
    )
    // The router does not ask a host that stays silent, and cannot tell one end from another.
    .faults(
      HostFault.all.subtracting([
        .lostEnd, .earlyEnd, .lateEnd, .doubleEnd, .staleWrite, .teardownWrite, .cancelledWrite,
        .systemRemoval, .cascade,
      ]))
    return switch bug {
    case .comesLate: test.buttons("push", on: [0, 1, 2])
    case .popsLate: test.buttons("pop", on: [1, 2])
    default: test
    }
  }

  nonisolated static func queueTest(_ bug: Bug?) -> RouterTest<PlantedRouter, Int> {
    var test = test(bug)
    test.actions = []
    return test.tap("enqueue", [3, 4, 5, 6], effect: { .queue($0, priority: 0) }) { $0.enqueue($1) }
  }
}

extension CallEffect<Int> {
  static func pushOnBase(_ screen: Int) -> Self { .custom { $0.layers[0].pushed.append(screen) } }
}

extension Screens<Int> {
  mutating func popBase() { if !layers[0].pushed.isEmpty { layers[0].pushed.removeLast() } }
}
