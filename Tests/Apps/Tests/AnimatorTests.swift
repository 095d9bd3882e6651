import NavAppTest
import NavSim
import Testing
import UIKit

/// What moves by UIKit's animators, and who is told that it has ended.
@MainActor @Suite struct AnimatorTests {
  private struct Moving: View {
    @State private var animator: UIViewPropertyAnimator?
    @State private var says = ["rests"]
    var body: some View {
      Button("Move") {
        let new = UIViewPropertyAnimator(duration: 2, curve: .easeOut) { says.append("moves") }
        new.addCompletion { says.append(["ended", "went back", "stopped"][$0.rawValue]) }
        new.startAnimation(afterDelay: 1)
        animator = new
      }
      Button("Hold") { animator?.pauseAnimation() }
      Button("Go on") {
        animator?.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      }
      Button("Drop") { animator?.stopAnimation(true) }
      Button("Stop") {
        animator?.stopAnimation(false)
        animator?.finishAnimation(at: .current)
      }
      Button(says.joined(separator: ", ")) {}
    }
  }

  private func said(_ taps: (after: Int, words: String)..., then words: String) throws -> Bool {
    let app = AppTest("moving") { Moving() }.buttons(words)
    let lines = (taps + [(5_000, words)]).map { #"+\#($0.after)ms a tap "\#($0.words)""# }
    return try app.touched(lines.joined(separator: "\n")).last == words
  }

  private struct Unkept: View {
    @State private var says = "rests"
    var body: some View {
      Button(says) {
        let new = UIViewPropertyAnimator(duration: 1, curve: .easeOut)
        new.addCompletion { _ in says = "ended" }
        new.startAnimation()
      }
    }
  }

  @Test("what moves is kept until it has ended, though the app does not keep it")
  func unkept() throws {
    let app = AppTest("unkept") { Unkept() }.buttons("ended")
    let touches = [#"+0ms a tap "rests""#, #"+5000ms a tap "ended""#]
    #expect(try app.touched(touches.joined(separator: "\n")).last == "ended")
  }

  @Test("what moves is there at once, and has ended when its time is over")
  func moves() throws {
    let app = AppTest("moving") { Moving() }.buttons("rests, moves", "rests, moves, ended")
    let touched = try app.touched(
      """
      +0ms     a tap "Move"
      +2900ms  a tap "rests, moves"
      +200ms   a tap "rests, moves, ended"
      """)
    #expect(touched == ["Move", "rests, moves", "rests, moves, ended"])
  }

  @Test("what is held does not end, until it goes on; what is stopped says so, or nothing")
  func held() throws {
    #expect(try said((0, "Move"), (500, "Hold"), then: "rests, moves"))
    #expect(try said((0, "Move"), (500, "Hold"), (0, "Go on"), then: "rests, moves, ended"))
    #expect(try said((0, "Move"), (500, "Drop"), then: "rests, moves"))
    #expect(try said((0, "Move"), (500, "Stop"), then: "rests, moves, stopped"))
  }
}
