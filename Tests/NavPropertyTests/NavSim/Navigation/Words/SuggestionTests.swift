import Testing

@testable import NavCoreSim
@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

@Suite("Suggestions")
struct SuggestionTests {
  private static var known: [String] {
    Navfuzz.program.commands.map(\.name) + Options.fuzzing.map(\.text.name)
      + Invariant.allCases.map(\.rawValue)
      + Fault.allCases.map(\.rawValue) + ListTopic.allCases.map(\.rawValue)
  }

  @Test("a word with one letter wrong, missing, added or exchanged is recognised", .tags(.slow))
  func typos() {
    var random = Random(seed: 1, stream: 41)
    for word in Self.known where word.count >= 4 {
      for _ in 0..<20 {
        var letters = Array(word)
        let place = random.below(letters.count)
        switch random.below(4) {
        case 0: letters[place] = "q"
        case 1: letters.remove(at: place)
        case 2: letters.insert("q", at: place)
        default: letters.swapAt(place, max(place - 1, 0))
        }
        let meant = Suggestion.nearest(to: String(letters), among: Self.known)
        #expect(meant != nil, "\(String(letters))")
      }
      #expect(Suggestion.nearest(to: word, among: Self.known) == word)
    }
    #expect(Suggestion.nearest(to: "replya", among: Self.known) == "replay")
    #expect(Suggestion.nearest(to: "SINGLE-transition", among: Self.known) == "single-transition")
    #expect(Suggestion.nearest(to: "compl", among: Self.known) == nil)
    #expect(Suggestion.nearest(to: "complet", among: ["replay", "completions"]) == "completions")
  }

  @Test("nothing is suggested for a word that is like none")
  func nothing() {
    for word in ["", "x", "zzzzzz", "completely different", String(repeating: "a", count: 10_000)] {
      #expect(Suggestion.nearest(to: word, among: Self.known) == nil, "\(word)")
    }
  }

  @Test("an error suggests one word, and lists no more than six")
  func errors() {
    let typed: [(UsageError, String)] = [
      (
        .unknownCommand("mutnats", known: Navfuzz.program.commands.map(\.name)),
        "did you mean mutants?"
      ),
      (
        .unknownOption("--rooter", known: Options.fuzzing.map(\.text.name)),
        "did you mean --router?"
      ),
    ]
    for (error, meant) in typed { #expect(error.sentence.contains(meant)) }
    for arguments in [["--router", "cora"], ["--faults", "slwo"], ["--judge", "all,-livenes"]] {
      do throws(UsageError) {
        _ = try Options.parse(arguments, by: Options.fuzzing, allowsPaths: false)
        Issue.record("\(arguments) was taken")
      } catch {
        #expect(error.sentence.contains("did you mean "), "\(error.sentence)")
        #expect(error.sentence.utf8.count < 200)
      }
    }
  }
}
