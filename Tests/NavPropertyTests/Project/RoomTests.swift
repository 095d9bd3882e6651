import Foundation
import Testing

/// The rooms of the project, in the order in which the architecture lists them.
@Suite("Rooms")
struct RoomTests {
  private static func listed() throws -> [String] {
    try Pages.rows("Sources/NavSim/NavSim.docc/Architecture.md").map { $0[0] }
  }

  private static func sources() throws -> [String: String] {
    let folder = Pages.root.appendingPathComponent("Sources").path
    var sources: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder)
    where path.hasSuffix(".swift") {
      sources[path] = try Pages.text("Sources/\(path)")
    }
    return sources
  }

  @Test("the architecture lists every folder with sources, and no other")
  func complete() throws {
    let folders = try Set(
      Self.sources().keys.map { $0.split(separator: "/").dropLast().joined(separator: "/") })
    let listed = try Self.listed().filter { $0.contains("/") || $0 == "navfuzz" }
    #expect(Set(listed) == folders)
    #expect(listed.count == folders.count)
  }

  @Test("no room names a type of a room that is listed after it")
  func order() throws {
    let violations = try Rooms(Self.sources()).violations(of: Self.listed())
    #expect(violations == [])
  }

  @Test(
    "a type or a macro of a later room is found, one in a comment, a string or behind a dot is none"
  )
  func planted() {
    let rooms = Rooms([
      "First/Use.swift": """
      /// Later
      struct Use<Element: Sendable> {
        let text = "Later \\(1) Later"
        let own = Own.Later.self
        let next: Later?
        let element: Element
        @Made var made = 0
      }
      struct Own {}
      """,
      "Second/Later.swift": """
      struct Later { @Made let use: Use<Int> }
      struct Element {}
      macro Made() = #externalMacro(module: "", type: "")
      """, "Third/Made.swift": "struct Made {}",
    ])
    #expect(
      rooms.violations(of: ["First", "Second", "Third"])
        == ["First/Use.swift: Later (Second)", "First/Use.swift: Made (Second)"])
    #expect(
      rooms.violations(of: ["Second", "Third"]) == ["First/Use.swift: in no room"])
  }
}
