import Testing

@testable import NavEngine
@testable import NavSim

private func home(_ pushed: String = "", _ sheet: String? = nil) -> Picture {
  sheet.map { HistoryScript.screens(pushed, $0) } ?? HistoryScript.screens(pushed)
}

/// What is pushed on home, with ids.
private func pages(_ pushed: String, _ ids: [Int]) -> Picture {
  Picture(root: 0, pushed: pushed.map(HistoryScript.route), ids: ids)
}

private func push(_ letter: Character) -> CallEffect<RouteNumber> {
  .push(HistoryScript.route(letter))
}
/// A page that is shown at once, and taken back.
private func hope(_ letter: Character) -> CallEffect<RouteNumber> {
  .steps(
    push(letter), .custom { $0.layers[0].pushed.removeAll { $0 == HistoryScript.route(letter) } })
}
private func present(_ letter: Character) -> CallEffect<RouteNumber> {
  .present(HistoryScript.route(letter))
}
private func queue(_ letter: Character, _ priority: Int) -> CallEffect<RouteNumber> {
  .queue(HistoryScript.route(letter), priority: priority)
}
private func layer(_ letter: Character) -> UserMove.Target {
  .layers(from: 1, [ScreenLayer(HistoryScript.route(letter))])
}
private func page(_ pushed: String) -> UserMove.Target {
  .pushed(layer: 0, home(pushed).layers[0], count: 1)
}

@Suite("History judge")
struct HistoryJudgeTests {
  /// What happened, and a part of what the judge says is the only way to explain it; nil for what is
  /// right.
  struct Example: CustomTestStringConvertible, Sendable {
    let name: String
    let start: Picture
    let lines: @Sendable () -> [HistoryScript.Line]
    let property: RouterProperty?
    let reason: String
    var isBusy = true

    init(
      _ name: String, _ start: Picture, _ property: RouterProperty? = nil, _ reason: String = "",
      isBusy: Bool = true, _ lines: @escaping @Sendable () -> [HistoryScript.Line]
    ) {
      self.name = name
      self.start = start
      self.lines = lines
      self.property = property
      self.reason = reason
      self.isBusy = isBusy
    }

    var testDescription: String { name }
  }

