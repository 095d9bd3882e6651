import NavCore

/// A call of ``/NavCore/RouterCalls``, in the form that returns at once and in the one that is
/// awaited, with the request that it has to make. Routes are numbers.
struct ShellCall {
  typealias Calls = any RouterCalls<Int>

  let request: Request
  let now: @MainActor (Calls, RequestOptions) -> RequestID
  let awaited: @MainActor (Calls, RequestOptions) async -> Outcome

  init(
    _ request: Request, _ now: @escaping @MainActor (Calls, RequestOptions) -> RequestID,
    _ awaited: @escaping @MainActor (Calls, RequestOptions) async -> Outcome
  ) {
    self.request = request
    self.now = now
    self.awaited = awaited
  }

  /// Draws a call.
  @MainActor
  init(_ random: inout Random, on screens: NavigationState, lastRequest: UInt64) {
    func route() -> Int { random.below(random.chance(1, in: 4) ? 2_000 : 4) }
    func routes() -> [Int] { (0..<random.below(4)).map { _ in route() } }
    func numbers(_ routes: [Int]) -> [RouteID] { routes.map(number) }
    func style() -> PresentationStyle {
      [.sheet, .fullScreenCover, .sheet(detents: .medium)][random.below(3)]
    }
    let tab = TabID(UInt32(random.below(3)))
    let layer = screens.layers.last?.id ?? LayerID(UInt64(random.below(9)))
    let count = random.below(4)
    let one = route()
    let many = routes()
    let shape = style()
    switch random.below(24) {
    case 0, 1, 2: self.init(.push(number(one)), { $0.push(one, $1) }, { await $0.push(one, $1) })
    case 3:
      self.init(
        .pop(count: count), { $0.pop(count: count, $1) }, { await $0.pop(count: count, $1) })
    case 4: self.init(.pop(count: 1), { $0.pop($1) }, { await $0.pop($1) })
    case 5: self.init(.popToRoot, { $0.popToRoot($1) }, { await $0.popToRoot($1) })
    case 6:
      self.init(
        .popAfter(index: count), { $0.popAfter(index: count, $1) },
        { await $0.popAfter(index: count, $1) })
    case 7: self.init(.popTo(number(one)), { $0.popTo(one, $1) }, { await $0.popTo(one, $1) })
    case 8:
      self.init(
        .set(numbers(many)), { $0.set(routes: many, $1) }, { await $0.set(routes: many, $1) })
    case 9:
      self.init(
        .replaceRoot(number(one)), { $0.replaceRoot(one, $1) }, { await $0.replaceRoot(one, $1) })
    case 10, 11:
      self.init(
        .present(number(one), shape), { $0.present(one, as: shape, $1) },
        { await $0.present(one, as: shape, $1) })
    case 12:
      self.init(
        .present(number(one), .sheet), { $0.present(one, $1) }, { await $0.present(one, $1) })
    case 13:
      self.init(
        .enqueue(number(one), shape), { $0.enqueue(one, as: shape, $1) },
        { await $0.enqueue(one, as: shape, $1) })
    case 14:
      self.init(
        .enqueue(number(one), .sheet), { $0.enqueue(one, $1) }, { await $0.enqueue(one, $1) })
    case 15: self.init(.dismiss, { $0.dismiss($1) }, { await $0.dismiss($1) })
    case 16:
      self.init(.dismissLayer(layer), { $0.dismiss(layer, $1) }, { await $0.dismiss(layer, $1) })
    case 17: self.init(.dismissAll, { $0.dismissAll($1) }, { await $0.dismissAll($1) })
    case 18: self.init(.selectTab(tab), { $0.selectTab(tab, $1) }, { await $0.selectTab(tab, $1) })
    case 19: self.init(.back, { $0.back($1) }, { await $0.back($1) })
    case 20:
      self.init(
        .popToRootAnimated, { $0.popToRootAnimated($1) }, { await $0.popToRootAnimated($1) })
    case 21:
      self.init(
        .dismissAllAnimated, { $0.dismissAllAnimated($1) }, { await $0.dismissAllAnimated($1) })
    case 22:
      let id = RequestID(lastRequest &+ 1 &- UInt64(random.below(8)))
      self.init(.cancel(id), { $0.cancel(id, $1) }, { await $0.cancel(id, $1) })
    default:
      self.init(large: &random, tab, layer, one, many, shape, count)
    }
  }

  /// Draws a call that takes several steps or a whole state.
  @MainActor
  private init(
    large random: inout Random, _ tab: TabID, _ layer: LayerID, _ one: Int, _ many: [Int],
    _ style: PresentationStyle, _ count: Int
  ) {
    let layers = random.chance(1, in: 2) ? [] : [LayerRoutes(style, root: one, pushed: many)]
    switch random.below(3) {
    case 0:
      let link = Destination(tab: tab, pushed: many, layers: layers)
      self.init(.open(link.map(number)), { $0.open(link, $1) }, { await $0.open(link, $1) })
    case 1:
      let tabs = (0..<2).map { tab in
        Snapshot<Int>.Tab(id: TabID(tab), root: one, pushed: tab == 0 ? many : [])
      }
      let saved = Snapshot(tabs: tabs, selected: tab, layers: layers)
      self.init(
        .restore(saved.map(number)), { $0.restore(saved, $1) }, { await $0.restore(saved, $1) })
    default:
      let kinds = (0...random.below(4)).map { _ in random.below(17) }
      let requests = kinds.map { Self.step($0, tab, layer, one, many, style, count).request }
      @MainActor func build(_ steps: inout Steps<Int>) {
        for kind in kinds { Self.step(kind, tab, layer, one, many, style, count).add(&steps) }
      }
      self.init(
        .sequence(requests), { $0.sequence($1, build) },
        { calls, options in await calls.sequence(options, build) })
    }
  }

  /// A step, by its kind.
  private static func step(
    _ kind: Int, _ tab: TabID, _ layer: LayerID, _ one: Int, _ many: [Int],
    _ style: PresentationStyle, _ count: Int
  ) -> (request: Request, add: (inout Steps<Int>) -> Void) {
    switch kind {
    case 0: (.push(number(one)), { $0.push(one) })
    case 1: (.pop(count: count), { $0.pop(count: count) })
    case 2: (.pop(count: 1), { $0.pop() })
    case 3: (.popToRoot, { $0.popToRoot() })
    case 4: (.popAfter(index: count), { $0.popAfter(index: count) })
    case 5: (.popTo(number(one)), { $0.popTo(one) })
    case 6: (.set(many.map(number)), { $0.set(routes: many) })
    case 7: (.replaceRoot(number(one)), { $0.replaceRoot(one) })
    case 8: (.present(number(one), style), { $0.present(one, as: style) })
    case 9: (.present(number(one), .sheet), { $0.present(one) })
    case 10: (.dismiss, { $0.dismiss() })
    case 11: (.dismissLayer(layer), { $0.dismiss(layer) })
    case 12: (.dismissAll, { $0.dismissAll() })
    case 13: (.selectTab(tab), { $0.selectTab(tab) })
    case 14: (.back, { $0.back() })
    case 15: (.popToRootAnimated, { $0.popToRootAnimated() })
    default: (.dismissAllAnimated, { $0.dismissAllAnimated() })
    }
  }
}

private func number(_ route: Int) -> RouteID { RouteID(UInt32(route)) }
