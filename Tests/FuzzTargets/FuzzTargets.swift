import Foundation
import NavCore
import NavCoreFuzz

/// What libFuzzer calls for every input, under the name that the program goes by: `parsers` for
/// the readers of texts, anything else for scenarios.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  FuzzTarget.play(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}

private enum FuzzTarget {
  static let readsTexts =
    URL(fileURLWithPath: CommandLine.arguments.first ?? "").lastPathComponent
    .hasPrefix("parsers")

  static let setup: RouterSetup = {
    var setup = RouterSetup()
    if let name = ProcessInfo.processInfo.environment["NAVFUZZ_ROUTER"] {
      guard let router = RouterSetup.Name(rawValue: name) else {
        give(up: ["NAVFUZZ_ROUTER cannot be \"\(name)\"; see: navfuzz list routers"])
      }
      setup.name = router
    }
    return setup
  }()

  static let fuzzer = Fuzzer(setup)

  static func play(_ bytes: [UInt8]) {
    if readsTexts { readText(bytes) } else { playScenario(bytes) }
  }

  private static func playScenario(_ bytes: [UInt8]) {
    let steps = ScenarioBytes.steps(of: bytes, tabCount: setup.tabCount)
    guard let violation = fuzzer.play(steps) else { return }
    let shrunk = fuzzer.shrink(steps, keeping: violation)
    let fixture = Fixture.failing(
      shrunk?.violation ?? violation, setup, origin: "libFuzzer", shrunk?.steps ?? steps)
    give(up: [
      "FAIL  \(violation.property)", "      expected  \(violation.expected)",
      "      seen      \(violation.seen)", "", FixturePrinter.print(fixture),
    ])
  }

  private static func readText(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let objection = TextRoundTrip.objection(to: text) { give(up: [objection]) }
  }

  /// Says what is wrong and ends the process as libFuzzer expects it of a failing input.
  static func give(up lines: [String]) -> Never {
    Terminal.print(lines)
    abort()
  }
}

// Built by .ci/build-fuzzers, libFuzzer has the process and calls what is above.
#if !FUZZING
  /// Plays inputs that libFuzzer has saved, without it: `fuzz-targets FILE...`.
  @main
  private enum Main {
    static func main() throws {
      for path in CommandLine.arguments.dropFirst() {
        FuzzTarget.play(Array(try Data(contentsOf: URL(fileURLWithPath: path))))
      }
    }
  }
#endif