  static let right: [Example] = [
    Example("two pushes in one flush", home()) {
      [
        .begin("a", push("a")), .begin("b", push("b")), .end("a", .returned), .end("b", .returned),
        .rest(home("ab")),
      ]
    },
    Example("what is undone before it was shown does not move", home()) {
      [
        .begin("a", push("a")), .begin("pop", .pop), .begin("a~2", push("a")), .shown(home("a")),
        .end("a", .returned), .returnsWhileMoving("pop"), .settled, .end("a~2", .returned),
        .rest(home("a")),
      ]
    },
    Example("the second of two is refused, because the router is busy", home()) {
      [
        .begin("a", push("a")), .begin("b", push("b")), .end("b", .refused), .end("a", .returned),
        .rest(home("a")),
      ]
    },
    Example("a pop and a swipe at once leave one page", home("ab")) {
      [
        .touch("swipe", page("ab")), .begin("pop", .pop), .end("swipe", .returned),
        .end("pop", .returned), .rest(home("a")),
      ]
    },
    Example("a question waits for its answer", home()) {
      [
        .begin("ask", present("x")), .rest(home("", "x")), .touch("close", layer("x")),
        .end("close", .returned), .end("ask", .returned), .rest(home()),
      ]
    },
    Example("a link is cancelled half-way", home()) {
      [
        .begin("link", .steps(push("a"), push("b"))), .end("link", .cancelled), .rest(home("a")),
      ]
    },
    Example("pages leave one by one until the call is cancelled", home("abc")) {
      [.begin("root", .popToRoot.stepwise), .end("root", .cancelled), .rest(home("a"))]
    },
    Example("an event is handled later", home()) {
      [.call("a", push("a").eventually), .call("b", push("b")), .rest(home("ba"))]
    },
    Example("the last search wins", home()) {
      [
        .call("s#1", push("a").eventually), .call("s#2", push("b").eventually.superseding("s")),
        .shown(home("b")), .rest(home("b")),
      ]
    },
    Example("the highest priority comes first", home("", "x")) {
      [
        .call("low", queue("l", 0)), .call("high", queue("h", 9)), .touch("close", layer("x")),
        .end("close", .returned), .rest(home("", "h")), .touch("close2", layer("h")),
        .end("close2", .returned), .rest(home("", "l")),
      ]
    },
    Example("a toast leaves by itself", home()) {
      [.call("toast", present("t").transient), .shown(home("", "t")), .rest(home())]
    },
    Example("a question that was shown is taken back when its caller is cancelled", home()) {
      [
        .begin("ask", present("x")), .shown(home("", "x")), .rest(home("", "x")),
        .begin("other", present("y")), .shown(HistoryScript.screens("", "x", "y")),
        .end("other", .cancelled), .shown(home("", "x")), .end("ask", .cancelled), .shown(home()),
        .rest(home()),
      ]
    },
    Example("a swipe comes too late for what lies below another page", home("a")) {
      [
        .touch("swipe", page("a")), .call("b", push("b")), .shown(home("ab")),
        .told("only a leaves", home("ab"), home("ab")), .end("swipe", .returned),
        .rest(home("ab")),
      ]
    },
    Example("a cancelled call has made its page before an equal one makes another", home()) {
      [
        .begin("a", push("a")), .begin("a~2", push("a")), .shown(home("a")),
        .end("a", .cancelled), .call("b", push("b")), .shown(home("ab")), .shown(home("aba")),
        .end("a~2", .returned), .rest(home("aba")),
      ]
    },
    Example("nothing is a step", home()) {
      [.begin("none", .steps([])), .end("none", .returned), .rest(home())]
    },
    Example("a swipe and a pop take the same one of two equal pages", home("bb")) {
      [
        .touch("swipe", page("bb")), .call("pop", .pop), .shown(home("b")),
        .end("swipe", .returned), .rest(home("b")),
      ]
    },
    Example("a call is ignored while the router is busy", home()) {
      [.begin("a", push("a").mayBeIgnored), .end("a", .returned), .rest(home())]
    },
    Example("a call that was refused has shown a page, and another has popped that", home("a")) {
      [
        .begin("try", .nothing), .shown(home("ab")), .begin("pop", .pop), .shown(home("a")),
        .end("pop", .returned), .end("try", .refused), .rest(home("a")),
      ]
    },
    Example("a dismissal waits for the sheet that was asked for before it", home()) {
      [
        .begin("one", present("x")), .wait, .begin("dismiss", .dismiss), .end("one", .returned),
        .end("dismiss", .returned), .rest(home()),
      ]
    },
    Example("a dismissal and a sheet in one instant", home("", "x")) {
      [
        .begin("dismiss", .dismiss), .touch("close", layer("x")), .end("close", .returned),
        .begin("one", present("x")), .shown(home("", "x")), .end("one", .returned), .shown(home()),
        .end("dismiss", .returned), .rest(home()),
      ]
    },
    Example("a page is popped that a call takes back later, long after others", home("a")) {
      [
        .begin("try", .nothing), .shown(home("ab")), .begin("pop", .pop), .shown(home("a")),
        .begin("c", push("c")), .end("c", .returned), .end("pop", .returned),
        .end("try", .refused), .rest(home("ac")),
      ]
    },
    Example("a refused call takes its page back, below one whose animation was over", home()) {
      [
        .begin("hope", hope("a")), .shown(home("a")), .begin("b", push("b")), .shown(home("ab")),
        .settled, .shown(home("b")), .returnsWhileMoving("b"), .end("hope", .refused),
        .rest(home("b")),
      ]
    },
    Example("a sheet is replaced by an equal one", home()) {
      var first = home("", "x")
      first.layers[1].id = 1
      var second = first
      second.layers[1].id = 2
      return [
        .call("one", present("x")), .shown(first), .call("dismiss", .dismiss),
        .call("two", present("x")), .shown(second), .rest(second),
      ]
    },
    Example("the upper one of two equal pages leaves", pages("aa", [1, 2])) {
      [.call("pop", .pop), .rest(pages("a", [1]))]
    },
    Example("a page that is popped comes back as another one", pages("a", [1])) {
      [.call("pop", .pop), .call("push", push("a")), .rest(pages("a", [2]))]
    },
    Example("a swipe spares an equal page that came since", pages("a", [1])) {
      [
        .touch("swipe", .pushed(layer: 0, pages("a", [1]).layers[0], count: 1)),
        .call("pop", .pop), .call("push", push("a")), .shown(pages("a", [2])),
        .end("swipe", .returned), .rest(pages("a", [2])),
      ]
    },
  ]

