import Foundation
import Testing

@testable import NavProgram

@Suite("Folder of failures")
struct FailureFolderTests {
  @Test("what was found gives way to what is small; what is known stays, whatever is found later")
  func known() throws {
    let path = NSTemporaryDirectory() + "failures-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var folder = FailureFolder(path)
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
    try folder.keep(asFound: "long", as: "long")
    #expect(try names() == ["long"])
    _ = try folder.keep("small", as: "small")
    #expect(try names() == ["small"])
    // Found as small as that, and let go of.
    try folder.keep(asFound: "small", as: "small")
    folder.forget()
    #expect(try names() == ["small"])
    // The same, and made to another.
    try folder.keep(asFound: "small", as: "small")
    _ = try folder.keep("other", as: "other")
    #expect(try names() == ["other", "small"])
  }
}
