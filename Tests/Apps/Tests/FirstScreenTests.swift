import NavAppTest
import SwiftUI
import Testing

@testable import NavCoreSim
@testable import NavSim

/// Apps whose first screen hides what there is, or is another one each time.
extension ShopTests {
  @Test("what lies below a sheet that has no button is found")
  func belowSheet() throws {
    let list = AppTest("welcome") { WelcomeView() }.routerTest.played.actions.first
    #expect(list?.arguments.contains("\"Log in\"") == true)
  }

  private struct Quiz: View {
    @State private var flags = "ABCDEFGHIJK".map { "Flag \($0)" }.shuffled()
    @State private var answer = Int.random(in: 0..<3)
    @State private var isAnswered = false
    @State private var title = ""

    var body: some View {
      VStack {
        ForEach(0..<3) { number in
          Button(flags[number]) {
            title = number == answer ? "Right" : "Wrong"
            isAnswered = true
          }
        }
      }
      .alert(title, isPresented: $isAnswered) {
        Button("Next") {
          flags.shuffle()
          answer = Int.random(in: 0..<3)
        }
      }
    }
  }

  @Test("what was drawn at random before a tap is not learned of it")
  func drawnBefore() throws {
    #expect(try AppTest("quiz") { Quiz() }.check(seeds: 1...30, steps: 40).calls > 0)
  }

  private struct Spelling: View {
    @State private var letters = ["cat", "ant", "bar", "dog"].randomElement() ?? ""
    @State private var isWrong = false

    var body: some View {
      Button("a") { isWrong = !letters.contains("a") }
        .alert("Not in the word", isPresented: $isWrong) {}
    }
  }

  @Test("nor is it taken for what every first screen leads to")
  func drawnFirst() throws {
    #expect(try AppTest("spelling") { Spelling() }.check(seeds: 1...30, steps: 20).calls > 0)
  }
}
