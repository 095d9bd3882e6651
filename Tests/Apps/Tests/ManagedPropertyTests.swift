import Testing

/// What an app's own classes leave to Core Data.
@Suite struct ManagedPropertyTests {
  @Test("what other modules see is public, so that an optimizer may call it from their code")
  func visible() {
    // In one word, the plugin would read it here.
    let kept = "@NS" + "Managed"
    let text = """
      public class Hero: NSManagedObject {
        \(kept) public var name: String
        \(kept) var age: Int64
      }
      public extension Hero {
        \(kept) var team: String?
        \(kept) internal var note: String?
      }
      """
    let lines = ManagedProperties(in: [text]).lines(inModule: "App", classes: ["Hero"])
    let functions = lines.filter { $0.contains("read_") }.map { line in
      line.contains("public final func") ? "public" : "internal"
    }
    #expect(functions == ["public", "internal", "public", "internal"])
  }
}
