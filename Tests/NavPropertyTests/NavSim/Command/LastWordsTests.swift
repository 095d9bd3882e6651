import Foundation
import NavCore
import Testing

@testable import NavEngine
@testable import NavProgram

@Suite("Last words")
struct LastWordsTests {
  private static let here = FileManager.default.currentDirectoryPath

  private static let text = """
    a line of the router
    Swift/Array.swift:1350: Fatal error: Index out of range

    *** Signal 4: Backtracing from 0x7f061816df7f... done ***

    Thread 0 "exe" crashed:

      0                  0x00007f061816df7f _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra]             0x000055af6dc7fa0d Shop.push(_:) + 636 in shop at \(here)/App/Shop.swift:28:46
      2 [async]          0x000055af6dc80280 closure #3 in Shop.test(_:) in shop at /elsewhere/a b.swift:53
      3 [async] [thunk]  0x000055af6daf3aa0 thunk for @escaping in shop at //<compiler-generated>
      4 [async]          0x000055af6d9550b0 closure #2 in played(_:) in shop at /x/Sources/NavSim/A.swift:160
      5 [async]          0x000055af6d9550b0 main in shop at /x/Main.swift:1:2
    ...

    Backtrace took 0.42s
    """

  @Test("the reason and the router's own places are found, the innermost first")
  func places() {
    let words = LastWords(Self.text)
    #expect(words.reason == "Swift/Array.swift:1350: Fatal error: Index out of range")
    #expect(
      words.places == [
        "Shop.push(_:), App/Shop.swift:28:46",
        "closure #3 in Shop.test(_:), /elsewhere/a b.swift:53",
      ])
    #expect(words.lines.count == 3 && words.lines.allSatisfy { $0.hasPrefix("      ") })
  }

  @Test("where nothing but the simulation's own code has a place, that is said")
  func ownPlace() {
    let frame = "  4 [ra] 0x00005 Machine.go() + 1 in navfuzz at /x/Sources/NavSim/A.swift:1:2"
    #expect(LastWords(frame).places == ["Machine.go(), /x/Sources/NavSim/A.swift:1:2"])
    #expect(LastWords("").lines.isEmpty)
  }

  @Test(
    "whatever a process writes is read, and is shown without control characters", arguments: 0..<4)
  func damaged(seed: UInt64) {
    var random = Random(seed: seed, stream: 61)
    for _ in 0..<300 {
      var bytes = Array(Self.text.utf8)
      for _ in 0...random.below(40) {
        bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.below(256))
      }
      let words = LastWords(String(decoding: bytes, as: UTF8.self))
      #expect(words.places.count <= 4)
      for line in words.lines { #expect(line.unicodeScalars.allSatisfy { $0.value >= 32 }) }
    }
  }
}
