import NavCore
import NavCoreFuzz

/// Reads any bytes as a scenario, so that a coverage-guided engine such as libFuzzer can draw one.
///
/// A few bytes for each step, the same number for each kind of step, and none that reaches over
/// what it stands in: a byte that changes changes one step, bytes that are put in or left out are
/// steps that are. A scenario ends with its bytes.
struct ScenarioBytes {
  /// At most so many steps are read.
  static let maximalStepCount = 200

  /// Times at which something is due in a host of normal, slow or fast animations, in milliseconds.
  private static let dueTimes: [Int64] = [
    33, 35, 50, 175, 250, 350, 500, 550, 850, 1_000, 1_750, 2_000, 2_500, 3_500, 4_000, 5_000,
  ]

  private var rest: ArraySlice<UInt8>
  private let tabCount: Int
  private var step: UInt64 = 0
  private var calls: [StepID] = []

  /// The scenario of these bytes. Total: any bytes are one.
  ///
  /// - Parameters:
  ///   - bytes: any.
  ///   - tabCount: how many tabs the router has, numbered from 0; at least 1.
  static func steps(of bytes: [UInt8], tabCount: Int) -> [Step] {
    var reader = ScenarioBytes(rest: bytes[...], tabCount: max(tabCount, 1))
    var steps: [Step] = []
    while !reader.rest.isEmpty, steps.count < maximalStepCount { steps.append(reader.next()) }
    return steps
  }

  private init(rest: ArraySlice<UInt8>, tabCount: Int) {
    self.rest = rest
    self.tabCount = tabCount
  }

  private mutating func byte() -> Int { Int(rest.popFirst() ?? 0) }

  private mutating func below(_ bound: Int) -> Int { byte() % bound }

  private mutating func next() -> Step {
    step += 1
    let after = time()
    let selector = byte()
    let id = StepID(step)
    guard selector < 144 else {
      return Step(id: id, after: after, action: event(selector - 144))
    }
    let call = call()
    calls.append(id)
    return Step(id: id, after: after, action: .call(call))
  }

  /// Nothing, a due time or one beside it, or any time in steps that grow.
  private mutating func time() -> Milliseconds {
    let byte = Int64(byte())
    switch byte {
    case ..<112: return 0
    case ..<160: return Milliseconds(Self.dueTimes[Int(byte - 112) / 3] + (byte - 112) % 3 - 1)
    default: return Milliseconds((byte - 160) * (byte - 160))
    }
  }

  /// A step that made a request; nil when there is none yet.
  private mutating func earlierStep() -> StepID? {
    let back = below(16)
    return calls.isEmpty ? nil : calls[max(calls.count - 1 - back, 0)]
  }
}

// MARK: - Callers

extension ScenarioBytes {
  private mutating func call() -> Call {
    let kind = RequestKind.allCases[below(RequestKind.allCases.count)]
    let manner = byte()
    let argument = byte()
    var call = Call(what(kind, argument))
    call.priority = Priority.allCases[manner & 3]
    call.whenBusy = [nil, .wait, .wait, .reject][manner >> 2 & 3]
    switch manner >> 4 & 7 {
    case 5: call.source = .top
    case 6: call.source = .gone
    case 7: call.source = earlierStep().map { .step($0) }
    default: break
    }
    if call.source != nil, manner >= 128 { call.scope = .own }
    return call
  }

  private mutating func what(_ kind: RequestKind, _ argument: Int) -> Call.What {
    switch kind {
    case .dismissLayer: earlierStep().map { .dismiss($0) } ?? .request(request(kind, argument))
    case .cancel: earlierStep().map { .cancel($0) } ?? .request(request(kind, argument))
    default: .request(request(kind, argument))
    }
  }