  static let wrong: [Example] = [
    Example(
      "a page is not taken back", home(), .serializable, "hope is carried out in part"
    ) {
      [.begin("hope", hope("a")), .shown(home("a")), .end("hope", .returned), .rest(home("a"))]
    },
    Example(
      "equals that wait on a sheet come in another order", home(), .queueKeepsPriority,
      "turns come in another order"
    ) {
      [
        .begin("x", queue("x", 0)), .shown(home("", "x")), .rest(home("", "x")),
        .begin("y", queue("y", 0)), .rest(home("", "x")), .begin("z", queue("z", 0)),
        .rest(home("", "x")), .touch("close", layer("x")), .shown(home()), .end("x", .returned),
        .end("close", .returned), .shown(home("", "z")), .rest(home("", "z")),
      ]
    },
    Example(
      "a refused call does not take its page back", home(), .serializable,
      "hope is carried out all the same"
    ) { [.begin("hope", hope("a")), .shown(home("a")), .end("hope", .refused), .rest(home("a"))] },
    Example(
      "a push returns while its page moves", home(), .returnsAfterAnimation, "a returns earlier"
    ) {
      [
        .begin("a", push("a")), .shown(home("a")), .returnsWhileMoving("a"), .settled,
        .rest(home("a")),
      ]
    },
    Example(
      "a page that was seen to leave comes back below another", home("a"),
      .serializable, "what the user has done is undone (swipe)"
    ) {
      [
        .touch("swipe", page("a")), .begin("b", push("b")), .shown(home()),
        .told("only a leaves", home("a"), home()), .end("swipe", .returned), .shown(home("ab")),
        .end("b", .returned), .rest(home("ab")),
      ]
    },
    Example(
      "a sheet that was seen to leave comes back below another", home("", "x"),
      .serializable, "what the user has done is undone (close)"
    ) {
      [
        .touch("close", layer("x")), .begin("b", present("y")), .shown(home()),
        .told("only x leaves", home("", "x"), home()), .end("close", .returned),
        .shown(HistoryScript.screens("", "x", "y")), .end("b", .returned),
        .rest(HistoryScript.screens("", "x", "y")),
      ]
    },
    Example(
      "a dismissal takes a sheet that was asked for once the first had left, in one instant",
      home("", "x"), .serializable, "dismiss takes away what was asked for after it"
    ) {
      [
        .begin("dismiss", .dismiss), .touch("close", layer("x")), .shown(home()),
        .end("close", .returned), .begin("one", present("x")), .wait, .shown(home("", "x")),
        .end("one", .returned), .shown(home()), .end("dismiss", .returned), .rest(home()),
      ]
    },
    Example(
      "what is edited during a save is lost", home("", "0"), .noLostCall,
      "edit is not carried out"
    ) {
      // Edited, then saved: 0, 1 and 2 are the same page without and with changes.
      func custom(_ next: [Character: Character]) -> CallEffect<RouteNumber> {
        let routes = Dictionary(
          uniqueKeysWithValues: next.map { (HistoryScript.route($0), HistoryScript.route($1)) })
        return .custom { $0.layers[1].root = routes[$0.layers[1].root] ?? $0.layers[1].root }
      }
      return [
        .begin("save", custom(["0": "2", "1": "3"])),
        .call("edit", custom(["0": "1", "2": "4"])),
        .shown(home("", "1")), .shown(home("", "2")), .end("save", .returned),
        .rest(home("", "2")),
      ]
    },
    Example(
      "the lower one of two equal pages leaves", pages("aa", [1, 2]), .serializable,
      "no order of them leads to"
    ) { [.call("pop", .pop), .rest(pages("a", [2]))] },
    Example(
      "a page is made anew beside a push", pages("a", [1]), .serializable,
      "no order of them leads to"
    ) { [.call("push", push("b")), .rest(pages("ab", [2, 3]))] },
    Example(
      "a swipe takes the lower of two equal pages", pages("aa", [1, 2]), .serializable,
      "no order of them leads to"
    ) {
      [
        .touch("swipe", .pushed(layer: 0, pages("aa", [1, 2]).layers[0], count: 1)),
        .shown(pages("a", [2])), .told("only a leaves", pages("aa", [1, 2]), pages("a", [2])),
        .end("swipe", .returned), .rest(pages("a", [2])),
      ]
    },
    Example(
      "the second of two pushes is dropped", home(), .noLostCall, "b is not carried out"
    ) {
      [
        .begin("a", push("a")), .begin("b", push("b")), .end("a", .returned), .end("b", .returned),
        .rest(home("a")),
      ]
    },
    Example(
      "refused, and done", home(), .serializable, "a is carried out all the same"
    ) { [.begin("a", push("a")), .end("a", .refused), .rest(home("a"))] },
    Example("a double tap", home(), .serializable, "a is carried out twice") {
      [.call("a", push("a")), .rest(home("aa"))]
    },
    Example(
      "a page that the user has left comes back", home("a"), .serializable,
      "what the user has done is undone (swipe)"
    ) {
      [
        .touch("swipe", page("a")), .end("swipe", .returned), .call("b", push("b")),
        .rest(home("ab")),
      ]
    },
    Example(
      "a swipe takes what has come since", home("a"), .gestureTakesOnlyItsTarget,
      "turns home,a,b into home"
    ) {
      [
        .touch("swipe", page("a")), .call("b", push("b")), .shown(home("ab")), .shown(home()),
        .told("only a leaves", home("ab"), home()), .end("swipe", .returned), .rest(home()),
      ]
    },
    Example(
      "too late", home(), .serializable, "a is carried out after it has returned"
    ) { [.call("a", push("a")), .call("b", push("b")), .rest(home("ba"))] },
    Example(
      "an event overtakes", home(), .serializable, "overtakes an earlier call"
    ) {
      [
        .call("a", push("a").eventually.inOrder), .call("b", push("b").eventually.inOrder),
        .rest(home("ba")),
      ]
    },
    Example(
      "the first search comes after all", home(), .serializable,
      "s#1 is carried out all the same"
    ) {
      [
        .call("s#1", push("a").eventually), .call("s#2", push("b").eventually.superseding("s")),
        .rest(home("ba")),
      ]
    },
    Example("priorities", home("", "x"), .queueKeepsPriority, "turns come in another order") {
      [
        .call("low", queue("l", 0)), .call("high", queue("h", 9)), .touch("close", layer("x")),
        .end("close", .returned), .rest(home("", "l")),
      ]
    },
    Example(
      "priorities, and a call that is refused meanwhile", home("", "x"), .queueKeepsPriority,
      "turns come in another order"
    ) {
      [
        .begin("low", queue("l", 0)), .begin("high", queue("h", 9)), .rest(home("", "x")),
        .touch("close", layer("x")), .shown(home()), .begin("dismiss", .dismiss),
        .end("dismiss", .refused), .end("close", .returned), .settled, .shown(home("", "l")),
        .settled, .rest(home("", "l")),
      ]
    },
    Example(
      "refused for nothing", home(), .nothingIsRefusedAtRest, "a is refused for no reason",
      isBusy: false
    ) { [.begin("a", push("a")), .end("a", .refused), .rest(home())] },
    Example("half a change", home("abc"), .serializable, "root is carried out in part") {
      [.begin("root", .popToRoot), .end("root", .returned), .rest(home("a"))]
    },
    Example("another page", home(), .serializable, "no order of them leads to") {
      [.call("a", push("a")), .rest(home("b"))]
    },
    Example(
      "the sheet that was to leave stays", home(), .noLostCall,
      "dismiss is not carried out"
    ) {
      var first = home("", "x")
      first.layers[1].id = 1
      let shown = first
      return [.call("one", present("x")), .shown(shown), .call("dismiss", .dismiss), .rest(shown)]
    },
    Example(
      "a dismissal takes the next sheet", home("", "x"), .serializable,
      "dismiss takes away what was asked for after it"
    ) {
      [
        .begin("dismiss", .dismiss), .wait, .touch("close", layer("x")), .end("close", .returned),
        .begin("one", present("x")), .shown(home("", "x")), .end("one", .returned), .shown(home()),
        .end("dismiss", .returned), .rest(home()),
      ]
    },
    Example(
      "five of six pushes are lost", home(), .noLostCall,
      "a is not carried out, b is not carried out, c is not carried out and 2 more such calls"
    ) {
      let names = ["a", "b", "c", "d", "e", "f"]
      return names.map { .begin($0, push("p")) } + names.map { .end($0, .returned) }
        + [.rest(home("p"))]
    },
    Example("a toast that never came", home(), .noLostCall, "toast is not carried out") {
      [.call("toast", present("t").transient), .rest(home())]
    },
  ]

