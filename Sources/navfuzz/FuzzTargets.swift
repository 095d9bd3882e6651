import NavSim

// Built by .ci/build-fuzzers only: libFuzzer then has the process, and calls what is here.
#if FUZZING
  import Foundation
  import NavCore
  import NavSim

  /// What libFuzzer calls for every input, under the name that the program goes by: `parsers` for
  /// the readers of texts, anything else for scenarios.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    if FuzzTarget.readsTexts {
      FuzzTarget.readText(bytes)
    } else {
      FuzzTarget.playScenario(bytes)
    }
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

    static let fuzzer: Fuzzer = {
      do {
        return try Fuzzer(setup)
      } catch {
        give(up: ["the router cannot be set up: \(error)"])
      }
    }()

    static func playScenario(_ bytes: [UInt8]) {
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

    static func readText(_ bytes: [UInt8]) {
      let text = String(decoding: bytes, as: UTF8.self)
      if let objection = TextRoundTrip.objection(to: text) { give(up: [objection]) }
    }

    /// Says what is wrong and ends the process as libFuzzer expects it of a failing input.
    static func give(up lines: [String]) -> Never {
      Terminal.print(lines)
      abort()
    }
  }
#endif