  private mutating func request(_ kind: RequestKind, _ argument: Int) -> Request {
    let route = RouteID(UInt32(argument % 6))
    return switch kind {
    case .push: .push(route)
    case .pop: .pop(count: argument % 8 - 1)
    case .popToRoot: .popToRoot
    case .popAfter: .popAfter(index: argument % 8 - 1)
    case .popTo: .popTo(route)
    case .set: .set(routes(argument % 5))
    case .replaceRoot: .replaceRoot(route)
    case .present: .present(route, style(argument / 6))
    case .enqueue: .enqueue(route, style(argument / 6))
    case .dismiss: .dismiss
    case .dismissLayer: .dismissLayer(LayerID(UInt64(argument)))
    case .dismissAll: .dismissAll
    case .selectTab: .selectTab(tab(argument))
    case .back: .back
    case .popToRootAnimated: .popToRootAnimated
    case .dismissAllAnimated: .dismissAllAnimated
    case .sequence: .sequence((0..<argument % 5).map { _ in flatRequest() })
    case .open: .open(destination(argument))
    case .restore: .restore(snapshot(argument))
    case .cancel: .cancel(RequestID(UInt64(argument)))
    }
  }

  /// A request that has none within it.
  private mutating func flatRequest() -> Request {
    let kind = RequestKind.allCases[below(RequestKind.allCases.count)]
    let argument = byte()
    return kind == .sequence ? .back : request(kind, argument)
  }

  private mutating func destination(_ shape: Int) -> Destination<RouteID> {
    Destination(
      tab: tab(shape), pushed: routes(shape / 8 % 4),
      layers: (0..<shape / 32 % 4).map { _ in layer() })
  }

  private mutating func snapshot(_ shape: Int) -> Snapshot<RouteID> {
    // Now and then one that has other tabs than the router.
    let count = shape % 16 == 15 ? tabCount + 1 : tabCount
    let tabs = (0..<count).map { id in
      let shape = byte()
      return Snapshot<RouteID>.Tab(
        id: TabID(UInt32(id)), root: RouteID(UInt32(shape % 6)), pushed: routes(shape / 8 % 4))
    }
    return Snapshot(
      tabs: tabs, selected: tab(shape), layers: (0..<shape / 32 % 4).map { _ in layer() })
  }

  private mutating func layer() -> LayerRoutes<RouteID> {
    let shape = byte()
    return LayerRoutes(
      style(shape), root: RouteID(UInt32(shape / 4 % 6)), pushed: routes(shape / 32 % 4))
  }

  private mutating func routes(_ count: Int) -> [RouteID] {
    (0..<count).map { _ in RouteID(UInt32(below(6))) }
  }

  private func style(_ number: Int) -> PresentationStyle {
    switch number % 4 {
    case 0: .fullScreenCover
    case 1: .sheet(detents: [.medium, .large])
    default: .sheet
    }
  }

  /// Often one that exists.
  private func tab(_ number: Int) -> TabID { TabID(UInt32(number % (tabCount + 1))) }
}

// MARK: - Users, system, host

extension ScenarioBytes {
  private mutating func event(_ selector: Int) -> Action {
    switch selector {
    case ..<16: .swipeBack(finished: selector % 2 == 0, lasting: time())
    case ..<32: .dragDismiss(finished: selector % 2 == 0, lasting: time())
    case ..<40: .tapTab(tab(byte()))
    case ..<48: .clearFlag(selector % 2 == 0 ? .push : .presentation)
    case ..<56:
      earlierStep().map { .clearKeptFlag(selector % 2 == 0 ? .push : .presentation, $0) } ?? .wait
    case ..<64: .systemRemoves(SystemRemoval.allCases[selector % 3])
    case ..<72: .on(Moment.allCases[selector % 3], call())
    case ..<80: .wait
    default: .host(setting(selector - 80))
    }
  }

  private mutating func setting(_ selector: Int) -> HostSetting {
    switch HostSetting.kinds[(selector + 1) % HostSetting.kinds.count] {
    case .late: .late(time())
    case .busy: .busy(BusyManner.allCases[below(3)])
    case .occupied: .occupied(time())
    case let kind: kind
    }
  }
}