  @Test("what is possible is right", arguments: right)
  func isRight(_ example: Example) {
    var script = HistoryScript(example.start, example.lines())
    script.isBusy = example.isBusy
    let (finding, effort) = script.judged()
    #expect(finding == nil, "\(finding.map { "\($0.property): \($0.seen)" } ?? "")")
    #expect(effort.notJudged.allSatisfy { $0 == 0 })
    #expect(effort.rests > 0)
  }

  @Test("what is not possible is explained", arguments: wrong)
  func isWrong(_ example: Example) {
    var script = HistoryScript(example.start, example.lines())
    script.isBusy = example.isBusy
    let finding = script.judged().finding
    #expect(finding?.property == example.property)
    #expect(finding?.seen.contains(example.reason) ?? false, "\(finding?.seen ?? "right")")
  }

  /// Calls that overlap, carried out one after another in a random order that their times allow.
  private func script(
    _ random: inout Random, callers: Int, calls: Int, losing: Bool
  ) -> HistoryScript {
    var lines: [HistoryScript.Line] = []
    var screens = home("xy")
    var open: [(name: String, effect: CallEffect<RouteNumber>, isDone: Bool)] = []
    var count = 0
    var lost = losing ? random.below(calls) : -1
    while count < calls || !open.isEmpty {
      let draw = random.below(3)
      if draw == 0, count < calls, open.count < callers {
        let effect = [push("a"), push("b"), .pop, .popToRoot][random.below(4)]
        open.append(("\(count)", effect, false))
        lines.append(.begin("\(count)", effect))
        count += 1
      } else if draw == 1, let index = open.indices.first(where: { !open[$0].isDone }) {
        let chosen = index + random.below(open.count - index)
        guard !open[chosen].isDone else { continue }
        open[chosen].isDone = true
        let next = open[chosen].effect.result(screens)
        if open[chosen].name == "\(lost)", !next.isAlike(screens) {
          lost = -1
        } else if !next.isAlike(screens) {
          screens = next
          if random.below(2) == 0 { lines.append(.shown(screens)) }
        }
      } else if let index = open.firstIndex(where: \.isDone) {
        lines.append(.end(open.remove(at: index).name, .returned))
      }
    }
    return HistoryScript(home("xy"), lines + [.rest(screens)])
  }

