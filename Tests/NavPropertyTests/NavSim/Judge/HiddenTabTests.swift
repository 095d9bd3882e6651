import Testing

@testable import NavSim

/// What the judge knows of a tab that is not shown.
@Suite struct HiddenTabTests {
  private func tab(_ name: String, _ pushed: String = "") -> Picture {
    Picture(root: 0, pushed: pushed.map(HistoryScript.route), tab: name)
  }

  /// A page is popped as tabs come and go, and nobody sees from which; then its tab is shown again.
  ///
  /// - Parameter place: which of the calls it is.
  private func popped(_ place: Int, leaving left: String, staying rests: Int = 1) -> HistoryScript {
    var calls: [(name: String, effect: CallEffect<RouteNumber>)] = [
      ("a", .select("a")), ("b", .select("b")), ("a~2", .select("a")),
    ]
    calls.insert(("pop", .pop), at: place)
    return HistoryScript(
      tab("b", "x"),
      [.rest(tab("b", "x"))] + calls.map { .begin($0.name, $0.effect) }
        + [.shown(tab("a")), .shown(tab("b", "x")), .shown(tab("a"))]
        + calls.map { .end($0.name, .returned) }
        + Array(repeating: .rest(tab("a")), count: rests)
        + [.call("b~2", .select("b")), .rest(tab("b", left))])
  }

  @Test(
    "a tab that several calls have left is as any order of them leaves it", arguments: 0...3,
    ["", "x"])
  func unseen(_ place: Int, _ left: String) {
    let (finding, effort) = popped(place, leaving: left).judged()
    #expect(finding == nil, "\(finding.map { "\($0.property): \($0.seen)" } ?? "")")
    #expect(effort.notJudged.allSatisfy { $0 == 0 })
  }

  @Test("as no order of them leaves it, it is wrong", arguments: 0...3)
  func wrong(_ place: Int) { #expect(popped(place, leaving: "xx").judged().finding != nil) }

  @Test("what has left it is not guessed when that was too long ago")
  func longAgo() throws {
    let place = try #require(NotJudged.allCases.firstIndex(of: .hiddenState))
    let counts = ["", "x", "xx"].map { left in
      var script = popped(0, leaving: left, staying: 20)
      script.memory = 10
      let (finding, effort) = script.judged()
      #expect(finding == nil)
      return effort.notJudged[place]
    }
    // One of the two orders is taken for what has happened.
    #expect(counts[0] + counts[1] == 1 && counts[2] == 1)
  }

  /// A layer comes on a tab that the user leaves in the same instant, and lies there as they return.
  ///
  /// - Parameter isSeen: true when it was on the screen before.
  private func returned(isSeen: Bool) -> HistoryScript {
    var covered = tab("a")
    covered.layers.append(ScreenLayer(HistoryScript.route("x")))
    return HistoryScript(
      tab("b"),
      [
        .call("a", .select("a")), .rest(tab("a")),
        .begin("present", .present(covered.layers[1].root)),
      ]
        + (isSeen ? [.shown(covered)] : [])
        + [.touch("b", .tab("b")), .shown(tab("b")), .end("present", .returned), .rest(tab("b"))]
        + [.touch("a~2", .tab("a")), .shown(covered), .rest(covered)])
  }

  @Test("what came unseen on a tab that was left waits there, and what was seen does not")
  func waiting() {
    #expect(returned(isSeen: false).judged().finding == nil)
    #expect(returned(isSeen: true).judged().finding != nil)
  }
}
