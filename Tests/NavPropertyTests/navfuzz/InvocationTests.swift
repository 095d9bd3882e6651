import Foundation
import Testing

@testable import NavEngine
@testable import NavProgram
@testable import navfuzz

@Suite("Lines to paste")
struct InvocationTests {
  @Test("a shell reads a quoted word as the word, and the line moves no cursor")
  func quoted() throws {
    var random = Random(seed: 1, stream: 44)
    var words = HostileText.pieces + ["", "a b", "it's", "$HOME", "navfuzz-failures/a.nav"]
    for _ in 0..<100 { words.append(HostileText.draw(&random)) }
    // No argument can contain a zero byte.
    words.removeAll { $0.utf8.contains(0) }
    let quoted = words.map(Invocation.quoted)
    #expect(quoted.allSatisfy(HostileText.isHarmless))
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["bash", "-c", "printf '%s\\0' " + quoted.joined(separator: " ")]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let printed = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let read = printed.split(separator: 0, omittingEmptySubsequences: false).dropLast()
    #expect(read.count == words.count)
    for (bytes, word) in zip(read, words) { #expect(Array(bytes) == Array(word.utf8)) }
    #expect(Invocation.quoted("navfuzz-failures/a.nav") == "navfuzz-failures/a.nav")
  }
}