  @Test("calls that were carried out in some order are never accused")
  func neverAccused() {
    for seed in 0..<300 as Range<UInt64> {
      var random = Random(seed: seed, stream: 1)
      let script = script(&random, callers: 1 + random.below(5), calls: 12, losing: false)
      let (finding, effort) = script.judged()
      #expect(finding == nil, "seed \(seed): \(finding?.seen ?? "")")
      #expect(effort.notJudged.allSatisfy { $0 == 0 }, "seed \(seed)")
    }
  }

  @Test("a push that was lost is found, where no other order explains it")
  func lostPush() {
    var found = 0
    for seed in 0..<200 as Range<UInt64> {
      var random = Random(seed: seed, stream: 2)
      let script = script(&random, callers: 1 + random.below(3), calls: 6, losing: true)
      if script.judged().finding != nil { found += 1 }
    }
    #expect(found > 60)
  }

  @Test("what is too much to look at is counted")
  func budget() {
    var lines: [HistoryScript.Line] = []
    for index in 0..<24 {
      lines.append(.begin("\(index)", index % 3 == 0 ? .pop : push(["a", "b", "c"][index % 3])))
    }
    for index in 0..<24 { lines.append(.end("\(index)", .returned)) }
    let (finding, effort) = HistoryScript(home(), lines + [.rest(home("zzzz"))]).judged()
    #expect(finding == nil)
    #expect(effort.notJudged[0] == 1)
    #expect(effort.text == "0 of 1 rests judged; 1 not: too many histories")
  }
}
